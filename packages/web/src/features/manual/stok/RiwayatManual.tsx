import { useMemo } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import type { GerakManual, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { letakStok, useRiwayat } from './panggilan.ts';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['gerak', 'nomor'], amount: ['berat'] };

/** What a category of the books means, in words. */
const GERAK: Readonly<Record<string, LocaleKey | undefined>> = {
  'TAMBAH BARANG MANUAL': 'manual.gerak_tambah',
  'PINDAH BARANG MANUAL': 'manual.gerak_pindah',
  'HANCUR BARANG MANUAL': 'manual.gerak_hancur',
  'PENJUALAN MANUAL': 'manual.gerak_jual',
  'PEMBELIAN MANUAL': 'manual.gerak_beli',
};
const BATAL = 'BATAL ';

function artiGerak(t: Translate, kategori: string): string {
  const batal = kategori.startsWith(BATAL);
  const key = GERAK[batal ? kategori.slice(BATAL.length) : kategori];
  if (key === undefined) return kategori;
  return batal ? t('manual.gerak_batal', { gerak: t(key) }) : t(key);
}

function useColumns(): readonly Column<GerakManual>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl), sortable: false },
      { key: 'nomor', title: t('field.dokumen'), text: (row) => row.nomor, sortable: false },
      { key: 'gerak', title: t('manual.gerak'), text: (row) => artiGerak(t, row.kategori), sortable: false },
      { key: 'user_id', title: t('field.user_id'), text: (row) => row.user_id, sortable: false },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => row.kadar, sortable: false },
      { key: 'qty', title: t('field.qty'), numeric: true, text: (row) => formatNumber(row.qty), sortable: false },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(row.berat, 3),
        sortable: false,
      },
      {
        key: 'saldo_qty',
        title: t('field.stock_akhir'),
        numeric: true,
        text: (row) => formatNumber(row.saldo_qty),
        sortable: false,
      },
      {
        key: 'saldo_berat',
        title: t('field.gram_akhir'),
        numeric: true,
        text: (row) => formatNumber(row.saldo_berat, 3),
        sortable: false,
      },
    ],
    [t],
  );
}

/** Everything that ever happened to a group and type in a tray, newest first, out of the books. */
export function RiwayatManual({ stok }: { readonly stok: StokManual }) {
  const t = useT();
  const list = useRiwayat(stok);
  const columns = useColumns();
  return (
    <>
      <p className="muted">{t('manual.riwayat_semua_kadar')}</p>
      <DataTable<GerakManual>
        label={t('manual.riwayat', { letak: letakStok(stok) })}
        cards={KARTU}
        columns={columns}
        rows={list.data?.pages.flatMap((page) => page.data)}
        rowKey={(row) => String(row.urut)}
        {...readPages(list)}
        empty={{ title: t('manual.riwayat_kosong') }}
      />
    </>
  );
}
