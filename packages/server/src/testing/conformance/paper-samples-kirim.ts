import { TERIMA_CUCI } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { jadikan } from '../keadaan-barang.ts';
import { atWork, pieces, SHOP } from '../shop.ts';
import type { Contoh, Dunia } from './contoh.ts';

const cincin = async ({ db }: Dunia) => (await pieces(db, 2)).map((kode_barcode) => ({ kode_barcode }));

/** Pieces of the last paper that sent any, which are on their way still. */
const dijalan = async ({ db }: Dunia, banyak: number) => ({
  barang: atauLain(
    await db.query(
      `select kode_barcode from kirim_barang_kini where kode_toko = 'KL01' and hasil = 'KIRIM'
         and nomor = (select max(nomor) from kirim_barang where kode_toko = 'KL01') order by baris limit $1`,
      [banyak],
    ),
  ),
});
/** Pieces, or one that there is not. */
const atauLain = (barang: readonly object[]): readonly object[] =>
  barang.length > 0 ? barang : [{ kode_barcode: '00000000' }];
const diterima = (barang: readonly { readonly kode_barcode: string }[]) => ({
  no_terima: 'KC-KT-261121-0001',
  tgl_terima: '2026-11-21',
  diterima_oleh: 'KASIR2',
  barang: barang.map(({ kode_barcode }) => ({ kode_barcode, hasil: 'TERIMA', alasan: null })),
});

/**
 * Goods between shops: two pieces that are sent; of three of the neighbour's, to be refinished here, one received and
 * one refused.
 */
export const KIRIM_BARANG: Readonly<Record<'kirim-barang' | 'terima-barang', Contoh>> = {
  'kirim-barang': {
    modul: { HARI_HILANG_KIRIMAN: '0' },
    isi: async (dunia) => ({ kode_tujuan: 'KL02', barang: await cincin(dunia) }),
    perbuatan: {
      'kembali OPEN': (dunia) => dijalan(dunia, 1),
      'kembali DONE': (dunia) => dijalan(dunia, 2),
      'hilang OPEN': (dunia) => dijalan(dunia, 1),
      'hilang DONE': (dunia) => dijalan(dunia, 2),
    },
    kabar: {
      kabar: ({ barang = [] }) => diterima(barang.slice(0, 1)),
      'kabar DONE': ({ barang = [] }) => diterima(barang),
      'batal-kabar': () => ({}),
    },
  },
  'terima-barang': {
    modul: { SEPUHAN_MODULE: 'true' },
    halaman: [TERIMA_CUCI],
    isi: async ({ db, tetangga }) => {
      const toko = { ...SHOP, kode_toko: 'KL02', inisial: 'KC' };
      const kode = await pieces(db, 3, {}, atWork('KASIR2', 'KASIR', {}, toko));
      for (const kode_barcode of kode) await jadikan(db, kode_barcode, 'BELI', 'KC-FB-261121-0001');
      const barang = kode.map((kode_barcode) => ({ kode_barcode }));
      const no_kirim = await tetangga('kirim-barang', { kode_tujuan: 'KL01', jenis_kirim: 'CUCI', barang });
      const [masuk, tolak] = barang;
      // Lighter than was told: somebody approves that.
      return { no_kirim, barang: [{ ...masuk, berat: 2.12 }], tolak: [{ ...tolak, alasan: 'PENYOK' }] };
    },
    perbuatan: {
      tiada: async ({ db }) => ({
        barang: atauLain(
          await db.query(
            `select b.kode_barcode from terima_barang k
             join kirim_barang_baris b on b.kode_toko = k.dari_toko and b.nomor = k.no_kirim
             where k.nomor = (select max(nomor) from terima_barang) and b.kode_barcode not in (
               select kode_barcode from terima_barang_kini where no_kirim = k.no_kirim) limit 1`,
          ),
        ),
      }),
    },
  },
};
