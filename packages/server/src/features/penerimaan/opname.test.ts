import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testApp } from '../../testing/app.ts';
import { enterRows } from '../../testing/masuk.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { People, type As } from '../../testing/people.ts';
import { atWork, openShop, RING, SHOP } from '../../testing/shop.ts';
import { receiveRows } from '../../testing/terima.ts';
import {
  bacaOpnameTerima,
  hitungTerima,
  mulaiOpnameTerima,
  selesaiOpnameTerima,
  type OpnameContext,
} from './opname.ts';

const app = testApp();
const people = new People(app);
const toko = SHOP.kode_toko;
const kabar: string[] = [];
const kerja = (siapa = 'KASIR1'): OpnameContext => ({
  ...atWork(siapa),
  realtime: { toShop: (_toko, event) => void kabar.push(event), toUser: () => undefined, endSession: () => undefined },
});
const terima = (rows: readonly (readonly [string, string, number, string])[]) =>
  receiveRows(
    app,
    rows.map(([kode_group, kode_dept, qty, berat]) => ({ kode_group, kode_dept, qty, berat: Dec.from(berat) })),
  );
const mulai = (siapa?: string) => app.db.tx((tx) => mulaiOpnameTerima(tx, kerja(siapa)));
const hitung = (
  nomor: string,
  kode_group: string,
  kode_dept: string,
  qty_opname: number,
  berat: string,
  versi: number,
  siapa?: string,
) =>
  app.db.tx((tx) =>
    hitungTerima(tx, kerja(siapa), nomor, { kode_group, kode_dept, qty_opname, berat_opname: Dec.from(berat), versi }),
  );
const baca = (nomor: string) => bacaOpnameTerima(app.db, toko, nomor);
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const selisih = async () =>
  [...(await reconcile(app.db, toko, SHOP.tgl_system, invariants)), ...(await verifyChain(app.db, toko))].filter(
    (check) => !check.selisih.isZero(),
  );

let nomor = '';
beforeAll(async () => {
  await openShop(app.db);
  await app.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'KL', 'KALUNG')`);
  const no_terima = await terima([
    ['700', 'CN', 5, '10'],
    ['375', 'KL', 2, '9'],
  ]);
  await terima([['700', 'CN', 1, '2.5']]);
  await app.db.tx((tx) => enterRows(tx, [{ ...RING, no_terima, berat_asli: Dec.from('2.1') }]));
  nomor = await mulai();
});

describe('a count of what was received and not entered', () => {
  it('lists it by group and jenis as the books have it, and is joined by whoever begins another', async () => {
    expect(nomor).toBe('KL-OT-261121-0001');
    expect(await mulai('KASIR2')).toBe(nomor);
    expect(await baca(nomor)).toMatchObject({
      status: 'AKTIF',
      belum: 2,
      dihitung: 0,
      baris: [
        {
          kode_group: '375',
          kode_dept: 'KL',
          nama_dept: 'KALUNG',
          qty_awal: 2,
          berat_awal: 9,
          qty_opname: null,
          versi: 0,
        },
        { kode_group: '700', qty_awal: 5, berat_awal: 10.4 },
      ],
    });
  });

  it('keeps each type where anybody goes on; the second of two people is told of the first', async () => {
    await hitung(nomor, '700', 'CN', 4, '8.3', 0);
    expect(await refused(hitung(nomor, '700', 'CN', 5, '10.4', 0, 'KASIR2'))).toMatchObject({
      code: 'hitungan_berubah',
      params: { kode_dept: 'CN', oleh: 'KASIR1', qty: 4, berat: 8.3 },
    });
    expect((await baca(nomor)).baris[1]).toMatchObject({
      qty_opname: 4,
      berat_opname: 8.3,
      selisih_qty: 1,
      selisih_berat: 2.1,
      versi: 1,
      oleh: 'KASIR1',
    });
    await hitung(nomor, '700', 'CN', 5, '10.35', 1, 'KASIR2');
    expect((await baca(nomor)).baris[1]).toMatchObject({
      selisih_qty: 0,
      selisih_berat: 0.05,
      versi: 2,
      oleh: 'KASIR2',
    });
    expect(kabar).toContain('opname-terima-berubah');
    expect(await selisih()).toEqual([]);
  });

  it('stays true of its moment when pieces are entered afterwards', async () => {
    const lain = await terima([['375', 'CN', 1, '3']]);
    expect((await baca(nomor)).baris.map((row) => [row.kode_group, row.kode_dept, row.qty_awal])).toEqual([
      ['375', 'CN', 1],
      ['375', 'KL', 2],
      ['700', 'CN', 5],
    ]);
    await hitung(nomor, '375', 'CN', 1, '3', 0);
    await app.db.tx((tx) => enterRows(tx, [{ ...RING, kode_group: '375', no_terima: lain, berat_asli: Dec.from(3) }]));
    expect((await baca(nomor)).baris[0]).toMatchObject({ qty_awal: 1, berat_awal: 3, selisih_qty: 0 });
    expect(await selisih()).toEqual([]);
  });

  it('takes only types that wait for being entered', async () => {
    expect((await refused(hitung(nomor, '000', 'CN', 1, '1', 0))).fields).toHaveProperty('kode_dept');
    expect((await refused(hitung('KL-OT-261121-0009', '700', 'CN', 1, '1', 0))).code).toBe('dokumen_tidak_ditemukan');
  });

  it('ends with what nobody counted as it was, and moves no stock', async () => {
    const sebelum = await app.db.query(`select * from saldo order by 1, 2, 3, 4, 5, 6, 7, 8`);
    await app.db.tx((tx) => selesaiOpnameTerima(tx, kerja(), nomor));
    expect(await baca(nomor)).toMatchObject({
      status: 'SELESAI',
      dihitung: 2,
      belum: 1,
      selisih_qty: 0,
      selisih_berat: 0.05,
      baris: [{}, { kode_dept: 'KL', qty_awal: 2, berat_awal: 9, qty_opname: null, selisih_qty: null }, {}],
    });
    expect(await app.db.query(`select * from saldo order by 1, 2, 3, 4, 5, 6, 7, 8`)).toEqual(sebelum);
    expect((await refused(hitung(nomor, '700', 'CN', 5, '10', 2))).code).toBe('opname_sudah_selesai');
    expect(await mulai()).toBe('KL-OT-261121-0002');
    expect(await selisih()).toEqual([]);
  });

  it('by two people at once is one', async () => {
    const aktif = await mulai();
    await app.db.tx((tx) => selesaiOpnameTerima(tx, kerja(), aktif));
    const [a, b] = await Promise.all([mulai('KASIR1'), mulai('KASIR2')]);
    expect(a).toBe(b);
  });
});

describe('over the line', () => {
  const me: As = { level: 'KASIR', akses: ['/stock-opname-penerimaan'] };
  it('answers the count after each row, and its result as PDF and Excel', async () => {
    const { body } = await people.call('POST', 'stock-opname-penerimaan/start', me);
    const no = String(body['no_opname']);
    const counted = await people.call('PUT', `stock-opname-penerimaan/${no}/hitung`, me, {
      kode_group: '375',
      kode_dept: 'KL',
      qty_opname: 1,
      berat_opname: 4.5,
      versi: 0,
    });
    expect(counted.status, counted.text).toBe(200);
    expect(
      (
        await people.call('PUT', `stock-opname-penerimaan/${no}/hitung`, me, {
          kode_group: '375',
          kode_dept: 'KL',
          qty_opname: -1,
          berat_opname: '',
          versi: 1,
        })
      ).body,
    ).toMatchObject({ code: 'data_tidak_valid' });
    // A version that no row ever comes to, of one that nobody has counted.
    expect(
      await people.call('PUT', `stock-opname-penerimaan/${no}/hitung`, me, {
        kode_group: '700',
        kode_dept: 'CN',
        qty_opname: 1,
        berat_opname: 1,
        versi: 2_147_483_647,
      }),
    ).toMatchObject({ status: 422, body: { code: 'data_tidak_valid' } });
    expect((await people.call('POST', `stock-opname-penerimaan/${no}/selesai`, me)).body).toMatchObject({
      status: 'SELESAI',
      selisih_qty: 1,
      selisih_berat: 4.5,
    });
    expect((await people.call('GET', 'stock-opname-penerimaan', me)).rows[0]).toMatchObject({ no_opname: no });
    const { token } = await people.person(me);
    const file = (form: string) =>
      app.app.inject({
        method: 'GET',
        url: `/api/v1/stock-opname-penerimaan/${no}/hasil.${form}`,
        headers: { 'x-auth-token': token },
      });
    expect(pdfText((await file('pdf')).rawPayload).join(' ')).toMatch(/KALUNG.*9\.000.*4\.500/);
    const { sheets } = await readXlsx((await file('xlsx')).rawPayload);
    expect(JSON.stringify(sheets[0]?.rows)).toContain('KALUNG');
    expect((await people.call('GET', 'stock-opname-penerimaan/X/hasil.pdf', me)).status).toBe(404);
  });
});
