import { beforeAll, describe, expect, it } from 'vitest';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { DUA_HARI, reportsOf } from '../../testing/report-asking.ts';
import { HARI_INI, KEMARIN, seedReportShop } from '../../testing/report-shop.ts';
import { reportJson } from './json.ts';

const test = testDatabase();
const { ask, json } = reportsOf(test);
beforeAll(() => seedReportShop(test.db));

/** The sale of yesterday that was cancelled today, and everything with it. */
const BATAL = {
  no_faktur_group: 1,
  kode_barcode: 2,
  berat: 18.1,
  harga_gram: 1_332_486,
  harga_jual: 24_118_000,
  ongkos: 905_000,
  dpp: 24_932_500,
  ppn: 0,
  harga_total: 24_932_500,
};
const BRUTO = {
  no_faktur_group: 3,
  kode_barcode: 5,
  berat: 24.7,
  harga_gram: 1_333_319,
  harga_jual: 32_933_000,
  ongkos: 1_229_000,
  dpp: 34_041_000,
  ppn: 0,
  harga_total: 34_041_000,
};

describe('laporan-penjualan-sales', () => {
  it('groups the pieces of validated sales by sales person, with exact totals', async () => {
    const answer = await json('penjualan-sales', DUA_HARI);
    expect(answer.judul).toBe('Laporan Penjualan Sales');
    expect(answer.filter).toEqual({
      ...DUA_HARI,
      kode_sales: null,
      jenis_group: null,
      kode_group: null,
      kode_dept: null,
      status_kembali: null,
      valid_by: null,
    });
    expect(
      answer.grup.map(({ kunci, label, baris, subtotal }) => [
        kunci,
        label,
        baris.map((row) => row['kode_barcode']),
        subtotal['berat'],
        subtotal['harga_total'],
        subtotal['no_faktur_group'],
      ]),
    ).toEqual([
      // What was cancelled stays to be read, and counts no more.
      [['SL01'], 'RINA', ['00003310', '00000411', '00000936', '00001204'], 5.58, 8_267_500, 1],
      [['SL02'], 'DEWI', ['00002871'], 1.02, 841_000, 1],
    ]);
    expect(answer.total).toEqual({
      no_faktur_group: 2,
      kode_barcode: 3,
      berat: 6.6,
      harga_gram: 1_335_606,
      harga_jual: 8_815_000,
      ongkos: 324_000,
      dpp: 9_108_500,
      ppn: 0,
      harga_total: 9_108_500,
    });
    expect(answer.batal).toEqual({ jumlah_baris: 2, total: BATAL, bruto: BRUTO });
    expect(answer.jumlah_baris).toBe(5);
    expect(answer.terpotong).toBe(false);
  });

  it('describes its columns', async () => {
    const { kolom } = await json('penjualan-sales');
    expect(kolom.map((one) => one.nama)).not.toContain('kode_sales');
    expect(kolom.find((one) => one.nama === 'berat')).toEqual({
      nama: 'berat',
      label: translatorOf('id')('field.berat'),
      jenis: 'weight',
      desimal: 3,
      total: true,
    });
    expect(kolom.find((one) => one.nama === 'tgl')).toMatchObject({ jenis: 'date', desimal: null, total: false });
  });

  it('is of today unless told otherwise', async () => {
    const answer = await json('penjualan-sales');
    expect(answer.filter).toMatchObject({ tgl_from: HARI_INI, tgl_to: HARI_INI });
    expect(answer.total['harga_total']).toBe(9_108_500);
  });

  it.each([
    [{ kode_sales: 'SL02' }, 1],
    [{ kode_sales: 'SEMUA' }, 5],
    [{ kode_group: '375' }, 2],
    [{ jenis_group: 'TUA' }, 3],
    [{ kode_dept: 'KL' }, 2],
    [{ valid_by: 'KASIR2' }, 2],
    [{ valid_by: 'ALL' }, 5],
    [{ status_kembali: 'Batal' }, 2],
    [{ status_kembali: 'Tersedia', kode_sales: 'SL01' }, 2],
  ])('filters by %j', async (filter, rows) => {
    expect((await json('penjualan-sales', { ...DUA_HARI, ...filter })).jumlah_baris).toBe(rows);
  });
});

describe('laporan-penjualan-transaksi', () => {
  it('puts the pieces below their invoice and customer', async () => {
    const answer = await json('penjualan-transaksi', DUA_HARI);
    expect(
      answer.grup.map((group) => [group.kunci[0], group.label, group.baris.length, group.subtotal['harga_total']]),
    ).toEqual([
      ['KL-FJ-261120-0001', 'IBU HARTINI', 2, 0],
      ['KL-FJ-261121-0001', 'REGULER', 1, 841_000],
      ['KL-FJ-261121-0002', 'PAK SLAMET', 2, 8_267_500],
    ]);
    expect(answer.grup[0]?.kunci).toEqual(['KL-FJ-261120-0001', KEMARIN, 'SL01']);
    expect(answer.total).toEqual({
      no_faktur_group: 2,
      kode_barcode: 3,
      berat: 6.6,
      harga_gram: 1_335_606,
      harga_jual: 8_815_000,
      ongkos: 324_000,
      harga_atribut: 0,
      diskon: 30_500,
      dpp: 9_108_500,
      ppn: 0,
      harga_total: 9_108_500,
    });
    expect(answer.batal).toEqual({
      jumlah_baris: 2,
      total: { ...BATAL, harga_atribut: 0, diskon: 90_500 },
      bruto: { ...BRUTO, harga_atribut: 0, diskon: 121_000 },
    });
  });

  it('tells the same of a table that is too long for a screen, which the database adds up', async () => {
    const whole = await json('penjualan-transaksi', DUA_HARI);
    const short = await reportJson(ask('penjualan-transaksi', DUA_HARI), 1);
    expect(short).toMatchObject({ terpotong: true, jumlah_baris: 5 });
    expect(JSON.parse(JSON.stringify([short.total, short.batal]))).toEqual([whole.total, whole.batal]);
    expect(JSON.parse(JSON.stringify(short.grup[0]?.subtotal))).toEqual(whole.grup[0]?.subtotal);
  });

  it('has the average price per gram of laporan-penjualan-sales: gold over weight', async () => {
    const { total } = await json('penjualan-sales', DUA_HARI);
    expect(total['harga_gram']).toBe((await json('penjualan-transaksi', DUA_HARI)).total['harga_gram']);
  });

  it('keeps a cancelled sale on its day, so that a closed day does not change, and leaves out what was never validated', async () => {
    const { grup } = await json('penjualan-transaksi', { tgl_from: KEMARIN, tgl_to: KEMARIN });
    expect(grup.flatMap((group) => group.baris.map((row) => row['status_kembali']))).toEqual(['Batal', 'Batal']);
    const today = await json('penjualan-transaksi');
    expect(today.grup.map((group) => group.kunci[0])).toEqual(['KL-FJ-261121-0001', 'KL-FJ-261121-0002']);
  });

  it('agrees with the cash book', async () => {
    const sales = await json('penjualan-transaksi', DUA_HARI);
    const cash = await json('keuangan-cash', DUA_HARI);
    expect(cash.total['masuk']).toBe(sales.batal?.bruto['harga_total']);
    expect(cash.total['saldo']).toBe(sales.total['harga_total']);
    expect(cash.total['keluar']).toBe((await json('batal-penjualan', DUA_HARI)).total['harga_total']);
  });
});

describe('laporan-batal-penjualan', () => {
  it('tells who cancelled, why, and who approved, on the day of the cancel', async () => {
    const { grup, total } = await json('batal-penjualan');
    expect(grup[0]?.baris[0]).toMatchObject({
      tgl_batal: HARI_INI,
      tgl: KEMARIN,
      alasan_batal: 'salah input',
      batal_oleh: 'SPV1',
      disetujui_oleh: 'SPV1',
      kode_barcode: '00003310',
    });
    expect(total).toEqual({
      no_faktur_group: 1,
      kode_barcode: 2,
      berat: 18.1,
      dpp: 24_932_500,
      ppn: 0,
      harga_total: 24_932_500,
    });
    expect((await json('batal-penjualan', { tgl_from: KEMARIN, tgl_to: KEMARIN })).jumlah_baris).toBe(0);
  });
});

describe('laporan-barang-detail', () => {
  it('lists what is in stock, sorted as chosen', async () => {
    const barcodes = async (filter: Record<string, string>) =>
      (await json('barang-detail', filter)).grup[0]?.baris.map((row) => row['kode_barcode']);
    expect(await barcodes({})).toEqual(['00000411', '00000502', '00003310']);
    expect(await barcodes({ sort_by: 'Barcode' })).toEqual(await barcodes({}));
    expect(await barcodes({ sort_by: 'Nama Barang' })).toEqual(['00000502', '00000411', '00003310']);
    expect(await barcodes({ sort_by: 'Kode Baki' })).toEqual(['00000411', '00000502', '00003310']);
    expect(await barcodes({ kode_baki: 'A02' })).toEqual(['00000502', '00003310']);
    expect((await json('barang-detail', { jenis_group: 'MUDA' })).total).toEqual({
      kode_barcode: 2,
      berat_asli: 3.39,
      berat: 3.38,
      harga_atribut: 0,
      harga_modal: 0,
    });
  });
});

describe('laporan-keuangan-cash', () => {
  it('begins each day with the balance of the day before, which is no income', async () => {
    const { grup, total } = await json('keuangan-cash', DUA_HARI);
    expect(
      grup.map((group) => [group.kunci[0], group.baris[0]?.['kategori'], group.baris[0]?.['saldo'], group.subtotal]),
    ).toEqual([
      [KEMARIN, 'SALDO AWAL', 0, { masuk: 24_932_500, keluar: 0, saldo: 24_932_500 }],
      [HARI_INI, 'SALDO AWAL', 24_932_500, { masuk: 9_108_500, keluar: 24_932_500, saldo: 9_108_500 }],
    ]);
    expect(
      grup[1]?.baris
        .slice(1)
        .map((row) => [row['deskripsi'], row['user_id'], row['masuk'], row['keluar'], row['saldo']]),
    ).toEqual([
      ['KL-FJ-261121-0001', 'KASIR1', 841_000, null, 25_773_500],
      ['KL-FJ-261121-0002', 'KASIR2', 8_267_500, null, 34_041_000],
      ['KL-FJ-261120-0001', 'KASIR1', null, 24_932_500, 9_108_500],
    ]);
    expect(total).toEqual({ masuk: 34_041_000, keluar: 24_932_500, saldo: 9_108_500 });
  });

  it('has a balance for a day on which nothing moved, and for one drawer', async () => {
    const later = await json('keuangan-cash', { tgl_from: '2026-11-25', tgl_to: '2026-11-26' });
    expect(later.grup.map((group) => [group.kunci[0], group.subtotal])).toEqual([
      ['2026-11-25', { masuk: 0, keluar: 0, saldo: 9_108_500 }],
    ]);
    expect((await json('keuangan-cash', { user_id: 'KASIR1' })).total).toEqual({
      masuk: 841_000,
      keluar: 24_932_500,
      saldo: 841_000,
    });
  });
});

describe('laporan-otorisasi and laporan-perubahan-harga-emas', () => {
  it('write out what was approved', async () => {
    const { grup } = await json('otorisasi');
    expect(grup.map((group) => [group.kunci[0], group.subtotal['dibuat']])).toEqual([
      ['BATAL PENJUALAN', 1],
      ['OTORISASI DISKON', 1],
    ]);
    expect(grup[0]?.baris[0]).toMatchObject({
      nilai: 'Alasan salah input · berat 2.13',
      disetujui_oleh: 'SPV1',
      diminta_oleh: 'KASIR1',
      dipakai_dokumen: 'KL-FJ-261120-0001',
    });
    expect(grup[1]?.baris[0]).toMatchObject({
      nilai: 'Barcode 00000936 · Berat 2.130 · Harga / gr Rp. 1,437,000 · Diskon Rp. 25,000 · bonus 1.5',
    });
    expect((await json('otorisasi', { disetujui_oleh: 'OWNER' })).jumlah_baris).toBe(1);
  });

  it('tell every change of a price', async () => {
    const { grup } = await json('perubahan-harga-emas');
    expect(grup[0]?.baris).toMatchObject([
      {
        kode_group: '700',
        nama_group: 'EMAS 17K',
        harga_lama: 1_430_000,
        harga_baru: 1_437_000,
        selisih: 7000,
        diubah_oleh: 'OWNER',
      },
      { kode_group: '', nama_group: 'Harga Global', harga_lama: null, harga_baru: 2_000_000, selisih: null },
    ]);
  });
});

describe('filters', () => {
  it('refuse a reversed range with the rule at both dates', () => {
    const rule = { rule: 'rentang_tanggal_terbalik' };
    expect(() => ask('penjualan-sales', { tgl_from: HARI_INI, tgl_to: KEMARIN })).toThrow(
      expect.objectContaining({ code: 'rentang_tanggal_terbalik', fields: { tgl_from: rule, tgl_to: rule } }) as Error,
    );
  });

  it('hold the range to a month only under protection', () => {
    const filter = { tgl_from: '2026-10-01', tgl_to: '2026-11-21' };
    expect(ask('penjualan-sales', filter).filter).toMatchObject(filter);
    expect(() => ask('penjualan-sales', filter, { modules: ['REPORT_ONE_MONTH_PROTECTION_MODULE'] })).toThrow(
      expect.objectContaining({ code: 'rentang_lebih_sebulan' }) as Error,
    );
  });

  it('refuse what is no such value', () => {
    expect(() => ask('barang-detail', { sort_by: 'warna' })).toThrow(
      expect.objectContaining({ code: 'data_tidak_valid', fields: { sort_by: { rule: 'bukan_pilihan' } } }) as Error,
    );
  });
});
