import { useMemo } from 'react';
import type { LaciHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { jumlahkan, rupiah } from './angka.ts';

const KARTU: CardShape = { title: ['user_id'], amount: ['dihitung', 'buku'], state: 'keputusan' };

function useColumns(laci: readonly LaciHari[]): readonly Column<LaciHari>[] {
  const t = useT();
  return useMemo(() => {
    const money = (key: string, title: string, of: (row: LaciHari) => number | null): Column<LaciHari> => ({
      key,
      title,
      numeric: true,
      text: (row) => rupiah(of(row)),
      sortBy: of,
      total: rupiah(jumlahkan(laci.map(of))),
    });
    return [
      { key: 'user_id', title: t('tutup.laci'), text: (row) => row.user_id },
      money('awal', t('beranda.saldo_awal'), (row) => Number(row.awal)),
      // What the books said when it was counted: the difference is booked by then.
      money('buku', t('field.menurut_buku'), (row) => Number(row.buku) - Number(row.selisih ?? 0)),
      money('dihitung', t('field.dihitung'), (row) => (row.dihitung === null ? null : Number(row.dihitung))),
      money('selisih', t('field.selisih'), (row) => (row.selisih === null ? null : Number(row.selisih))),
      {
        key: 'keputusan',
        title: t('tutup.keputusan'),
        text: (row) => [row.dihitung_oleh, row.disetujui_oleh].filter(Boolean).join(' · '),
      },
    ];
  }, [t, laci]);
}

interface LaciTabelProps {
  readonly laci: readonly LaciHari[];
  readonly onHitung: (laci: string) => void;
}

/** Every drawer of the day: by the books, as counted, and what was decided on the difference. */
export function LaciTabel({ laci, onHitung }: LaciTabelProps) {
  const t = useT();
  const columns = useColumns(laci);
  return (
    <DataTable<LaciHari>
      label={t('tutup.hitungan_laci')}
      cards={KARTU}
      columns={columns}
      rows={laci}
      rowKey={({ user_id }) => user_id}
      totalLabel={t('beranda.jumlah')}
      tone={(row) => (row.no_hitung === null ? 'warn' : undefined)}
      onOpen={({ user_id }) => onHitung(user_id)}
      renderActions={({ user_id }) => (
        <ActionButton size="compact-xs" onClick={() => onHitung(user_id)}>
          {t('tutup.hitung')}
        </ActionButton>
      )}
      empty={{ title: t('umum.tidak_ada_data'), text: t('tutup.tanpa_laci') }}
    />
  );
}
