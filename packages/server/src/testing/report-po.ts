import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A pre-order of one ring of 5.00 g at 7,435,000. */
interface Po {
  readonly nomor: string;
  readonly tgl: string;
  readonly dp_rp: number;
  /** Paid later, on the same day. */
  readonly lagi?: number;
  /** The piece that has come for it, and whether a sale has picked it up. */
  readonly barang?: { readonly kode_barcode: string; readonly berat: string };
  readonly fj?: string;
  readonly batal?: true;
}

const HARGA = 7_435_000;
const JENIS = 'pre-order';

/** What was done to it, in its order. */
function perbuatan({ tgl, lagi, barang, fj, batal }: Po) {
  const kasir = { tgl, user_id: 'KASIR1' };
  return [
    { ...kasir, aksi: 'BUAT', status: 'OPEN' },
    { ...kasir, aksi: 'VALIDASI', status: 'DONE' },
    ...(lagi === undefined ? [] : [{ ...kasir, aksi: 'BAYAR', status: 'DONE' }]),
    ...(barang ? [{ tgl, user_id: 'GUDANG1', aksi: 'CLOSING', status: 'CLOSING' }] : []),
    ...(fj === undefined ? [] : [{ ...kasir, aksi: 'AMBIL', status: 'SELESAI' }]),
    ...(batal ? [{ tgl, user_id: 'SPV1', aksi: 'BATAL', status: 'CANC', alasan: 'tidak jadi' }] : []),
  ];
}

async function seedPo(sql: Sql, kode_toko: string, po: Po): Promise<void> {
  const { nomor, tgl, dp_rp, lagi, barang } = po;
  const deeds = perbuatan(po);
  await seedDeeds(sql, {
    kode_toko,
    jenis: JENIS,
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: HARGA,
    perbuatan: deeds,
  });
  const berdiri = ['DONE', 'CLOSING'].includes(deeds.at(-1)?.status ?? '');
  await sql.query(`update dokumen set sisa = $3 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    berdiri ? HARGA - dp_rp - (lagi ?? 0) : 0,
  ]);
  await sql.query(
    `insert into pre_order (kode_toko, nomor, ke, jenis_pelanggan, periode, tgl_pesan, no_luar, cara_harga, tgl_tutup,
       tgl_janji, toleransi_persen, total_qty, total_berat, dp_rp, di_bawah_harga)
     values ($1, $2, 1, 'NON MEMBER', 'LEBARAN', $3, '', 'KUNCI', '2026-11-30', '2026-11-20', 5, 1, 5, $4, 0)`,
    [kode_toko, nomor, tgl, dp_rp],
  );
  await sql.query(
    `insert into pre_order_barang (kode_toko, nomor, ke, baris, nama_barang, kode_group, kode_dept, kadar, berat,
       harga_sistem, harga_gram, pembulatan, arah_pembulatan, harga_jual, tarif_ongkos, ongkos, harga_total)
     values ($1, $2, 1, 1, 'CINCIN PESANAN', '700', 'CN', 70, 5, 1437000, 1437000, 500, 'NAIK', 7185000, 50000, 250000,
       $3)`,
    [kode_toko, nomor, HARGA],
  );
  const ke = (aksi: string) => deeds.findIndex((deed) => deed.aksi === aksi) + 1;
  if (barang) {
    await sql.query(
      `insert into pre_order_ikat (kode_toko, nomor, ke, baris, baris_po, kode_barcode, nama_barang, kode_gudang,
         kode_baki, berat_pesan, berat)
       values ($1, $2, $3, 1, 1, $4, 'CINCIN PESANAN', 'TOKO', 'A01', 5, $5)`,
      [kode_toko, nomor, ke('CLOSING'), barang.kode_barcode, barang.berat],
    );
  }
  const uang = [[1, dp_rp] as const, ...(lagi === undefined ? [] : [[ke('BAYAR'), lagi] as const])];
  for (const [deed, jumlah] of uang) {
    await sql.query(
      `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
       values ($1, $2, $3, $4, 1, 'MASUK', 'CASH', 'KAS', 'KASIR1', 'PRE ORDER', $5, $5)`,
      [kode_toko, JENIS, nomor, deed, jumlah],
    );
  }
}

/**
 * What customers have ordered: a ring that has not come, one of yesterday that has, one that a sale has picked up, one
 * that was cancelled.
 * Its books know nothing of it: reports are read.
 */
export async function seedPreOrder(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const nomor = (n: number, tgl: string) => `${inisial}-PO-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  await sql.query(
    `insert into periode_pre_order (kode_toko, kode_periode, nama_periode, tgl_buka, tgl_tutup, tgl_janji, cara_harga)
     values ($1, 'LEBARAN', 'LEBARAN', '2026-11-01', '2026-11-30', '2026-11-20', 'KUNCI')`,
    [kode_toko],
  );
  // Pieces that are there already: what has come is told by what was tied.
  const datang = { kode_barcode: inisial === 'KL' ? '00000961' : '10000961', berat: '4.92' };
  const diambil = { kode_barcode: inisial === 'KL' ? '00002871' : '10000001', berat: '5.1' };
  const fj = `${inisial}-FJ-${hariIni.slice(2).replaceAll('-', '')}-0001`;
  const po: readonly Po[] = [
    { nomor: nomor(1, kemarin), tgl: kemarin, dp_rp: 4_000_000, lagi: 3_400_000, barang: datang },
    { nomor: nomor(2, kemarin), tgl: kemarin, dp_rp: 900_000, barang: diambil, fj },
    { nomor: nomor(1, hariIni), tgl: hariIni, dp_rp: 2_500_000 },
    { nomor: nomor(2, hariIni), tgl: hariIni, dp_rp: 3_000_000, batal: true },
  ];
  for (const satuan of po) await seedPo(sql, kode_toko, satuan);
  await sql.query(
    `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima,
       sumber_jenis, sumber)
     values ($1, 'penjualan', $2, 1, 90, 'MASUK', 'PRE-ORDER', 'PRE_ORDER', $3, 'PENJUALAN', 900000, 900000, $4, $3)`,
    [kode_toko, fj, nomor(2, kemarin), JENIS],
  );
}
