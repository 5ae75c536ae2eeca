import type { ReactNode } from 'react';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { stockCuciManual } from '@kilau/contract/features/sepuhan/stock-cuci-manual.kind.ts';
import { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { ListPage } from '../../engine/paper/ListPage.tsx';
import { api } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { useUser } from '../../platform/session.ts';
import type { BarangPindai } from '../../trade/isian/use-pindai.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';
import { PindaiPage } from './PindaiPage.tsx';
import type { HalamanSepuhan } from './use-sepuhan.ts';

const seg = encodeURIComponent;
const sebarang = async (path: string): Promise<readonly BarangPindai[]> => [await api.get<BarangPindai>(path)];

/** A bought piece by its barcode; by the number of a purchase all of it that lies unsorted. */
async function dibeli(kode: string): Promise<readonly BarangPindai[]> {
  try {
    return await sebarang(`barang/get/dibeli/${seg(kode)}`);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'barang_tidak_ditemukan') throw error;
    return api.get<readonly BarangPindai[]>(`barang/get/dibeli-pada/${seg(kode)}`);
  }
}
const dicuci = (kode: string, { no_kirim }: FormValues) =>
  sebarang(`barang/get/dicuci/${seg(String(no_kirim))}/${seg(kode)}`);
const bukaBatch = (nomor: string) => api.get<unknown>(`kirim-barang-cuci/${seg(nomor)}`);

const SORTIR: HalamanSepuhan = {
  kind: sortirPembelian,
  tanya: dibeli,
  cara: ['hasil'],
  isian: [],
  kepala: ['keterangan'],
};
const KIRIM: HalamanSepuhan = {
  kind: kirimBarangCuci,
  tanya: (kode) => sebarang(`barang/get/siap-cuci/${seg(kode)}`),
  cara: [],
  isian: [],
  kepala: ['kode_tukang', 'keterangan'],
};
const TERIMA_CUCI: HalamanSepuhan = {
  kind: terimaBarangCuci,
  tanya: dicuci,
  cara: [],
  isian: ['berat'],
  kepala: ['no_kirim', 'keterangan'],
  bukaBatch,
};
const TERIMA: HalamanSepuhan = {
  kind: terimaSepuhan,
  tanya: dicuci,
  cara: ['hasil'],
  isian: ['berat'],
  kepala: ['no_kirim', 'keterangan', 'abu', 'bayar'],
  bukaBatch,
};
const PINDAH: HalamanSepuhan = {
  kind: pindahSortir,
  tanya: (kode) => sebarang(`barang/get/siap-pindah/${seg(kode)}`),
  cara: ['kode_baki'],
  isian: ['nama_barang'],
  kepala: ['keterangan'],
  berlabel: true,
};

export const SortirPembelianPage = () => <PindaiPage halaman={SORTIR} />;
export const KirimBarangCuciPage = () => <PindaiPage halaman={KIRIM} />;
/** @param aksi what leads on to goods of branches. */
export const TerimaBarangCuciPage = ({ aksi }: { readonly aksi?: ReactNode }) => (
  <PindaiPage halaman={TERIMA_CUCI} aksi={aksi} />
);
export const TerimaSepuhanPage = () => <PindaiPage halaman={TERIMA} />;
export const PindahSortirPage = () => <PindaiPage halaman={PINDAH} />;

/** Bulk without barcodes: its form begins with a line, so that the hand gets to it with Enter alone. */
export function StockCuciManualPage() {
  const { tgl_system } = useUser();
  const start = { barang: [initialValues(stockCuciManual.rows.barang, tgl_system)] };
  return <ListPage kind={stockCuciManual} path={stockCuciManual.pages.create} rules={{ start }} />;
}
