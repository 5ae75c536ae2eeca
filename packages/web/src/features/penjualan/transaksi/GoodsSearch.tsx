import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { api } from '../../../platform/api.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { AksesorisJual, BarangJual, Halaman } from '../wire.ts';
import css from './sale.module.css';
import { readPages } from '../../../platform/read-state.ts';

/** A piece in the list of stock; of an accessory neither purity nor grams are told. */
type BarangStok = Pick<BarangJual, 'kode_barcode' | 'nama_barang' | 'kode_group' | 'kode_baki' | 'size' | 'foto'> & {
  readonly kadar: number | null;
  readonly berat: number | null;
  readonly harga_total: number | null;
};

/** An accessory as the list shows it, behind the pieces. */
const barisAksesoris = (aksesoris: AksesorisJual): BarangStok => ({
  kode_barcode: aksesoris.kode_barcode,
  nama_barang: aksesoris.nama_aksesoris,
  kode_group: '',
  kode_baki: aksesoris.kode_baki,
  size: '',
  foto: '',
  kadar: null,
  berat: null,
  harga_total: aksesoris.harga_jual,
});

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
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: ({ kadar }) => (kadar === null ? '' : formatPlain(kadar)),
      },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: ({ berat }) => (berat === null ? '' : formatNumber(berat, 3)),
      },
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

/** Goods in stock by name or code, accessories behind the pieces: type, arrows, Enter, which takes the first. */
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
  const aksesoris = useQuery({
    queryKey: ['barang', 'cari-aksesoris', words],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly AksesorisJual[] }>('penjualan/aksesoris', { q: words }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const barang = found.data?.pages.flatMap((page) => page.data) ?? [];
  const rows = words === '' ? barang : [...barang, ...(aksesoris.data?.data ?? []).map(barisAksesoris)];
  // What was found for other words is not what is meant: Enter takes the first of these words, once they are found.
  const lama = words !== typed.trim() || found.isPlaceholderData || (words !== '' && aksesoris.isPlaceholderData);
  const ditunggu = useRef(false);
  const [first] = rows;
  useEffect(() => {
    if (!ditunggu.current || lama) return;
    ditunggu.current = false;
    if (first) onPick(first.kode_barcode);
  }, [lama, first, onPick]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (lama) ditunggu.current = true;
    else if (first) onPick(first.kode_barcode);
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
        {...readPages(found)}
        searchable
        searchFirst
        query={typed}
        onQuery={(next) => {
          ditunggu.current = false;
          setTyped(next);
        }}
        onOpen={(row) => onPick(row.kode_barcode)}
        empty={{ title: t('penjualan.stok_kosong') }}
      />
    </div>
  );
}
