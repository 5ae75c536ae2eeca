import { KIRIM_CUCI, TERIMA_CUCI } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import type { WorkContext } from '../platform/context.ts';
import { MASTERS_SEPUHAN } from './conformance/sepuhan-samples.ts';
import type { Db } from '../platform/database/tx.ts';
import { papersOf } from './papers.ts';
import { bukaBeli, isiBeli, KTP, luar } from './pembelian.ts';
import { atWork } from './shop.ts';

/** A shop that buys old gold unasked, by the gram, with nothing rounded: 1,150,000 of 70 %, 620,000 of 37.5 %. */
const PEMBELI = atWork('KASIR1', 'KASIR', { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false', PEMBULATAN: '1' });
const KODE: Readonly<Record<string, string>> = { '700': 'L70', '375': 'L37' };

/** What the small shop needs that refinishes: where sorted and melted goods lie, a goldsmith, prices of old gold. */
export async function bukaSepuhan(db: Db): Promise<void> {
  await bukaBeli(db);
  for (const statement of MASTERS_SEPUHAN) await db.query(statement);
  await db.query(
    `insert into kondisi_pembelian (kode_toko, kondisi_barang, jenis_potongan, potongan, persentase)
     values ('KL01', 'UTUH', 'RP', 0, 0)`,
  );
  await db.query(`insert into harga_beli (kode_toko, kode_harga, harga_per_gram) values ('KL01', 'L37', 620000)`);
}

/** Old gold that was bought: the purchase, and the barcodes that its goods were given, in the order of the lines. */
export async function dibeli(shop: { readonly db: Db }, barang: readonly (readonly [group: string, gram: number])[]) {
  const papers = papersOf(shop);
  const isi = isiBeli(
    barang.map(([kode_group, berat]) =>
      luar({ kode_group, berat, kode_harga: KODE[kode_group], kondisi_barang: 'UTUH' }),
    ),
    KTP,
  );
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isi, PEMBELI));
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi'));
  const rows = await shop.db.query<{ readonly kode_barcode: string }>(
    'select kode_barcode from beli_barang where nomor = $1 order by baris',
    [nomor],
  );
  return { nomor, kode: rows.map(({ kode_barcode }) => kode_barcode) };
}

/** The same at work in a shop that sends goods to be refinished, and refinishes those of others: with both pages. */
export function untukCuci({ actor, ...context }: WorkContext): WorkContext {
  const modules = new Map([...actor.modules, ['KIRIM_BARANG_MODULE', 'true'], ['SEPUHAN_MODULE', 'true']]);
  return { ...context, actor: { ...actor, modules, akses: new Set([...actor.akses, KIRIM_CUCI, TERIMA_CUCI]) } };
}
