import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** An order of one necklace at 7,435,000. */
interface Pesan {
  readonly nomor: string;
  readonly tgl: string;
  readonly dp_rp: number;
  /** Left later, on the same day. */
  readonly lagi?: number;
  /** It was finished on the same day, as this piece. */
  readonly jadi?: string;
  readonly batal?: { readonly tgl: string; readonly kembali: number };
}

const HARGA = 7_435_000;
/** What it came to at 4.92 g. */
const HARGA_JADI = 7_320_500;

async function seedPesan(sql: Sql, kode_toko: string, { nomor, tgl, dp_rp, lagi, jadi, batal }: Pesan): Promise<void> {
  const berdiri = { tgl, user_id: 'KASIR1', status: 'DONE' } as const;
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'pesanan',
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: HARGA,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      { ...berdiri, aksi: 'VALIDASI' },
      ...(lagi === undefined ? [] : [{ ...berdiri, aksi: 'BAYAR' }]),
      ...(jadi === undefined ? [] : [{ ...berdiri, aksi: 'SELESAI', status: 'SELESAI' }]),
      ...(batal ? [{ aksi: 'BATAL', tgl: batal.tgl, user_id: 'SPV1', status: 'CANC', alasan: 'tidak jadi' }] : []),
    ],
  });
  const selesai = lagi === undefined ? 3 : 4;
  await sql.query(`update dokumen set sisa = $3, isi = $4 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    batal ? 0 : dp_rp + (lagi ?? 0),
    jadi === undefined ? 1 : selesai,
  ]);
  const kepala = `insert into pesan (kode_toko, nomor, ke, jenis_pelanggan, mengikat, tgl_selesai, jumlah_barang,
      total_berat, total_ongkos, ppn, dp_rp, jumlah_contoh, jumlah_jadi, berat_jadi, nilai)
     values ($1, $2, $3, 'NON MEMBER', true, date '2026-12-24', 1, 5, 250000, 0, $4, 0, $5, $6, $7)`;
  await sql.query(kepala, [kode_toko, nomor, 1, dp_rp, 0, 0, HARGA]);
  await sql.query(
    `insert into pesan_barang (kode_toko, nomor, ke, baris, nama_barang, deskripsi, kode_group, kode_dept, kadar, berat,
       mode_harga, sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, ongkos,
       ppn_tarif, ppn, harga_total, otorisasi)
     values ($1, $2, 1, 1, 'KALUNG UKIR', 'NAMA TINI', '700', 'CN', 70, 5, 'GRAM', 'GROUP', 1437000, 1437000, 0, 500,
       'NAIK', 7185000, 250000, 0, 0, $3, '')`,
    [kode_toko, nomor, HARGA],
  );
  if (jadi !== undefined) {
    await sql.query(kepala, [kode_toko, nomor, selesai, dp_rp, 1, 4.92, HARGA_JADI]);
    await sql.query(
      `insert into pesan_jadi (kode_toko, nomor, ke, baris, baris_pesanan, kode_barcode, nama_barang, kode_group,
         kode_dept, kode_gudang, kode_baki, kadar, kadar_cetak, berat, mode_harga, sumber_harga, harga_sistem,
         harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, ongkos, ppn_tarif, ppn, harga_total,
         harga_rata)
       values ($1, $2, $3, 1, 1, $4, 'KALUNG UKIR', '700', 'CN', 'TOKO', 'A01', 70, '70 %', 4.92, 'GRAM', 'GROUP',
         1437000, 1437000, 0, 500, 'NAIK', 7070500, 250000, 0, 0, $5, 1437093)`,
      [kode_toko, nomor, selesai, jadi, HARGA_JADI],
    );
  }
  const uang = [
    [1, 'MASUK', 'PESANAN', dp_rp],
    ...(lagi === undefined ? [] : [[3, 'MASUK', 'PESANAN', lagi]]),
    ...(batal ? [[3, 'KELUAR', 'BATAL PESANAN', batal.kembali]] : []),
  ] as const;
  for (const [ke, arah, kategori, jumlah] of uang) {
    await sql.query(
      `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
       values ($1, 'pesanan', $2, $3, 1, $4, 'CASH', 'KAS', 'KASIR1', $5, $6, $6)`,
      [kode_toko, nomor, ke, arah, kategori, jumlah],
    );
  }
}

/**
 * What customers ordered of a shop: a necklace that is being made since yesterday, one of today that was paid again and
 * is finished, and one of yesterday that was cancelled. Its books know nothing of it: reports are read.
 */
export async function seedPesanan(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const nomor = (n: number, tgl: string) => `${inisial}-PS-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  const jadi = inisial === 'KL' ? '00000981' : '10000981';
  await sql.query(
    `insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar,
       berat_asli, berat, tgl_masuk, no_tambah, dibuat_oleh, status, pemilik_jenis, pemilik_nomor)
     values ($1, $2, 'KALUNG UKIR', '700', 'CN', 'TOKO', 'A01', 70, 4.92, 4.92, $3, $4, 'SPV1', 'TITIP', 'pesanan', $4)`,
    [kode_toko, jadi, hariIni, nomor(1, hariIni)],
  );
  await seedPesan(sql, kode_toko, { nomor: nomor(1, kemarin), tgl: kemarin, dp_rp: 2_000_000 });
  await seedPesan(sql, kode_toko, {
    nomor: nomor(2, kemarin),
    tgl: kemarin,
    dp_rp: 1_000_000,
    batal: { tgl: hariIni, kembali: 900_000 },
  });
  await seedPesan(sql, kode_toko, { nomor: nomor(1, hariIni), tgl: hariIni, dp_rp: 4_000_000, lagi: 3_000_000, jadi });
}
