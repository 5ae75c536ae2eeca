import type { Sql } from '../platform/database/tx.ts';

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
    tabel: 'penjualan_manual',
    nomor: 'no_jual',
    kepala: 'sub_total, diskon, ppn, dibayar, kembali',
    nilai: '$8, 0, 0, $8, 0',
    baris: `mode_harga, sumber_harga, harga_sistem, harga_gram, pembulatan, arah_pembulatan, harga_jual, ongkos, diskon, harga_total`,
    harga: `'GRAM', 'GROUP', trunc($7::numeric / $6), trunc($7::numeric / $6), 500, 'NAIK', $7, 0, 0, $7`,
  },
  FBM: {
    tabel: 'pembelian_manual',
    nomor: 'no_beli',
    kepala: 'potongan, cara_bayar',
    nilai: `0, 'CASH'`,
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
  await sql.query(
    `insert into ${t.tabel} (kode_toko, ${t.nomor}, tgl, kode_sales, total_qty, total_berat, status, grand_total,
      batal_oleh, tgl_batal, alasan_batal, jenis_pelanggan, nama, no_hp, alamat, dibuat_oleh, dibuat_pada, valid_oleh,
      kunci, ${t.kepala})
     values ($1, $2, $3, $4, $5, $6::numeric, $7, $8, $9, $10, $11, 'NON MEMBER', 'REGULER', '-', '-', 'KASIR1',
       '2026-11-21T03:00:00Z', 'KASIR1', $2, ${t.nilai})`,
    [
      kode_toko,
      nomor,
      tgl,
      kode_sales,
      barang.reduce((sum, [, , qty]) => sum + qty, 0),
      barang.reduce((sum, [, , , berat]) => sum + Number(berat), 0).toFixed(3),
      batal ? 'CANC' : 'DONE',
      total,
      batal ? 'SPV1' : null,
      batal?.tgl ?? null,
      batal?.alasan ?? null,
    ],
  );
  for (const [index, [kode_group, kode_dept, qty, berat, rupiah]] of barang.entries()) {
    await sql.query(
      `insert into ${t.tabel}_baris (kode_toko, ${t.nomor}, baris, kode_group, qty, berat, kode_dept, kode_gudang,
        kode_baki, kadar, ${t.baris})
       select $1, $2, $3, $4, $5, $6, $8, 'TOKO', 'A01', case $4 when '700' then 70 else 37.5 end, ${t.harga}`,
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
