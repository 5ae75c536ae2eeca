import { useMemo } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { signed } from '../../../ui/signed.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { useUmur } from './kata.ts';
import type { Kiriman } from './panggilan.ts';

const KARTU: CardShape = { title: ['nomor_referensi'], amount: ['jumlah_rp'], state: 'umur' };

function useColumns(rows: readonly Kiriman[]): readonly Column<Kiriman>[] {
  const t = useT();
  const umur = useUmur();
  return useMemo(
    () => [
      { key: 'nomor_referensi', title: t('field.nomor_referensi'), text: (row) => row.nomor_referensi },
      { key: 'asal', title: t('field.asal_uang'), text: (row) => row.asal },
      { key: 'tgl_kirim', title: t('field.tgl_kirim'), text: (row) => formatDate(row.tgl_system) },
      { key: 'umur', title: t('field.umur'), text: (row) => umur(row.umur), sortBy: (row) => row.umur },
      { key: 'no_reff', title: t('field.no_reff'), text: (row) => row.no_reff },
      {
        key: 'jumlah_rp',
        title: t('field.jumlah_rp'),
        numeric: true,
        text: (row) => signed(row.jumlah_rp),
        sortBy: (row) => row.jumlah_rp,
        total: signed(rows.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0)),
      },
    ],
    [t, umur, rows],
  );
}

interface MenujuTabelProps {
  readonly rows: readonly Kiriman[];
  readonly onPilih: (nomor: string) => void;
}

/** Money that is on its way here, with its age; one is looked up by choosing it. */
export function MenujuTabel({ rows, onPilih }: MenujuTabelProps) {
  const t = useT();
  const columns = useColumns(rows);
  return (
    <DataTable<Kiriman>
      label={t('terima_uang.menuju')}
      cards={KARTU}
      columns={columns}
      rows={rows}
      rowKey={({ nomor_referensi }) => nomor_referensi}
      totalLabel={t('beranda.jumlah')}
      onOpen={({ nomor_referensi }) => onPilih(nomor_referensi)}
      empty={{ title: t('umum.tidak_ada_data'), text: t('terima_uang.menuju_kosong') }}
    />
  );
}
