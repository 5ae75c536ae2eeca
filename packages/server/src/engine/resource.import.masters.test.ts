import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { faults, importing, rows } from '../testing/csv-import.ts';
import { People, type As } from '../testing/people.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'OWN', modules: { MEMBER_MODULE: 'true' } };
const send = importing(people, me);

beforeAll(() => app.shop('KL01', { level: 'PUSAT' }));

describe('masters with behaviour', () => {
  it('keep it: prices get their history, users their menu and a hash', async () => {
    await people.call('POST', 'kategori', me, { kode_kategori: 'EMAS', nama_kategori: 'EMAS' });
    await people.call('POST', 'para-jenis-group', me, { kode_jenis_group: 'TUA', nama_jenis_group: 'TUA' });
    const group = (harga: string) =>
      rows(
        'kode_group,nama_group,kode_kategori,jenis_group,kadar,harga',
        `700,EMAS 700,EMAS,TUA,70,"${harga}"`,
        '375,EMAS 375,EMAS,TUA,37.5,780000',
      );
    expect((await send('group/get/all', group('Rp. 1,437,000'))).body).toMatchObject({ baru: 2 });
    expect((await send('group/get/all', group('1.440.000'))).body).toMatchObject({ berubah: 1, sama: 1 });
    const history = await app.db.query(`select kode_group, harga_lama, harga_baru from riwayat_harga order by id`);
    expect(JSON.stringify(history)).toBe(
      JSON.stringify([
        { kode_group: '700', harga_lama: null, harga_baru: 1437000 },
        { kode_group: '375', harga_lama: null, harga_baru: 780000 },
        { kode_group: '700', harga_lama: 1437000, harga_baru: 1440000 },
      ]),
    );
    const users = rows(
      'user_id,usere_name,level,password',
      'RINI,RINI,KASIR,laut-tiga-123',
      'TONO,TONO,KASIR,laut-tiga-456',
    );
    expect((await send('users/get/all', users, { trial: true })).body).toMatchObject({ baru: 2, ditolak: 0 });
    expect((await send('users/get/all', users)).body).toMatchObject({ baru: 2 });
    expect((await app.call('POST', 'users/login', { user_id: 'RINI', password: 'laut-tiga-123' })).status).toBe(200);
    // An empty password leaves the old one.
    expect((await send('users/get/all', rows('user_id,usere_name,password', 'RINI,RINI BARU,'))).body).toMatchObject({
      berubah: 1,
    });
    expect((await app.call('POST', 'users/login', { user_id: 'RINI', password: 'salah-salah' })).status).toBe(401);
  });

  it('refuse by their own rules, row by row, and nothing of it stays', async () => {
    const spv: As = { level: 'SPV', akses: ['/data-users'] };
    const told = await send(
      'users/get/all',
      rows(
        'user_id,usere_name,level,password',
        'KAS9,KASIR,KASIR,laut-tiga-123',
        'BOS9,BOS,OWN,laut-tiga-123',
        'KAS8,PENDEK,KASIR,x',
      ),
      { trial: true, as: spv },
    );
    expect(faults(told)).toEqual([
      [3, 'BOS9', '', 'Level Anda tidak berhak melakukan ini.'],
      [4, 'KAS8', 'password', expect.stringContaining('karakter')],
    ]);
    expect(told.body).toMatchObject({ baru: 1, ditolak: 2 });
    expect((await people.call('GET', 'users/KAS9', me)).status).toBe(404);
    // One after the other: the last owner stays, although each of the two has another beside him.
    await app.db.query(`delete from users where level = 'OWN' and user_id not in (select user_id from sesi)`);
    const own = (await people.call('GET', 'users/get/all?level=OWN', me)).rows.map(({ user_id }) => String(user_id));
    const fallen = await send('users/get/all', rows('user_id,level', ...own.map((user_id) => `${user_id},KASIR`)), {
      trial: true,
    });
    expect((fallen.body['kesalahan'] as readonly unknown[]).length).toBe(1);
  });

  it('of a fixed list take changes only', async () => {
    const as: As = { level: 'OWN', modules: { PLAFOND_HUTANG_MODULE: 'true' } };
    const told = await send('plafond-hutang', rows('level,plafond', 'SPV,5000000', 'BARU,1'), { trial: true, as });
    expect(faults(told)).toEqual([[3, 'BARU', 'level', 'Daftar ini tetap: data baru tidak dapat ditambah']]);
    expect((await send('plafond-hutang', rows('level,plafond', 'SPV,"Rp. 5,000,000"'), { as })).body).toMatchObject({
      baru: 0,
      berubah: 1,
    });
  });

  it('with bands let none overlap, as the rows leave them', async () => {
    const as: As = { level: 'OWN', modules: { PARAMETER_BUNGA_HUTANG_MODULE: 'true' } };
    const head = 'jumlah_dari,jumlah_sampai,bunga';
    const taken = await send('para-bunga-hutang', rows(head, '1,1000000,5', '1000001,5000000,4', '5000001,,3'), { as });
    expect(taken, taken.text).toMatchObject({ status: 200, body: { baru: 3 } });
    // The last one ends, and makes room for another.
    const told = await send(
      'para-bunga-hutang',
      rows(head, '500000,600000,1', '5000001,9000000,3', '9000001,10000000,2', '20000000,15000000,1'),
      { trial: true, as },
    );
    expect(faults(told)).toEqual([
      [2, '500000', 'jumlah_dari', 'Tumpang tindih dengan 1 – 1000000'],
      [2, '500000', 'jumlah_sampai', 'Tumpang tindih dengan 1 – 1000000'],
      [5, '20000000', 'jumlah_sampai', 'Tidak boleh lebih kecil dari awalnya'],
    ]);
    expect(told.body).toMatchObject({ baru: 1, berubah: 1, ditolak: 2 });
  });
});
