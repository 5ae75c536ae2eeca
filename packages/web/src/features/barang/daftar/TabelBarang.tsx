import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { BarangRingkas, RingkasStok } from '@kilau/contract/features/barang/barang.wire.ts';
import { peganganBarang, tampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { useCan } from '../../../platform/session.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { CSV_NAME, downloadBlob } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column, EmptyNote } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import { barangCalls } from '../calls.ts';
import { BeratDaftar } from '../BeratDaftar.tsx';
import { StatusBarang } from '../StatusBarang.tsx';
import { FILTER_AWAL, type Daftar } from './use-daftar.ts';
import { readPages } from '../../../platform/read-state.ts';

export const CARI = 'cari-data-barang';
const PATH = '/data-barang';
const KARTU: CardShape = { title: ['nama_barang'], amount: ['berat'], state: 'status', picture: 'foto' };

/** The columns; beside an open card only those that tell pieces apart. */
function useColumns(
  sempit: boolean,
  stok: boolean,
  ringkas: RingkasStok | undefined,
): readonly Column<BarangRingkas>[] {
  const t = useT();
  return useMemo(() => {
    const more = (columns: readonly Column<BarangRingkas>[]) => (sempit ? [] : columns);
    const plain = (key: 'kode_intern' | 'kode_group' | 'kode_dept' | 'size'): Column<BarangRingkas> => ({
      key,
      title: t(`field.${key}`),
      text: (row) => row[key],
      sortable: false,
    });
    return [
      ...more([
        {
          key: 'foto',
          title: t('field.foto'),
          text: () => '',
          sortable: false,
          screenOnly: true,
          cell: (row) => (
            <span className={css.kecil}>
              <FotoBarang kode_barcode={row.kode_barcode} foto={row.foto} alt="" />
            </span>
          ),
        },
      ]),
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      ...more([plain('kode_intern')]),
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      ...more([plain('kode_group'), plain('kode_dept')]),
      { key: 'kode_baki', title: t('field.kode_baki'), text: (row) => row.kode_baki },
      ...more([plain('size')]),
      { key: 'kadar', title: t('field.kadar'), numeric: true, sortable: false, text: (row) => formatPlain(row.kadar) },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        sortable: false,
        text: (row) => formatNumber(row.berat, 3),
        total: ringkas && formatNumber(ringkas.berat, 3),
        cell: (row) => <BeratDaftar teks={formatNumber(row.berat, 3)} manual={row.berat_manual} />,
      },
      {
        key: 'status',
        title: t('field.status'),
        sortable: false,
        text: (row) => t(`pilihan.status_barang.${tampilBarang(row)}`),
        cell: (row) => <StatusBarang barang={row} />,
      },
      // What lies in stock is told apart by when it came; what does not, by the document that took it.
      ...more([
        stok
          ? { key: 'tgl_masuk', title: t('field.tgl_masuk'), text: (row) => formatDate(row.tgl_masuk), sortable: false }
          : { key: 'pegangan', title: t('field.pegangan'), text: peganganBarang, sortable: false },
      ]),
    ];
  }, [t, sempit, stok, ringkas]);
}

/** Pages where the first pieces come in. */
const MASUK = ['/tambah-data-barang', '/tambah-barang-banyak'] as const;

/** What an empty list offers: a shop without pieces the way to its first ones, a filter without any to be opened. */
function useKosong({ filter, setFilter }: Daftar): EmptyNote {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const masuk = MASUK.filter((page) => can({ pages: [page] }));
  if (filter === FILTER_AWAL && masuk.length > 0) {
    return {
      title: t('barang.belum_ada'),
      text: t('barang.belum_ada_saran'),
      actions: masuk.map((page, index) => (
        <ActionButton key={page} primary={index === 0} onClick={() => void navigate({ to: page })}>
          {t.of(titleKey(page))}
        </ActionButton>
      )),
    };
  }
  return {
    title: t('barang.kosong'),
    text: t('barang.kosong_saran'),
    actions: <ActionButton onClick={() => setFilter(FILTER_AWAL)}>{t('barang.kosongkan_filter')}</ActionButton>,
  };
}

interface TabelBarangProps {
  readonly daftar: Daftar;
  /** Barcode of the card that is open beside it. */
  readonly terbuka: string;
  readonly onBuka: (kode_barcode: string) => void;
}

/** The pieces, page after page, searched and ordered by the server; totals come from the books. */
export function TabelBarang({ daftar, terbuka, onBuka }: TabelBarangProps) {
  const t = useT();
  const { list, query, typed, setTyped, sort, setSort } = daftar;
  const ringkas = list.data?.pages[0]?.ringkas;
  const columns = useColumns(
    terbuka !== '',
    daftar.filter.status === 'STOK' || daftar.filter.status === 'TERSEDIA',
    ringkas,
  );
  const exporting = useMutation({
    mutationFn: () => barangCalls.csv(query),
    onSuccess: (blob) => downloadBlob(CSV_NAME, blob),
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data]);
  const empty = useKosong(daftar);
  return (
    <DataTable
      fill
      cards={KARTU}
      label={t.of(titleKey(PATH))}
      columns={columns}
      rows={rows}
      count={ringkas?.jumlah}
      rowKey={(row) => row.kode_barcode}
      tone={(row) => (row.kode_barcode === terbuka ? 'gold' : undefined)}
      {...readPages(list)}
      searchable
      searchId={CARI}
      // The card of a piece has the hand, as long as it is open.
      handAt={terbuka === '' ? '' : undefined}
      query={typed}
      onQuery={setTyped}
      sort={sort}
      onSort={setSort}
      onOpen={(row) => onBuka(row.kode_barcode)}
      totalLabel={ringkas && t('barang.total', { jumlah: formatNumber(ringkas.jumlah) })}
      empty={empty}
      toolbar={
        <Button size="compact-sm" onClick={() => exporting.mutate()} loading={exporting.isPending}>
          CSV
        </Button>
      }
    />
  );
}
