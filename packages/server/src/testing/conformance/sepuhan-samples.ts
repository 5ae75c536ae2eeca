import type { Sql } from '../../platform/database/tx.ts';
import type { Contoh, Dunia } from './contoh.ts';

/** The pieces of a batch, heavier or lighter by something. */
const dikirim = (db: Sql, no_kirim: string, beda: number) =>
  db.query(`select kode_barcode, (berat + $2)::float8 as berat from kirim_cuci_baris where nomor = $1`, [
    no_kirim,
    beda,
  ]);
/** The first of them. */
const pertama = async (db: Sql, no_kirim: string, beda: number) => (await dikirim(db, no_kirim, beda)).slice(0, 1);
const kembali = (no_kirim: string, barang: readonly object[]) => ({ no_kirim, barang, abu: [], bayar: [] });

/** A batch of which pieces have come back lighter. */
async function kembaliRingan({ dengan }: Dunia, no_kirim: string, barang: readonly object[]): Promise<string> {
  await dengan('terima-sepuhan', kembali(no_kirim, barang));
  return no_kirim;
}

/** Papers of refinishing: what was bought is sorted to be washed, two pieces make a batch. */
export const CONTOH_SEPUHAN = {
  'sortir-pembelian': {
    isi: async ({ db, paper }) => {
      const nomor = await paper('pembelian', 'DONE');
      const [barang] = await db.query('select kode_barcode from beli_barang where nomor = $1', [nomor]);
      return { barang: [{ ...barang, hasil: 'CUCI' }] };
    },
    perbuatan: {
      'ubah-hasil': async ({ db }) => ({
        barang: (
          await db.query(
            `select kode_barcode from sortir_pembelian_baris where kode_toko = 'KL01' order by nomor desc limit 1`,
          )
        ).map((row) => ({ ...row, hasil: 'LEBUR' })),
      }),
    },
  },
  'kirim-barang-cuci': {
    isi: async ({ db, paper }) => {
      const nomor = [await paper('sortir-pembelian', 'DONE'), await paper('sortir-pembelian', 'DONE')];
      const barang = await db.query('select kode_barcode from sortir_pembelian_baris where nomor = any($1)', [nomor]);
      return { kode_tukang: 'TK1', barang };
    },
    olehLain: {
      'terima OPEN': async (no_kirim, { db }) => ({
        kind: 'terima-sepuhan',
        body: kembali(no_kirim, await pertama(db, no_kirim, -0.01)),
      }),
      'terima DONE': async (no_kirim, { db }) => ({
        kind: 'terima-sepuhan',
        body: kembali(no_kirim, await dikirim(db, no_kirim, 0)),
      }),
      'wasting OPEN': async (no_kirim, dunia) => ({
        kind: 'wasting-sepuhan',
        body: { no_kirim: await kembaliRingan(dunia, no_kirim, await pertama(dunia.db, no_kirim, -0.01)) },
      }),
      'wasting DONE': async (no_kirim, dunia) => ({
        kind: 'wasting-sepuhan',
        body: { no_kirim: await kembaliRingan(dunia, no_kirim, await dikirim(dunia.db, no_kirim, -0.01)) },
      }),
    },
  },
  'terima-barang-cuci': {
    bukti: true,
    isi: async ({ db, paper }) => {
      const no_kirim = await paper('kirim-barang-cuci', 'OPEN');
      return { no_kirim, barang: await dikirim(db, no_kirim, -0.01) };
    },
  },
  // One is heavier than scales differ, so that the making asks for its approval; the other has left some dust.
  'terima-sepuhan': {
    isi: async ({ db, paper }) => {
      const no_kirim = await paper('kirim-barang-cuci', 'OPEN');
      const [berat] = await dikirim(db, no_kirim, 0.03);
      const [, ringan] = await dikirim(db, no_kirim, -0.05);
      return {
        no_kirim,
        barang: [berat, ringan],
        abu: [{ kadar: 70, berat: 0.02 }],
        bayar: [{ jenis: 'CASH', jumlah: 10_000 }],
      };
    },
  },
  // More than one percent was lost, for the same reason.
  'wasting-sepuhan': {
    isi: async (dunia) => {
      const no_kirim = await dunia.paper('kirim-barang-cuci', 'OPEN');
      return { no_kirim: await kembaliRingan(dunia, no_kirim, await dikirim(dunia.db, no_kirim, -0.05)) };
    },
  },
  'pindah-sortir': {
    isi: async ({ db, paper }) => {
      const nomor = await paper('terima-sepuhan', 'DONE');
      const barang = await db.query('select kode_barcode from terima_sepuhan_baris where nomor = $1', [nomor]);
      return { kode_baki: 'A01', barang };
    },
  },
  'stock-cuci-manual': {
    isi: async ({ n }) => ({ gerak: 'KOREKSI', barang: [{ kode_dept: 'CN', kadar: 70, berat: 1 + n }] }),
  },
} as const satisfies Readonly<Record<string, Contoh>>;

/** What these need beside the small shop; others may have brought some of it. */
export const MASTERS_SEPUHAN: readonly string[] = [
  `insert into tukang (kode_toko, kode_tukang, nama_tukang) values ('KL01', 'TK1', 'PAK TUKANG')
   on conflict do nothing`,
  `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
   values ('KL01', 'SORTIR', 'SORTIR', false), ('KL01', 'LEBUR', 'LEBUR', false)
   on conflict do nothing`,
  `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
   values ('KL01', 'SO1', 'SO1', 'SORTIR', 150, 0.25), ('KL01', 'LB1', 'LB1', 'LEBUR', 150, 0.25) on conflict do nothing`,
];
