import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { api } from '../../../platform/api.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { BarangJual, Halaman } from '../wire.ts';
import css from './sale.module.css';

/** A piece in the list of stock. */
type BarangStok = Pick<
  BarangJual,
  'kode_barcode' | 'nama_barang' | 'kode_group' | 'kode_baki' | 'kadar' | 'berat' | 'size' | 'foto'
> & { readonly harga_total: number | null };

const KARTU: CardShape = { title: ['nama_barang'], amount: ['harga_total'], state: 'berat', picture: 'foto' };
const TYPING_MS = 150;
const FOUND = 50;

function useColumns(): readonly Column<BarangStok>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'foto',
        title: t('field.foto'),
        text: () => '',
        cell: ({ kode_barcode, foto }) => (
          <span className={css.foto}>
            <FotoBarang kode_barcode={kode_barcode} foto={foto} alt="" />
          </span>
        ),
        sortable: false,
        screenOnly: true,
      },
      { key: 'kode_barcode', title: t('penjualan.barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('field.kode_group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('field.kode_baki'), text: (row) => row.kode_baki },
      { key: 'size', title: t('field.size'), text: (row) => row.size },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      {
        key: 'harga_total',
        title: t('penjualan.harga_hari_ini'),
        numeric: true,
        text: ({ harga_total }) => (harga_total === null ? '-' : formatNumber(harga_total)),
        cell: ({ harga_total }) => <strong>{harga_total === null ? '-' : formatNumber(harga_total)}</strong>,
        sortBy: ({ harga_total }) => harga_total,
      },
    ],
    [t],
  );
}

/** Goods in stock by name, barcode or code: type, arrows, Enter. Enter in the search takes the first. */
export function GoodsSearch({ onPick }: { readonly onPick: (kode_barcode: string) => void }) {
  const t = useT();
  const columns = useColumns();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useInfiniteQuery({
    queryKey: ['barang', 'cari', words],
    queryFn: ({ pageParam, signal }) =>
      api.get<Halaman<BarangStok>>(
        'barang',
        { q: words, status: 'TERSEDIA', limit: FOUND, after: pageParam, dengan_harga: true },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.pages.flatMap((page) => page.data) ?? [];
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = rows;
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !first || words !== typed.trim()) {
      return;
    }
    event.preventDefault();
    onPick(first.kode_barcode);
  };
  return (
    <div className={css.search} role="presentation" onKeyDown={onKeyDown}>
      <DataTable
        fill
        label={t('penjualan.cari_barang')}
        columns={columns}
        cards={KARTU}
        rows={rows}
        rowKey={(row) => row.kode_barcode}
        status={found.isPending ? 'loading' : found.isError ? 'failed' : 'ready'}
        error={found.isError ? problemText(found.error) : undefined}
        onRetry={() => void found.refetch()}
        searchable
        searchFirst
        query={typed}
        onQuery={setTyped}
        onOpen={(row) => onPick(row.kode_barcode)}
        more={{ has: found.hasNextPage, loading: found.isFetchingNextPage, load: () => void found.fetchNextPage() }}
        empty={{ title: t('penjualan.stok_kosong') }}
      />
    </div>
  );
}
