import type { testDatabase } from './database.ts';
import { papersOf } from './papers.ts';
import { atWork, pieces, SHOP } from './shop.ts';

type Shop = ReturnType<typeof testDatabase>;
const TETANGGA = { ...SHOP, kode_toko: 'KL02', inisial: 'KC' };
const MODUL = { KIRIM_BARANG_MODULE: 'true' };
const barang = (kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));
const isi = (kode_tujuan: string, kode: readonly string[]) => ({
  kode_tujuan,
  kode_baki: null,
  kurir: null,
  no_segel: null,
  keterangan: null,
  barang: barang(kode),
});

/** A piece on its way to the neighbour, and one of his that was received here beside another that was refused. */
export async function buatKiriman(shop: Shop): Promise<void> {
  const papers = papersOf(shop);
  const sini = atWork('KASIR1', 'KASIR', MODUL);
  const sana = atWork('KASIR1', 'KASIR', MODUL, TETANGGA);
  const pergi = await pieces(shop.db, 1, { kode_baki: 'A02' });
  await shop.db.tx((tx) => papers.make(tx, 'kirim-barang', isi('KL02', pergi), sini));
  const [masuk = '', tolak = ''] = await pieces(shop.db, 2, {}, sana);
  const no_kirim = await shop.db.tx((tx) => papers.make(tx, 'kirim-barang', isi('KL01', [masuk, tolak]), sana));
  const terima = {
    no_kirim,
    keterangan: null,
    barang: [{ kode_barcode: masuk, kode_baki: 'A02' }],
    tolak: [{ kode_barcode: tolak, alasan: 'PENYOK' }],
  };
  await shop.db.tx((tx) => papers.make(tx, 'terima-barang', terima, sini));
}

const SINI = `kode_toko = 'KL01'`;

/** What somebody may bend of goods between shops: what, how, and which checks tell it. */
export const BENGKOK_KIRIM: readonly [what: string, bend: string, told: string[]][] = [
  [
    'the weight of a piece that was sent',
    `update kirim_barang_baris set berat = berat + 0.001 where ${SINI} and asal_nomor is null`,
    ['barang_kirim_sama_dengan_kiriman', 'kirim_barang_sama_dengan_baris', 'kirim_barang_sama_dengan_saldo'],
  ],
  [
    'a piece on its way that is there',
    `update barang set status = 'KELUAR' where ${SINI} and status = 'KIRIM'`,
    ['barang_kirim_sama_dengan_kiriman'],
  ],
  [
    'the shop that a piece came from',
    `update terima_barang set dari_toko = 'KL03' where ${SINI}`,
    ['rk_barang_sama_dengan_kiriman'],
  ],
  [
    'how many pieces were refused',
    `update terima_barang set jumlah_tolak = jumlah_tolak + 1 where ${SINI}`,
    ['kirim_barang_sama_dengan_baris'],
  ],
  [
    'a piece that was both received and refused',
    `insert into terima_barang_tolak select kode_toko, nomor, ke, baris + 1, kode_barcode, nama_barang, berat, 'X'
       from terima_barang_baris where ${SINI}`,
    ['kirim_barang_sama_dengan_baris', 'kiriman_barang_diterima_sekali'],
  ],
];
