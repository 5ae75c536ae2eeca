import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const BANK = { asal: 'BCA', asal_rekening: '008123', tujuan: 'BRI', tujuan_rekening: '770011' };
const ISI = { jumlah: 2_500_000, keterangan: 'setor', kategori: 'SETOR' };

let kasir: Call;
let keys = 0;
const post = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `mutasi-uji-${(keys += 1)}` });

/** What stands on every account, in rupiah. */
const saldo = async () =>
  Object.fromEntries(
    (
      await server.db.query<{ di: string; jumlah: number }>(
        `select akun || ' ' || sub as di, sum(jumlah)::float8 as jumlah from saldo
         where kode_toko = 'KL01' and aset = 'IDR' group by 1 having sum(jumlah) <> 0 order by 1`,
      )
    ).map(({ di, jumlah }) => [di, jumlah]),
  );
const batal = async (base: string, nomor: string) => {
  const alasan = 'salah setor';
  const otorisasi = await izin(server.db, 'BATAL MUTASI UANG', nomor, { alasan }, 'SPV1', atWork('KASIR1'));
  return post(`${base}/${nomor}/batal`, { alasan, otorisasi });
};

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  const pages = ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/mutasi-uang-cash', '/laporan-transaksi-non-cash'];
  await server.user('KL01', 'KASIR1', 'KASIR', pages);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.db.query(
    `insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BCA', 'BCA'), ('KL01', 'BRI', 'BRI')`,
  );
  await server.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
     values ('KL01', '008123', 'TOKO', 'BCA'), ('KL01', '008999', 'TOKO', 'BCA'), ('KL01', '770011', 'TOKO', 'BRI')`,
  );
  await server.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'MAKAN', 'MAKAN', 'KELUAR'), ('KL01', 'LISTRIK', 'LISTRIK', 'KELUAR'),
       ('KL01', 'SETOR', 'SETOR BANK', 'SEMUA')`,
  );
  kasir = await server.as('KL01', 'KASIR1');
  await post('kas', { arah: 'TAMBAH', kode_transaksi: 'SETOR', jumlah: 5_000_000, keterangan: 'modal laci' });
  await post('bank', {
    arah: 'TAMBAH',
    no_rekening: '008123',
    kode_transaksi: 'SETOR',
    jumlah: 50_000_000,
    keterangan: 'modal bank',
  });
});

describe('money of an account beside the trade', () => {
  it('comes and goes by category, is told by the call of the specification, and goes back when it is cancelled', async () => {
    const listrik = { arah: 'AMBIL', no_rekening: '008123', kode_transaksi: 'LISTRIK', jumlah: 350_000 };
    expect(await post('bank', { ...listrik, keterangan: 'token listrik' })).toMatchObject({
      status: 201,
      body: { no_bank: 'KL-BK-261121-0002', status: 'DONE', total: 350_000, arah: 'AMBIL', no_rekening: '008123' },
    });
    expect(await saldo()).toMatchObject({ 'BANK 008123': 49_650_000, 'BIAYA_LAIN LISTRIK': 350_000 });
    const { body } = await kasir('GET', 'cash/history-bank?tgl_from=2026-11-21&no_rekening=008123');
    expect(body).toMatchObject({
      data: [
        { no_bank: 'KL-BK-261121-0002', nama_bank: 'BCA', kategori: 'LISTRIK', jumlah_in: 0, jumlah_out: 350_000 },
        { no_bank: 'KL-BK-261121-0001', jumlah_in: 50_000_000, jumlah_out: 0, input_by: 'KASIR1' },
      ],
    });
    const alasan = 'salah rekening';
    const nomor = 'KL-BK-261121-0002';
    const otorisasi = await izin(server.db, 'BATAL UANG BANK', nomor, { alasan }, 'SPV1', atWork('KASIR1'));
    expect(await post(`bank/${nomor}/batal`, { alasan, otorisasi })).toMatchObject({ body: { status: 'CANC' } });
    expect(await saldo()).toMatchObject({ 'BANK 008123': 50_000_000 });
    expect(await post('bank', { ...listrik, arah: 'TAMBAH', keterangan: 'x' })).toMatchObject({
      status: 422,
      body: { fields: { kode_transaksi: expect.any(String) } },
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('of a drawer is told page by page', async () => {
    await post('kas', { arah: 'AMBIL', kode_transaksi: 'MAKAN', jumlah: 120_000, keterangan: 'makan siang' });
    await post('kas', { arah: 'AMBIL', kode_transaksi: 'LISTRIK', jumlah: 350_000, keterangan: 'token' });
    expect((await kasir('GET', 'cash/paginated?skip=1&limit=1')).body).toMatchObject({
      total: 3,
      data: [{ no_kas: 'KL-KS-261121-0002', kategori: 'MAKAN', jumlah_in: 0, jumlah_out: 120_000 }],
    });
    // Domain guide part 2, §7.2 row 7: both bills out of the drawer.
    expect(await saldo()).toMatchObject({ 'KAS KASIR1': 4_530_000, 'BIAYA_LAIN MAKAN': 120_000 });
  });
});

describe('own money that changes its place', () => {
  it('leaves the drawer for the account in one paper, comes to nothing, and is taken back whole', async () => {
    const before = await saldo();
    // Domain guide part 2, §7.2 row 8: KASIR1 −2,500,000, BCA +2,500,000. A side that is not said is CASH.
    const made = await post('cash/mutasi-uang-cash', { tujuan: 'BCA', tujuan_rekening: '008123', ...ISI });
    expect(made).toMatchObject({
      status: 201,
      body: { no_mutasi: 'KL-MC-261121-0001', asal: 'CASH', asal_rekening: null, tujuan: 'BCA', total: 2_500_000 },
    });
    expect(await saldo()).toEqual({ ...before, 'KAS KASIR1': 2_030_000, 'BANK 008123': 52_500_000 });
    const rows = await server.db.query(
      `select p.nomor, e.akun, e.kategori, e.jumlah::float8 from entri e join posting p on p.id = e.posting_id
       where p.jenis = 'mutasi-uang-cash' order by e.baris`,
    );
    expect(rows).toEqual([
      { nomor: 'KL-MC-261121-0001', akun: 'KAS', kategori: 'MUTASI', jumlah: -2_500_000 },
      { nomor: 'KL-MC-261121-0001', akun: 'BANK', kategori: 'MUTASI', jumlah: 2_500_000 },
    ]);
    expect(await batal('cash/mutasi-uang-cash', 'KL-MC-261121-0001')).toMatchObject({ body: { status: 'CANC' } });
    expect(await saldo()).toEqual(before);
    expect(await differences(server.db)).toEqual([]);
  });

  it('goes from account to drawer, and from account to account', async () => {
    const before = await saldo();
    const ambil = { asal: 'BCA', asal_rekening: '008123', tujuan: 'CASH', ...ISI, jumlah: 100_000 };
    expect(await post('cash/mutasi-uang-cash', ambil)).toMatchObject({ status: 201 });
    expect(await post('cash/mutasi-uang-bank', { ...BANK, ...ISI, jumlah: 7_000_000 })).toMatchObject({
      status: 201,
      body: { no_mutasi: 'KL-MB-261121-0001', asal: 'BCA', tujuan_rekening: '770011' },
    });
    expect(await saldo()).toEqual({
      ...before,
      'KAS KASIR1': (before['KAS KASIR1'] ?? 0) + 100_000,
      'BANK 008123': 42_900_000,
      'BANK 770011': 7_000_000,
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it.each([
    ['cash/mutasi-uang-bank', { ...BANK, tujuan: 'BCA', tujuan_rekening: '008123' }, 'tujuan_rekening', 'Sama'],
    ['cash/mutasi-uang-bank', { ...BANK, tujuan_rekening: '008999' }, 'tujuan_rekening', 'tidak terdaftar'],
    ['cash/mutasi-uang-bank', { ...BANK, asal: '' }, 'asal', 'Tidak Boleh Kosong'],
    ['cash/mutasi-uang-bank', { ...BANK, keterangan: '' }, 'keterangan', 'Tidak Boleh Kosong'],
    ['cash/mutasi-uang-bank', { ...BANK, kategori: '' }, 'kategori', 'Tidak Boleh Kosong'],
    ['cash/mutasi-uang-bank', { ...BANK, jumlah: null }, 'jumlah', 'Tidak Boleh Kosong'],
    ['cash/mutasi-uang-bank', { ...BANK, jumlah: 0 }, 'jumlah', ''],
    ['cash/mutasi-uang-cash', {}, 'tujuan', 'Rekening Tidak Boleh Sama'],
    ['cash/mutasi-uang-cash', { asal: 'CASH', tujuan: 'CASH' }, 'tujuan', 'Rekening Tidak Boleh Sama'],
    ['cash/mutasi-uang-cash', BANK, 'tujuan', 'CASH'],
    ['cash/mutasi-uang-cash', { tujuan: 'BCA' }, 'tujuan_rekening', 'Tidak Boleh Kosong'],
    ['cash/mutasi-uang-cash', { tujuan: 'XYZ', tujuan_rekening: '008123' }, 'tujuan_rekening', 'tidak terdaftar'],
  ])('is refused at the field: %s %o', async (path, body, field, sentence) => {
    const before = await saldo();
    const told = await post(path, { ...ISI, ...body });
    const { fields } = told.body as { readonly fields: Readonly<Record<string, string>> };
    expect([told.status, Object.keys(fields)]).toEqual([422, [field]]);
    expect(fields[field]).toContain(sentence);
    expect(await saldo()).toEqual(before);
  });
});

describe('the non-cash report of the specification', () => {
  const report = (body: object) => kasir('POST', 'cash/transaction/report', body);
  const hari = { start_date: '2026-11-21', end_date: '2026-11-21' };

  it('tells each bank with its rows, of one account where one is chosen', async () => {
    const { body } = await report({ ...hari, jenis: 'TRANSFER', no_rekening: '770011 - BRI' });
    expect(body).toEqual({
      data: [
        {
          nama_bank: 'BRI',
          detail: [
            {
              kode_bank: 'BRI',
              tanggal: '2026-11-21',
              keterangan: 'MUTASI KL-MB-261121-0001 SETOR',
              no_rekening: '770011',
              jenis: 'TRANSFER',
              jumlah_rp: 7_000_000,
              fee: 0,
              jumlah_gesek_rp: 7_000_000,
            },
          ],
        },
      ],
    });
    const semua = (await report({ ...hari, jenis: 'ALL', no_rekening: 'ALL' })).body as {
      readonly data: readonly {
        readonly nama_bank: string;
        readonly detail: readonly { readonly jumlah_rp: number }[];
      }[];
    };
    expect(
      semua.data.map(({ nama_bank, detail }) => [nama_bank, detail.reduce((sum, row) => sum + row.jumlah_rp, 0)]),
    ).toEqual([
      ['BCA', 42_900_000],
      ['BRI', 7_000_000],
    ]);
    expect((await report({ ...hari, jenis: 'DEBET' })).body).toEqual({ data: [] });
  });

  it('says at its own names what is wrong with the dates', async () => {
    const { status, body } = await report({ start_date: '2026-11-21', end_date: '2026-11-20' });
    expect([status, body]).toMatchObject([
      422,
      { message: expect.any(String), fields: { start_date: expect.any(String) } },
    ]);
    expect(await report({})).toMatchObject({
      status: 422,
      body: {
        message: expect.any(String),
        fields: { start_date: 'Tanggal Awal Tidak Boleh Kosong', end_date: 'Tanggal Akhir Tidak Boleh Kosong' },
      },
    });
  });
});
