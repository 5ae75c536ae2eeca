import { useMemo } from 'react';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { KeadaanKerja, PekerjaanBaris } from '@kilau/contract/features/sistem/antrean.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { toast } from '../../../ui/dialog/toasts.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { useJalankan, usePekerjaan } from './panggilan.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['pekerjaan'], state: 'keadaan' };

const TONES: Readonly<Record<KeadaanKerja, Tone>> = {
  BERJALAN: 'info',
  SELESAI: 'good',
  GAGAL: 'bad',
  DIMINTA: 'info',
  BELUM: 'plain',
};
const keadaanOf = ({ keadaan, diminta }: PekerjaanBaris): KeadaanKerja =>
  diminta !== null && keadaan !== 'BERJALAN' ? 'DIMINTA' : (keadaan ?? 'BELUM');

function hasilText({ kunci, hasil, galat }: PekerjaanBaris, t: Translate): string {
  if (galat !== null) return t('antrean.galat_kerja', { ref: galat });
  return hasil === null ? '' : t(`hasil_pekerjaan.${kunci}`, hasil);
}

const untukText = ({ untuk }: PekerjaanBaris, t: Translate): string =>
  t(untuk === 'toko' ? 'antrean.untuk_toko' : 'antrean.untuk_semua');

const lamaText = ({ mulai, selesai }: PekerjaanBaris, t: Translate): string =>
  mulai === null || selesai === null
    ? ''
    : t('antrean.detik', { detik: formatNumber((Date.parse(selesai) - Date.parse(mulai)) / 1000, 1) });

function useColumns(): readonly Column<PekerjaanBaris>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo((): readonly Column<PekerjaanBaris>[] => {
    const time = (at: string | null): string => (at === null ? '' : formatInstant(at, toko.zona_waktu));
    return [
      {
        key: 'pekerjaan',
        title: t('antrean.pekerjaan'),
        text: (row) => t(`pekerjaan.${row.kunci}`),
        cell: (row) => (
          <span className={css.kerja}>
            <strong>{t(`pekerjaan.${row.kunci}`)}</strong>
            <span className={css.hint}>{`${untukText(row, t)} · ${t(`hint_pekerjaan.${row.kunci}`)}`}</span>
          </span>
        ),
      },
      {
        key: 'keadaan',
        title: t('antrean.keadaan'),
        text: (row) => t(`keadaan_kerja.${keadaanOf(row)}`),
        cell: (row) => <Chip tone={TONES[keadaanOf(row)]}>{t(`keadaan_kerja.${keadaanOf(row)}`)}</Chip>,
      },
      { key: 'hasil', title: t('antrean.hasil'), text: (row) => hasilText(row, t) },
      {
        key: 'terakhir',
        title: t('antrean.terakhir'),
        text: (row) => time(row.mulai),
        cell: (row) => (
          <span className={css.kerja}>
            {time(row.mulai)}
            {row.server === null ? null : <span className={css.hint}>{row.server}</span>}
          </span>
        ),
        sortBy: (row) => row.mulai,
      },
      { key: 'lama', title: t('antrean.lama'), numeric: true, text: (row) => lamaText(row, t), sortable: false },
      { key: 'berikut', title: t('antrean.berikut'), text: (row) => time(row.berikut), sortBy: (row) => row.berikut },
    ];
  }, [t, toko.zona_waktu]);
}

/** What the program does by the clock: when it did so last, with what result, and when it will again. */
export function PekerjaanTab() {
  const t = useT();
  const list = usePekerjaan();
  const columns = useColumns();
  const jalankan = useJalankan((kunci) =>
    toast(t('antrean.akan_jalan', { pekerjaan: t(`pekerjaan.${kunci}`) }), 'good'),
  );
  return (
    <Card grow>
      <DataTable
        fill
        label={t('antrean.pekerjaan')}
        cards={KARTU}
        columns={columns}
        rows={list.data}
        rowKey={(row) => row.kunci}
        {...readState(list)}
        renderActions={(row) => (
          <ActionButton
            size="compact-sm"
            aria-label={`${t('antrean.jalankan')} ${t(`pekerjaan.${row.kunci}`)}`}
            disabled={jalankan.isPending || keadaanOf(row) === 'DIMINTA' || row.keadaan === 'BERJALAN'}
            onClick={() => jalankan.mutate(row.kunci)}
          >
            {t('antrean.jalankan')}
          </ActionButton>
        )}
      />
    </Card>
  );
}
