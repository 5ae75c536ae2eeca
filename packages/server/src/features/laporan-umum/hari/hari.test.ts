import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Entry } from '../../../ledger/entry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../../../engine/report/make.ts';
import { testDatabase } from '../../../testing/database.ts';
import { reportsOf, type Filter } from '../../../testing/report-asking.ts';
import { baris, bukukan } from '../../../testing/report-hari.ts';
import { seedDeeds } from '../../../testing/seed-deeds.ts';
import { openShop, SHOP } from '../../../testing/shop.ts';

const shop = testDatabase();
const { ask, json } = reportsOf(shop);
const { kode_toko, tgl_system: HARI } = SHOP;
const SEHARI: Filter = { tgl_from: HARI, tgl_to: HARI };
type Row = Readonly<Record<string, unknown>>;

const kas = (sub: string, jumlah: number, kategori: string): Entry => baris('KAS', 'IDR', jumlah, { sub, kategori });
const bca = (jumlah: number, kategori: string): Entry => baris('BANK', 'IDR', jumlah, { sub: '008123', kategori });
const lawan = (akun: string, jumlah: number, kategori: string): Entry => baris(akun, 'IDR', jumlah, { kategori });
/** Grams of a purity in a gudang, against the customer. */
const gram = (kode_gudang: string, kadar: string, jumlah: string, kategori: string): Entry[] => [
  baris('STOK', `EMAS:${kadar}`, jumlah, { kode_gudang, kode_baki: kode_gudang, kategori }),
  baris('LUAR', `EMAS:${kadar}`, Dec.from(jumlah).negated().toString(), { sub: 'PELANGGAN', kategori }),
];
const hari = (tgl: string) => shop.db.query(`update hari_toko set tgl_system = $1`, [tgl]);

/** A payment on the account, of a sale that was booked. */
async function dibayar(nomor: string, total: number, cara: string, jumlah: number, fee: number): Promise<void> {
  await seedDeeds(shop.db, {
    kode_toko,
    jenis: 'penjualan',
    nomor,
    kode_sales: 'SL01',
    nama: 'REGULER',
    total,
    perbuatan: [{ aksi: 'BUAT', tgl: HARI, user_id: 'KASIR1', status: 'DONE' }],
  });
  await shop.db.query(
    `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, fee)
     values ($1, 'penjualan', $2, 1, 1, 'MASUK', $3, 'BANK', '008123', 'PENJUALAN', $4, $5)`,
    [kode_toko, nomor, cara, jumlah, fee],
  );
}

/** The deeds of the day of domain guide part 2, §7.2, by their numbers. */
const HARI_ITU: readonly (readonly Entry[])[] = [
  [
    kas('KASIR1', 3_192_500, 'PENJUALAN'),
    lawan('PENJUALAN', -3_192_500, 'PENJUALAN'),
    ...gram('TOKO', '70', '-2.13', 'PENJUALAN'),
  ],
  [
    kas('KASIR1', 2_416_500, 'PENJUALAN'),
    bca(9_900_000, 'PENJUALAN'),
    lawan('BIAYA_FEE', 100_000, 'PENJUALAN'),
    lawan('PENJUALAN', -12_416_500, 'PENJUALAN'),
    ...gram('TOKO', '70', '-8.35', 'PENJUALAN'),
  ],
  [
    bca(1_017_100, 'PENJUALAN'),
    lawan('PENJUALAN', -1_017_100, 'PENJUALAN'),
    ...gram('TOKO', '37.5', '-1.24', 'PENJUALAN'),
  ],
  [kas('KASIR1', -3_192_500, 'PENJUALAN'), kas('KASIR2', 3_192_500, 'PENJUALAN')],
  [
    kas('KASIR2', -3_043_000, 'PEMBELIAN'),
    lawan('PEMBELIAN', 3_043_000, 'PEMBELIAN'),
    ...gram('BELI', '70', '2.13', 'PEMBELIAN'),
  ],
  [kas('KASIR1', 1_000_000, 'TITIP'), lawan('TITIPAN', -1_000_000, 'TITIP')],
  [
    kas('KASIR2', -1_500_000, 'HUTANG'),
    lawan('HUTANG', 1_500_000, 'HUTANG'),
    baris('JAMINAN', 'JAMINAN:37.5', '4.2', { kategori: 'HUTANG' }),
    baris('LUAR', 'JAMINAN:37.5', '-4.2', { kategori: 'HUTANG' }),
  ],
  [kas('KASIR1', -120_000, 'MAKAN'), lawan('BIAYA_LAIN', 120_000, 'MAKAN')],
  [kas('KASIR2', -350_000, 'LISTRIK'), lawan('BIAYA_LAIN', 350_000, 'LISTRIK')],
  [kas('KASIR1', -2_500_000, 'MUTASI'), bca(2_500_000, 'MUTASI')],
  [kas('KASIR1', -1_500_000, 'KIRIM UANG PUSAT'), lawan('UANG_KIRIM', 1_500_000, 'KIRIM UANG PUSAT')],
  [bca(-7_120, 'SELISIH NON CASH'), lawan('BIAYA_FEE', 7_120, 'SELISIH NON CASH')],
  [kas('KASIR1', -50_000, 'SELISIH KAS'), lawan('SELISIH_KAS', 50_000, 'SELISIH KAS')],
  [kas('KASIR2', 500, 'SELISIH KAS'), lawan('SELISIH_KAS', -500, 'SELISIH KAS')],
];

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into kadar_eod (kode_toko, kode_kadar_eod, nama_kadar_eod, kadar_min, kadar_max, kadar_lapor, urutan)
     values ($1, 'TUA', '700', 60, 74.9, 70, 1), ($1, 'MUDA', '375', 30, 45, 37.5, 2)`,
    [kode_toko],
  );
  await hari('2026-11-20');
  await bukukan(shop.db, kode_toko, '2026-11-20', 'AWAL', [
    kas('KASIR1', 2_000_000, 'SALDO AWAL'),
    kas('KASIR2', 2_000_000, 'SALDO AWAL'),
    bca(50_000_000, 'SALDO AWAL'),
    lawan('MODAL', -54_000_000, 'SALDO AWAL'),
    ...gram('TOKO', '70', '5230.15', 'TAMBAH BARANG'),
    ...gram('TOKO', '37.5', '1210.4', 'TAMBAH BARANG'),
  ]);
  await hari(HARI);
  for (const [n, entri] of HARI_ITU.entries()) await bukukan(shop.db, kode_toko, HARI, `HARI-${n}`, entri);
  await dibayar('KL-FJ-261121-0002', 12_416_500, 'DEBET', 10_000_000, 100_000);
  await dibayar('KL-FJ-261121-0003', 1_017_100, 'QRIS', 1_017_100, 0);
});

/** The rows of a section, with those of its columns. */
const seksi = async (key: 'eod' | 'akhir_hari' | 'keuangan-akhir-hari', name: string, columns: readonly string[]) => {
  const { seksi: semua = [] } = JSON.parse(JSON.stringify(await makeReport.json(ask(key, SEHARI)))) as {
    seksi?: { seksi: string; grup: { baris: Row[] }[]; total: Row }[];
  };
  const one = semua.find((part) => part.seksi === name);
  return {
    total: one?.total,
    baris: one?.grup.flatMap((grup) => grup.baris.map((row) => columns.map((column) => row[column]))),
  };
};

describe('the day of domain guide part 2, §7.2', () => {
  const GERAK = ['awal', 'penjualan', 'pemasukan', 'pembelian', 'pinjaman', 'pengeluaran'];

  it('has the cash of the shop by what it came from and went to', async () => {
    const { baris: rows } = await seksi('akhir_hari', 'kas', [...GERAK, 'akhir']);
    expect(rows).toEqual([[4_000_000, 5_609_000, 1_000_500, 3_043_000, 1_500_000, 4_520_000, 1_546_500]]);
  });

  it('has cards and transfers apart, and the account with what the bank took', async () => {
    const apart = await seksi('akhir_hari', 'non_tunai', ['cara', 'masuk', 'fee_rp', 'keluar', 'netto']);
    expect(apart.baris).toEqual([
      ['DEBET', 10_000_000, 100_000, 0, 9_900_000],
      ['QRIS', 1_017_100, 0, 0, 1_017_100],
    ]);
    const bank = await seksi('akhir_hari', 'rekening', ['no_rekening', 'awal', 'masuk', 'keluar', 'akhir']);
    expect(bank.baris).toEqual([['008123', 50_000_000, 13_417_100, 7_120, 63_409_980]]);
  });

  it('closes each drawer with what was counted, what went between them apart', async () => {
    const { baris: rows, total } = await seksi('keuangan-akhir-hari', 'tunai', [
      'user_id',
      ...GERAK,
      'pengalihan',
      'akhir',
    ]);
    expect(rows).toEqual([
      ['KASIR1', 2_000_000, 5_609_000, 1_000_000, 0, 0, 4_170_000, -3_192_500, 1_246_500],
      ['KASIR2', 2_000_000, 0, 500, 3_043_000, 1_500_000, 350_000, 3_192_500, 300_000],
    ]);
    expect(total).toMatchObject({ penjualan: 5_609_000, pengalihan: 0, akhir: 1_546_500 });
  });

  it('goes from opening to closing category by category', async () => {
    const { grup } = await json('transaksi-harian', SEHARI);
    const rows = grup[0]?.baris ?? [];
    expect(rows[0]).toMatchObject({ kategori: 'SALDO AWAL', saldo_kas: 4_000_000, saldo_bank: 50_000_000 });
    expect(rows.at(-1)).toMatchObject({ saldo_kas: 1_546_500, saldo_bank: 63_409_980 });
    expect(rows.find(({ kategori }) => kategori === 'MUTASI')).toMatchObject({
      kas_keluar: 2_500_000,
      bank_masuk: 2_500_000,
    });
    expect(rows.find(({ kategori }) => kategori === 'PENJUALAN')).toMatchObject({
      kas_masuk: 5_609_000,
      kas_keluar: null,
    });
  });

  it('tells cash by category for every shop', async () => {
    const { total, grup } = await json('keuangan-cash-global', SEHARI, { shop: { kode_toko: 'PST', level: 'PUSAT' } });
    expect(grup.map(({ kunci }) => kunci)).toEqual([['KL01']]);
    expect(total).toMatchObject({ masuk: 6_609_500, keluar: 9_063_000, netto: -2_453_500 });
  });
});

describe('the gold of that day, §7.3', () => {
  it('stands by place and bucket, and as 24K', async () => {
    const names = ['tempat', 'nama_kadar_eod', 'awal', 'beli', 'jual', 'akhir', 'berat_murni'];
    expect((await seksi('eod', 'kadar', names)).baris).toEqual([
      ['TOKO', '700', 5230.15, null, 10.48, 5219.67, 3653.769],
      ['TOKO', '375', 1210.4, null, 1.24, 1209.16, 453.435],
      ['PROSES', '700', 0, 2.13, null, 2.13, 1.491],
    ]);
  });

  it('comes to 24K with what is to be bought back', async () => {
    const { total } = await seksi('eod', 'murni', []);
    expect(total).toMatchObject({ awal: 4115.005, beli: 1.491, jual: 7.801, akhir: 4108.695, beli_kembali: 6.31 });
  });

  it('has pledged goods behind it and in no total', async () => {
    const { baris: rows } = await seksi('eod', 'jaminan', ['nama_kadar_eod', 'awal', 'masuk', 'akhir', 'berat_murni']);
    expect(rows).toEqual([['375', 0, 4.2, 4.2, 1.575]]);
  });
});

describe('fine gold of many purities, each less than a milligram', () => {
  const tgl = '2026-11-22';
  const pada = async (name: 'kadar' | 'murni') => {
    const answer = await makeReport.json(ask('eod', { tgl_from: tgl, tgl_to: tgl }));
    const { seksi: semua = [] } = JSON.parse(JSON.stringify(answer)) as ReportWire;
    const one = semua.find((part) => part.seksi === name);
    if (!one) throw new Error(`no section ${name}`);
    return one;
  };

  beforeAll(async () => {
    await hari(tgl);
    for (const [n, tempat] of ['TOKO', 'BELI', 'KIRIM'].entries()) {
      const entri = ['20', '21', '22'].flatMap((kadar) => gram(tempat, kadar, '0.003', 'TAMBAH BARANG'));
      await bukukan(shop.db, kode_toko, tgl, `HALUS-${n}`, entri);
    }
  });

  it('comes to the same in both tables, which is what the book comes to', async () => {
    const { murni } = await shop.db.one<{ murni: Dec }>(
      `select round(sum(jumlah * substr(aset, 6)::numeric / 100), 3) as murni from saldo
       where kode_toko = $1 and akun = 'STOK' and aset like 'EMAS:%'`,
      [kode_toko],
    );
    const [kadar, halus] = [await pada('kadar'), await pada('murni')];
    expect([kadar.total['berat_murni'], halus.total['akhir']]).toEqual([murni.toJSON(), murni.toJSON()]);
    expect(halus.total['tambah']).toBe(0.006);
  });

  it('adds up place by place, and keeps what is whole', async () => {
    const [kadar, halus] = [await pada('kadar'), await pada('murni')];
    expect(kadar.grup.map(({ kunci, subtotal }) => [kunci[0], subtotal['berat_murni']])).toEqual(
      halus.grup.flatMap(({ baris: rows }) => rows.map(({ tempat, akhir }) => [tempat, akhir])),
    );
    const [toko] = kadar.grup;
    expect(toko?.baris.map((row) => [row['nama_kadar_eod'], row['berat_murni']])).toEqual([
      ['22', 0.001],
      ['21', 0],
      ['20', 0.001],
      ['700', 3653.769],
      ['375', 453.435],
    ]);
  });

  afterAll(() => hari(HARI));
});

describe('a day that is over', () => {
  const LAPORAN = ['eod', 'akhir_hari', 'keuangan-akhir-hari', 'transaksi-harian', 'keuangan-cash-global'] as const;
  const semua = async (): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const key of LAPORAN) answers.push(JSON.parse(JSON.stringify(await makeReport.json(ask(key, SEHARI)))));
    return answers;
  };

  it('says the same a month and a cancel later', async () => {
    const dulu = await semua();
    await hari('2026-12-21');
    const lagi = HARI_ITU[1] ?? [];
    await bukukan(
      shop.db,
      kode_toko,
      '2026-12-21',
      'NANTI',
      lagi.map((entry) => ({ ...entry, kategori: 'BATAL PENJUALAN', jumlah: entry.jumlah.negated() })),
    );
    await bukukan(shop.db, kode_toko, '2026-12-21', 'LAGI', HARI_ITU[0] ?? []);
    expect(await semua()).toEqual(dulu);
    const nanti = { tgl_from: '2026-12-21', tgl_to: '2026-12-21' };
    const { grup } = await json('transaksi-harian', nanti);
    expect(grup[0]?.baris[0]).toMatchObject({ kategori: 'SALDO AWAL', saldo_kas: 1_546_500, saldo_bank: 63_409_980 });
  });
});
