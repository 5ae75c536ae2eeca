import type { Sql } from '../platform/database/tx.ts';
import { jadikan } from './keadaan-barang.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A deposit on one piece at 3,192,500, out of tray A01. */
interface Titip {
  readonly nomor: string;
  readonly kode_barcode: string;
  readonly tgl: string;
  readonly dp_rp: number;
  /** Left later, on the same day. */
  readonly lagi?: number;
  readonly batal?: { readonly tgl: string; readonly kembali: number };
}

const HARGA = 3_192_500;

async function seedTitip(sql: Sql, kode_toko: string, titip: Titip): Promise<void> {
  const { nomor, kode_barcode, tgl, dp_rp, lagi, batal } = titip;
  const bayar = { tgl, user_id: 'KASIR1', status: 'DONE' } as const;
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'titipan',
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: HARGA,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      { ...bayar, aksi: 'VALIDASI' },
      ...(lagi === undefined ? [] : [{ ...bayar, aksi: 'BAYAR' }]),
      ...(batal ? [{ aksi: 'BATAL', tgl: batal.tgl, user_id: 'SPV1', status: 'CANC', alasan: 'tidak jadi' }] : []),
    ],
  });
  await sql.query(`update dokumen set sisa = $3 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    batal ? 0 : dp_rp + (lagi ?? 0),
  ]);
  await sql.query(
    `insert into titip (kode_toko, nomor, ke, jenis_pelanggan, mengikat, jumlah_barang, total_berat, ppn, dp_rp)
     select $1, $2, 1, 'NON MEMBER', true, 1, berat, 0, $4 from barang where kode_toko = $1 and kode_barcode = $3`,
    [kode_toko, nomor, kode_barcode, dp_rp],
  );
  await sql.query(
    `insert into titip_barang (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang, kode_group,
       kode_dept, kode_gudang, kode_baki, gudang_asal, baki_asal, kadar, kadar_cetak, foto, berat, mode_harga,
       sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, tipe_ongkos,
       tarif_ongkos, ongkos, nama_atribut, harga_atribut, ppn_tarif, ppn, harga_total, harga_rata)
     select $1, $2, 1, 1, b.kode_barcode, '', b.nama_barang, b.kode_group, b.kode_dept, 'TOKO', 'A01', 'TOKO', 'A01',
       b.kadar, '17K', '', b.berat, 'GRAM', 'GROUP', 1437000, 1437000, 0, 500, 'NAIK', 3061000, 'PER_GRAM', 50000, 106500,
       'MATA', 25000, 0, 0, $4, 1437089
     from barang b where b.kode_toko = $1 and b.kode_barcode = $3`,
    [kode_toko, nomor, kode_barcode, HARGA],
  );
  const uang = [
    [1, 'MASUK', 'TITIP', dp_rp],
    ...(lagi === undefined ? [] : [[3, 'MASUK', 'TITIP', lagi]]),
    ...(batal ? [[lagi === undefined ? 3 : 4, 'KELUAR', 'BATAL TITIP', batal.kembali]] : []),
  ] as const;
  for (const [ke, arah, kategori, jumlah] of uang) {
    await sql.query(
      `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
       values ($1, 'titipan', $2, $3, 1, $4, 'CASH', 'KAS', 'KASIR1', $5, $6, $6)`,
      [kode_toko, nomor, ke, arah, kategori, jumlah],
    );
  }
}

/**
 * What customers left with a shop: on a ring that waits since yesterday, on one of today that was paid again, and one
 * of yesterday that was cancelled. Its books know nothing of it: reports are read.
 */
export async function seedTitipan(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const nomor = (n: number, tgl: string) => `${inisial}-TT-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  const awal = inisial === 'KL' ? '0000096' : '1000096';
  const titip: readonly (Omit<Titip, 'nomor' | 'kode_barcode'> & { readonly n: number })[] = [
    { n: 1, tgl: kemarin, dp_rp: 1_000_000 },
    { n: 2, tgl: kemarin, dp_rp: 500_000, batal: { tgl: hariIni, kembali: 450_000 } },
    { n: 1, tgl: hariIni, dp_rp: 1_000_000, lagi: 500_000 },
  ];
  for (const [index, { n, ...isi }] of titip.entries()) {
    const kode_barcode = `${awal}${index + 1}`;
    await sql.query(
      `insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar,
         berat_asli, berat, tgl_masuk, no_tambah, dibuat_oleh)
       values ($1, $2, 'CINCIN DITITIP', '700', 'CN', 'TOKO', 'A01', 70, 2.13, 2.13, $3, 'KL-TB-261101-0001', 'SPV1')`,
      [kode_toko, kode_barcode, kemarin],
    );
    if (!isi.batal) await jadikan(sql, kode_barcode, 'TITIP', nomor(n, isi.tgl));
    await seedTitip(sql, kode_toko, { nomor: nomor(n, isi.tgl), kode_barcode, ...isi });
  }
}
