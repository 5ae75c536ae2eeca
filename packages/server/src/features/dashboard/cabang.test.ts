import { createServer, type Server } from 'node:http';
import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { reports } from '@kilau/contract/registry.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tabelIkut } from '../../platform/alir/pilihan.ts';
import { cerminOf, beriProgram, DAFTAR_SQL, dengan } from '../../platform/alir/pusat.ts';
import { databaseOn } from '../../platform/database/database-on.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { dengarkan, kenalkan } from '../../testing/dua-server.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { periodeOf } from '../../testing/periode.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { asProgram } from '../../testing/test-server.ts';

const pusat = testApp();
const cabang = testApp();
const { save, validate } = new Penjualan({
  get db() {
    return cabang.db;
  },
});
/** Takes every call and answers none. */
const diam: Server = createServer(() => undefined);
/** Answers every call with figures that are none. */
const ngawur: Server = createServer((_, response) => {
  const baris = [{ kode_toko: 'KL06', nama_toko: 'TOKO KL06', qty: 'BANYAK' }];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ grup: [{ baris }], terpotong: false }));
});
const alamat = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
let pemilik: Call;

const onServer = (statement: string): Promise<unknown> =>
  dengan(inject('testServer').connection, (client) => client.query(statement));
const namaCermin = async (): Promise<string> => (await dengan(pusat.connection, cerminOf)).nama;

/** Has the mirror hold what the branch has written, as its flow would have brought it. */
async function alirkan(): Promise<void> {
  const name = await namaCermin();
  await onServer(`create database ${name} template ${inject('testServer').template} strategy file_copy`);
  const salin = async (from: pg.ClientBase, to: pg.ClientBase): Promise<void> => {
    await to.query(DAFTAR_SQL);
    await to.query(`insert into alir.cabang (nama, toko, sambungan) values ('kilau_alir_kl01', '{KL01,KL04}', '-')`);
    await beriProgram(to, asProgram(pusat.connection).user ?? '');
    await to.query('alter table users alter column password_hash drop not null');
    await to.query(`set session_replication_role = 'replica'`);
    for (const { nama: table, kolom } of await tabelIkut(from)) {
      const { rows } = await from.query<{ isi: string }>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as isi from ${table} t where kode_toko <> ''`,
      );
      const columns = kolom.join(', ');
      await to.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
         on conflict do nothing`,
        [rows[0]?.isi ?? '[]'],
      );
    }
  };
  await dengan(cabang.connection, (from) => dengan(databaseOn(pusat.connection, name), (to) => salin(from, to)));
}

interface Jawab {
  readonly cabang: readonly Cabang<Readonly<Record<string, unknown>>>[];
  readonly [name: string]: unknown;
}
const tanya = async (path: string): Promise<Jawab> => {
  const { status, text, body: told } = await pemilik('GET', `cash-pusat/${path}`);
  expect(status, text).toBe(200);
  return told as Jawab;
};

beforeAll(async () => {
  await openShop(cabang.db);
  const [kode = ''] = await pieces(cabang.db, 1);
  await validate(await save(body([kode])));
  await pusat.shop('PST', { level: 'PUSAT' });
  await pusat.shop('KL09', { nama_toko: 'KILAU BOGOR' });
  const portal = await dengarkan(cabang);
  await kenalkan(cabang, { kode_toko: 'PST', level: 'PUSAT' }, 'http://127.0.0.1:9');
  await kenalkan(pusat, { kode_toko: 'KL01' }, portal);
  await kenalkan(pusat, { kode_toko: 'KL02' }, portal);
  await kenalkan(pusat, { kode_toko: 'KL03' }, await alamat(diam));
  // Signs with another key than the branch has: refused there.
  await kenalkan(pusat, { kode_toko: 'KL04' }, portal, 'kunci-yang-sudah-diganti-di-sana');
  await kenalkan(pusat, { kode_toko: 'KL05' }, 'http://127.0.0.1:9');
  await kenalkan(pusat, { kode_toko: 'KL06' }, await alamat(ngawur));
  // Its key was sealed for another place: nothing can be signed with it.
  await kenalkan(pusat, { kode_toko: 'KL07' }, portal);
  await pusat.db.query(`update toko set kunci_portal = (select kunci_portal from toko where kode_toko = 'KL06')
    where kode_toko = 'KL07'`);
  await pusat.user('PST', 'OWNER', 'OWN');
  pemilik = await pusat.as('PST', 'OWNER');
});
afterAll(async () => {
  await onServer(`drop database if exists ${await namaCermin()} with (force)`);
  diam.closeAllConnections();
  diam.close();
  ngawur.close();
});

it('shows the branches that answer, and tells of those that hang, refuse or are off', async () => {
  Object.assign(pusat.services, { tungguCabang: 5000 });
  const [hari, periode, kas, biaya, kategori] = await Promise.all([
    tanya('daily-transaction-chart'),
    tanya('period-transaction-chart?tgl_from=2026-11-20&tgl_to=2026-11-21'),
    tanya('daily-cash-chart'),
    tanya('daily-biaya'),
    tanya('daily-specific-chart?kategori=PENJUALAN'),
  ]);
  for (const jawab of [hari, periode, kas, biaya, kategori]) {
    expect(jawab.cabang.map(({ kode_toko, status }) => `${kode_toko} ${status}`)).toEqual([
      'KL01 OK',
      'KL02 OK',
      'KL03 GAGAL',
      'KL04 GAGAL',
      'KL05 GAGAL',
      'KL06 GAGAL',
      'KL07 GAGAL',
      'KL09 OK',
    ]);
    expect(jawab.cabang.filter(({ status }) => status === 'GAGAL').flatMap(({ data }) => data)).toEqual([]);
  }
  expect(hari).toMatchObject({
    labels: ['KL01', 'KL02', 'KL09'],
    toko: [
      { kode_toko: 'KL01', penjualan: { nota: 1, nilai: S1_TOTAL } },
      { kode_toko: 'KL02', penjualan: { nota: 0, nilai: 0 } },
      { kode_toko: 'KL09', penjualan: { nota: 0, nilai: 0 } },
    ],
  });
  const { series } = periode as unknown as { series: readonly { kode: string; data: readonly number[] }[] };
  expect(series.find(({ kode }) => kode === 'penjualan_nilai')?.data).toEqual([0, S1_TOTAL]);
  // Ten calls at once are one look of his at each branch.
  expect(await cabang.db.query(`select kode_toko, user_id from audit where aksi = 'LIHAT' order by 1`)).toEqual([
    { kode_toko: 'KL01', user_id: 'OWNER@PST' },
    { kode_toko: 'KL02', user_id: 'OWNER@PST' },
  ]);
  expect(kas).toMatchObject({ toko: [{ kode_toko: 'KL01', akhir: S1_TOTAL }, { akhir: 0 }, { akhir: 0 }] });
  expect(kategori['series']).toMatchObject([{ kode: 'KL01' }, { kode: 'KL02' }, { kode: 'KL09' }]);
});

const GAGAL = ['KL04', 'KL05', 'KL06', 'KL07'];

it('refuses a period of more days than are told, however far it reaches', async () => {
  for (const sampai of ['2027-11-21', '9999-12-31']) {
    const path = `cash-pusat/period-transaction-chart?tgl_from=2026-11-20&tgl_to=${sampai}`;
    expect(await pemilik('GET', path)).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid', fields: { tgl_from: expect.any(String), tgl_to: expect.any(String) } },
    });
  }
});

it('tells of a branch that is off by what has flowed here from it, and as of when', async () => {
  const paths = [
    'daily-transaction-chart?tgl=2026-11-21',
    'period-transaction-chart?tgl_from=2026-11-20&tgl_to=2026-11-21',
    'daily-cash-chart',
    'daily-biaya',
    'outstand-noncash',
    'daily-specific-chart?kategori=PENJUALAN',
  ];
  const semua = async () => (await Promise.all(paths.map(tanya))).map((jawab) => jawab.cabang);
  const of = (kode: string) => (one: { readonly kode_toko: string }) => one.kode_toko === kode;
  Object.assign(pusat.services, { tungguCabang: 5000 });
  await pusat.db.query(`update toko set portal = 'http://127.0.0.1:9' where kode_toko = 'KL03'`);
  const hidup = (await semua()).map((all) => all.find(of('KL01')));
  await alirkan();
  await pusat.db.query(`update toko set portal = 'http://127.0.0.1:9' where kode_toko = 'KL01'`);
  const mati = await semua();
  const per = expect.any(String);
  expect(mati.map((all) => all.find(of('KL01')))).toEqual(
    hidup.map((one) => ({ kode_toko: 'KL01', nama_toko: one?.nama_toko, status: 'OK', per, data: one?.data })),
  );
  const [baru] = await cabang.db.query<{ waktu: Date }>(
    `select max(waktu) as waktu from audit where kode_toko = 'KL01'`,
  );
  expect(mati[0]?.find(of('KL01'))?.per).toBe(baru?.waktu.toISOString());
  // Nothing has flowed from KL05, and KL04 has refused: what it would not say is not told by its copy.
  expect(
    mati.flatMap((all) => all.filter(({ status }) => status === 'GAGAL').map(({ kode_toko }) => kode_toko)),
  ).toEqual(paths.flatMap(() => ['KL03', ...GAGAL]));
  // Of a day that had not begun there it says nothing.
  const besok = await tanya('daily-transaction-chart?tgl=2026-11-22');
  expect(besok.cabang.find(of('KL01'))).toMatchObject({ status: 'GAGAL', data: [] });
  await pusat.db.query(
    `update toko set portal = (select portal from toko where kode_toko = 'KL02') where kode_toko = 'KL01'`,
  );
});

describe('while none hangs', () => {
  beforeAll(() => pusat.db.query(`update toko set status_aktif = false where kode_toko = 'KL03'`));

  it('has the home of head office tell of all shops, and of those that it has not heard', async () => {
    const [omzet, gram] = await Promise.all(['omzet', 'gram-kadar'].map((path) => pemilik('GET', `dokumen/${path}`)));
    const gagal = GAGAL.map((kode_toko) => ({ kode_toko, nama_toko: `TOKO ${kode_toko}` }));
    expect(omzet?.body).toMatchObject({ bersih: S1_TOTAL, nota: 1, gram: 2.13, gagal });
    expect(omzet?.body).toMatchObject({
      kurva: [{ lalu: 0, titik: [{ bersih: S1_TOTAL }] }, { lalu: 1 }, { lalu: 7 }],
      toko: [
        { kode_toko: 'KL01', nama_toko: 'TOKO KL01', bersih: S1_TOTAL },
        { kode_toko: 'KL02', bersih: 0 },
        { kode_toko: 'KL09', nama_toko: 'KILAU BOGOR', bersih: 0 },
      ],
    });
    expect(gram?.body).toEqual({
      data: [{ kadar: 70, terjual: 2.13, dibeli: 0 }],
      murni: { terjual: 1.491, dibeli: 0 },
      gagal,
    });
  });

  const HARI = '2026-11-21';
  const PERIODE = `tgl_from=${HARI}&tgl_to=${HARI}`;
  const lapor = async (key: string) => {
    const { status, text, body: told } = await pemilik('GET', `laporan/${key}?${periodeOf(key, HARI, HARI)}`);
    expect(status, text).toBe(200);
    return told as ReportWire;
  };
  const baris = ({ grup }: ReportWire) => grup.flatMap((group) => group.baris);

  it('has the reports over shops tell of the branches between those kept here, of the silent ones by name', async () => {
    // Head office's modules count, not each branch's.
    await pusat.db.query(`insert into para_system (kode_toko, key, value) values
      ('PST', 'LAPORAN_KHUSUS_TOKO', 'PST'), ('PST', 'HUTANG_MODULE', 'true')
      on conflict (kode_toko, key) do update set value = excluded.value`);
    const keys = reports.filter(({ overShops }) => overShops).map(({ key }) => key);
    const [semua, pdf, xlsx, csv] = await Promise.all([
      Promise.all(keys.map(async (key) => [key, await lapor(key)] as const)),
      ...['pdf', 'xlsx', 'csv'].map((form) => pemilik('GET', `laporan/global-penjualan.${form}?${PERIODE}`)),
    ]);
    for (const [key, answer] of semua) {
      expect(
        answer.gagal?.map(({ kode_toko }) => kode_toko),
        key,
      ).toEqual(GAGAL);
      const kode = baris(answer).map((row) => String(row['kode_toko']));
      expect(kode, key).toEqual(kode.toSorted());
      expect(new Set(kode), key).toEqual(new Set([...GAGAL, ...kode]));
    }
    const dari = Object.fromEntries(semua);
    const isi = (key: string, name: string) =>
      baris(dari[key] as ReportWire).map((row) => [row['kode_toko'], row['nama_toko'], row[name]]);
    expect(isi('global-penjualan', 'harga_total')).toEqual([
      ['KL01', 'TOKO KL01', S1_TOTAL],
      ['KL02', 'TOKO KL02', 0],
      ...GAGAL.map((kode) => [kode, `TOKO ${kode} – Data Gagal Dimuat`, null]),
      ['KL09', 'KILAU BOGOR', 0],
      ['PST', expect.any(String), 0],
    ]);
    expect(dari['global-penjualan']?.total).toMatchObject({ jumlah_nota: 1, harga_total: S1_TOTAL });
    expect(isi('keuangan-cash-global', 'masuk')[0]).toEqual(['KL01', 'TOKO KL01', S1_TOTAL]);
    for (const key of ['global-sales', 'global-penjualan-gajah']) {
      expect(isi(key, 'harga_jual')[0], key).toEqual(['KL01', 'TOKO KL01', expect.any(Number)]);
    }
    expect([pdf?.status, xlsx?.status, csv?.status], xlsx?.text.slice(0, 300)).toEqual([200, 200, 200]);
    expect(csv?.text).toContain('KL04,TOKO KL04 – Data Gagal Dimuat,');
    expect(csv?.text).toContain('KL01,TOKO KL01,1,');
  });

  it('has them tell of one branch alone where that is looked at', async () => {
    const dilihat = await pemilik('GET', `laporan/global-penjualan?${PERIODE}`, undefined, { 'x-kode-toko': 'KL01' });
    expect(dilihat.body).toMatchObject({ jumlah_baris: 1, total: { harga_total: S1_TOTAL } });
    expect(dilihat.body).not.toHaveProperty('gagal');
    const sendiri = await cabang.as('KL01', 'OWNER');
    expect((await sendiri('GET', `laporan/global-penjualan?${PERIODE}`)).body).toMatchObject({ jumlah_baris: 1 });
  });
});

it('asks a report of the branch that was chosen, as its own', async () => {
  Object.assign(pusat.services, { tungguCabang: 20_000 });
  const path = 'laporan/terima-barang?tgl_from=2026-11-20&tgl_to=2026-11-21';
  const ask = (of: string) => pemilik('GET', of, undefined, { 'x-kode-toko': 'KL01' });
  await cabang.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'KIRIM_BARANG_MODULE', 'true')`,
  );
  expect(await ask(path)).toMatchObject({ status: 200, body: { jumlah_baris: 0 } });
  const pdf = await ask(path.replace('?', '.pdf?'));
  expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
});
