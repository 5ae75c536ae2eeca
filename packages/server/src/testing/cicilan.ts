import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { BarangMasuk } from '../features/barang/tambah/tambah.post.ts';
import type { Db } from '../platform/database/tx.ts';
import { SHOP } from './shop.ts';
import type { Isi } from './titipan.ts';

const CICIL = kindSchema(cicilan);

/** The necklace of the trade guide's example: 11,999,000 of gold, 417,500 ongkos; it cost 9,602,500. */
export const KALUNG: Partial<BarangMasuk> = {
  nama_barang: 'KALUNG',
  berat_asli: Dec.from('8.35'),
  nama_atribut: '',
  harga_atribut: Dec.zero,
  harga_modal: Dec.from(9_602_500),
};
/** Terms of that example, and what comes of them. */
export const HARGA_CICIL = 13_161_490;
export const DP = 2_650_000;
export const ANGSURAN = 1_752_000;

/** A shop that sells by instalments: a tray in gudang CICIL, and the terms of the example. */
export async function bukaCicilan({ db }: { readonly db: Db }): Promise<void> {
  const { kode_toko } = SHOP;
  await db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ($1, 'CICIL', 'CICIL', false)`,
    [kode_toko],
  );
  await db.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     values ($1, 'CC1', 'CC1', 'CICIL', 150, 0.25)`,
    [kode_toko],
  );
  await db.query(
    `insert into para_cicilan (kode_toko, _id, tenor, dp_persen, margin_persen, denda_persen, potongan_pelunasan_persen)
     values ($1, 'C6', 6, 20, 6, 2, 3), ($1, 'C3', 3, 10, 0, 2, 0)`,
    [kode_toko],
  );
}

/** What the shop calls today. */
export const pindahHari = ({ db }: { readonly db: Db }, hari: string): Promise<unknown> =>
  db.query('update hari_toko set tgl_system = $2 where kode_toko = $1', [SHOP.kode_toko, hari]);

let telepon = 81_200_000_000;

/** What is sent to sell pieces by instalments, to somebody who was never here: the law counts what one has bought. */
export const isiCicil = (kode: readonly string[], bayar: readonly Isi[], more: Isi = {}) =>
  CICIL.parse({
    kode_sales: 'SL01',
    pelanggan: { nama: 'BU TINI', no_hp: `0${(telepon += 1)}` },
    tenor: 6,
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
    bayar,
    ...more,
  });
