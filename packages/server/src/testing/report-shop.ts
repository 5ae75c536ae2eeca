import type { Db, Sql } from '../platform/database/tx.ts';
import { seedJualBeli } from './report-jual-beli.ts';
import { seedKertas } from './report-kertas.ts';
import { seedManual } from './report-manual.ts';
import { seedAksesoris } from './report-aksesoris.ts';
import { seedPenjualan } from './report-penjualan.ts';
import { seedStok } from './report-stok.ts';
import { seedTerima } from './report-terima.ts';
import { jadikan } from './keadaan-barang.ts';
import type { TampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';

/** Two days in the life of two small shops, written row by row, so that reports on them can be added up by hand. */
export const KEMARIN = '2026-11-20';
export const HARI_INI = '2026-11-21';
export const SHOP = {
  kode_toko: 'KL01',
  nama_toko: 'Kilau Pasar Baru',
  alamat_toko: 'JALAN PASAR BARU NO. 128 BLOK C-12 LANTAI DASAR, KELURAHAN PASAR BARU, JAKARTA PUSAT 10710',
  inisial: 'KL',
  zona_waktu: 'Asia/Jakarta',
  level: 'CABANG',
  tgl_system: HARI_INI,
} as const;

async function seedMasters(sql: Sql, kode_toko: string, nama_toko: string, inisial: string): Promise<void> {
  await sql.query(`insert into toko (kode_toko, nama_toko, alamat_toko, inisial) values ($1, $2, $3, $4)`, [
    kode_toko,
    nama_toko,
    SHOP.alamat_toko,
    inisial,
  ]);
  await sql.query(`insert into hari_toko values ($1, $2)`, [kode_toko, KEMARIN]);
  await sql.query(`insert into buku (kode_toko) values ($1) on conflict do nothing`, [kode_toko]);
  await sql.query(
    `insert into users (kode_toko, user_id, usere_name, level, password_hash)
     select $1, u.id, u.id, u.level, '' from (values ('OWNER', 'OWN'), ('SPV1', 'SPV'), ('KASIR1', 'KASIR'), ('KASIR2',
       'KASIR')) as u(id, level)`,
    [kode_toko],
  );
  await sql.query(`insert into kategori (kode_toko, kode_kategori, nama_kategori) values ($1, 'EMAS', 'EMAS')`, [
    kode_toko,
  ]);
  await sql.query(
    `insert into jenis_group (kode_toko, kode_jenis_group, nama_jenis_group)
      values ($1, 'TUA', 'EMAS TUA'), ($1, 'MUDA', 'EMAS MUDA')`,
    [kode_toko],
  );
  await sql.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
     values ($1, '700', 'EMAS 17K', 'EMAS', 'TUA', 70, 1437000), ($1, '375', 'EMAS 9K', 'EMAS', 'MUDA', 37.5, 780000)`,
    [kode_toko],
  );
  await sql.query(
    `insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'CN', 'CINCIN'), ($1, 'KL', 'KALUNG')`,
    [kode_toko],
  );
  await sql.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ($1, 'TOKO', 'TOKO', true)`,
    [kode_toko],
  );
  await sql.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     values ($1, 'A01', 'CINCIN', 'TOKO', 120, 0.25), ($1, 'A02', 'KALUNG', 'TOKO', 130, 0.25)`,
    [kode_toko],
  );
  await sql.query(
    `insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
     values ($1, 'SL01', 'RINA', 'BCA', 'BCA', '1', 'RINA'), ($1, 'SL02', 'DEWI', 'BCA', 'BCA', '2', 'DEWI')`,
    [kode_toko],
  );
}

/** A piece: barcode, name, group, type, tray, weight in grams, state, the document that has it. */
type Barang = readonly [
  kode_barcode: string,
  nama_barang: string,
  kode_group: string,
  kode_dept: string,
  kode_baki: string,
  berat: string,
  status: TampilBarang,
  nomor?: string,
];

async function seedBarang(sql: Sql, kode_toko: string, pieces: readonly Barang[]): Promise<void> {
  for (const [kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, berat, status, nomor] of pieces) {
    await sql.query(
      `insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki,
        kadar, berat_asli, berat, harga_atribut, tgl_masuk, no_tambah, dibuat_oleh)
       values ($1, $2, $3, $4, $5, 'TOKO', $6, case $4 when '700' then 70
         else 37.5 end, $7::numeric + 0.005, $7, 0, $8, 'KL-TB-261101-0001', 'SPV1')`,
      [kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, berat, KEMARIN],
    );
    await jadikan(sql, kode_barcode, status, nomor);
  }
}

const OTORISASI = '0197a1b2-0000-7000-8000-000000000001';

/** Bound as the line of a sale is, one value empty, and one by a name that its category does not know. */
const NILAI_DISKON = JSON.stringify({
  kode_barcode: '00000936',
  berat: 2.13,
  harga_gram: 1_437_000,
  diskon: 25_000,
  ongkos: '',
  bonus: 1.5,
});

async function seedOtorisasi(sql: Sql, kode_toko: string): Promise<void> {
  await sql.query(
    `insert into otorisasi (kode_toko, id, kategori, saluran, diminta_oleh, disetujui_oleh, keterangan, dokumen, nilai,
      sidik, tgl, dibuat, berlaku_sampai, dipakai, dipakai_dokumen)
     values ($1, $2, 'BATAL PENJUALAN', 'MANUAL', 'KASIR1', 'SPV1', 'salah input', 'KL-FJ-261120-0001',
       '{"alasan": "salah input", "berat": 2.13}', '\\x00', $3,
       '2026-11-21T02:30:00Z', '2026-11-21T02:32:00Z', '2026-11-21T02:30:20Z', 'KL-FJ-261120-0001'),
      ($1, '0197a1b2-0000-7000-8000-000000000002', 'OTORISASI DISKON', 'QR', 'KASIR2', 'OWNER', '', '', $4, '\\x00',
      $3, '2026-11-21T04:00:00Z', '2026-11-21T04:02:00Z', null, null)`,
    [kode_toko, OTORISASI, HARI_INI, NILAI_DISKON],
  );
}

async function seedHarga(sql: Sql, kode_toko: string): Promise<void> {
  await sql.query(
    `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh, diubah_pada)
     values ($1, '0197a1b2-0000-7000-8000-000000000011', '700', $2, 1430000, 1437000, 'OWNER', '2026-11-21T01:00:00Z'),
       ($1, '0197a1b2-0000-7000-8000-000000000012', '', $2, null, 2000000, 'OWNER', '2026-11-21T01:05:00Z')`,
    [kode_toko, HARI_INI],
  );
}

/**
 * A tray that was weighed before everything posted on the day, and a count by scan and by RFID, of which one piece is
 * missing.
 */
async function seedOpname(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  barang: readonly [found: string, missing: string],
): Promise<void> {
  await sql.query(
    `insert into timbang_baki (kode_toko, no_timbang, tgl, status, kode_gudang, kode_baki, qty, berat, berat_asli,
      berat_baki, berat_bandrol, total, berat_timbang, selisih, toleransi, keadaan,
       dari_timbangan, urut_buku, mulai_oleh, mulai_pada, selesai_oleh, selesai_pada)
     values ($1, $2 || '-TM-261120-0001', $3, 'SELESAI', 'TOKO', 'A01', 1, 2.88, 2.885, 120, 0.25, 123.13, 123.1, 0.03,
       0.02, 'SELISIH', true, 0, 'SPV1', '2026-11-20T01:00:00Z', 'SPV1', '2026-11-20T01:01:00Z')`,
    [kode_toko, inisial, KEMARIN],
  );
  for (const [jenisOpname, kode] of [
    ['SCAN', 'OP'],
    ['RFID', 'OR'],
  ]) {
    await sql.query(
      `insert into stock_opname (kode_toko, no_opname, jenis, tgl, status, kode_gudang, kode_baki, qty, berat,
        urut_buku, qty_ketemu, qty_hilang, mulai_oleh, mulai_pada, selesai_oleh, selesai_pada)
       values ($1, $2 || '-' || $4 || '-261121-0001', $5, $3, 'SELESAI', 'TOKO', 'A01', 2, 5, 0, 1, 1, 'SPV1',
         '2026-11-21T02:00:00Z', 'SPV1', '2026-11-21T02:10:00Z')`,
      [kode_toko, inisial, HARI_INI, kode, jenisOpname],
    );
    await sql.query(
      `insert into stock_opname_barang (kode_toko, no_opname, kode_barcode, asal, status_barang, hasil, nama_barang,
        kode_gudang, kode_baki, berat, kali, oleh, waktu)
       values ($1, $2 || '-' || $3 || '-261121-0001', $4, 'BAKI', 'DONE', 'KETEMU', 'CINCIN MATA SATU', 'TOKO', 'A01',
         2.88, 1, 'SPV1', '2026-11-21T02:05:00Z'),
         ($1, $2 || '-' || $3 || '-261121-0001', $5, 'BAKI', 'OPEN', 'HILANG', 'BROS KUPU', 'TOKO', 'A01', 0.5, 0, '',
         null)`,
      [kode_toko, inisial, kode, ...barang],
    );
  }
}

const A02 = { kode_gudang: 'TOKO', kode_baki: 'A02' };

/** A move of two pieces, one that was taken back, and the destroyed piece with its document. */
async function seedPindah(sql: Sql, kode_toko: string): Promise<void> {
  await sql.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK')
      on conflict do nothing`,
    [kode_toko],
  );
  const waktu = (menit: string) => `2026-11-21T02:${menit}:00Z`;
  await seedKertas(sql, kode_toko, {
    jenis: 'pindah-barang',
    nomor: 'KL-PB-261121-0001',
    tgl: HARI_INI,
    kepala: { cara: 'BARANG', ...A02, total_berat: 15.22 },
    kode_barcode: '00003310',
    deeds: [{ aksi: 'BUAT', user_id: 'SPV1', waktu: waktu('00') }],
  });
  await seedKertas(sql, kode_toko, {
    jenis: 'pindah-barang',
    nomor: 'KL-PB-261121-0002',
    tgl: HARI_INI,
    kepala: { cara: 'SATU BAKI', ...A02, total_berat: 2.88 },
    kode_barcode: '00000411',
    deeds: [
      { aksi: 'BUAT', user_id: 'SPV1', waktu: waktu('05') },
      { aksi: 'BATAL', user_id: 'SPV1', waktu: waktu('06'), alasan: 'salah baki' },
    ],
  });
  await seedKertas(sql, kode_toko, {
    jenis: 'hancur-barang',
    nomor: 'KL-HC-261121-0001',
    tgl: HARI_INI,
    kepala: { kode_kondisi: 'RSK', nama_kondisi: 'RUSAK', total_berat: 1 },
    keterangan: 'PATAH',
    kode_barcode: '00000618',
    deeds: [{ aksi: 'BUAT', user_id: 'KASIR1', waktu: waktu('10'), otorisasi: OTORISASI, disetujui_oleh: 'SPV1' }],
  });
}

/** Fills an empty database. The second shop has a sale and a drawer of its own that no report of the first may show. */
export async function seedReportShop(db: Db): Promise<void> {
  const { kode_toko } = SHOP;
  await seedMasters(db, kode_toko, SHOP.nama_toko, SHOP.inisial);
  await seedMasters(db, 'KL02', 'Kilau Kota Gede', 'KG');
  await seedOtorisasi(db, kode_toko);
  await seedHarga(db, kode_toko);
  await seedBarang(db, kode_toko, [
    ['00000936', 'CINCIN POLOS RANTAI', '700', 'CN', 'A01', '2.130', 'TERJUAL', 'KL-FJ-261121-0002'],
    ['00001204', 'KALUNG MILANO 45CM', '700', 'KL', 'A02', '3.450', 'TERJUAL', 'KL-FJ-261121-0002'],
    ['00002871', '=ANTING "TOGE", PUTIH', '375', 'CN', 'A01', '1.020', 'TERJUAL', 'KL-FJ-261121-0001'],
    ['00003310', 'KALUNG HOLLOW 50CM', '700', 'KL', 'A02', '15.220', 'TERSEDIA'],
    ['00000411', 'CINCIN MATA SATU', '375', 'CN', 'A01', '2.880', 'TERSEDIA'],
    ['00000502', 'BROS KUPU É', '375', 'CN', 'A02', '0.500', 'RESERVASI'],
    ['00000618', 'CINCIN HANCUR LAMA', '700', 'CN', 'A01', '1.000', 'HANCUR', 'KL-HC-261121-0001'],
  ]);
  await seedPindah(db, kode_toko);
  await seedBarang(db, 'KL02', [
    ['10000001', 'KALUNG TOKO LAIN', '700', 'KL', 'A01', '9.990', 'TERJUAL', 'KG-FJ-261121-0001'],
    ['10000002', 'GELANG TOKO LAIN', '700', 'KL', 'A01', '8.880', 'TERSEDIA'],
  ]);
  await seedStok(db, KEMARIN, HARI_INI);
  await seedPenjualan(db, kode_toko, OTORISASI, KEMARIN, HARI_INI);
  await seedOpname(db, kode_toko, 'KL', ['00000411', '00000502']);
  await seedOpname(db, 'KL02', 'KG', ['10000001', '10000002']);
  await seedTerima(db, kode_toko, 'KL', KEMARIN, HARI_INI);
  await seedTerima(db, 'KL02', 'KG', KEMARIN, HARI_INI);
  await seedAksesoris(db, kode_toko, 'KL', '00000777', KEMARIN, HARI_INI);
  await seedAksesoris(db, 'KL02', 'KG', '10000077', KEMARIN, HARI_INI);
  await seedManual(db, SHOP, KEMARIN, HARI_INI);
  await seedJualBeli(db, kode_toko, 'KL', KEMARIN, HARI_INI);
  await seedJualBeli(db, 'KL02', 'KG', KEMARIN, HARI_INI);
  // The book takes nothing of a closed day: what happened yesterday is written while yesterday is open.
  await db.query(`update hari_toko set tgl_system = $1`, [HARI_INI]);
}
