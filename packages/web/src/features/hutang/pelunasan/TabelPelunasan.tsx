import { useMemo } from 'react';
import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { Baris, useMenunggu } from './panggilan.ts';
import { serentak } from './serentak.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['no_faktur_hutang', 'nama_customer'], amount: ['jumlah'], state: 'jenis' };

function useColumns(): readonly Column<Baris>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'no_faktur_hutang', title: t('field.no_faktur_hutang'), text: (row) => row.no_faktur_hutang },
      { key: 'nama_customer', title: t('field.nama'), text: (row) => row.nama_customer },
      { key: 'tgl_lunas', title: t('field.tgl_lunas'), text: (row) => formatDate(row.tgl_lunas) },
      {
        key: 'jumlah_hutang',
        title: t('field.jumlah_hutang'),
        numeric: true,
        text: (row) => formatRupiah(row.jumlah_hutang),
      },
      {
        key: 'bunga_pinjam',
        title: t('field.bunga_pinjam'),
        numeric: true,
        text: (row) => formatRupiah(row.bunga_pinjam),
      },
      {
        key: 'total_bayar',
        title: t('field.total_bayar'),
        numeric: true,
        text: (row) => formatRupiah(row.total_bayar),
      },
      { key: 'jenis', title: t('field.cara_bayar'), text: (row) => row.jenis },
      { key: 'jumlah', title: t('field.jumlah'), numeric: true, text: (row) => formatRupiah(row.jumlah) },
      { key: 'kode_sales_lunas', title: t('field.kode_sales_lunas'), text: (row) => row.kode_sales_lunas },
    ],
    [t],
  );
}

interface TabelPelunasanProps {
  readonly asked: ReturnType<typeof useMenunggu>;
  readonly label: string;
  readonly dicentang: ReadonlySet<string>;
  readonly onCentang: (keys: ReadonlySet<string>) => void;
  readonly onBuka: (nomor: string) => void;
}

/** Payments of redemptions that wait; all of an invoice are ticked together. */
export function TabelPelunasan({ asked, label, dicentang, onCentang, onBuka }: TabelPelunasanProps) {
  const t = useT();
  const rows = asked.data ?? [];
  return (
    <DataTable<Baris>
      label={label}
      {...readState(asked)}
      cards={KARTU}
      columns={useColumns()}
      rows={rows}
      rowKey={({ key }) => key}
      selected={dicentang}
      onSelect={(sesudah) => onCentang(serentak(rows, dicentang, sesudah))}
      handAt=""
      fill
      searchable
      onOpen={({ no_faktur_hutang }) => onBuka(no_faktur_hutang)}
      renderActions={({ no_faktur_hutang }) => (
        <ActionButton size="compact-xs" onClick={() => onBuka(no_faktur_hutang)}>
          {t('hutang.rincian_bayar')}
        </ActionButton>
      )}
      empty={{ title: t('hutang.data_tidak_ada'), text: t('hutang.tidak_ada_menunggu') }}
    />
  );
}
