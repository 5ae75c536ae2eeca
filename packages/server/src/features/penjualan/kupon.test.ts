import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';

const app = testApp();
const people = new People(app);
const PENGATUR: As = {
  level: 'SPV',
  akses: ['/parameter-kupon', '/parameter-bonus-sales'],
  modules: { KUPON_PENJUALAN_MODULE: 'true', BONUS_SALES_TRANSACTION_MODULE: 'true' },
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  people.call(method, path, PENGATUR, body);
const buat = (kode_kupon: string, more: object) =>
  call('POST', 'transaksi-kupon', { kode_kupon, jenis: 'RP', nilai: 50_000, tgl_mulai: '2026-11-01', ...more });
const refused = (field: string, sentence: string) => ({
  status: 422,
  body: { code: 'data_tidak_valid', fields: { [field]: sentence } },
});

// The business date is 2026-11-21.
beforeAll(() => app.shop('KL01'));

describe('where a coupon stands', () => {
  it.each([
    ['AWAL', { tgl_mulai: '2026-11-21', tgl_selesai: '2026-11-21' }, 'AKTIF'],
    ['TERUS', {}, 'AKTIF'],
    ['NANTI', { tgl_mulai: '2026-11-22' }, 'BELUM_MULAI'],
    ['LEWAT', { tgl_selesai: '2026-11-20' }, 'HABIS_MASA'],
  ])('%s is told by the business date', async (kode, more, status) => {
    expect(await buat(kode, more)).toMatchObject({ status: 201, body: { status } });
    expect((await call('GET', `transaksi-kupon/${kode}`)).body).toMatchObject({ status });
  });

  it('stands in the list and in the CSV, in words', async () => {
    expect((await call('GET', 'transaksi-kupon')).rows.map((row) => [row['kode_kupon'], row['status']])).toEqual([
      ['AWAL', 'AKTIF'],
      ['LEWAT', 'HABIS_MASA'],
      ['NANTI', 'BELUM_MULAI'],
      ['TERUS', 'AKTIF'],
    ]);
    const { text } = await call('GET', 'transaksi-kupon.csv');
    expect(text).toMatch(/"?Status"?\r\n/);
    expect(text).toContain('Habis Masa');
  });

  it('used up it stays used, whatever the date, and is neither changed nor deleted', async () => {
    await buat('PAKAI', { tgl_selesai: '2026-11-02' });
    await app.db.query(`update kupon set dipakai_dokumen = 'KL-FJ-261102-0001' where kode_kupon = 'PAKAI'`);
    expect((await call('GET', 'transaksi-kupon/PAKAI')).body).toMatchObject({
      status: 'TERPAKAI',
      dipakai_dokumen: 'KL-FJ-261102-0001',
    });
    for (const [method, body] of [['PUT', { nilai: 1 }], ['DELETE']] as const) {
      expect(await call(method, 'transaksi-kupon/PAKAI', body)).toMatchObject({
        status: 409,
        body: { code: 'data_dipakai' },
      });
    }
  });

  it('cannot be said to be used by the one who keeps the list', async () => {
    expect(await buat('BARU', { dipakai_dokumen: 'X', status: 'TERPAKAI' })).toMatchObject({
      status: 422,
      body: {
        code: 'data_tidak_valid',
        fields: { dipakai_dokumen: 'Tidak dapat diubah di sini', status: 'Isian ini tidak dikenal' },
      },
    });
    expect((await buat('BARU', {})).body).toMatchObject({ dipakai_dokumen: '', status: 'AKTIF' });
  });
});

describe('what a coupon may say', () => {
  it('is at most 100 in percent, also when only the kind changes', async () => {
    expect(await buat('P101', { jenis: 'PERSEN', nilai: 101 })).toMatchObject(
      refused('nilai', 'Tidak Boleh Melebihi 100 !'),
    );
    expect((await buat('P100', { jenis: 'PERSEN', nilai: 100 })).status).toBe(201);
    expect(await call('PUT', 'transaksi-kupon/TERUS', { jenis: 'PERSEN' })).toMatchObject(
      refused('nilai', 'Tidak Boleh Melebihi 100 !'),
    );
    expect((await call('PUT', 'transaksi-kupon/TERUS', { jenis: 'PERSEN', nilai: 10 })).body).toMatchObject({
      jenis: 'PERSEN',
      nilai: 10,
    });
  });
  it('does not end before it begins, also when only the beginning changes', async () => {
    expect(await buat('BALIK', { tgl_selesai: '2026-10-31' })).toMatchObject(
      refused('tgl_selesai', 'Tidak boleh lebih kecil dari awalnya'),
    );
    expect(await call('PUT', 'transaksi-kupon/AWAL', { tgl_mulai: '2026-11-22' })).toMatchObject(
      refused('tgl_selesai', 'Tidak boleh lebih kecil dari awalnya'),
    );
  });
});

describe('a bonus for all groups', () => {
  const bonus = (body: object) => call('POST', 'para-bonus-sales', body);
  it('stands once for each way of counting, beside those of single groups', async () => {
    await app.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'EMAS', 'EMAS')`,
    );
    await app.db.query(
      `insert into jenis_group (kode_toko, kode_jenis_group, nama_jenis_group) values ('KL01', 'TUA', 'TUA')`,
    );
    await app.db.query(
      `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar)
        values ('KL01', '700', '700', 'EMAS', 'TUA', 70)`,
    );
    for (const body of [
      { tipe: 'GRAM', bonus: 1000 },
      { tipe: 'PCS', bonus: 5000 },
      { kode_group: '700', tipe: 'GRAM', bonus: 2000 },
    ]) {
      expect((await bonus(body)).status).toBe(201);
    }
    for (const body of [
      { tipe: 'GRAM', bonus: 1 },
      { kode_group: '700', tipe: 'GRAM', bonus: 1 },
    ]) {
      expect(await bonus(body)).toMatchObject({ status: 409, body: { code: 'kode_sudah_ada' } });
    }
  });
});
