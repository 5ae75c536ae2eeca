import { useMemo } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { signed } from '../../../ui/signed.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { barisKey, type Baris, type useNonCash } from './panggilan.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['no_dokumen'], amount: ['seharusnya'], state: 'keadaan' };

function useColumns(rows: readonly Baris[]): readonly Column<Baris>[] {
  const t = useT();
  return useMemo(() => {
    const sum = (of: (row: Baris) => number) => signed(rows.reduce((all, row) => all + of(row), 0));
    return [
      { key: 'no_dokumen', title: t('field.no_dokumen'), text: (row) => row.no_dokumen },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl), sortBy: (row) => row.tgl },
      {
        key: 'umur',
        title: t('field.umur'),
        text: (row) => (row.umur <= 0 ? t('terima_uang.hari_ini') : t('terima_uang.umur', { hari: row.umur })),
        sortBy: (row) => row.umur,
      },
      { key: 'nama', title: t('field.nama'), text: (row) => row.nama },
      {
        key: 'cara',
        title: t('field.cara'),
        text: (row) => [t.of(`pilihan.jenis_bayar.${row.cara}`), row.no_kartu].filter(Boolean).join(' · '),
      },
      { key: 'no_rekening', title: t('field.no_rekening'), text: (row) => row.nama_rekening || row.no_rekening },
      {
        key: 'seharusnya',
        title: t('field.seharusnya'),
        numeric: true,
        text: (row) => signed(row.seharusnya),
        sortBy: (row) => row.seharusnya,
        total: sum((row) => row.seharusnya),
      },
      {
        key: 'selisih',
        title: t('field.selisih'),
        numeric: true,
        text: (row) => (row.selisih === null || row.selisih === 0 ? '' : signed(row.selisih)),
        sortBy: (row) => row.selisih,
        total: sum((row) => row.selisih ?? 0),
      },
      {
        key: 'keadaan',
        title: t('field.keadaan'),
        text: (row) =>
          [
            t.of(`pilihan.keadaan_non_cash.${row.keadaan}`),
            row.sebab === null ? '' : t.of(`pilihan.sebab_non_cash.${row.sebab}`),
            row.dicek_oleh ?? '',
          ]
            .filter(Boolean)
            .join(' · '),
      },
    ];
  }, [t, rows]);
}

interface NonCashTabelProps {
  readonly asked: ReturnType<typeof useNonCash>;
  readonly rows: readonly Baris[];
  /** Keys of what is ticked; nothing can be where the module is off. */
  readonly dicentang: ReadonlySet<string> | undefined;
  readonly onCentang: (keys: ReadonlySet<string>) => void;
  readonly onBuka: (row: Baris) => void;
}

/** Payments with their check, the oldest first. */
export function NonCashTabel({ asked, rows, dicentang, onCentang, onBuka }: NonCashTabelProps) {
  const t = useT();
  const columns = useColumns(rows);
  const bolehCek = dicentang !== undefined;
  return (
    <DataTable<Baris>
      label={t.of('page.validasi-non-cash')}
      {...readState(asked)}
      cards={KARTU}
      columns={columns}
      rows={rows}
      rowKey={barisKey}
      totalLabel={t('beranda.jumlah')}
      {...(bolehCek && { selected: dicentang, onSelect: onCentang })}
      handAt=""
      searchable
      fill
      csv="validasi-non-cash.csv"
      tone={({ keadaan, umur }) =>
        keadaan === 'SELISIH' ? 'bad' : keadaan === 'BELUM' && umur > 3 ? 'warn' : undefined
      }
      onOpen={onBuka}
      renderActions={(row) =>
        row.no_cek !== null ? (
          <ActionButton size="compact-xs" onClick={() => onBuka(row)}>
            {t('non_cash.lihat')}
          </ActionButton>
        ) : bolehCek ? (
          <ActionButton size="compact-xs" onClick={() => onBuka(row)}>
            {t('non_cash.selisih')}
          </ActionButton>
        ) : null
      }
      empty={{ title: t('umum.tidak_ada_data'), text: t('non_cash.kosong') }}
    />
  );
}
