import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../../engine/report/make.ts';
import { SILENT } from '../../platform/http/work.ts';
import { kotakCincin } from '../../testing/aksesoris.ts';
import { testDatabase } from '../../testing/database.ts';
import { bytesOf } from '../../testing/paper.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { filesHere } from '../../testing/report-golden.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { batalPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, approve } = new Penjualan(shop);
const { ask, json } = reportsOf({
  get db() {
    return shop.db;
  },
  get jobs() {
    return filesHere(shop.db);
  },
});
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system } as const;
const KOTAK = 25_000;
const BU_SARI = { jenis: 'MEMBER', kode_member: 'MB00001', nama: 'BU SARI', no_hp: '081200000001' };
const member = atWork('KASIR1', 'KASIR', { MEMBER_MODULE: 'true' });
let kotak = '';

const jual = async (kode_sales: string, cincin: readonly string[], qty: number): Promise<string> => {
  const bayar = [{ jenis: 'CASH', jumlah: cincin.length * S1_TOTAL + qty * KOTAK }];
  const nomor = await save(
    body(cincin, { kode_sales, pelanggan: BU_SARI, bayar, aksesoris: [{ kode_barcode: kotak, qty }] }),
    member,
  );
  await validate(nomor, member);
  return nomor;
};

/** RINA sold a ring of 2.13 g with three boxes and another with one, which was cancelled; DEWI two boxes alone. */
beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
     values ($1, 'SL02', 'DEWI', 'BCA', 'BCA', '2', 'DEWI')`,
    [SHOP.kode_toko],
  );
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'MB00001', 'BU SARI', '081200000001')`,
    [SHOP.kode_toko],
  );
  kotak = await kotakCincin(shop);
  await jual('SL01', await pieces(shop.db, 1), 3);
  const batal = await jual('SL01', await pieces(shop.db, 1), 1);
  const { id } = await approve('BATAL PENJUALAN', batal, { alasan: 'SALAH' });
  await shop.db.tx((tx) => batalPenjualan(tx, atWork(), batal, { alasan: 'SALAH', kode_baki: null, otorisasi: id }));
  await jual('SL02', [], 2);
});

const baris = async (key: Parameters<typeof json>[0], names: readonly string[]) =>
  (await json(key, HARI)).grup.flatMap((grup) => grup.baris.map((row) => names.map((name) => row[name])));

/** The rows of a section of a report. */
const seksi = async (key: Parameters<typeof json>[0], name: string, names: readonly string[]) => {
  const { seksi: semua = [] } = JSON.parse(JSON.stringify(await makeReport.json(ask(key, HARI)))) as ReportWire;
  const grup = semua.find((one) => one.seksi === name)?.grup ?? [];
  return grup.flatMap((one) => one.baris.map((row) => names.map((column) => row[column])));
};

describe('the price per gram is that of the ring', () => {
  it.each([
    'penjualan-transaksi',
    'penjualan-sales',
    'penjualan-stock-jual',
    'penjualan-member',
    'penjualan-global-perjenis',
    'global-penjualan',
    'global-sales',
    'global-penjualan-gajah',
  ] as const)('below laporan-%s, beside boxes, net and gross', async (key) => {
    const { total, batal } = await json(key, HARI);
    const names = ['berat', 'harga_jual', 'harga_gram'] as const;
    const jumlah = (of: Readonly<Record<string, unknown>> | undefined) => names.map((name) => of?.[name]);
    expect(jumlah(total)).toEqual([2.13, 3_061_000 + 5 * KOTAK, 1_437_089]);
    expect(jumlah(JSON.parse(JSON.stringify(batal?.bruto)) as typeof total)).toEqual([
      4.26,
      2 * 3_061_000 + 6 * KOTAK,
      1_437_089,
    ]);
  });

  it('of a type of goods and of a shop, in their own rows', async () => {
    expect(await baris('penjualan-global-perjenis', ['status', 'berat', 'harga_jual', 'harga_gram'])).toEqual([
      ['DONE', 2.13, 3_186_000, 1_437_089],
      ['CANC', 2.13, 3_086_000, 1_437_089],
    ]);
    expect(await baris('global-penjualan', ['status', 'harga_gram'])).toEqual([
      ['DONE', 1_437_089],
      ['CANC', 1_437_089],
    ]);
  });

  it('in a sheet too, which works it out from a column out of sight', async () => {
    const order = ask('penjualan-sales', HARI);
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(await makeReport.xlsx(order, SILENT)), { readStyles: true });
    if (!sheet) throw new Error('no sheet');
    const { rows, cells, columns } = sheet;
    const head = rows.find((row) => row.includes('Harga / gr')) ?? [];
    const [harga, berat, emas] = ['Harga / gr', 'Berat', 'Rp Emas'].map((label) => head.indexOf(label));
    expect([columns?.[emas ?? 0]?.hidden, columns?.[berat ?? 0]?.hidden ?? false]).toEqual([true, false]);
    const last = rows.length - 1;
    const letter = (column = 0) => String.fromCharCode(65 + column);
    expect(cells?.get(`${last},${harga}`)).toMatchObject({
      formula: expect.stringContaining(`ROUNDDOWN(${letter(emas)}${last + 1}/${letter(berat)}${last + 1},0)`),
      formulaResult: 1_437_089,
    });
  });

  it('and no other form tells of that column', async () => {
    expect((await json('penjualan-sales', HARI)).kolom.map(({ nama }) => nama)).not.toContain('rp_emas');
    const order = ask('penjualan-sales', HARI);
    expect(String(await bytesOf(await makeReport.csv(order, SILENT)))).not.toContain('Rp Emas');
    expect(pdfText(await bytesOf(await makeReport.pdf(order, SILENT))).flat(2)).not.toContain('Rp Emas');
  });
});

describe('what sales people sold counts boxes', () => {
  const CINCIN = { qty: 1, berat: 2.13 } as const;
  const [RINA, DEWI] = [S1_TOTAL + 3 * KOTAK, 2 * KOTAK] as const;

  it('in laporan-rekap-sales, what was cancelled too', async () => {
    const names = ['kode_sales', 'qty', 'berat', 'harga_jual', 'harga_total', 'rp_batal', 'netto'];
    expect(await baris('rekap-sales', names)).toEqual([
      ['SL01', 6, 4.26, 6_222_000, 2 * S1_TOTAL + 4 * KOTAK, S1_TOTAL + KOTAK, RINA],
      ['SL02', 2, 0, DEWI, DEWI, 0, DEWI],
    ]);
  });

  it('in laporan-akhir_hari', async () => {
    const names = ['kode_sales', 'qty', 'berat', 'penjualan', 'batal_jual'];
    expect(await seksi('akhir_hari', 'sales', names)).toEqual([
      ['SL01', 6, 4.26, 2 * S1_TOTAL + 4 * KOTAK, S1_TOTAL + KOTAK],
      ['SL02', 2, 0, DEWI, 0],
    ]);
  });

  it('as laporan-global-sales and laporan-penjualan-bayar have it', async () => {
    const [rekap, sales] = [(await json('rekap-sales', HARI)).total, (await json('global-sales', HARI)).total];
    const bayar = (await json('penjualan-bayar', HARI)).total;
    expect([rekap['netto'], sales['harga_total'], bayar['jumlah_bersih']]).toEqual(Array(3).fill(RINA + DEWI));
  });

  it('in rupiah alone where goods are told by pieces and grams', async () => {
    const names = ['kode_dept', 'qty', 'berat', 'penjualan'];
    expect(await baris('managerial-analisys', names)).toEqual([['CN', ...Object.values(CINCIN), RINA + DEWI]]);
    expect(await baris('harian-emas', ['qty', 'berat', 'harga_jual', 'rata_jual'])).toEqual([
      [...Object.values(CINCIN), 3_061_000, 1_437_089],
    ]);
  });

  it('in rupiah of a jenis that has nothing else, which is neither fast nor slow', async () => {
    const { kode_toko } = SHOP;
    await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'KT', 'KOTAK')`, [kode_toko]);
    await shop.db.query(`update jual_aksesoris set kode_dept = 'KT' where kode_toko = $1`, [kode_toko]);
    const names = ['kode_dept', 'qty', 'penjualan', 'kecepatan'];
    expect(await baris('managerial-analisys', names)).toEqual([
      ['CN', 1, S1_TOTAL, expect.any(String)],
      ['KT', 0, 5 * KOTAK, null],
    ]);
    await shop.db.query(`update jual_aksesoris set kode_dept = 'CN' where kode_toko = $1`, [kode_toko]);
  });
});

describe('the jenis group of boxes', () => {
  const LAPORAN = [
    'penjualan-transaksi',
    'penjualan-sales',
    'penjualan-stock-jual',
    'penjualan-member',
    'penjualan-global-perjenis',
  ] as const;
  beforeAll(async () => {
    await shop.db.query(
      `insert into jenis_group (kode_toko, kode_jenis_group, nama_jenis_group) values ($1, 'LAIN', 'LAIN-LAIN')`,
      [SHOP.kode_toko],
    );
    await shop.db.query(`update kelompok set jenis_group = 'LAIN' where kode_group = 'ACC'`);
  });

  it.each(LAPORAN)('finds them in laporan-%s, and those of rings do not', async (key) => {
    const jumlah = async (saring: Readonly<Record<string, string>>) =>
      (await json(key, { ...HARI, ...saring })).total['harga_total'];
    expect(await jumlah({ jenis_group: 'LAIN' })).toBe(5 * KOTAK);
    expect(await jumlah({ jenis_group: 'TUA' })).toBe(S1_TOTAL);
    expect(await jumlah({ kode_group: 'ACC' })).toBe(5 * KOTAK);
  });
});

describe('what weighs nothing has no price per gram', () => {
  it('of a sales person who sold boxes alone', async () => {
    expect(await baris('global-sales', ['kode_sales', 'status', 'qty', 'berat', 'harga_gram', 'harga_jual'])).toEqual([
      ['SL01', 'DONE', 4, 2.13, 1_437_089, 3_136_000],
      ['SL01', 'CANC', 2, 2.13, 1_437_089, 3_086_000],
      ['SL02', 'DONE', 2, 0, null, 2 * KOTAK],
    ]);
  });

  it('of the purity that boxes are sold under', async () => {
    const names = ['nama_kadar_eod', 'status', 'qty', 'berat', 'harga_gram', 'harga_jual'];
    expect(await baris('global-penjualan-gajah', names)).toEqual([
      ['0', 'DONE', 5, 0, null, 5 * KOTAK],
      ['0', 'CANC', 1, 0, null, KOTAK],
      ['70', 'DONE', 1, 2.13, 1_437_089, 3_061_000],
      ['70', 'CANC', 1, 2.13, 1_437_089, 3_061_000],
    ]);
  });
});
