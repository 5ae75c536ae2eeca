import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A paper that counts to what is reported, and who its customer was, where he said so. */
interface Dilaporkan {
  readonly kode_toko: string;
  readonly jenis: 'penjualan' | 'pembelian';
  readonly nomor: string;
  readonly total: number;
  readonly nik?: string;
  readonly kode_member?: string;
}

const PAPERS: readonly Dilaporkan[] = [
  { kode_toko: 'KL01', jenis: 'penjualan', nomor: 'KL-FJ-0901', total: 600_000_000, nik: '3273010101010001' },
  // In two shops, and in one of them both ways; the last by the card of the member who was known there.
  { kode_toko: 'KL01', jenis: 'penjualan', nomor: 'KL-FJ-0902', total: 200_000_000, nik: '3273010101010002' },
  { kode_toko: 'KL02', jenis: 'pembelian', nomor: 'KG-FB-0901', total: 250_000_000, nik: '3273010101010002' },
  { kode_toko: 'KL02', jenis: 'penjualan', nomor: 'KG-FJ-0901', total: 50_000_000, kode_member: 'MB00901' },
  // A stranger with a card of the same number in another shop, and one who stays below all limits.
  { kode_toko: 'KL01', jenis: 'penjualan', nomor: 'KL-FJ-0903', total: 99_999_999, kode_member: 'MB00901' },
];

/** Papers of one day of customers who have to be reported, in one shop and over two. */
export async function seedPpatk(sql: Sql, tgl: string): Promise<void> {
  await sql.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, nik, dibuat_pada)
     values ('KL02', 'MB00901', 'KO ANTON', '081200000901', '3273010101010002', $1),
       ('KL01', 'MB00901', 'BU TINI', '081200000902', '', $1)`,
    [tgl],
  );
  for (const { kode_toko, jenis: kind, nomor, total, nik, kode_member = '' } of PAPERS) {
    await seedDeeds(sql, {
      kode_toko,
      jenis: kind,
      nomor,
      kode_sales: 'SL01',
      nama: 'ANTON',
      kode_member,
      total,
      perbuatan: [{ aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' }],
    });
    if (nik === undefined) continue;
    await sql.query(
      `insert into ${kind === 'penjualan' ? 'jual_kyc' : 'beli_kyc'} (kode_toko, nomor, ke, baris, nama_lengkap,
         jenis_identitas, nik_sim_passport, tempat_lahir, tgl_lahir, kewarganegaraan, alamat, no_hp, pekerjaan,
         sumber_dana, mencurigakan)
       values ($1, $2, 1, 1, 'ANTON WIJAYA', 'KTP', $3, 'BANDUNG', '1972-08-19', 'INDONESIA', 'JL GARDUJATI NO 60',
         '081200000901', 'PEDAGANG', 'USAHA', $4)`,
      [kode_toko, nomor, nik, kind === 'pembelian'],
    );
  }
}
