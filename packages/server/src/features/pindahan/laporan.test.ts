import type { ReportKey } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { inject, testApp } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { reportsOf, type Row } from '../../testing/report-asking.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';
import { upload } from '../../testing/upload.ts';

/** A shop that has moved in: what the reports say of the day on which it did. */
const server = testApp();
const { kode_toko, tgl_system: tgl } = SHOP;
let token = '';
let keys = 0;

async function masuk(key: string, ...lines: readonly string[]): Promise<void> {
  const { body, headers } = upload(lines.join('\r\n'));
  const { status } = await inject(server.app, {
    method: 'POST',
    url: `/api/v1/pindahan/${key}/import`,
    headers: { ...headers, 'x-auth-token': token, 'idempotency-key': `laporan-${(keys += 1)}` },
    payload: body,
  });
  if (status !== 200) throw new Error(`${key} was refused`);
}

const { json } = reportsOf({
  get db() {
    return server.db;
  },
  get jobs() {
    return server.services.jobs;
  },
});
const HARI = { tgl_from: tgl, tgl_to: tgl };
const baris = async (key: ReportKey, filter = {}): Promise<Row[]> =>
  (await json(key, { ...HARI, ...filter })).grup.flatMap((one) => one.baris);

beforeAll(async () => {
  await openShop(server.db);
  for (const modul of ['HUTANG_MODULE', 'MANUAL_ITEMS_TRANSACTION_MODULE']) {
    await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`, [
      kode_toko,
      modul,
    ]);
  }
  await server.user(kode_toko, 'BOS', 'OWN', []);
  token = await server.token(kode_toko, 'BOS');
  const cincin = '700,CN,A01,CINCIN LAMA,2.13,2000000';
  await masuk(
    'barang',
    'kode_group,kode_dept,kode_baki,nama_barang,berat_asli,harga_modal,kode_intern',
    `${cincin},L-1`,
    `${cincin},L-2`,
  );
  await masuk('manual', 'kode_gudang,kode_baki,kode_group,kode_dept,qty,berat', 'TOKO,A01,700,CN,10,25.5');
  await masuk(
    'titipan',
    'nomor,uang_titip,mengikat,kode_sales,nama,no_hp,kode_barcode,harga_gram',
    'TT-1,500000,Ya,SL01,BU TINI,0812,L-1,900000',
  );
  await masuk(
    'hutang',
    'nomor,sisa_hutang,tgl_hutang,tgl_bunga,jatuh_tempo,jumlah_hutang,bunga,lama_pinjam,kode_sales,nama,no_hp,nama_barang,kode_dept,kadar,berat',
    'SBG-1,5000000,2026-09-22,2026-11-06,2027-01-20,8000000,3,120,SL01,BU TINI,0812,GELANG LAMA,CN,70,10',
  );
});

it('keeps its books', async () => expect(await differences(server.db)).toEqual([]));

it('pieces and bulk were entered, as the summaries of both have it', async () => {
  const ringkas = (await json('summary-barang', { tgl })).total['gram_tambah'];
  const curah = (await json('summary-barang-manual', HARI)).total['gram_tambah'];
  expect([ringkas, curah]).toEqual([4.26, 25.5]);
  const { seksi = [] } = await json('eod', HARI);
  const [kadar] = JSON.parse(JSON.stringify(seksi)) as { readonly total: Readonly<Record<string, number>> }[];
  expect(kadar?.total).toMatchObject({ tambah: 29.76, pindah_masuk: 0, pindah_keluar: 0, akhir: 29.76 });
});

it('what was left before it began is no deposit that somebody took in', async () => {
  expect(await baris('keuangan-cash')).toMatchObject([{ kategori: 'SALDO AWAL' }]);
  expect(await baris('rekap-sales')).toEqual([]);
});

it('a deposit of before that is cancelled takes off its sales person what came in since alone', async () => {
  const as = { 'x-auth-token': token, 'idempotency-key': 'laporan-bayar' };
  const bayar = await server.call('POST', 'titipan/TT-1/bayar', { bayar: [tunai(200_000)] }, as);
  expect(bayar, bayar.text).toMatchObject({ status: 200 });
  expect(await baris('rekap-sales')).toMatchObject([{ kode_sales: 'SL01', rp_titipan: 200_000 }]);
  const worked = { kembali: 700_000, potongan: 0 };
  const context = atWork('BOS', 'OWN');
  await server.db.tx((tx) => papersOf(server).approved(tx, 'titipan', 'TT-1', 'batal', { worked, context }));
  expect(await baris('rekap-sales')).toMatchObject([{ kode_sales: 'SL01', rp_titipan: 0 }]);
});

it('a loan is of the day on which it was lent, wherever it is told', async () => {
  const lama = [{ no_hutang: 'SBG-1', tgl_hutang: '2026-09-22' }];
  expect(await baris('hutang-stock')).toMatchObject([{ ...lama[0], sisa_hutang: 5_000_000 }]);
  // Of 8,000,000 that were lent 3,000,000 had come back before the books began.
  for (const key of ['hutang-transaksi', 'pinjaman-detail'] as const) {
    expect(await baris(key), key).toMatchObject([{ ...lama[0], jumlah_hutang: 5_000_000 }]);
  }
  const [rekap] = await baris('pinjaman-rekap');
  expect(rekap).toMatchObject({ jumlah_nota: 1, jumlah_hutang: 5_000_000 });
  expect(rekap?.['besar_kembali']).toBe(5_000_000 + Number(rekap?.['bunga_rp']));
  const as = { 'x-auth-token': token, 'idempotency-key': 'laporan-tebus' };
  const { text: surat } = await server.call('GET', 'hutang/SBG-1/slip.txt', undefined, as);
  expect(surat.replaceAll(/\s+/g, ' ')).toContain('Sisa pinjaman Rp. 5,000,000, bunga dibayar sampai 06/11/2026.');
  const { body } = await server.call('GET', 'hutang/SBG-1/hitung', undefined, as);
  const { sisa } = body as { readonly sisa: number };
  const tebus = await server.call('POST', 'hutang/SBG-1/pelunasan', { bayar: [tunai(sisa)] }, as);
  expect(tebus, tebus.text).toMatchObject({ status: 200 });
  expect(await baris('hutang-lunas')).toMatchObject(lama);
  const masukHari = { sort_by: 'TANGGAL MASUK', tgl_from: '2026-09-22', tgl_to: '2026-09-22' };
  expect(await baris('penebusan-detail', masukHari)).toMatchObject([
    { no_faktur_hutang: 'SBG-1', tgl_hutang: '2026-09-22', tgl_lunas: tgl },
  ]);
});
