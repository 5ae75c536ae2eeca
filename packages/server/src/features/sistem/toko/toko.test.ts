import { beforeAll, describe, expect, it } from 'vitest';
import { tokoJauh } from '../../../platform/antar/toko-jauh.ts';
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

/** A login as a person makes it. */
async function enter(user_id: string, password: string): Promise<Call> {
  const { body } = await server.call('POST', 'users/login', { user_id, password, perangkat: `uji-${user_id}` });
  const { token } = body as { token: string };
  return (method, path, data, headers) => server.call(method, path, data, { 'x-auth-token': token, ...headers });
}
const owner = (pemilik_user_id: string) => ({
  pemilik_user_id,
  pemilik_nama: 'Ibu Sari',
  pemilik_password: 'titip-pintu-24',
});
const CIMAHI = {
  kode_toko: 'kl02',
  nama_toko: 'Kilau Cimahi',
  inisial: 'kc',
  alamat_toko: 'Jl Cimahi 1',
  ...owner('sari'),
};

describe('master toko', () => {
  it('opens a shop that can work at once', async () => {
    expect(await branch('POST', 'tokos', CIMAHI)).toMatchObject({
      status: 201,
      body: { kode_toko: 'KL02', level: 'CABANG', zona_waktu: 'Asia/Jakarta', inisial: 'KC', portal: '' },
    });
    await server.user('KL02', 'KASIR2', 'KASIR');
    const kasir = await server.as('KL02', 'KASIR2');
    expect((await kasir('GET', 'para-system/key/PEMBULATAN')).body).toMatchObject({ value: '500' });
    expect((await kasir('GET', 'gudang/get/all')).body).toHaveLength(10);
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

  it('gets an owner with it, who chooses a password of his own and can make users', async () => {
    expect(await branch('POST', 'tokos', { ...CIMAHI, kode_toko: 'KL09', inisial: 'K9' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada', fields: { pemilik_user_id: expect.any(String) } },
    });
    expect(await branch('POST', 'tokos', { kode_toko: 'KL09', nama_toko: 'Sembilan', inisial: 'K9' })).toMatchObject({
      status: 422,
      body: {
        fields: {
          pemilik_user_id: 'User ID Pemilik Tidak Boleh Kosong',
          pemilik_nama: 'Nama Pemilik Tidak Boleh Kosong',
          pemilik_password: 'Password Pemilik Tidak Boleh Kosong',
        },
      },
    });
    expect(await server.db.query(`select 1 from toko where kode_toko = 'KL09'`)).toEqual([]);
    const sari = await enter('SARI', 'titip-pintu-24');
    expect(await sari('GET', 'hari')).toMatchObject({ status: 403, body: { code: 'ganti_password_wajib' } });
    const own = { password: 'titip-pintu-24', new_password: 'milik-sendiri-7' };
    expect((await sari('PUT', 'users/change-password', own)).status).toBe(204);
    expect((await sari('GET', 'users/me')).body).toMatchObject({ level: 'OWN', kode_toko: 'KL02' });
    const kasir = { user_id: 'KASIR9', usere_name: 'Kasir', level: 'KASIR', password: 'titip-pintu-25' };
    expect((await sari('POST', 'users', kasir)).status).toBe(201);
    const [audit] = await server.db.query(`select sesudah from audit where objek = 'toko' and kode = 'KL02'`);
    expect(JSON.stringify(audit)).not.toContain('titip-pintu');
  });

  it('lives on another server where it has an address and a key: without a day, a book and an owner here', async () => {
    const luar = { kode_toko: 'KL08', nama_toko: 'Kilau Luar', inisial: 'K8', kunci_portal: 'x'.repeat(24) };
    const salah = (fields: object) => ({ status: 422, body: { fields } });
    expect(await branch('POST', 'tokos', luar)).toMatchObject(salah({ portal: expect.any(String) }));
    const portal = 'https://luar.example.com/';
    expect(await branch('POST', 'tokos', { ...luar, portal, kunci_portal: 'pendek' })).toMatchObject(
      salah({ kunci_portal: expect.any(String) }),
    );
    expect(await branch('POST', 'tokos', { ...luar, portal })).toMatchObject({ status: 201 });
    expect(await server.db.query(`select 1 from hari_toko where kode_toko = 'KL08'`)).toEqual([]);
    expect(await tokoJauh(server.db, server.services, 'KL08')).toMatchObject({
      portal: 'https://luar.example.com',
      kunci: luar.kunci_portal,
    });
    expect((await branch('PUT', 'tokos/KL08', { kunci_portal: 'y'.repeat(30) })).status).toBe(200);
    expect(await tokoJauh(server.db, server.services, 'KL08')).toMatchObject({ kunci: 'y'.repeat(30) });
    expect((await branch('GET', 'tokos/KL08')).text).not.toMatch(/yyyy|v1\./);
    // A shop that is kept here does not move away by an entry in its record.
    expect(await branch('PUT', 'tokos/KL02', { kunci_portal: 'z'.repeat(30) })).toMatchObject(
      salah({ kunci_portal: expect.any(String) }),
    );
  });

  it("is head office's business once there is one, and whoever was made its owner can go on", async () => {
    const pusat = { kode_toko: 'PST', nama_toko: 'Pusat', inisial: 'KP', level: 'PUSAT', ...owner('PUSAT1') };
    expect((await branch('POST', 'tokos', pusat)).status).toBe(201);
    const refused = { status: 403, body: { code: 'level_tidak_berhak' } };
    const empat = { kode_toko: 'KL04', nama_toko: 'Empat', inisial: 'K4', ...owner('EMPAT') };
    expect(await branch('PUT', 'tokos/KL01', { level: 'PUSAT' })).toMatchObject(refused);
    expect(await branch('POST', 'tokos', empat)).toMatchObject(refused);
    head = await enter('PUSAT1', 'titip-pintu-24');
    const own = { password: 'titip-pintu-24', new_password: 'milik-pusat-7' };
    expect((await head('PUT', 'users/change-password', own)).status).toBe(204);
    expect((await head('POST', 'tokos', empat)).status).toBe(201);
    expect((await head('PUT', 'tokos/KL01', { nama_toko: 'Kilau Satu' })).status).toBe(200);
    const kasir = await server.as('KL02', 'KASIR2');
    expect((await kasir('GET', 'hari')).status).toBe(200);
    expect((await head('DELETE', 'tokos/KL02')).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await branch('PUT', 'tokos/KL02/aktifkan')).toMatchObject(refused);
    expect((await head('PUT', 'tokos/KL02/aktifkan')).status).toBe(200);
    // Who was logged in when it closed is so no more.
    expect((await kasir('GET', 'hari')).status).toBe(401);
  });

  it('locks nobody out through a head office that nobody can log into', async () => {
    await server.shop('KL05');
    expect(await head('PUT', 'tokos/KL05', { level: 'PUSAT' })).toMatchObject({
      status: 422,
      body: { fields: { level: 'Toko ini belum mempunyai pemilik yang dapat masuk' } },
    });
    // As a version before this one could make it.
    await server.db.query(`update users set status_aktif = false where user_id = 'PUSAT1'`);
    expect((await branch('PUT', 'tokos/KL01', { nama_toko: 'Kilau Satu Lagi' })).status).toBe(200);
    await server.db.query(`update users set status_aktif = true where user_id = 'PUSAT1'`);
    expect((await branch('PUT', 'tokos/KL01', { nama_toko: 'Kilau Satu' })).status).toBe(403);
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

  it('is the shop that a parameter lists, or does not', async () => {
    const lapor = async (terdaftar: string) => {
      await server.db.query(
        `insert into para_system (kode_toko, key, value) values ('KL01', 'LAPORAN_KHUSUS_TOKO', $1)
         on conflict (kode_toko, key) do update set value = excluded.value`,
        [terdaftar],
      );
      return (await inside(head, 'KL01', 'GET', 'laporan/rekap-sales?tgl_from=2026-11-20&tgl_to=2026-11-20')).status;
    };
    expect([await lapor('KL01'), await lapor('PST')]).toEqual([200, 403]);
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
