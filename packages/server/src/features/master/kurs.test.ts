import { beforeAll, describe, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';

const app = testApp();
const people = new People(app);
const modules = { BERLIAN_MODULE: 'true' };
const PENGATUR: As = { level: 'SPV', akses: ['/master-batu-berlian'], modules };
const KASIR: As = { level: 'KASIR', modules };
const baca = async (as = KASIR) => (await people.call('GET', 'kurs-usd', as)).body;
const isi = (kurs: unknown, as = PENGATUR) => people.call('PUT', 'kurs-usd', as, { kurs });

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
});

describe('the dollar of the day', () => {
  it('is unknown at first', async () => expect(await baca()).toEqual({ kurs: null, tgl: null, diubah_oleh: null }));

  it('is set on the business date, and set again on the same day', async () => {
    const { user_id } = await people.person(PENGATUR);
    expect(await isi(16_250)).toMatchObject({
      status: 200,
      body: { kurs: 16_250, tgl: '2026-11-21', diubah_oleh: user_id },
    });
    expect((await isi(16_300)).body).toMatchObject({ kurs: 16_300, tgl: '2026-11-21' });
    expect(await baca()).toEqual({ kurs: 16_300, tgl: '2026-11-21', diubah_oleh: user_id });
  });

  it('stays in force on the days after, until it is set anew; the old day keeps its own', async () => {
    await app.db.tx((tx) => moveDay(tx, 'KL01', '2026-11-24'));
    expect(await baca()).toMatchObject({ kurs: 16_300, tgl: '2026-11-21' });
    // The same rate again is word that somebody looked.
    await isi(16_300);
    expect(await baca()).toMatchObject({ kurs: 16_300, tgl: '2026-11-24' });
    await isi(16_100);
    const rows = await app.db.query<{ tgl: string; kurs: unknown }>(
      `select tgl, kurs from kurs_harian where kode_toko = 'KL01' order by tgl`,
    );
    expect(JSON.parse(JSON.stringify(rows))).toEqual([
      { tgl: '2026-11-21', kurs: 16_300 },
      { tgl: '2026-11-24', kurs: 16_100 },
    ]);
  });

  it('remembers who changed what, once for each change', async () => {
    await isi(16_100);
    const rows = await app.db.query<{ kode: string; sebelum: unknown; sesudah: unknown }>(
      `select kode, sebelum, sesudah from audit where kode_toko = 'KL01' and objek = 'kurs-usd' order by waktu, id`,
    );
    expect(rows.map(({ kode, sebelum, sesudah }) => [kode, sebelum, sesudah])).toEqual([
      ['2026-11-21', { kurs: null }, { kurs: 16_250 }],
      ['2026-11-21', { kurs: 16_250 }, { kurs: 16_300 }],
      ['2026-11-24', { kurs: 16_300 }, { kurs: 16_300 }],
      ['2026-11-24', { kurs: 16_300 }, { kurs: 16_100 }],
    ]);
  });

  it('belongs to its shop', async () =>
    expect(await baca({ ...KASIR, kode_toko: 'KL02' })).toMatchObject({ kurs: null }));

  it('is refused when it is none', async () => {
    for (const kurs of [0, -1, 16_250.5, 'banyak', null, 1_000_001]) {
      expect(await isi(kurs), String(kurs)).toMatchObject({
        status: 422,
        body: { code: 'data_tidak_valid', fields: { kurs: expect.any(String) as string } },
      });
    }
    expect(await isi(16_000, KASIR)).toMatchObject({ status: 403, body: { code: 'menu_tidak_berhak' } });
    expect(await isi(16_000, { ...PENGATUR, modules: {} })).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif' },
    });
  });
});
