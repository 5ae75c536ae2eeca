import { text } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { SEPUHAN_SENDIRI } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cekBebas } from '../../trade/barang/pegang.ts';
import { assertDicuci, assertDisortir } from '../../trade/barang/tersedia.ts';

const tag = 'sepuhan';
const kode_barcode = text({ max: 30, required: true });
const kode = recordSchema({ kode_barcode });
const KOLOM = `b.kode_barcode, b.nama_barang, b.kode_group, b.kode_gudang, b.kode_baki, b.kadar, b.berat, b.foto`;

/** A piece as a page shows it that was scanned there. */
const barangPindai = ({ db, shop }: Context, dicari: string): Promise<object> =>
  db.one(`select ${KOLOM} from barang b where b.kode_toko = $1 and b.kode_barcode = $2`, [shop.kode_toko, dicari]);

/** A sorted piece that goes on as pieces with this result do. @throws Problem `barang_bukan_hasil` of another. */
async function siap(context: Context, dicari: string, cocok: (hasil: string) => boolean): Promise<object> {
  const { db, shop } = context;
  await cekBebas(db, shop.kode_toko, dicari, assertDisortir);
  const { hasil } = await db.one<{ readonly hasil: string }>(
    'select hasil from barang_sortir where kode_toko = $1 and kode_barcode = $2',
    [shop.kode_toko, dicari],
  );
  if (!cocok(hasil)) throw new Problem('barang_bukan_hasil', { kode_barcode: dicari, hasil });
  return { ...(await barangPindai(context, dicari)), hasil };
}

/** What a scan is told on the pages of refinishing, before anything is saved: the piece, or why it is not taken. */
export const sepuhanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/dibeli-pada/{nomor}',
    tag,
    summary: 'Barang sebuah pembelian yang belum disortir',
    need: { gate: SEPUHAN_SENDIRI, pages: ['/sortir-pembelian'] },
    params: recordSchema({ nomor: text({ max: 60, required: true }) }),
    handler: async ({ db, shop }, { params: { nomor } }) => {
      const barang = await db.query(
        `select ${KOLOM} from pembelian_barang p
         join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode
         where p.kode_toko = $1 and p.no_faktur_group = $2 and b.status = 'BELI' and b.pemilik_nomor = $2
           and b.klaim_nomor is null order by p.baris`,
        [shop.kode_toko, nomor],
      );
      if (barang.length === 0) throw new Problem('barang_tidak_ditemukan', { kode_barcode: nomor });
      return barang;
    },
  }),
  route({
    method: 'GET',
    path: 'barang/get/siap-cuci/{kode_barcode}',
    tag,
    summary: 'Satu barang yang disortir CUCI dan belum dikirim',
    need: { gate: 'SEPUHAN_MODULE', pages: ['/kirim-barang-cuci'] },
    params: kode,
    handler: (context, { params }) => siap(context, params.kode_barcode, (hasil) => hasil === 'CUCI'),
  }),
  route({
    method: 'GET',
    path: 'barang/get/siap-pindah/{kode_barcode}',
    tag,
    summary: 'Satu barang yang menunggu dijual lagi atau dilebur',
    need: { gate: SEPUHAN_SENDIRI, pages: ['/pindah-sortir'] },
    params: kode,
    handler: (context, { params }) => siap(context, params.kode_barcode, (hasil) => hasil !== 'CUCI'),
  }),
  route({
    method: 'GET',
    path: 'barang/get/dicuci/{no_kirim}/{kode_barcode}',
    tag,
    summary: 'Satu barang yang ada di tukang pada sebuah kirim cuci',
    need: { gate: SEPUHAN_SENDIRI, pages: ['/terima-barang-cuci', '/terima-sepuhan'] },
    params: recordSchema({ no_kirim: text({ max: 60, required: true }), kode_barcode }),
    handler: async (context, { params: { no_kirim, kode_barcode: dicari } }) => {
      await cekBebas(context.db, context.shop.kode_toko, dicari, (satuan, keadaan) =>
        assertDicuci(satuan, keadaan, no_kirim),
      );
      return barangPindai(context, dicari);
    },
  }),
];
