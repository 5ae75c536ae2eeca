import { Dec } from '@kilau/contract/core/dec.ts';
import { curahOf, keluarStok, masukStok, type JumlahStok } from '../trade/manual/stok.ts';
import { curahEntries } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Shop } from '../platform/shop.ts';
import type { Db } from '../platform/database/tx.ts';
import { izin } from './checks.ts';
import { papersOf } from './papers.ts';
import { atWork } from './shop.ts';

/** So many rings or necklaces of group 700 or 375 in a tray. */
const isi = (
  kode_baki: string,
  kode_group: '700' | '375',
  kode_dept: 'CN' | 'KL',
  qty: number,
  berat: string,
): JumlahStok => ({
  kode_gudang: 'TOKO',
  kode_baki,
  kode_group,
  kode_dept,
  kadar: Dec.from(kode_group === '700' ? '70' : '37.5'),
  qty,
  berat: Dec.from(berat),
});

/** What moves in these two days. */
const GERAK = {
  cincin: isi('A01', '700', 'CN', 10, '25'),
  kalung: isi('A01', '375', 'KL', 4, '30.5'),
  pindah: isi('A01', '700', 'CN', 3, '7.5'),
  hancur: isi('A01', '700', 'CN', 1, '2.25'),
  salah: isi('A02', '700', 'CN', 5, '6'),
  jual: isi('A01', '700', 'CN', 2, '5'),
  beli: isi('A01', '375', 'KL', 1, '8'),
} as const;
const KE_BAKI = { kode_gudang: 'TOKO', kode_baki: 'A02' };

/** Goods that customers take or bring, as the books see it: the documents of that stand elsewhere. */
async function seedDagang(db: Db, kode_toko: string, tgl: string): Promise<void> {
  const dagang = (nomor: string, jenisDokumen: string, baris: JumlahStok, sign: 1 | -1, kategori: string) =>
    db.tx(async (tx) => {
      const tulis = await (sign === 1 ? masukStok : keluarStok)(tx, kode_toko, [baris]);
      await tulis();
      const waktu = new Date(`${tgl}T04:00:00Z`);
      await post(
        tx,
        { kode_toko, tgl, jenis: jenisDokumen, nomor, aksi: 'BARANG', user_id: 'SPV1', kunci: '', waktu },
        curahEntries(curahOf(baris), sign, 'PELANGGAN', kategori),
      );
    });
  await dagang('KL-FJM-261121-0009', 'JUAL MANUAL', GERAK.jual, -1, 'PENJUALAN MANUAL');
  await dagang('KL-FBM-261121-0009', 'BELI MANUAL', GERAK.beli, 1, 'PEMBELIAN MANUAL');
}

/**
 * Manual items of two days. Yesterday 10 rings (25 g) and 4 necklaces (30.5 g) come into A01. Today 3 rings (7.5 g) go
 * to A02, 1 ring (2.25 g) is destroyed, 2 rings (5 g) are sold and 1 necklace (8 g) is bought; an entry of 5 rings (6
 * g) was taken back.
 */
export async function seedManual(db: Db, shop: Shop, kemarin: string, hari_ini: string): Promise<void> {
  const { kode_toko } = shop;
  const papers = papersOf({ db });
  const kasir = { ...atWork('KASIR1', 'KASIR', {}, shop), now: () => new Date(`${hari_ini}T05:00:00Z`) };
  const tambah = (baris: JumlahStok) =>
    db.tx((tx) => papers.make(tx, 'tambah-barang-manual', { barang: [baris] }, kasir));
  const hari = (tgl: string) => db.query('update hari_toko set tgl_system = $2 where kode_toko = $1', [kode_toko, tgl]);
  await tambah(GERAK.cincin);
  await tambah(GERAK.kalung);
  await hari(hari_ini);
  const salah = await tambah(GERAK.salah);
  await db.tx((tx) => papers.approved(tx, 'tambah-barang-manual', salah, 'batal', { context: kasir }));
  await db.tx((tx) => papers.make(tx, 'pindah-barang-manual', { ...KE_BAKI, barang: [GERAK.pindah] }, kasir));
  const hancur = { kode_kondisi: 'RSK', barang: [GERAK.hancur] };
  const otorisasi = await izin(db, 'HANCUR BARANG MANUAL', '', hancur, 'SPV1', kasir);
  await db.tx((tx) => papers.make(tx, 'hancur-barang-manual', hancur, kasir, otorisasi));
  await seedDagang(db, kode_toko, hari_ini);
  // The list of approvals is a report of its own, with rows of its own.
  await db.query(`delete from otorisasi where kode_toko = $1 and kategori like '%BARANG MANUAL'`, [kode_toko]);
  await hari(kemarin);
}
