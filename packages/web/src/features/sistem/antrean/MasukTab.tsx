import { useMemo, useState } from 'react';
import { KEADAAN_MASUK, type KeadaanMasuk } from '@kilau/contract/core/antrean.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import type { Masuk } from '@kilau/contract/features/sistem/antrean.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { MenyerahForm } from './MenyerahForm.tsx';
import { useMasuk, usePutuskan } from './panggilan.ts';
import { SaringKeadaan } from './SaringKeadaan.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['dokumen', 'asal'], state: 'keadaan' };

const TONES: Readonly<Record<KeadaanMasuk, Tone>> = {
  MENUNGGU: 'info',
  SELISIH: 'warn',
  MENYERAH: 'bad',
  DITERIMA: 'good',
};

/** What it waits for, why it does not fit, or why somebody gave it up. */
function keteranganOf({ keadaan, sebelum, keterangan, oleh }: Masuk, t: Translate): string {
  if (keadaan === 'MENUNGGU' && sebelum > 0) return t('antrean.menunggu_ke', { ke: sebelum });
  return oleh === null ? keterangan : `${oleh}: ${keterangan}`;
}

function useColumns(): readonly Column<Masuk>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    (): readonly Column<Masuk>[] => [
      {
        key: 'keadaan',
        title: t('antrean.keadaan'),
        text: (row) => t(`keadaan_masuk.${row.keadaan}`),
        cell: (row) => <Chip tone={TONES[row.keadaan]}>{t(`keadaan_masuk.${row.keadaan}`)}</Chip>,
        sortable: false,
      },
      {
        key: 'dibuat',
        title: t('antrean.datang'),
        text: (row) => formatInstant(row.dibuat, toko.zona_waktu),
        sortable: false,
      },
      { key: 'dari', title: t('antrean.dari'), text: (row) => row.dari_toko, sortable: false },
      { key: 'asal', title: t('antrean.asal'), text: (row) => `${row.nomor} / ${row.ke}`, sortable: false },
      { key: 'dokumen', title: t('antrean.dokumen'), text: (row) => row.nomor_sini, sortable: false },
      { key: 'perbuatan', title: t('antrean.perbuatan'), text: (row) => row.perbuatan, sortable: false },
      {
        key: 'keterangan',
        title: t('antrean.keterangan'),
        text: (row) => keteranganOf(row, t),
        cell: (row) => <span className={css.utuh}>{keteranganOf(row, t)}</span>,
        sortable: false,
      },
    ],
    [t, toko.zona_waktu],
  );
}

function openMenyerah(title: string, masuk: Masuk): void {
  openDialog({ title, size: 'P', content: (close) => <MenyerahForm masuk={masuk} onClose={close} /> });
}

/** What a person may do with a message that does not fit. */
function Keputusan({ masuk }: { readonly masuk: Masuk }) {
  const t = useT();
  const putuskan = usePutuskan(() => toast(t('antrean.dicoba_lagi', { nomor: masuk.nomor }), 'good'));
  const lepaskan = `${t('antrean.lepaskan')} ${masuk.nomor}`;
  return (
    <span className={css.bar}>
      <ActionButton
        size="compact-sm"
        aria-label={`${t('antrean.coba_lagi')} ${masuk.nomor}`}
        disabled={putuskan.isPending}
        onClick={() => putuskan.mutate({ id: masuk.id })}
      >
        {t('antrean.coba_lagi')}
      </ActionButton>
      <ActionButton size="compact-sm" aria-label={lepaskan} onClick={() => openMenyerah(lepaskan, masuk)}>
        {t('antrean.lepaskan')}
      </ActionButton>
    </span>
  );
}

/** What other shops have told of their papers: what waits, does not fit, was given up and was taken. */
export function MasukTab() {
  const t = useT();
  const [keadaan, setKeadaan] = useState<KeadaanMasuk>();
  const list = useMasuk(keadaan);
  const columns = useColumns();
  return (
    <Card grow>
      <DataTable
        fill
        label={t('antrean.masuk')}
        cards={KARTU}
        columns={columns}
        rows={list.data?.pages.flatMap((page) => page.data)}
        rowKey={(row) => row.id}
        {...readPages(list)}
        empty={
          keadaan === undefined
            ? { title: t('antrean.masuk_kosong'), text: t('antrean.masuk_kosong_isi') }
            : { title: t('antrean.masuk_kosong_saring') }
        }
        toolbar={
          <div className={css.bar}>
            <SaringKeadaan
              semua={KEADAAN_MASUK}
              kata="keadaan_masuk"
              jumlah={list.data?.pages[0]?.jumlah}
              keadaan={keadaan}
              onChange={setKeadaan}
            />
          </div>
        }
        renderActions={(row) => (row.keadaan === 'SELISIH' ? <Keputusan masuk={row} /> : null)}
      />
    </Card>
  );
}
