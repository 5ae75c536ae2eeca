import { Dec } from '@kilau/contract/core/dec.ts';
import type { Entry } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db } from '../platform/database/tx.ts';

/** A line of a posting that tests write by hand: the account, and whatever else it names. */
export const baris = (akun: string, aset: string, jumlah: string | number, more: Partial<Entry> = {}): Entry => ({
  akun: akun as Entry['akun'],
  aset,
  sub: '',
  kode_gudang: '',
  kode_baki: '',
  kode_group: '',
  kode_dept: '',
  kode_barcode: '',
  kategori: '',
  ...more,
  jumlah: Dec.from(jumlah),
});

/** Posts what a deed came to, as the ledger would have it. */
export const bukukan = async (
  db: Db,
  kode_toko: string,
  tgl: string,
  nomor: string,
  entri: readonly Entry[],
  user_id = 'KASIR1',
): Promise<void> => {
  const head = {
    kode_toko,
    tgl,
    jenis: 'UJI',
    nomor,
    aksi: 'BUKU',
    user_id,
    kunci: '',
    waktu: new Date(`${tgl}T02:00Z`),
  };
  await db.tx((tx) => post(tx, head, entri));
};

/** A paper of a sale is printed so often: its nota, or its receipt from the roll. */
export async function cetak(
  db: Db,
  kode_toko: string,
  nomor: string,
  kali: number,
  waktu: string,
  kertas: 'penjualan' | 'penjualan-slip' = 'penjualan',
): Promise<void> {
  await db.query(
    `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu)
     select $1, gen_random_uuid(), $5, $2, ke, 'KASIR1', $4
     from generate_series(1, $3::integer) ke`,
    [kode_toko, nomor, kali, waktu, kertas],
  );
}

/** What only the reports of a day tell of: money on an account, goods in pledge, and a nota that was printed again. */
export async function seedHari(db: Db, kode_toko: string, inisial: string, hariIni: string): Promise<void> {
  const bank = (jumlah: number, kategori: string) => baris('BANK', 'IDR', jumlah, { sub: '008123', kategori });
  const pinjam = { sub: `PI-${inisial}`, kategori: 'HUTANG' };
  await bukukan(db, kode_toko, hariIni, `${inisial}-UJI-0001`, [
    bank(2_500_000, 'SALDO AWAL'),
    baris('MODAL', 'IDR', -2_500_000, { kategori: 'SALDO AWAL' }),
  ]);
  await bukukan(db, kode_toko, hariIni, `${inisial}-UJI-0002`, [
    bank(-1_500_000, 'HUTANG'),
    baris('HUTANG', 'IDR', 1_500_000, pinjam),
    baris('JAMINAN', 'JAMINAN:37.5', '4.2', pinjam),
    baris('LUAR', 'JAMINAN:37.5', '-4.2', { ...pinjam, sub: 'PELANGGAN' }),
  ]);
  const tanggal = hariIni.slice(2).replaceAll('-', '');
  await cetak(db, kode_toko, `${inisial}-FJ-${tanggal}-0001`, 3, `${hariIni}T04:00:00Z`);
}
