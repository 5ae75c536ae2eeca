import { beforeAll, describe, expect, it } from 'vitest';
import { keepTradeDays } from '../engine/paper/home/daily.ts';
import { batalPenjualan } from '../features/penjualan/lakukan.ts';
import { moveDay } from '../ledger/business-date.ts';
import type { WorkContext } from '../platform/context.ts';
import { testApp, type Call } from '../testing/app.ts';
import { differences, izin } from '../testing/checks.ts';
import { body, Penjualan, S1_TOTAL } from '../testing/penjualan.ts';
import { papersOf } from '../testing/papers.ts';
import { isiService, ONGKOS } from '../testing/service.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';
import { papers } from './papers.ts';

const server = testApp();
const kinds = papers.map(({ kind }) => kind);
const { save, validate } = new Penjualan({
  get db() {
    return server.db;
  },
});
const at = (tgl: string, jam: string): Date => new Date(`${tgl}T${jam}:00+07:00`);
const working = (tgl: string, jam: string): WorkContext => ({
  ...atWork('KASIR1', 'KASIR', {}, { ...SHOP, tgl_system: tgl }),
  now: () => at(tgl, jam),
});

/** A sale of one ring of 2.13 g, booked at that minute. */
async function sold(tgl: string, jam: string): Promise<string> {
  const context = working(tgl, jam);
  const [barcode = ''] = await pieces(server.db, 1, {}, context);
  const nomor = await save(body([barcode]), context);
  await validate(nomor, context);
  return nomor;
}
const day = (tgl: string) => server.db.tx((tx) => moveDay(tx, 'KL01', tgl));
const keep = () => server.db.tx((tx) => keepTradeDays(tx, kinds, 'KL01'));
const kept = async (): Promise<string[]> =>
  (await server.db.query<{ tgl: string }>('select tgl from hari_dagang order by tgl')).map(({ tgl }) => tgl);

let owner: Call;
const told = async <T>(path: string): Promise<T> => (await owner('GET', path)).body as T;

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(`update hari_toko set tgl_system = '2025-11-03' where kode_toko = 'KL01'`);
  await sold('2025-11-03', '10:00');
  await day('2026-11-19');
  await sold('2026-11-19', '09:10');
  const yesterday = await sold('2026-11-19', '16:00');
  await day('2026-11-21');
  await sold('2026-11-21', '09:40');
  await sold('2026-11-21', '14:05');
  const context = working('2026-11-21', '15:00');
  const otorisasi = await izin(server.db, 'BATAL PENJUALAN', yesterday, { alasan: 'SALAH INPUT' }, 'OWNER', context);
  await server.db.tx((tx) =>
    batalPenjualan(tx, context, yesterday, { alasan: 'SALAH INPUT', kode_baki: null, otorisasi }),
  );
  await server.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, tgl_lahir, status_aktif, dibuat_oleh, diubah_oleh)
     values ('KL01', 'MB1', 'BU TINI', '0812', '1974-11-21', true, 'OWNER', 'OWNER'),
       ('KL01', 'MB2', 'PAK HASAN', '0813', '1985-11-22', true, 'OWNER', 'OWNER')`,
  );
  owner = await server.as('KL01', 'OWNER');
});

interface Dashboard {
  readonly hari_penjualan: readonly number[];
  readonly jam_penjualan: readonly number[];
  readonly datagram_penjualan: readonly number[];
  readonly datagram_penjualan_lalu: readonly number[];
}

describe('the dashboard', () => {
  it('is net, with what was cancelled on the day of its cancel, by hour, day and month', async () => {
    const shown = await told<Dashboard>('dashboard');
    expect(shown).toMatchObject({
      tgl: '2026-11-21',
      toko: [{ kode_toko: 'KL01' }],
      penjualan: { nota: 2, batal: 1, qty: 1, gram: 2.13, nilai: S1_TOTAL },
      total_penjualan: S1_TOTAL,
      total_pembelian: 0,
      lalu_sampai_hari_ini: S1_TOTAL,
    });
    expect([9, 14, 15].map((jam) => shown.jam_penjualan[jam])).toEqual([S1_TOTAL, S1_TOTAL, -S1_TOTAL]);
    expect([18, 19, 20].map((hari) => shown.hari_penjualan[hari])).toEqual([2 * S1_TOTAL, 0, S1_TOTAL]);
    expect(shown.hari_penjualan).toHaveLength(30);
    expect(shown.datagram_penjualan[10]).toBe(3 * S1_TOTAL);
    expect(shown.datagram_penjualan_lalu[10]).toBe(S1_TOTAL);
  });

  it('says the same from figures that are kept of closed days', async () => {
    const live = await told('dashboard');
    expect(await kept()).toEqual([]);
    while ((await keep()) > 0);
    expect(await kept()).toContain('2026-11-19');
    expect(await kept()).not.toContain('2026-11-21');
    expect(await told('dashboard')).toEqual(live);
    expect(await differences(server.db, '2026-11-19')).toEqual([]);
  });

  it('tells a kept figure that is none', async () => {
    await server.db.query(
      `update hari_dagang set isi = jsonb_set(isi, '{0,total}', '1') where kode_toko = 'KL01' and tgl = '2026-11-19'`,
    );
    const wrong = await differences(server.db, '2026-11-19');
    expect(wrong.map(({ kunci }) => kunci)).toEqual(['hari_dagang_sama_dengan_perbuatan']);
  });

  it('forgets the figures of a day that is opened again', async () => {
    await server.db.query(`update hari_toko set tgl_system = '2026-11-19' where kode_toko = 'KL01'`);
    expect((await kept()).at(-1)).toBe('2026-11-18');
    await server.db.query(`update hari_toko set tgl_system = '2026-11-21' where kode_toko = 'KL01'`);
    while ((await keep()) > 0);
    expect(await differences(server.db, '2026-11-19')).toEqual([]);
  });

  it('answers the charts of the specification', async () => {
    expect(await told('penjualan/chart?type=monthly&year=2025')).toMatchObject({
      labels: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'],
      series: [
        { kode: 'qty', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
        { kode: 'gram', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.13, 0] },
        { kode: 'nilai', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, S1_TOTAL, 0] },
      ],
    });
    const kosong = Array.from({ length: 24 }, () => 0);
    expect(await told('pesanan/chart?type=today')).toMatchObject({ series: [{ kode: 'qty', data: kosong }, {}, {}] });
    const { labels, series } = await told<{ labels: string[]; series: { kode: string; data: number[] }[] }>(
      'transaction/daily-transaction-get-year?year=2026',
    );
    expect(labels).toHaveLength(365);
    expect(series.find(({ kode }) => kode === 'penjualan_nilai')?.data[labels.indexOf('2026-11-21')]).toBe(S1_TOTAL);
    expect(await told('member/find-current-birthday')).toMatchObject({ data: [{ kode_member: 'MB1', umur: 52 }] });
  });

  it('tells repairs on the day and by the hour they came in, less those that were cancelled', async () => {
    const service = papersOf(server);
    const masuk = async (jam: string): Promise<string> => {
      const context = working('2026-11-21', jam);
      const nomor = await server.db.tx((tx) => service.make(tx, 'service', isiService([]), context));
      await server.db.tx((tx) => service.done(tx, 'service', nomor, 'validasi', { context }));
      return nomor;
    };
    const batal = await masuk('09:15');
    await masuk('14:20');
    await masuk('14:50');
    const context = working('2026-11-21', '15:30');
    const input = { alasan: 'tidak jadi' };
    await server.db.tx((tx) => service.done(tx, 'service', batal, 'batal', { input, context }));
    const { series } = await told<{ series: { kode: string; data: number[] }[] }>('service/chart?type=today');
    const nilai = series.find(({ kode }) => kode === 'nilai')?.data ?? [];
    expect([nilai[9], nilai[14], nilai[15]]).toEqual([ONGKOS, 2 * ONGKOS, -ONGKOS]);
    expect(await told('service/chart?type=monthly&year=2026')).toMatchObject({
      series: [
        { kode: 'qty', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0] },
        { kode: 'gram', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27.5, 0] },
        { kode: 'nilai', data: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2 * ONGKOS, 0] },
      ],
    });
    const hariIni = await told<object>('dashboard');
    expect(hariIni).toMatchObject({ total_service: 2 * ONGKOS, total_pesanan: 0 });
    // Nothing of what the shop does not do.
    expect(hariIni).not.toHaveProperty('total_hutang');
  });
});

describe('the dashboard of head office', () => {
  it('tells trade, cash and one category of a day, shop by shop', async () => {
    expect(await told('cash-pusat/daily-transaction-chart')).toMatchObject({
      labels: ['KL01'],
      toko: [{ kode_toko: 'KL01', penjualan: { nota: 2, batal: 1, nilai: S1_TOTAL } }],
    });
    expect(await told('cash-pusat/daily-cash-chart?tgl=2026-11-19')).toMatchObject({
      toko: [{ awal: S1_TOTAL, masuk: 2 * S1_TOTAL, keluar: 0, akhir: 3 * S1_TOTAL }],
    });
    const { series } = await told<{ series: { data: number[] }[] }>(
      'cash-pusat/daily-specific-chart?kategori=PENJUALAN&tgl=2026-11-21',
    );
    expect(series[0]?.data[14]).toBe(S1_TOTAL);
    expect(await told('cash-pusat/outstand-noncash')).toEqual({
      data: [],
      cabang: [{ kode_toko: 'KL01', nama_toko: expect.any(String), status: 'OK', data: [] }],
    });
  });

  it('refuses a period that is upside down or longer than a year', async () => {
    const asked = (from: string, to: string) =>
      owner('GET', `cash-pusat/period-transaction-chart?tgl_from=${from}&tgl_to=${to}`);
    expect(await asked('2026-11-21', '2026-11-20')).toMatchObject({ status: 422 });
    expect(await asked('2024-01-01', '2026-11-20')).toMatchObject({ status: 422 });
    expect(await asked('2026-11-19', '2026-11-21')).toMatchObject({
      body: { labels: ['2026-11-19', '2026-11-20', '2026-11-21'] },
    });
  });
});
