import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const GESEK = {
  jenis_kartu: 'DEBET',
  no_rekening: '008123',
  jumlah: 5_000_000,
  fee_persen: 3,
  no_kartu: '8812',
  nama: 'bu hartini',
  nik: '3273010101010004',
  no_hp: '081233445566',
};

let kasir: Call;
let keys = 0;
const post = (path: string, body: object, call = kasir) =>
  call('POST', path, body, { 'idempotency-key': `gesek-uji-${(keys += 1)}` });

/** What stands on each account, in rupiah. */
const saldo = async () =>
  (
    await server.db.query<{ akun: string; sub: string; jumlah: number }>(
      `select akun, sub, sum(jumlah)::float8 as jumlah from saldo
       where kode_toko = 'KL01' and aset = 'IDR' group by akun, sub having sum(jumlah) <> 0 order by akun, sub`,
    )
  ).map(({ akun, sub, jumlah }) => `${akun} ${sub} ${jumlah}`);

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/gesek-tunai']);
  await server.user('KL01', 'KASIR2', 'KASIR', ['/uang-kas']);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.db.query(`insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BCA', 'BCA')`);
  await server.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
     values ('KL01', '008123', 'TOKO', 'BCA')`,
  );
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'GESEK_TUNAI_MODULE', 'true')
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  kasir = await server.as('KL01', 'KASIR1');
});

describe('cash out of a card', () => {
  it('brings what was swiped onto the account, takes the rest out of the drawer, and back again', async () => {
    expect(await post('gesek-tunai', GESEK)).toMatchObject({
      status: 201,
      body: {
        no_gesek: 'KL-GT-261121-0001',
        status: 'DONE',
        jumlah_gesek_rp: 5_000_000,
        fee_rp: 150_000,
        tunai: 4_850_000,
        no_kartu: '****8812',
        nama: 'BU HARTINI',
        boleh: ['batal'],
      },
    });
    expect(await saldo()).toEqual(['BANK 008123 5000000', 'KAS KASIR1 -4850000', 'PENDAPATAN_FEE  -150000']);
    expect(await differences(server.db)).toEqual([]);

    const batal = 'gesek-tunai/KL-GT-261121-0001/batal';
    expect((await post(batal, { alasan: 'salah' })).body).toMatchObject({ code: 'otorisasi_diperlukan' });
    const nilai = { alasan: 'salah' };
    const otorisasi = await izin(server.db, 'BATAL GESEK TUNAI', 'KL-GT-261121-0001', nilai, 'SPV1', atWork('KASIR1'));
    expect((await post(batal, { ...nilai, otorisasi })).body).toMatchObject({ status: 'CANC' });
    expect(await saldo()).toEqual([]);
    expect(await differences(server.db)).toEqual([]);
  });

  it('stands in the drawer of the day and in the history, a cancelled one among them', async () => {
    await post('gesek-tunai', { ...GESEK, jumlah: 1_000_000, fee_persen: 0 });
    expect((await kasir('GET', 'laci-saya')).body).toMatchObject({
      akhir: -1_000_000,
      gerak: [{ kategori: 'GESEK TUNAI', jumlah: -1_000_000 }],
    });
    expect((await kasir('GET', 'non-cash/gesek-histories?tgl_from=2026-11-21&no_rekening=008123')).body).toMatchObject({
      data: [
        { no_gesek: 'KL-GT-261121-0002', status: 'DONE', nama_bank: 'BCA', jumlah_rp: 1_000_000, fee: 0 },
        { no_gesek: 'KL-GT-261121-0001', status: 'CANC', jumlah_gesek_rp: 5_000_000, fee: 150_000 },
      ],
    });
    expect((await kasir('GET', 'non-cash/gesek-histories?tgl_to=2026-11-20')).body).toEqual({ data: [] });
  });

  it.each([
    [{ jenis_kartu: 'CREDIT' }, 'jenis_kartu'],
    [{ no_kartu: '4111111111118812' }, 'no_kartu'],
    [{ nik: '327301' }, 'nik'],
    [{ no_rekening: 'TIDAK ADA' }, 'no_rekening'],
    [{ fee_persen: 100 }, 'fee_persen'],
    [{ jumlah: 0 }, 'jumlah'],
    [{ nama: ' ' }, 'nama'],
  ])('refuses %j at its field', async (more, field) => {
    const { status, body } = await post('gesek-tunai', { ...GESEK, ...more });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  it('takes a credit card where the owner has said so, and is shut without page or module', async () => {
    await server.db.query(
      `insert into para_system (kode_toko, key, value) values ('KL01', 'GESEK_TUNAI_KREDIT', 'true')
       on conflict (kode_toko, key) do update set value = 'true'`,
    );
    expect((await post('gesek-tunai', { ...GESEK, jenis_kartu: 'CREDIT' })).status).toBe(201);
    const lain = await server.as('KL01', 'KASIR2');
    expect((await post('gesek-tunai', GESEK, lain)).status).toBe(403);
    await server.db.query(`update para_system set value = 'false' where key = 'GESEK_TUNAI_MODULE'`);
    expect((await post('gesek-tunai', GESEK)).body).toMatchObject({ code: 'modul_tidak_aktif' });
    expect((await kasir('GET', 'non-cash/gesek-histories')).status).toBe(403);
  });
});
