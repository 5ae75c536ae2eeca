import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import type { Work } from '../../engine/paper/kind.ts';
import {
  pegangBarang,
  pegangBebasDiBaki,
  pegangDibeli,
  type BarangBebas,
  type BarangDibeli,
} from '../../trade/barang/pegang.ts';

type Kirim = typeof kirimBarang;

/** The pieces that are sent, and those of the tray that stay. */
export async function dikirim(
  work: Work,
  { kode_baki, barang }: KindInput<Kirim>,
): Promise<{
  readonly bebas: readonly (BarangBebas & Partial<BarangDibeli>)[];
  readonly ditinggal: readonly string[];
}> {
  const { kode_toko } = work.context.shop;
  if ((kode_baki === null) === (barang.length === 0)) {
    throw new Problem('data_tidak_valid', {}, { barang: { rule: 'barang_atau_baki' } });
  }
  if (kode_baki === null) {
    const kode = barang.map(({ kode_barcode }) => kode_barcode);
    return { bebas: await pegangBarang(work.tx, kode_toko, kode), ditinggal: [] };
  }
  const baki = await pegangBebasDiBaki(work.tx, kode_toko, kode_baki);
  if (baki.bebas.length === 0) throw new Problem('baki_kosong', { kode_baki });
  return baki;
}

/** Bought pieces that lie unsorted, to be refinished there: each by itself. */
export function dikirimCuci(work: Work, { kode_baki, barang }: KindInput<Kirim>): Promise<BarangDibeli[]> {
  if (kode_baki !== null) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'baki_hanya_tersedia' } });
  }
  if (barang.length === 0) {
    throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  }
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  return pegangDibeli(work.tx, work.context.shop.kode_toko, kode);
}

/** How pieces leave and come back, by what they are sent for. */
export const langkahKirim = (jenis: string | null) =>
  jenis === 'CUCI'
    ? ({ pergi: 'kirim_beli', pulang: 'kirim_kembali_beli' } as const)
    : ({ pergi: 'kirim', pulang: 'kirim_kembali' } as const);
