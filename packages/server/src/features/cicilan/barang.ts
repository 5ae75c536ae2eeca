import { Dec } from '@kilau/contract/core/dec.ts';
import type { Done, Work } from '../../engine/paper/kind.ts';
import type { Place } from '../../ledger/entry.ts';
import { barangBerubah, type Lawan } from '../../trade/barang/langkah.ts';
import { lawanPindah } from '../../trade/barang/pindah.ts';
import type { BarangKe } from '../../trade/barang/titip.ts';
import { assertTersedia } from '../../trade/barang/tersedia.ts';
import { bakiDijual, pegangBakiAsal, pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import { pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';
import type { Cicilan } from './keadaan.ts';
import { JENIS } from './susun.ts';

/** Where a piece stays until it is paid, and where it lay. */
export interface Baris extends Place {
  readonly kode_barcode: string;
  /** As it was sold. */
  readonly kadar: Dec;
  readonly gudang_asal: string;
  readonly baki_asal: string;
}

/** The lines of a paper, as its last version says. */
export const barisBarang = ({ tx, context }: Work, { nomor, isi }: Cicilan): Promise<Baris[]> =>
  tx.query<Baris>(
    `select kode_barcode, kadar, kode_gudang, kode_baki, gudang_asal, baki_asal from cicil_barang
     where kode_toko = $1 and nomor = $2 and ke = $3 order by kode_barcode`,
    [context.shop.kode_toko, nomor, isi],
  );

/** Where each piece goes back to: to one tray that sells, or to its own. */
export async function tujuanBarang(work: Work, baris: readonly Baris[], kode_baki: string | null): Promise<BarangKe[]> {
  const { tx, context } = work;
  const tujuan = await bakiDijual(tx, context.shop.kode_toko, kode_baki);
  const ke = baris.map(({ kode_barcode, gudang_asal, baki_asal }) => ({
    kode_barcode,
    ...(tujuan ?? { kode_gudang: gudang_asal, kode_baki: baki_asal }),
  }));
  if (!tujuan) await pegangBakiAsal(tx, context.shop.kode_toko, ke);
  return ke;
}

/** What the gold of the pieces is worth today. @throws Problem `harga_belum_diatur` */
export async function nilaiHariIni({ tx, context }: Work, baris: readonly Baris[]): Promise<Dec> {
  const kode = baris.map(({ kode_barcode }) => kode_barcode);
  const barang = await pegangBarangJual(tx, context.shop.kode_toko, kode);
  return Dec.sum([...barang.values()].map((piece) => hargaJual(context, piece).jual.harga_jual));
}

/**
 * The pieces of an auction that is taken back: each must still lie free in the tray that it went to, as it was sold.
 * @returns where they go, and what becomes of the entries of the auction: a piece may have got another cost.
 * @throws Problem `barang_berubah`, and in words that name who has it.
 */
export async function barangDilelang(
  work: Work,
  paper: Cicilan,
  { aksi, ke }: Done,
): Promise<{ readonly baris: readonly Baris[]; readonly lawan: Lawan }> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const baris = await barisBarang(work, paper);
  const tempat = await tx.query<BarangKe>(
    `select e.kode_barcode, e.kode_gudang, e.kode_baki from posting p
     join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and p.aksi = $4 and e.akun = 'STOK' and e.aset = 'PCS'
       and e.jumlah > 0`,
    [kode_toko, JENIS, paper.nomor, `${aksi} ${ke}`],
  );
  const semula = new Map(tempat.map((row) => [row.kode_barcode, row.kode_baki]));
  const dijual = new Map(baris.map((row) => [row.kode_barcode, row.kadar]));
  const barang = await pegangBarangJual(
    tx,
    kode_toko,
    baris.map(({ kode_barcode }) => kode_barcode),
  );
  for (const [kode_barcode, piece] of barang) {
    assertTersedia(kode_barcode, piece);
    const sama = piece.kode_baki === semula.get(kode_barcode) && dijual.get(kode_barcode)?.eq(piece.kadar);
    if (!sama) throw barangBerubah(kode_barcode);
  }
  await pegangBakiTujuan(tx, kode_toko, baris);
  return { baris, lawan: lawanPindah([...barang.values()]) };
}
