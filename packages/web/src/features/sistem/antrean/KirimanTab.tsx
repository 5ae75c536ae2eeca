import { useMemo, useState } from 'react';
import { KEADAAN_KIRIMAN, type KeadaanKiriman } from '@kilau/contract/core/antrean.ts';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { Kiriman } from '@kilau/contract/features/sistem/antrean.ts';
import { useKeys } from '../../../platform/keys.ts';
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
import { useKirimLagi, useKiriman } from './panggilan.ts';
import { SaringKeadaan } from './SaringKeadaan.tsx';
import { UjiForm } from './UjiForm.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['dokumen', 'tujuan', 'saluran'], state: 'keadaan' };

const TONES: Readonly<Record<KeadaanKiriman, Tone>> = {
  MENUNGGU: 'info',
  GAGAL: 'warn',
  MENYERAH: 'bad',
  TERKIRIM: 'good',
};
const mayGoAgain = ({ keadaan }: Kiriman): boolean => keadaan === 'GAGAL' || keadaan === 'MENYERAH';

/** What became of it, in a sentence. */
function keteranganOf({ keadaan, galat, terkirim, lagi_pada }: Kiriman, t: Translate, time: (at: string) => string) {
  if (terkirim !== null) return t('antrean.diterima', { waktu: time(terkirim) });
  if (galat === null) return '';
  const sentence = t.of(`galat_kirim.${galat.kode}`, {
    status: galat.status ?? '',
    ref: galat.ref ?? '',
    sebab: galat.sebab === undefined ? '' : t.of(`sebab_gateway.${galat.sebab}`),
  });
  return keadaan === 'GAGAL' ? t('antrean.lagi_pada', { galat: sentence, waktu: time(lagi_pada) }) : sentence;
}

function useColumns(): readonly Column<Kiriman>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo((): readonly Column<Kiriman>[] => {
    const time = (at: string): string => formatInstant(at, toko.zona_waktu);
    return [
      {
        key: 'keadaan',
        title: t('antrean.keadaan'),
        text: (row) => t(`keadaan_kiriman.${row.keadaan}`),
        cell: (row) => <Chip tone={TONES[row.keadaan]}>{t(`keadaan_kiriman.${row.keadaan}`)}</Chip>,
        sortable: false,
      },
      { key: 'dibuat', title: t('antrean.dibuat'), text: (row) => time(row.dibuat), sortable: false },
      { key: 'saluran', title: t('antrean.saluran'), text: (row) => t(`saluran.${row.saluran}`), sortable: false },
      { key: 'tujuan', title: t('antrean.tujuan'), text: (row) => row.tujuan, sortable: false },
      { key: 'dokumen', title: t('antrean.dokumen'), text: (row) => row.nomor ?? '', sortable: false },
      {
        key: 'percobaan',
        title: t('antrean.percobaan'),
        numeric: true,
        text: (row) => formatNumber(row.percobaan),
        sortable: false,
      },
      {
        key: 'keterangan',
        title: t('antrean.keterangan'),
        text: (row) => keteranganOf(row, t, time),
        cell: (row) => <span className={css.utuh}>{keteranganOf(row, t, time)}</span>,
        sortable: false,
      },
    ];
  }, [t, toko.zona_waktu]);
}

function openUji(title: string, alamat: string): void {
  openDialog({ title, size: 'P', content: (close) => <UjiForm alamat={alamat} onClose={close} /> });
}

/** What waits, failed, was given up and was delivered, and the way to send it again. */
export function KirimanTab() {
  const t = useT();
  const [keadaan, setKeadaan] = useState<KeadaanKiriman>();
  const list = useKiriman(keadaan);
  const columns = useColumns();
  const lagi = useKirimLagi(({ tujuan }) => toast(t('antrean.akan_dikirim', { tujuan }), 'good'));
  const rows = list.data?.pages.flatMap((page) => page.data);
  const jumlah = list.data?.pages[0]?.jumlah;
  const uji = () => openUji(t('antrean.uji'), rows?.find((row) => row.saluran === 'UJI')?.tujuan ?? '');
  useKeys([{ key: 'F2', label: t('antrean.uji'), main: true, run: uji }]);
  return (
    <Card grow>
      <DataTable
        fill
        label={t('antrean.kiriman')}
        cards={KARTU}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        {...readPages(list)}
        empty={
          keadaan === undefined
            ? {
                title: t('antrean.kosong'),
                text: t('antrean.kosong_isi'),
                actions: (
                  <ActionButton primary onClick={uji}>
                    {t('antrean.uji')}
                  </ActionButton>
                ),
              }
            : { title: t('antrean.kosong_saring') }
        }
        toolbar={
          <div className={css.bar}>
            <SaringKeadaan
              semua={KEADAAN_KIRIMAN}
              kata="keadaan_kiriman"
              jumlah={jumlah}
              keadaan={keadaan}
              onChange={setKeadaan}
            />
            <ActionButton shortcut="F2" onClick={uji}>
              {t('antrean.uji')}
            </ActionButton>
          </div>
        }
        renderActions={(row) =>
          mayGoAgain(row) ? (
            <ActionButton
              size="compact-sm"
              aria-label={`${t('antrean.kirim_lagi')} ${row.tujuan}`}
              disabled={lagi.isPending}
              onClick={() => lagi.mutate(row.id)}
            >
              {t('antrean.kirim_lagi')}
            </ActionButton>
          ) : null
        }
      />
    </Card>
  );
}
