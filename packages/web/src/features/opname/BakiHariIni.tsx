import { useMemo } from 'react';
import { formatDifference, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { BakiHariIni as Baris } from '@kilau/contract/features/opname/opname.wire.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useBakiHariIni } from './panggilan.ts';
import { TONE_TIMBANG } from './timbang-baris.ts';
import { readState } from '../../platform/read-state.ts';

const KARTU: CardShape = { title: ['nama_baki', 'kode_baki'], amount: ['qty'], state: 'keadaan' };

function useColumns(): readonly Column<Baris>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(() => {
    const keadaan = ({ keadaan: word }: Baris) =>
      word === null ? t('opname.belum_ditimbang') : t(`pilihan.keadaan_timbang.${word}`);
    return [
      { key: 'kode_gudang', title: t('laporan.gudang'), text: (row) => row.kode_gudang },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      {
        key: 'nama_baki',
        title: t('field.nama_baki'),
        text: (row) => [row.nama_baki, row.status_aktif ? '' : t('opname.tidak_dipakai')].filter(Boolean).join(' · '),
        cell: (row) => (
          <>
            {row.nama_baki} {row.status_aktif ? null : <Chip tone="warn">{t('opname.tidak_dipakai')}</Chip>}
          </>
        ),
      },
      {
        key: 'qty',
        title: t('opname.qty'),
        numeric: true,
        text: (row) => formatNumber(row.qty),
        sortBy: (row) => row.qty,
      },
      {
        key: 'qty_lain',
        title: t('opname.qty_lain'),
        numeric: true,
        text: (row) => (row.qty_lain === 0 ? '' : formatNumber(row.qty_lain)),
        sortBy: (row) => row.qty_lain,
      },
      {
        key: 'keadaan',
        title: t('opname.keadaan'),
        text: keadaan,
        cell: (row) => <Chip tone={row.keadaan === null ? 'plain' : TONE_TIMBANG[row.keadaan]}>{keadaan(row)}</Chip>,
      },
      {
        key: 'selisih',
        title: t('field.selisih'),
        numeric: true,
        text: (row) => (row.selisih === null ? '' : formatDifference(row.selisih, 3)),
        sortBy: (row) => row.selisih,
      },
      {
        key: 'selesai_pada',
        title: t('opname.waktu_timbang'),
        text: (row) =>
          row.selesai_pada === null
            ? ''
            : `${formatInstant(row.selesai_pada, toko.zona_waktu)}${row.dari_timbangan === false ? ` · ${t('opname.diketik')}` : ''}`,
      },
      {
        key: 'aktivitas',
        title: t('opname.aktivitas'),
        numeric: true,
        text: (row) => (row.no_timbang === null ? '' : formatNumber(row.aktivitas)),
        sortBy: (row) => row.aktivitas,
      },
    ];
  }, [t, toko.zona_waktu]);
}

/** The tray that comes next: the first one in use that nobody has weighed today. */
export const bakiBerikut = (rows: readonly Baris[]): Baris | undefined =>
  rows.find((row) => row.no_timbang === null && row.status_aktif);

interface BakiHariIniProps {
  /** Chooses a tray to be weighed; absent while one is on the scale. */
  readonly onPilih: ((baki: Baris) => void) | undefined;
}

/**
 * Every tray of the shop and how it was weighed today: what is left to close, and what moved after it was weighed. A
 * tray is chosen in the list; when it was weighed, the hand is on the next.
 */
export function BakiHariIni({ onPilih }: BakiHariIniProps) {
  const t = useT();
  const list = useBakiHariIni();
  const columns = useColumns();
  const rows = list.data ?? [];
  return (
    <Card grow>
      <DataTable<Baris>
        fill
        label={t('opname.baki_hari_ini')}
        cards={KARTU}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.kode_baki}
        {...readState(list)}
        searchable
        onOpen={onPilih}
        handAt={onPilih && bakiBerikut(rows)?.kode_baki}
        tone={(row) => (row.aktivitas > 0 ? 'warn' : row.keadaan === 'SELISIH' ? 'bad' : undefined)}
        totalLabel={t('opname.sudah_ditimbang', {
          sudah: rows.filter((row) => row.no_timbang !== null).length,
          jumlah: rows.length,
        })}
        empty={{ title: t('opname.data_tidak_tersedia'), text: t('opname.tanpa_baki') }}
      />
    </Card>
  );
}
