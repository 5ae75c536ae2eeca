import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

type Batal = { readonly tgl: string; readonly alasan: string } | undefined;
interface Dokumen {
  readonly nomor: string;
  readonly tgl: string;
  readonly kode_sales: string;
  readonly batal?: Batal;
  /** Group, type, how many, grams, rupiah. */
  readonly barang: readonly (readonly [
    kode_group: '700' | '375',
    kode_dept: 'CN' | 'KL',
    qty: number,
    berat: string,
    rupiah: number,
  ])[];
}
const TABEL = {
  FJM: {
    kind: 'penjualan-manual',
    tabel: 'jual_manual',
    kepala: 'sub_total, diskon, ppn, dibayar, kembali, fee_ditanggung',
    nilai: `$5, 0, 0, $5, 0, 'TOKO'`,
    baris: `mode_harga, sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual,
      ongkos, diskon, ppn_tarif, ppn, harga_total`,
    harga: `'GRAM', 'GROUP', trunc($7::numeric / $6), trunc($7::numeric / $6), 0, 500, 'NAIK', $7, 0, 0, 0, 0, $7`,
  },
  FBM: {
    kind: 'pembelian-manual',
    tabel: 'beli_manual',
    kepala: 'potongan, cara_bayar',
    nilai: `0 * $5::numeric, 'CASH'`,
    baris: 'berat_nota, harga_gram, pembulatan, arah_pembulatan, potongan, harga_beli',
    harga: `$6::numeric + 0.1, trunc($7::numeric / $6), 500, 'TURUN', 0, $7`,
  },
} as const;

/** Writes one validated document, with its cancel where it has one. */
async function tulis(
  sql: Sql,
  kode_toko: string,
  jenisDokumen: keyof typeof TABEL,
  { nomor, tgl, kode_sales, batal, barang }: Dokumen,
): Promise<void> {
  const t = TABEL[jenisDokumen];
  const total = barang.reduce((sum, [, , , , rupiah]) => sum + rupiah, 0);
  await seedDeeds(sql, {
    kode_toko,
    jenis: t.kind,
    nomor,
    kode_sales,
    nama: 'REGULER',
    total,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      { aksi: 'VALIDASI', tgl, user_id: 'KASIR1', status: 'DONE' },
      ...(batal ? [{ ...batal, aksi: 'BATAL', user_id: 'SPV1', status: 'CANC' }] : []),
    ],
  });
  await sql.query(
    `insert into ${t.tabel} (kode_toko, nomor, ke, jenis_pelanggan, total_qty, total_berat, ${t.kepala})
     values ($1, $2, 1, 'NON MEMBER', $3, $4::numeric, ${t.nilai})`,
    [
      kode_toko,
      nomor,
      barang.reduce((sum, [, , qty]) => sum + qty, 0),
      barang.reduce((sum, [, , , berat]) => sum + Number(berat), 0).toFixed(3),
      total,
    ],
  );
  for (const [index, [kode_group, kode_dept, qty, berat, rupiah]] of barang.entries()) {
    await sql.query(
      `insert into ${t.tabel}_baris (kode_toko, nomor, ke, baris, kode_group, qty, berat, kode_dept, kode_gudang,
        kode_baki, kadar, ${t.baris})
       select $1, $2, 1, $3, $4, $5, $6, $8, 'TOKO', 'A01', case $4 when '700' then 70 else 37.5 end, ${t.harga}`,
      [kode_toko, nomor, index + 1, kode_group, qty, berat, rupiah, kode_dept],
    );
  }
}

/**
 * Trade in manual items: yesterday RINA sells 2 rings (4 g, 5,748,000), which is cancelled today; today she sells 1
 * ring and 1 necklace (9.5 g, 7,680,000) and buys 3 rings (6.5 g, 6,500,000); DEWI buys a necklace (8 g, 5,200,000),
 * cancelled today. What is bought weighs 0.1 g less than its nota says.
 * @param inisial begins the numbers of the shop.
 */
export async function seedJualBeli(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  kemarin: string,
  hari_ini: string,
): Promise<void> {
  const no = (kode: string, tgl: string, urut: number) =>
    `${inisial}-${kode}-${tgl.slice(2).replaceAll('-', '')}-000${urut}`;
  const batal = { tgl: hari_ini, alasan: 'UANG KURANG' };
  await tulis(sql, kode_toko, 'FJM', {
    nomor: no('FJM', kemarin, 1),
    tgl: kemarin,
    kode_sales: 'SL01',
    batal,
    barang: [['700', 'CN', 2, '4', 5_748_000]],
  });
  await tulis(sql, kode_toko, 'FJM', {
    nomor: no('FJM', hari_ini, 1),
    tgl: hari_ini,
    kode_sales: 'SL01',
    barang: [
      ['700', 'CN', 1, '1.5', 2_155_500],
      ['375', 'KL', 1, '8', 5_524_500],
    ],
  });
  await tulis(sql, kode_toko, 'FBM', {
    nomor: no('FBM', hari_ini, 1),
    tgl: hari_ini,
    kode_sales: 'SL01',
    barang: [['700', 'CN', 3, '6.5', 6_500_000]],
  });
  await tulis(sql, kode_toko, 'FBM', {
    nomor: no('FBM', hari_ini, 2),
    tgl: hari_ini,
    kode_sales: 'SL02',
    batal,
    barang: [['375', 'KL', 1, '8', 5_200_000]],
  });
}
