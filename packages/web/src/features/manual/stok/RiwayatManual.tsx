import { useCallback } from 'react';
import { GERAK_FIELDS, type GerakManual, type StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { useFieldColumns } from '../../../engine/cells/FieldCell.tsx';
import { readPages } from '../../../platform/read-state.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { letakStok, useRiwayat } from './panggilan.ts';

const KARTU: CardShape = { title: ['kategori', 'nomor'], amount: ['berat'] };

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

/** Everything that ever happened to a group and type in a tray, newest first, out of the books. */
export function RiwayatManual({ stok }: { readonly stok: StokManual }) {
  const t = useT();
  const list = useRiwayat(stok);
  const own = useCallback(
    ({ key }: Column<GerakManual>) => ({
      sortable: false,
      ...(key === 'kategori' && { text: (row: GerakManual) => artiGerak(t, row.kategori) }),
      ...(key === 'kadar' && { numeric: true }),
    }),
    [t],
  );
  return (
    <>
      <p className="muted">{t('manual.riwayat_semua_kadar')}</p>
      <DataTable<GerakManual>
        label={t('manual.riwayat', { letak: letakStok(stok) })}
        cards={KARTU}
        columns={useFieldColumns(GERAK_FIELDS, own)}
        rows={list.data?.pages.flatMap((page) => page.data)}
        rowKey={(row) => String(row.urut)}
        {...readPages(list)}
        empty={{ title: t('manual.riwayat_kosong') }}
      />
    </>
  );
}
