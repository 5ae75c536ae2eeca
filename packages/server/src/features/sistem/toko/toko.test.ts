import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
let branch: Call;
let head: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'OWNER', 'OWN');
  branch = await server.as('KL01', 'OWNER');
  await server.db.query(`update para_system set value = 'true' where key = 'KIRIM_BARANG_MODULE'`);
});

const CIMAHI = { kode_toko: 'kl02', nama_toko: 'Kilau Cimahi', inisial: 'kc', alamat_toko: 'Jl Cimahi 1' };

describe('master toko', () => {
  it('opens a shop that can work at once', async () => {
    expect(await branch('POST', 'tokos', CIMAHI)).toMatchObject({
      status: 201,
      body: { kode_toko: 'KL02', level: 'CABANG', zona_waktu: 'Asia/Jakarta', inisial: 'KC', portal: '' },
    });
    await server.user('KL02', 'KASIR2', 'KASIR');
    const kasir = await server.as('KL02', 'KASIR2');
    expect((await kasir('GET', 'para-system/key/PEMBULATAN')).body).toMatchObject({ value: '500' });
    expect((await kasir('GET', 'gudang/get/all')).body).toHaveLength(9);
    expect((await kasir('GET', 'hari')).body).toEqual({
      tgl_system: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(server.services.now()),
    });
  });

  it('keeps codes and initials apart', async () => {
    expect(await branch('POST', 'tokos', { ...CIMAHI, inisial: 'KX' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada' },
    });
    expect(await branch('POST', 'tokos', { ...CIMAHI, kode_toko: 'KL03' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada', fields: { inisial: expect.any(String) } },
    });
    expect(await branch('POST', 'tokos', { ...CIMAHI, kode_toko: 'KL03', inisial: 'K-3' })).toMatchObject({
      status: 422,
      body: { fields: { inisial: expect.any(String) } },
    });
  });

  it('does not close the shop one works in', async () => {
    expect(await branch('DELETE', 'tokos/KL01')).toMatchObject({ status: 409, body: { code: 'data_dipakai' } });
  });

  it("is head office's business once there is one", async () => {
    expect(
      (await branch('POST', 'tokos', { kode_toko: 'PST', nama_toko: 'Pusat', inisial: 'KP', level: 'PUSAT' })).status,
    ).toBe(201);
    const refused = { status: 403, body: { code: 'level_tidak_berhak' } };
    expect(await branch('PUT', 'tokos/KL01', { level: 'PUSAT' })).toMatchObject(refused);
    expect(await branch('POST', 'tokos', { kode_toko: 'KL04', nama_toko: 'Empat', inisial: 'K4' })).toMatchObject(
      refused,
    );
    await server.user('PST', 'PUSAT1', 'OWN');
    await server.db.query(`update para_system set value = 'true' where key = 'KIRIM_BARANG_MODULE'`);
    head = await server.as('PST', 'PUSAT1');
    expect((await head('PUT', 'tokos/KL01', { nama_toko: 'Kilau Satu' })).status).toBe(200);
    expect((await head('DELETE', 'tokos/KL02')).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await branch('PUT', 'tokos/KL02/aktifkan')).toMatchObject(refused);
    expect((await head('PUT', 'tokos/KL02/aktifkan')).status).toBe(200);
  });
});

describe('x-kode-toko', () => {
  const inside = (call: Call, kode_toko: string, method: 'GET' | 'POST' = 'GET', path = 'hari', body?: unknown) =>
    call(method, path, body, { 'x-kode-toko': kode_toko });

  it("lets OWN, SU and MU of head office work in a branch, by the branch's modules and date", async () => {
    await server.db.query(`update hari_toko set tgl_system = '2026-11-20' where kode_toko = 'KL01'`);
    await server.db.query(`update para_system set value = '1000' where kode_toko = 'KL01' and key = 'PEMBULATAN'`);
    for (const level of ['OWN', 'SU', 'MU'] as const) {
      await server.user('PST', `P-${level}`, level);
      const call = await server.as('PST', `P-${level}`);
      expect((await inside(call, 'KL01')).body).toEqual({ tgl_system: '2026-11-20' });
      expect((await inside(call, 'KL01', 'GET', 'para-system/key/PEMBULATAN')).body).toMatchObject({ value: '1000' });
      expect((await inside(call, 'KL01', 'GET', 'users/me')).body).toMatchObject({
        kode_toko: 'PST',
        toko: { level: 'PUSAT' },
        tgl_system: '2026-11-20',
      });
    }
    expect((await inside(head, 'KL01', 'POST', 'banks', { kode_bank: 'BCA', nama_bank: 'BCA' })).status).toBe(201);
    const [bank] = await server.db.query(`select kode_toko, dibuat_oleh from bank`);
    expect(bank).toEqual({ kode_toko: 'KL01', dibuat_oleh: 'PUSAT1' });
  });

  it('is refused to everybody else, and for shops that are not there', async () => {
    const refused = (kode_toko: string) => ({
      status: 403,
      body: { code: 'toko_tidak_berhak', params: { kode_toko } },
    });
    for (const level of ['SPV', 'KASIR', 'DEV'] as const) {
      await server.user('PST', `P-${level}`, level);
      expect(await inside(await server.as('PST', `P-${level}`), 'KL01')).toMatchObject(refused('KL01'));
    }
    expect(await inside(branch, 'KL02')).toMatchObject(refused('KL02'));
    expect((await inside(branch, 'KL01')).status).toBe(200);
    expect(await inside(head, 'TIDAK')).toMatchObject(refused('TIDAK'));
  });
});
