import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** Instalments on one piece at 3,192,500, 10 % more in three payments, 702,350 down. */
interface Cicil {
  readonly nomor: string;
  readonly kode_barcode: string;
  readonly tgl: string;
  /** Due dates of its three payments, and how many of them were paid. */
  readonly jatuh_tempo: readonly [string, string, string];
  readonly dibayar: number;
  readonly batal?: string;
}

const HARGA = 3_192_500;
const HARGA_CICIL = 3_511_750;
const DP = 702_350;
const ANGSURAN = [937_000, 937_000, 935_400] as const;

async function seedCicil(sql: Sql, kode_toko: string, cicil: Cicil): Promise<void> {
  const { nomor, kode_barcode, tgl, jatuh_tempo, dibayar, batal } = cicil;
  const oleh = { tgl, user_id: 'KASIR1', status: 'AKTIF' } as const;
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'cicilan',
    nomor,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: HARGA_CICIL,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      { ...oleh, aksi: 'VALIDASI' },
      ...ANGSURAN.slice(0, dibayar).map(() => ({ ...oleh, aksi: 'BAYAR' })),
      ...(batal ? [{ aksi: 'BATAL', tgl: batal, user_id: 'SPV1', status: 'CANC', alasan: 'tidak jadi' }] : []),
    ],
  });
  const lunas = ANGSURAN.slice(0, dibayar).reduce((sum, one) => sum + one, DP);
  await sql.query(`update dokumen set sisa = $3, saldo = $4 where kode_toko = $1 and nomor = $2`, [
    kode_toko,
    nomor,
    batal ? 0 : HARGA_CICIL - lunas,
    batal ? 0 : -lunas,
  ]);
  await sql.query(
    `insert into cicil (kode_toko, nomor, ke, jenis_pelanggan, jumlah_barang, total_berat, harga_barang, ppn, dp_rp,
       tenor, dp_persen, margin_persen, denda_persen, potongan_pelunasan_persen)
     values ($1, $2, 1, 'NON MEMBER', 1, 2.13, $3, 0, $4, 3, 20, 10, 2, 0)`,
    [kode_toko, nomor, HARGA, DP],
  );
  await sql.query(
    `insert into cicil_barang (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang, kode_group,
       kode_dept, kode_gudang, kode_baki, gudang_asal, baki_asal, kadar, kadar_cetak, foto, berat, mode_harga,
       sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, tipe_ongkos,
       tarif_ongkos, ongkos, nama_atribut, harga_atribut, ppn_tarif, ppn, harga_total, harga_rata)
     values ($1, $2, 1, 1, $3, '', 'CINCIN DICICIL', '700', 'CN', 'TOKO', 'A01', 'TOKO', 'A01', 70, '17K', '', 2.13,
       'GRAM', 'GROUP', 1437000, 1437000, 0, 500, 'NAIK', 3061000, 'PER_GRAM', 50000, 106500, 'MATA', 25000, 0, 0, $4,
       1437089)`,
    [kode_toko, nomor, kode_barcode, HARGA],
  );
  for (const [index, jumlah] of ANGSURAN.entries()) {
    await sql.query(
      `insert into cicil_jadwal (kode_toko, nomor, ke, baris, angsuran, jatuh_tempo, jumlah)
       values ($1, $2, 1, $3::smallint, $3::integer, $4, $5)`,
      [kode_toko, nomor, index + 1, jatuh_tempo[index], jumlah],
    );
    if (index >= dibayar) continue;
    await sql.query(
      `insert into cicil_angsuran (kode_toko, nomor, ke, baris, angsuran, pokok, potongan, bulan, denda, denda_bayar,
         denda_bebas)
       values ($1, $2, $3, 1, $4, $5, 0, 0, 0, 0, 0)`,
      [kode_toko, nomor, index + 3, index + 1, jumlah],
    );
  }
}

/**
 * What a shop has sold by instalments: one that is late, one that is due within days, one that was called off. Its
 * books know nothing of it, and its pieces are those of the deposits: reports are read.
 */
export async function seedCicilan(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const nomor = (n: number, tgl: string) => `${inisial}-CC-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  const awal = inisial === 'KL' ? '0000096' : '1000096';
  const cicil: readonly (Omit<Cicil, 'nomor' | 'kode_barcode'> & { readonly n: number })[] = [
    { n: 1, tgl: kemarin, jatuh_tempo: ['2026-09-20', '2026-10-20', '2026-11-20'], dibayar: 1 },
    { n: 2, tgl: kemarin, jatuh_tempo: ['2026-12-20', '2027-01-20', '2027-02-20'], dibayar: 0, batal: hariIni },
    { n: 1, tgl: hariIni, jatuh_tempo: ['2026-11-23', '2026-12-23', '2027-01-23'], dibayar: 0 },
  ];
  for (const [index, { n, ...isi }] of cicil.entries()) {
    await seedCicil(sql, kode_toko, { nomor: nomor(n, isi.tgl), kode_barcode: `${awal}${index + 1}`, ...isi });
  }
}
