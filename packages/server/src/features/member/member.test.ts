import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'SPV', akses: ['/data-member', '/setting-member'], modules: { MEMBER_MODULE: 'true' } };
const setting = (body: unknown) => people.call('PUT', 'setting-member', me, body);
const berikut = async (): Promise<unknown> => (await people.call('GET', 'member-kode-berikut', me)).body['kode'];
let hp = 81_200_000_000;
const daftar = (more: object) =>
  people.call('POST', 'member', me, { nama_member: 'SARI', no_hp: `0${(hp += 1)}`, ...more });

beforeAll(async () => {
  await app.shop('KL01');
});

describe('the code of the next member', () => {
  it('follows the highest one of its form, whatever others there are', async () => {
    expect(await berikut()).toBe('MB00001');
    for (const kode_member of ['MB00007', 'MB00003', 'MB12X', 'VIP99999', 'MB1234567890']) {
      expect((await daftar({ kode_member })).status).toBe(201);
    }
    expect(await berikut()).toBe('MB00008');
    await setting({ awalan_kode: 'VIP', panjang_nomor: 4 });
    expect(await berikut()).toBe('VIP100000');
    await setting({ awalan_kode: 'A_', panjang_nomor: 3 });
    expect(await berikut()).toBe('A_001');
  });

  it("is nobody's business where codes are typed by hand", async () => {
    await setting({ kode_otomatis: false });
    expect(await berikut()).toBeNull();
  });
});

describe('a new member', () => {
  it('is of the kind the shop has chosen, unless another is', async () => {
    expect((await daftar({ kode_member: 'M1' })).body).toMatchObject({ jenis_member: 'REGULER' });
    await setting({ jenis_member: 'VIP' });
    expect((await daftar({ kode_member: 'M2' })).body).toMatchObject({ jenis_member: 'VIP' });
    expect((await daftar({ kode_member: 'M3', jenis_member: 'RESELLER' })).body).toMatchObject({
      jenis_member: 'RESELLER',
    });
  });

  it('brings what the shop asks for; those of before lack it until it is emptied', async () => {
    await setting({ alamat_wajib: true, nik_wajib: true });
    expect(await daftar({ kode_member: 'M4' })).toMatchObject({
      status: 422,
      body: { fields: { alamat: expect.any(String) as string, nik: expect.any(String) as string } },
    });
    expect((await daftar({ kode_member: 'M4', alamat: 'JL 1', nik: '3273' })).status).toBe(201);
    expect((await people.call('PUT', 'member/M1', me, { nama_member: 'RINA' })).status).toBe(200);
    expect(await people.call('PUT', 'member/M4', me, { nik: '' })).toMatchObject({
      status: 422,
      body: { fields: { nik: expect.any(String) as string } },
    });
  });
});

describe('referrals', () => {
  it('are told to anyone who works with members, as they are set', async () => {
    const cashier: As = { ...me, level: 'KASIR', akses: [] };
    expect((await people.call('GET', 'parameter-member-afiliasi', cashier)).body).toEqual({
      afiliasi_aktif: false,
      minimal_belanja: 1_000_000,
      poin_pengajak: 10,
      poin_diajak: 5,
    });
    await setting({ afiliasi_aktif: true, poin_pengajak: 25 });
    expect((await people.call('GET', 'parameter-member-afiliasi', cashier)).body).toMatchObject({
      afiliasi_aktif: true,
      poin_pengajak: 25,
    });
  });
});

describe('the kind and worth of points', () => {
  const page: As = { ...me, akses: ['/parameter-get-point-member'] };
  it('are the parameters of the shop, on either page', async () => {
    expect(
      (await people.call('PUT', 'parameter-get-point-member', page, { tipe_poin: 'RP', cashback_poin: 2500 })).body,
    ).toMatchObject({ tipe_poin: 'RP', cashback_poin: 2500, gram_per_poin: 1 });
    const rows = await app.db.query(
      `select key, value from para_system where key in ('TIPE_POIN', 'CASHBACK_POIN') order by key`,
    );
    expect(rows).toEqual([
      { key: 'CASHBACK_POIN', value: '2500' },
      { key: 'TIPE_POIN', value: 'RP' },
    ]);
    const owner: As = { ...page, level: 'SU' };
    expect((await people.call('PUT', 'para-system/CASHBACK_POIN', owner, { value: '3000' })).status).toBe(200);
    expect((await people.call('GET', 'parameter-get-point-member', page)).body).toMatchObject({ cashback_poin: 3000 });
  });

  it('keeps its kind as long as a rule of a group counts by it', async () => {
    const owner: As = { ...page, level: 'SU', akses: ['/parameter-get-point-member', '/settingsystem'] };
    const ask = (path: string, body: object) => people.call('PUT', path, owner, body);
    await app.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'EMAS', 'EMAS')`,
    );
    await app.db.query(
      `insert into jenis_group (kode_toko, kode_jenis_group, nama_jenis_group) values ('KL01', 'TUA', 'EMAS TUA')`,
    );
    await app.db.query(
      `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
        values ('KL01', '700', 'EMAS 700', 'EMAS', 'TUA', 70, 0)`,
    );
    await app.db.query(
      `insert into parameter_point (kode_toko, _id, kode_group, berat_dari, poin, kelipatan)
        values ('KL01', 'A', '700', 0, 1, 1)`,
    );
    const kalimat =
      '1 aturan poin di /master-parameter-point masih terpakai: nonaktifkan dahulu, kelipatannya menurut tipe ini';
    const lain = { tipe_poin: 'GRAM' };
    for (const [path, body, field] of [
      ['parameter-get-point-member', lain, 'tipe_poin'],
      ['para-system/TIPE_POIN', { value: 'GRAM' }, 'value'],
      ['para-system', { settings: [{ key: 'TIPE_POIN', value: 'GRAM' }] }, 'settings.0.value'],
    ] as const) {
      expect(await ask(path, body)).toMatchObject({ status: 422, body: { fields: { [field]: kalimat } } });
    }
    expect((await ask('parameter-get-point-member', { tipe_poin: 'RP', rp_per_poin: 50_000 })).status).toBe(200);
    await app.db.query(`update parameter_point set status_aktif = false`);
    expect((await ask('parameter-get-point-member', lain)).body).toMatchObject(lain);
  });

  it('is made once, however often it is sent with its key', async () => {
    await setting({ alamat_wajib: false, nik_wajib: false });
    const body = { kode_member: 'M9', nama_member: 'DEDI', no_hp: '081377881299' };
    const kirim = (more: object = {}) =>
      people.call('POST', 'member', me, { ...body, ...more }, { 'idempotency-key': 'member-uji-1' });
    const first = await kirim();
    expect(first.status).toBe(201);
    expect(await kirim()).toMatchObject({ status: 201, body: first.body });
    expect(await kirim({ kode_member: 'M10' })).toMatchObject({ body: { code: 'kunci_dipakai_isi_lain' } });
    expect((await people.call('POST', 'member', me, body)).status).toBe(409);
  });
});
