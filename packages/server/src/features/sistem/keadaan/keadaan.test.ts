import type { Keadaan } from '@kilau/contract/features/sistem/keadaan/keadaan.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
const TERABYTE = 1e12;
let owner: Call;

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'BOS', 'OWN');
  owner = await server.as('KL01', 'BOS');
});

const keadaan = async (): Promise<Keadaan> => (await owner('GET', 'keadaan')).body as Keadaan;
const perhatian = async () => {
  const { body } = await owner('GET', 'perhatian');
  return (body as { readonly data: readonly { readonly kunci: string; readonly judul: string }[] }).data;
};

describe('GET keadaan', () => {
  it('tells of versions, database, disk, queue, and who is logged in', async () => {
    const now = await keadaan();
    expect(now).toMatchObject({
      server: { versi: '0.0.0', node: process.versions.node },
      database: {
        versi: expect.stringMatching(/^\d+/),
        skema: expect.stringMatching(/^\d{4}-/),
        siaga: 0,
        menunggu: 0,
      },
      ruang: { kosong: TERABYTE, keadaan: 'CUKUP' },
      cadangan: { hasil: 'BELUM', mulai: null },
      antrean: { MENUNGGU: 0, GAGAL: 0, MENYERAH: 0 },
      pekerjaan: { gagal: 0 },
      aliran: { masuk: [], keluar: [] },
    });
    expect(now.perangkat.map(({ jenis, nama }) => [jenis, nama])).toEqual([['MASUK', 'BOS']]);
    expect(now.database.koneksi).toBeLessThanOrEqual(now.database.maks);
    expect(now.database.koneksi).toBeGreaterThan(0);
  });

  it('tells of the printers that a till has spoken of, until it has none any more', async () => {
    const tell = (body: object) => owner('PUT', 'users/me/printer', body);
    const struk = { nama: 'STRUK', menunggu: 2, sebab: 'unreachable' };
    const label = { nama: 'LABEL', menunggu: 0, sebab: null };
    expect((await tell({ menjawab: true, printer: [struk, label] })).status).toBe(204);
    const [device] = (await keadaan()).perangkat;
    expect(device).toMatchObject({ nama: 'BOS', cetak: { menjawab: true, printer: [struk, label] } });
    expect(device?.cetak_pada).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await tell({ menjawab: true, printer: [{ ...struk, sebab: 'tired' }] })).toMatchObject({
      status: 422,
      body: { fields: { 'printer.0.sebab': expect.any(String) } },
    });
    await tell({ menjawab: false, printer: [] });
    expect((await keadaan()).perangkat).toMatchObject([{ cetak: null }]);
  });

  it('tells of the last backup, and of jobs that have failed', async () => {
    await server.db.query(
      `insert into cadangan (id, keadaan, mulai, selesai, nama, tempat, bytes, sandi, versi, skema, periksa)
       values (gen_random_uuid(), 'SELESAI', now() - interval '1 hour', now(), 'a', 'b', 5000000, false, '1', '1', 'UTUH')`,
    );
    await server.db.query(`insert into pekerjaan (kode_toko, kunci, keadaan) values ('', 'sapu-sesi', 'GAGAL')`);
    expect(await keadaan()).toMatchObject({
      cadangan: { hasil: 'UTUH', bytes: 5_000_000, umur: expect.any(Number) },
      pekerjaan: { gagal: 1 },
    });
    await server.db.query(
      `insert into cadangan (id, keadaan, mulai, selesai, nama, tempat, sandi, versi, skema, galat)
       values (gen_random_uuid(), 'GAGAL', now(), now(), 'a', 'b', false, '1', '1', 'no room')`,
    );
    expect(await keadaan()).toMatchObject({ cadangan: { hasil: 'TIDAK_DIBUAT', galat: 'no room' } });
  });

  it('is for owners and support alone', async () => {
    await server.user('KL01', 'KEPALA', 'SPV', ['/keadaan']);
    const { status } = await (await server.as('KL01', 'KEPALA'))('GET', 'keadaan');
    expect(status).toBe(403);
  });
});

describe('a disk that fills up', () => {
  it('is told on the home of the owner before it is full', async () => {
    const told = async () => (await perhatian()).find(({ kunci }) => kunci === 'ruang-menipis')?.judul;
    expect(await told()).toBeUndefined();
    server.room(1_234_000_000);
    expect(await told()).toBe('Ruang disk server tinggal 1,234 MB');
    expect(await keadaan()).toMatchObject({ ruang: { keadaan: 'MENIPIS', batas: 5_000_000_000 } });
    server.room(0);
    expect(await told()).toBe('Ruang disk server tinggal 1 MB');
    expect(await keadaan()).toMatchObject({ ruang: { keadaan: 'PENUH' } });
    server.room(TERABYTE);
  });
});
