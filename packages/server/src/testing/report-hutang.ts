import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A loan of 8,000,000 on two pieces of 700, 10 g together, at 3 % for 120 days. */
interface Hutang {
  readonly nomor: string;
  readonly tgl: string;
  /** What became of it: paid off, cancelled or auctioned, on a day. */
  readonly akhir?: { readonly aksi: 'LUNAS' | 'BATAL' | 'LELANG'; readonly tgl: string };
}

const POKOK = 8_000_000;
const BUNGA = 376_000;
const STATUS = { LUNAS: 'LUNAS', BATAL: 'CANC', LELANG: 'LELANG' } as const;

function perbuatan({ tgl, akhir }: Hutang) {
  const oleh = { user_id: 'KASIR1' } as const;
  const awal = [
    { ...oleh, aksi: 'BUAT', tgl, status: 'OPEN' },
    { ...oleh, aksi: 'VALIDASI', tgl, status: 'AKTIF' },
  ] as const;
  if (!akhir) return awal;
  const selesai = { ...oleh, tgl: akhir.tgl, status: STATUS[akhir.aksi], alasan: 'tidak jadi' };
  if (akhir.aksi !== 'LUNAS') return [...awal, { ...selesai, aksi: akhir.aksi }];
  return [...awal, { ...selesai, aksi: 'PELUNASAN', status: 'TUNGGU' }, { ...selesai, aksi: 'VALIDASI-PELUNASAN' }];
}

async function seedOne(sql: Sql, kode_toko: string, hutang: Hutang): Promise<void> {
  const { nomor, tgl, akhir } = hutang;
  const lunas = akhir?.aksi === 'LUNAS';
  const lelang = akhir?.aksi === 'LELANG';
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'hutang',
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: POKOK,
    perbuatan: perbuatan(hutang),
  });
  await sql.query(`update dokumen set sisa = $3, saldo = $4 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    akhir ? (lelang ? 360_000 : 0) : POKOK,
    akhir ? (lelang ? -360_000 : 0) : POKOK,
  ]);
  await sql.query(
    `insert into hutang (kode_toko, nomor, ke, jenis_pelanggan, no_manual, nik_sim_passport, jumlah_barang, berat,
       berat_total, lebih_plafond, bunga, lama_pinjam, satuan_bunga, min_hari, hari_tenggang, pembulatan_bunga,
       bunga_rp, besar_kembali, tgl_hutang, tgl_bunga, jatuh_tempo, bunga_dibayar, tgl_lunas, bunga_pinjam,
       total_bayar, tgl_lelang, nilai_lelang, biaya_lelang, klaim_lelang, kelebihan)
     values ($1, $2, 1, 'NON MEMBER', '', '', 2, 10, 10.4, 0, 3, 120, 'HARIAN', 1, 0, 1, 960000, 8960000, $3, $3,
       $3::date + 120, 0, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      kode_toko,
      nomor,
      tgl,
      lunas ? akhir.tgl : null,
      lunas ? BUNGA : lelang ? 1_040_000 : null,
      lunas ? POKOK + BUNGA : null,
      ...(lelang ? [akhir.tgl, 9_500_000, 100_000, 9_140_000, 360_000] : [null, null, null, null, null]),
    ],
  );
  await sql.query(
    `insert into hutang_barang (kode_toko, nomor, ke, baris, nama_barang, kode_dept, kadar, jumlah, berat,
       berat_plastik, kondisi)
     values ($1, $2, 1, 1, 'GELANG', 'CN', 70, 1, 6.5, 0.25, 'MULUS'),
       ($1, $2, 1, 2, 'KALUNG', 'KL', 70, 1, 3.5, 0.15, '')`,
    [kode_toko, nomor],
  );
}

/**
 * Loans of yesterday: one that runs, and three that were paid off, cancelled and auctioned today. Its books know
 * nothing of them: reports are read.
 */
export async function seedHutang(
  sql: Sql,
  kode_toko: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  // Its numbers begin with no shop.
  const awal = `PI-${kemarin.slice(2).replaceAll('-', '')}-${kode_toko === 'KL01' ? '0' : '1'}00`;
  const akhir = [undefined, 'LUNAS', 'BATAL', 'LELANG'] as const;
  for (const [index, aksi] of akhir.entries()) {
    await seedOne(sql, kode_toko, {
      nomor: `${awal}${index + 1}`,
      tgl: kemarin,
      ...(aksi && { akhir: { aksi, tgl: hariIni } }),
    });
  }
  const opname = [kode_toko, 'KL-OH-261121-0001'];
  await sql.query(
    `insert into opname_hutang (kode_toko, no_opname, tgl, status, mulai_oleh, mulai_pada, selesai_oleh, selesai_pada)
     values ($1, $2, $3, 'SELESAI', 'KASIR1', $4, 'KASIR1', $4)`,
    [...opname, hariIni, `${hariIni}T03:00:00Z`],
  );
  await sql.query(
    `insert into opname_hutang_baris (kode_toko, no_opname, no_faktur_hutang, no_hutang, tgl_hutang, nama_customer,
       alamat_customer, no_hp, kode_sales, berat, berat_total, jumlah_hutang, hasil, oleh, waktu)
     select $1, $2, no_faktur_hutang, no_hutang, tgl_hutang, nama_customer, alamat_customer, no_hp, kode_sales, berat,
       berat_total, jumlah_hutang, case when status = 'AKTIF' then 'KETEMU' else 'HILANG' end,
       case when status = 'AKTIF' then 'KASIR1' else '' end, case when status = 'AKTIF' then $3::timestamptz end
     from hutang_kini where kode_toko = $1 and status in ('AKTIF', 'LUNAS')`,
    [...opname, `${hariIni}T03:10:00Z`],
  );
}
