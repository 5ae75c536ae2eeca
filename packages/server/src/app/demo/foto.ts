import { gantiFoto } from '../../features/barang/foto/foto.ts';
import type { Context } from '../../platform/context.ts';
import { gambarContoh, type Motif } from './katalog-gambar.ts';

/** How each type of jewellery is drawn. */
const MOTIF: Readonly<Record<string, Motif>> = {
  CN: 'cincin',
  KL: 'kalung',
  GL: 'gelang',
  AT: 'anting',
  LT: 'liontin',
  BR: 'liontin',
  KR: 'gelang',
};
/** Cloths that pieces are laid on. */
const KAIN = ['#f3e3bd', '#e2ece6', '#e5e9f4', '#f4e1e1', '#ece4f1', '#e8e8e2'] as const;
/** Degrees between two pieces: no two of a page lie alike. */
const PUTAR = 37;

/** So many pieces of each tray have their photo; the first ones of the shop, which lists begin with, all have. */
const PER_TRAY = 1;
const FIRST = 12;

/** Photographs some of the goods of a branch, each piece as it lies: thousands of pictures would take a minute. */
export async function fotoContohBarang(
  context: Pick<Context, 'db' | 'files' | 'shop' | 'actor' | 'now'>,
): Promise<void> {
  const pieces = await context.db.query<{ kode_barcode: string; kode_dept: string }>(
    `select kode_barcode, kode_dept from (
       select kode_barcode, kode_dept, row_number() over (order by kode_barcode) as ke,
         row_number() over (partition by kode_baki order by kode_barcode) as di_baki
       from barang where kode_toko = $1 and status = 'TERSEDIA' and klaim_nomor is null
     ) b where ke <= ${FIRST} or di_baki <= ${PER_TRAY} order by kode_barcode`,
    [context.shop.kode_toko],
  );
  await Promise.all(
    pieces.map(async ({ kode_barcode, kode_dept }, index) => {
      const rupa = {
        motif: MOTIF[kode_dept] ?? 'cincin',
        warna: KAIN[index % KAIN.length] ?? KAIN[0],
        putar: ((index * PUTAR) % 90) - 45,
      };
      await gantiFoto(context, kode_barcode, await gambarContoh(rupa));
    }),
  );
}
