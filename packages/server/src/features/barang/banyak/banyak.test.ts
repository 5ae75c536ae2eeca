import { BANYAK_KOLOM } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { inject, testApp, type Call } from '../../../testing/app.ts';
import { openShop, SHOP } from '../../../testing/shop.ts';
import { upload } from '../../../testing/upload.ts';

/** A cashier neither reads nor types what pieces cost. */
const KOLOM = BANYAK_KOLOM.filter((name) => name !== 'harga_modal');

const server = testApp();
const ring = { kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', nama_barang: 'CINCIN POLOS', berat_asli: 2.13 };
let clerk: Call;
let token = '';

beforeAll(async () => {
  await openShop(server.db);
  await server.user('KL01', 'ADMIN', 'KASIR', ['/tambah-barang-banyak', '/data-barang']);
  token = await server.token('KL01', 'ADMIN');
  clerk = (method, path, body, headers) =>
    server.call(method, path, body, { 'x-auth-token': token, 'accept-language': 'id', ...headers });
});

const stock = async () =>
  (await server.db.one<{ jumlah: number }>(`select count(*)::int as jumlah from barang`)).jumlah;
async function read(content: string | Buffer, name = 'barang.csv', language = 'id') {
  const { body, headers } = upload(content, name);
  return inject(server.app, {
    method: 'POST',
    url: '/api/v1/barang-banyak/baca',
    headers: { ...headers, 'x-auth-token': token, 'accept-language': language },
    payload: body,
  });
}

describe('reading a sheet', () => {
  it('takes CSV with labels or field names, in any order, and names the columns it leaves out', async () => {
    expect(
      (await read('Nama Barang;Berat Asli;Kode Baki;Warna\r\nCINCIN A;2.13;A01;kuning\r\n;;;\r\nCINCIN B;3.1;A02;\r\n'))
        .body,
    ).toMatchObject({
      baris: [
        { nama_barang: 'CINCIN A', berat_asli: '2.13' },
        { nama_barang: 'CINCIN B', berat_asli: '3.1' },
      ],
    });
    const named = (await read('kode_baki,berat_asli,warna\nA01,"2.130",x\n')).body;
    expect(named).toEqual({ baris: [{ kode_baki: 'A01', berat_asli: '2.130' }], asing: ['warna'] });
  });

  it('takes an Excel workbook, its numbers as they would be typed', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['nama_barang', 'berat_asli', 'markis', 'kode_baki'],
            ['CINCIN C', 2.135, true, 'A01'],
            [null, null, null, null],
          ],
        },
      ],
    });
    expect((await read(Buffer.from(bytes), 'barang.xlsx')).body).toEqual({
      baris: [{ nama_barang: 'CINCIN C', berat_asli: '2.135', markis: 'true', kode_baki: 'A01' }],
      asing: [],
    });
  });

  it('takes what Excel shows: without the noise of its arithmetic, and percent as percent', async () => {
    const cells = new Map([['1,1', { style: { numFmt: '0.0%' } }]]);
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['berat_asli', 'kadar'],
            [0.1 + 0.2, 0.375],
          ],
          cells,
        },
      ],
    });
    expect((await read(Buffer.from(bytes), 'barang.xlsx')).body).toEqual({
      baris: [{ berat_asli: '0.3', kadar: '37.5' }],
      asing: [],
    });
  });

  it('refuses what is no sheet, is empty, knows no column, or is too long', async () => {
    expect((await read(Buffer.from('PK\u0003\u0004rusak'), 'x.xlsx')).body).toMatchObject({
      code: 'impor_bukan_lembar',
    });
    const lama = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    expect((await read(lama, 'x.xls')).body).toMatchObject({ code: 'impor_bukan_lembar' });
    expect((await read('nama_barang\n')).body).toMatchObject({ code: 'impor_kosong' });
    expect((await read('warna,bentuk\nkuning,bulat\n')).body).toMatchObject({ code: 'impor_kolom_tidak_ada' });
    expect((await read(`nama_barang\n${'CINCIN A\n'.repeat(501)}`)).body).toMatchObject({
      code: 'impor_terlalu_banyak',
      params: { maks: 500 },
    });
  });

  it('gives an empty sheet that it reads back itself, with the codes that may stand in it', async () => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/api/v1/barang-banyak/contoh.xlsx',
      headers: { 'x-auth-token': token, 'accept-language': 'jp' },
    });
    const {
      sheets: [form, kode],
    } = await readXlsx(response.rawPayload);
    expect(form?.rows[0]).toHaveLength(KOLOM.length);
    expect(kode?.rows.map((row) => row[1])).toEqual(expect.arrayContaining(['700', 'CN', 'A01']));
    const filled = await writeXlsx({
      sheets: [{ name: 'x', rows: [form?.rows[0] ?? [], KOLOM.map((name) => `isi ${name}`)] }],
    });
    expect((await read(Buffer.from(filled), 'x.xlsx', 'jp')).body).toEqual({
      baris: [Object.fromEntries(KOLOM.map((name) => [name, `isi ${name}`]))],
      asing: [],
    });
  });
});

describe('a dry run', () => {
  it('says of every row what saving would say, and saves nothing', async () => {
    const before = await stock();
    expect(await clerk('POST', 'barang-banyak/periksa', { barang: [ring, ring] })).toMatchObject({
      status: 200,
      body: { jumlah: 2 },
    });
    const bad = [ring, { ...ring, kode_baki: 'Z99' }, { ...ring, kode_group: 'ZZZ', markis: true }];
    const trial = await clerk('POST', 'barang-banyak/periksa', { barang: bad });
    const saved = await clerk('POST', 'barang', { barang: bad }, { 'idempotency-key': 'banyak-uji-0001' });
    expect(Object.keys((trial.body as { fields: object }).fields)).toEqual(
      ['barang.1.kode_baki', 'barang.2.kode_group', 'barang.2.kode_dept', 'barang.2.harga_khusus'].filter(
        (path) => path in (saved.body as { fields: object }).fields,
      ),
    );
    expect(trial.body).toEqual(saved.body);
    expect(await stock()).toBe(before);
  });

  it('needs the page', async () => {
    await server.user('KL01', 'LAIN', 'KASIR', ['/home']);
    const stranger = await server.as('KL01', 'LAIN');
    expect((await stranger('POST', 'barang-banyak/periksa', { barang: [ring] })).status).toBe(403);
  });
});

describe('a weight that was typed by hand', () => {
  it('is marked for good: on the card, in the list and its file, and found by it', async () => {
    // Only who says that a scale was read has read one.
    const many = [
      { ...ring, berat_manual: true },
      { ...ring, berat_manual: false },
      ...Array.from({ length: 498 }, () => ring),
    ];
    const answer = await clerk('POST', 'barang', { barang: many }, { 'idempotency-key': 'banyak-uji-0002' });
    expect(answer.status).toBe(201);
    const { barang } = answer.body as { barang: readonly { kode_barcode: string; berat_manual: boolean }[] };
    expect(barang.slice(0, 3).map(({ berat_manual }) => berat_manual)).toEqual([true, false, true]);
    const [typed, weighed] = barang;
    expect((await clerk('GET', `barang/${typed?.kode_barcode}`)).body).toMatchObject({
      barang: { berat_manual: true },
    });
    const found = async (query: string) =>
      (await clerk('GET', `barang?limit=600&${query}`)).body as {
        data: readonly { kode_barcode: string }[];
        ringkas?: object;
      };
    expect((await found('sumber_berat=MANUAL')).data).toHaveLength(499);
    expect((await found('sumber_berat=TIMBANGAN')).data.map(({ kode_barcode }) => kode_barcode)).toEqual([
      weighed?.kode_barcode,
    ]);
    // The balances do not know how a piece was weighed: no sum is told rather than a wrong one.
    expect((await found('sumber_berat=MANUAL')).ringkas).toBeUndefined();
    expect((await clerk('GET', 'barang.csv?sumber_berat=TIMBANGAN')).text.split('\r\n')[0]).toContain(
      'Berat Diketik Tangan',
    );
    expect(
      (await reconcile(server.db, SHOP.kode_toko, SHOP.tgl_system, invariants)).filter(
        ({ selisih }) => !selisih.isZero(),
      ),
    ).toEqual([]);
  });
});
