import { initialValue } from '@kilau/contract/modules.ts';
import { reportOf, type ReportKey } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { queries } from '../../../app/queries.ts';
import { makeReport, orderReport } from '../../../engine/report/make.ts';
import { queryOf, type ReportContext } from '../../../engine/report/query.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { translatorOf } from '../../../platform/i18n.ts';
import { PASSWORD, testApp } from '../../../testing/app.ts';
import { testDatabase } from '../../../testing/database.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { People, type As } from '../../../testing/people.ts';
import { HARI_INI, KEMARIN, seedReportShop, SHOP } from '../../../testing/report-shop.ts';
import { openShop } from '../../../testing/shop.ts';
import { manualInvariants } from './invariants.ts';

const server = testApp();
const people = new People(server);
const report = testDatabase();
const MODULES = { MANUAL_ITEMS_TRANSACTION_MODULE: 'true' };
const SPV: As = {
  level: 'SPV',
  modules: MODULES,
  akses: ['/data-barang-manual', '/pindah-barang-manual', '/hancur-barang-manual', '/laporan-tambah-barang-manual'],
};
const baris = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'CN' };
let keys = 0;
const kirim = (path: string, body: unknown, as = SPV) =>
  people.call('POST', path, as, body, { 'idempotency-key': `kunci-manual-${(keys += 1)}` });

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  );
  await seedReportShop(report.db);
});

describe('the calls', () => {
  it('exist where one of the two switches is on, and nowhere else', async () => {
    for (const [modules, status] of [
      [{}, 403],
      [{ app_mode: 'LAIN' }, 403],
      [{ app_mode: 'STOCK_JUAL_MANUAL' }, 200],
      [MODULES, 200],
    ] as const) {
      expect((await people.call('POST', 'barang-manual', { ...SPV, modules }, {})).status).toBe(status);
      expect((await people.call('GET', 'tambah-barang-manual', { ...SPV, modules })).status).toBe(status);
      expect((await people.call('GET', 'laporan/tambah-barang-manual', { ...SPV, modules })).status).toBe(status);
    }
    expect((await people.call('POST', 'barang-manual', { level: 'SPV', modules: MODULES }, {})).status).toBe(403);
  });

  it.each(['kode_group', 'kode_dept', 'kode_baki', 'kode_gudang'])(
    'find nothing to move under a %s that nobody knows',
    async (name) => {
      const barang = [{ ...baris, kadar: 70, qty: 0, berat: 0.5, [name]: 'TIDAKADA' }];
      expect(await kirim('pindah-barang-manual', { kode_gudang: 'TOKO', kode_baki: 'A02', barang })).toMatchObject({
        status: 409,
        body: { code: 'stok_tidak_cukup' },
      });
    },
  );

  it('enter, show, move and print; nothing is destroyed or taken back without an approval', async () => {
    const masuk = await kirim('tambah-barang-manual', { barang: [{ ...baris, qty: 5, berat: 12.5 }] });
    expect(masuk).toMatchObject({
      status: 201,
      body: { no_tambah: 'KL-TBM-261121-0001', total_qty: 5, boleh: ['batal'] },
    });
    // Codes are read in capitals, and the specification calls the tray kode_toko.
    const stok = await people.call('POST', 'barang-manual', SPV, {
      kode_group: '700',
      kode_dept: 'cn',
      kode_toko: 'a01',
      kode_gudang: 'toko',
    });
    expect(stok.body).toMatchObject({
      data: [{ kode_baki: 'A01', qty: 5, berat: 12.5, kadar: 70 }],
      total: { qty: 5, berat: 12.5 },
    });
    const pindah = await kirim('pindah-barang-manual', {
      kode_gudang: 'TITIP',
      kode_baki: 'T01',
      barang: [{ ...baris, kadar: 70, qty: 2, berat: 5 }],
    });
    expect(pindah).toMatchObject({
      status: 201,
      body: { no_pindah: 'KL-PBM-261121-0001', nomor: 'KL-PBM-261121-0001', status: 'DONE' },
    });
    expect(
      (
        await kirim('pindah-barang-manual', {
          kode_gudang: 'TITIP',
          kode_baki: 'T01',
          barang: [{ ...baris, kadar: 70, qty: 9, berat: 5 }],
        })
      ).body,
    ).toMatchObject({ code: 'stok_tidak_cukup' });
    expect(
      (
        await kirim('hancur-barang-manual', {
          kode_kondisi: 'RSK',
          barang: [{ ...baris, kadar: 70, qty: 1, berat: 2.5 }],
        })
      ).body,
    ).toMatchObject({ code: 'otorisasi_diperlukan' });
    const nota = await server.app.inject({
      method: 'GET',
      url: '/api/v1/pindah-barang-manual/KL-PBM-261121-0001/nota.pdf',
      headers: { 'x-auth-token': (await people.person(SPV)).token, 'accept-language': 'id' },
    });
    const kata = JSON.stringify(pdfText(nota.rawPayload));
    for (const word of ['Tanda Terima Pindah Barang Manual', 'KL-PBM-261121-0001', 'CINCIN', '5.000', 'PRATINJAU']) {
      expect(kata).toContain(word);
    }
    const riwayat = await people.call(
      'GET',
      'barang-manual/riwayat?kode_gudang=TOKO&kode_baki=A01&kode_group=700&kode_dept=CN',
      SPV,
    );
    expect(riwayat.rows.map((row) => [row['qty'], row['saldo_qty']])).toEqual([
      [-2, 3],
      [5, 5],
    ]);
    expect(
      (
        await people.call('PUT', 'pindah-barang-manual/KL-PBM-261121-0001', SPV, {
          kode_gudang: 'TOKO',
          kode_baki: 'A02',
          barang: [],
        })
      ).status,
    ).toBe(404);
    expect((await kirim('pindah-barang-manual/KL-PBM-261121-0001/batal', { alasan: 'salah' })).body).toMatchObject({
      code: 'otorisasi_diperlukan',
    });
    expect(
      (await reconcile(server.db, 'KL01', '2026-11-21', invariants)).filter((check) => !check.selisih.isZero()),
    ).toEqual([]);
  });

  it('destroy a hundred rows with the approval that the server asks for, and tell each in proof and report', async () => {
    await kirim('tambah-barang-manual', { barang: [{ ...baris, kode_baki: 'A02', qty: 100, berat: 250 }] });
    const rusak = { ...baris, kode_baki: 'A02', kadar: 70, qty: 1, berat: 2.5 };
    const isi = { kode_kondisi: 'RSK', keterangan: 'banjir', barang: Array.from({ length: 100 }, () => rusak) };
    const ditanya = await kirim('hancur-barang-manual', isi);
    const { kategori, dokumen, nilai } = ditanya.body['params'] as Record<string, string>;
    expect([kategori, dokumen]).toEqual(['HANCUR BARANG MANUAL', '']);
    const { user_id } = await people.person({ level: 'OWN' });
    const izin = await people.call('POST', 'authorization/manual', SPV, {
      username: user_id,
      password: PASSWORD,
      kategori,
      dokumen,
      nilai: JSON.parse(nilai ?? '') as object,
    });
    const otorisasi = String(izin.body['id']);
    const [pertama, ...lain] = isi.barang;
    for (const barang of [lain, [{ ...pertama, berat: 2.4 }, ...lain]]) {
      expect((await kirim('hancur-barang-manual', { ...isi, barang, otorisasi })).body).toMatchObject({
        code: 'otorisasi_tidak_berlaku',
      });
    }
    const hancur = await kirim('hancur-barang-manual', { ...isi, otorisasi });
    expect(hancur).toMatchObject({ status: 201, body: { no_hancur: 'KL-HBM-261121-0001', total_berat: 250 } });
    const kata = async (kertas: string) => {
      const { token } = await people.person(SPV);
      const url = `/api/v1/${kertas}/nota.pdf`;
      const { rawPayload } = await server.app.inject({ method: 'GET', url, headers: { 'x-auth-token': token } });
      return JSON.stringify(pdfText(rawPayload));
    };
    const bukti = await kata('hancur-barang-manual/KL-HBM-261121-0001');
    for (const word of ['RSK · RUSAK', user_id, 'BANJIR', '250.000']) expect(bukti).toContain(word);
    expect(await kata('tambah-barang-manual/KL-TBM-261121-0001')).toContain('Bukti Tambah Barang Manual');
    const { text } = await people.call('GET', 'laporan/otorisasi', { level: 'OWN', modules: MODULES });
    expect(text).toContain('Baki A02 Group 700 Jenis CN Kadar 70 Qty 1 Berat 2.500');
  });

  it('answer a replay with the first answer, and refuse a line that says nothing', async () => {
    const body = { barang: [{ ...baris, kode_baki: 'A02', qty: 1, berat: 1 }] };
    const headers = { 'idempotency-key': 'kunci-manual-sama' };
    const first = await people.call('POST', 'tambah-barang-manual', SPV, body, headers);
    expect((await people.call('POST', 'tambah-barang-manual', SPV, body, headers)).body).toEqual(first.body);
    const salah = await kirim('tambah-barang-manual', { barang: [{ ...baris, qty: 0, berat: 0 }] });
    expect(salah.body['fields']).toMatchObject({
      'barang.0.qty': expect.any(String) as string,
      'barang.0.berat': expect.any(String) as string,
    });
  });
});

type Filter = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;
const context: ReportContext = {
  db: undefined as never,
  readings: undefined as never,
  jobs: undefined as never,
  shop: SHOP,
  lang: 'id',
  t: translatorOf('id'),
  now: () => new Date('2026-11-21T07:05:00Z'),
  actor: { user_id: 'LIANA', level: 'OWN', kode_toko: SHOP.kode_toko, akses: new Set(), modules: new Map() },
  param: initialValue,
  isOn: () => false,
};
async function lapor(key: ReportKey, filter: Filter = {}): Promise<{ rows: Row[]; total: Row }> {
  const definition = reportOf(key);
  if (!definition) throw new Error(`no report ${key}`);
  const answer = JSON.parse(
    JSON.stringify(
      await makeReport.json(
        orderReport(
          definition,
          queryOf(queries, key),
          { ...context, db: report.db, readings: report.db, jobs: report.jobs },
          filter,
        ),
      ),
    ),
  ) as { grup: { kunci: string[]; baris: Row[] }[]; total: Row };
  return {
    rows: answer.grup.flatMap((group) => group.baris.map((row) => ({ ...row, grup: group.kunci.join('/') }))),
    total: answer.total,
  };
}
const DUA_HARI = { tgl_from: KEMARIN, tgl_to: HARI_INI };
/** Pairs of pieces and grams; what did not happen is left out. */
const gerak = (row: Row) =>
  Object.fromEntries(
    ['awal', 'tambah', 'masuk', 'keluar', 'beli', 'jual', 'hancur', 'akhir'].flatMap((name) => {
      const pair = [row[`stock_${name}`], row[`gram_${name}`]];
      return pair.every((value) => value === 0 || value === null) ? [] : [[name, pair]];
    }),
  );

describe('the reports', () => {
  it('of entries mark what was taken back', async () => {
    const { rows, total } = await lapor('tambah-barang-manual', DUA_HARI);
    expect(
      rows.map((row) => [
        row['grup'],
        row['kode_baki'],
        row['kode_dept'],
        row['kadar'],
        row['qty'],
        row['berat'],
        row['status'],
        row['tgl_batal'],
      ]),
    ).toEqual([
      ['KL-TBM-261120-0001', 'A01', 'CN', 70, 10, 25, 'DONE', null],
      ['KL-TBM-261120-0002', 'A01', 'KL', 37.5, 4, 30.5, 'DONE', null],
      ['KL-TBM-261121-0001', 'A02', 'CN', 70, 5, 6, 'CANC', HARI_INI],
    ]);
    // What was taken back is told, and not added up.
    expect(total).toMatchObject({ no_tambah: 2, qty: 14, berat: 55.5 });
    expect((await lapor('tambah-barang-manual', { ...DUA_HARI, kode_dept: 'KL' })).total).toMatchObject({
      qty: 4,
      berat: 30.5,
    });
  });

  it('of moves are found by where goods came from, and apart from that by where they went: trays add up', async () => {
    const semua = [{ grup: 'KL-PBM-261121-0001', tujuan: 'TOKO · A02', dari_baki: 'A01', qty: 3, berat: 7.5 }];
    for (const nama of ['kode_baki', 'dari_baki']) {
      const [diA01 = [], diA02 = []] = await Promise.all(
        ['A01', 'A02'].map(async (baki) => (await lapor('pindah-barang-manual', { [nama]: baki })).rows),
      );
      expect([...diA01, ...diA02]).toMatchObject(semua);
    }
    expect((await lapor('pindah-barang-manual', { dari_gudang: 'TITIP' })).rows).toEqual([]);
    expect((await lapor('pindah-barang-manual', { kode_gudang: 'TOKO' })).rows).toMatchObject(semua);
    expect((await lapor('pindah-barang-manual', { kode_group: '375' })).rows).toEqual([]);
  });

  it('of destructions say why and who approved', async () => {
    expect((await lapor('hancur-barang-manual')).rows).toMatchObject([
      { nama_kondisi: 'RUSAK', dari_baki: 'A01', qty: 1, berat: 2.25, disetujui_oleh: 'SPV1', dibuat_oleh: 'KASIR1' },
    ]);
    expect((await lapor('hancur-barang-manual', { kode_kondisi: 'XX' })).rows).toEqual([]);
  });

  it('sum up the day of every tray and type', async () => {
    const { rows, total } = await lapor('summary-barang-manual');
    expect(rows.map((row) => [row['grup'], row['kode_dept'], row['nama_dept'], gerak(row)])).toEqual([
      [
        'TOKO/A01',
        'CN',
        'CINCIN',
        { awal: [10, 25], keluar: [3, 7.5], jual: [2, 5], hancur: [1, 2.25], akhir: [4, 10.25] },
      ],
      ['TOKO/A01', 'KL', 'KALUNG', { awal: [4, 30.5], beli: [1, 8], akhir: [5, 38.5] }],
      ['TOKO/A02', 'CN', 'CINCIN', { tambah: [5, 6], masuk: [3, 7.5], keluar: [5, 6], akhir: [3, 7.5] }],
    ]);
    expect(gerak(total)).toEqual({
      awal: [14, 55.5],
      tambah: [5, 6],
      masuk: [3, 7.5],
      keluar: [8, 13.5],
      beli: [1, 8],
      jual: [2, 5],
      hancur: [1, 2.25],
      akhir: [12, 56.25],
    });
    expect(gerak((await lapor('summary-barang-manual', { tgl_from: KEMARIN, tgl_to: KEMARIN })).total)).toEqual({
      tambah: [14, 55.5],
      akhir: [14, 55.5],
    });
    expect(gerak((await lapor('summary-barang-manual', { ...DUA_HARI, kode_group: '375' })).total)).toEqual({
      tambah: [4, 30.5],
      beli: [1, 8],
      akhir: [5, 38.5],
    });
    expect(
      (await reconcile(report.db, SHOP.kode_toko, HARI_INI, manualInvariants)).filter(
        ({ kunci, selisih }) => kunci.includes('manual') && !selisih.isZero(),
      ),
    ).toEqual([]);
  });
});
