import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A ring and a chain that a customer has brought, for 125,000. */
interface Service {
  readonly nomor: string;
  readonly tgl: string;
  readonly dp_rp: number;
  /** The ring comes out of it at 3.3 g. */
  readonly selesai?: string;
  readonly ambil?: string;
  readonly batal?: string;
}

const ONGKOS = 125_000;

async function seedOne(sql: Sql, kode_toko: string, { nomor, tgl, dp_rp, selesai, ambil, batal }: Service) {
  const oleh = { user_id: 'KASIR1' } as const;
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'service',
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: ONGKOS,
    perbuatan: [
      { ...oleh, aksi: 'BUAT', tgl, status: 'TUNGGU' },
      { ...oleh, aksi: 'VALIDASI', tgl, status: 'OPEN' },
      ...(selesai === undefined ? [] : [{ ...oleh, aksi: 'SELESAI', tgl: selesai, status: 'DONE' }]),
      ...(ambil === undefined ? [] : [{ ...oleh, aksi: 'AMBIL', tgl: ambil, status: 'CLOS' }]),
      ...(batal === undefined
        ? []
        : [{ aksi: 'BATAL', tgl: batal, user_id: 'SPV1', status: 'CANC', alasan: 'tidak jadi' }]),
    ],
  });
  const dibayar = batal === undefined ? (ambil === undefined ? dp_rp : ONGKOS) : 0;
  await sql.query(`update dokumen set sisa = $3, saldo = $4 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    batal === undefined ? ONGKOS - dibayar : 0,
    -dibayar,
  ]);
  await sql.query(
    `insert into service (kode_toko, nomor, ke, jenis_pelanggan, tgl_selesai, nota_manual, jumlah_barang, total_berat,
       dp_rp) values ($1, $2, 1, 'NON MEMBER', $3, 'A-17', 2, 13.75, $4)`,
    [kode_toko, nomor, tgl, dp_rp],
  );
  await sql.query(
    `insert into service_barang (kode_toko, nomor, ke, baris, nama_barang, jumlah, berat, deskripsi, ongkos)
     values ($1, $2, 1, 1, 'CINCIN POLOS', 1, 3.25, 'SEPUH', 50000),
       ($1, $2, 1, 2, 'KALUNG', 1, 10.5, 'PATRI', 75000)`,
    [kode_toko, nomor],
  );
  if (selesai !== undefined) {
    await sql.query(
      `insert into service_hasil (kode_toko, nomor, ke, baris, dari_baris, berat, selisih, catatan)
       values ($1, $2, 3, 1, 1, 3.3, 0.05, 'LAPISAN BARU'), ($1, $2, 3, 2, 2, 10.5, 0, null)`,
      [kode_toko, nomor],
    );
  }
  const uang = [
    [1, 'MASUK', 'SERVICE', dp_rp],
    ...(ambil === undefined ? [] : [[4, 'MASUK', 'SERVICE AMBIL', ONGKOS - dp_rp]]),
    ...(batal === undefined ? [] : [[3, 'KELUAR', 'BATAL SERVICE', dp_rp]]),
  ] as const;
  for (const [ke, arah, kategori, jumlah] of uang) {
    await sql.query(
      `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
       values ($1, 'service', $2, $3, 1, $4, 'CASH', 'KAS', 'KASIR1', $5, $6, $6)`,
      [kode_toko, nomor, ke, arah, kategori, jumlah],
    );
  }
}

/**
 * Repairs of yesterday: one that is worked on, one that was finished today, one that was fetched, and one that was
 * cancelled. Its books know nothing of them: reports are read.
 */
export async function seedService(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const services: readonly Omit<Service, 'nomor' | 'tgl'>[] = [
    { dp_rp: 25_000 },
    { dp_rp: 50_000, selesai: hariIni },
    { dp_rp: 100_000, selesai: kemarin, ambil: hariIni },
    { dp_rp: 40_000, batal: hariIni },
  ];
  const awal = `${inisial}-SV-${kemarin.slice(2).replaceAll('-', '')}-000`;
  for (const [index, isi] of services.entries()) {
    await seedOne(sql, kode_toko, { nomor: `${awal}${index + 1}`, tgl: kemarin, ...isi });
  }
}
