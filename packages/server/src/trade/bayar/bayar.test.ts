import { beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../testing/shop.ts';
import { bayarAtWork } from '../../testing/toy-bayar.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop(bayarAtWork);
const { kode_toko } = SHOP;
const kasir = () => shop.as('KASIR1');
const ALASAN = { alasan: 'SALAH' };

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', KASIR2: 'KASIR', SPV1: 'SPV' });
  await shop.server.db.query(`insert into bank (kode_toko, kode_bank, nama_bank) values ($1, 'BCA', 'BCA')`, [
    kode_toko,
  ]);
  await shop.server.db.query(
    `insert into rekening (kode_toko, no_rekening, kode_bank, nama_rekening) values ($1, '008123', 'BCA', 'KILAU')`,
    [kode_toko],
  );
});

const post = async (path: string, body: object, call = kasir()) =>
  (await call('POST', path, body, { 'idempotency-key': newKey() })).body as Shown & Readonly<Record<string, unknown>>;
const baca = async (base: string, nomor: string) => (await kasir()('GET', `${base}/${nomor}`)).body as Shown;
async function undo(base: string, nomor: string, key: string, kategori: string) {
  const otorisasi = await shop.izin(kategori, nomor, ALASAN);
  return post(`${base}/${nomor}/${key}`, { ...ALASAN, otorisasi });
}
const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
/** What somebody has moved since: balances of now less those of before, without what is the same. */
function moved(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const rows = names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(rows.filter(([, jumlah]) => jumlah !== 0));
}

/** A deposit of 1,000,000 in cash and 500,000 by transfer. */
async function titip(): Promise<string> {
  const { nomor } = await post('uji-titip', { bayar: [tunai(1_000_000)] });
  await post(`uji-titip/${nomor}/bayar`, { jenis: 'TRANSFER', jumlah: 500_000, no_rekening: '008123' });
  return nomor;
}
const memperoleh = (nomor: string, jumlah = 1_692_500) => ({
  harga: 3_192_500,
  bayar: [{ jenis: 'TITIPAN', nomor }, tunai(jumlah)],
});

describe('what a customer left', () => {
  it('pays a sale of 3,192,500 with 1,500,000, the rest in cash, and comes back when the sale is cancelled', async () => {
    const start = await shop.balances();
    const nomor = await titip();
    expect(await baca('uji-titip', nomor)).toMatchObject({ status: 'DONE', sisa: 1_500_000 });
    const left = await shop.balances();
    const sale = await post('uji-jual', memperoleh(nomor));
    expect(sale).toMatchObject({ status: 'OPEN', bayar: [{ cara: 'TITIPAN', sumber: nomor, jumlah: 1_500_000 }, {}] });
    expect(await shop.balances()).toEqual(left);
    expect(await post(`uji-jual/${sale.nomor}/validasi`, {})).toMatchObject({ status: 'DONE' });
    expect(moved(await shop.balances(), left)).toEqual({
      [`TITIPAN ${nomor}`]: 1_500_000,
      'KAS KASIR1': 1_692_500,
      'PENJUALAN ': -3_192_500,
    });
    expect(await baca('uji-titip', nomor)).toMatchObject({ status: 'AMBIL', sisa: 0 });
    expect(await shop.differences()).toEqual([]);

    expect(await undo('uji-jual', sale.nomor, 'batal', 'BATAL UJI')).toMatchObject({ status: 'CANC' });
    expect(await baca('uji-titip', nomor)).toMatchObject({ status: 'DONE', sisa: 1_500_000 });
    expect(await shop.balances()).toEqual(left);
    await undo('uji-titip', nomor, 'batal-bayar', 'BATAL BAYAR UJI');
    await undo('uji-titip', nomor, 'batal', 'BATAL UJI');
    expect(await shop.balances()).toEqual(start);
    expect(await shop.differences()).toEqual([]);
  });

  it('is left alone while a sale that waits claims it, and is free when that is refused or no longer does', async () => {
    const nomor = await titip();
    const sale = await post('uji-jual', memperoleh(nomor));
    const terkait = { code: 'dokumen_terkait', params: { nomor, sebab: sale.nomor } };
    expect(await post(`uji-titip/${nomor}/bayar`, tunai(100_000))).toMatchObject(terkait);
    expect(await undo('uji-titip', nomor, 'batal-bayar', 'BATAL BAYAR UJI')).toMatchObject(terkait);
    expect(await post('uji-jual', memperoleh(nomor))).toMatchObject(terkait);
    const ubah = (body: object) =>
      kasir()('PUT', `uji-jual/${sale.nomor}`, { ...body, versi: 1 }, { 'idempotency-key': newKey() });
    // Another content that still picks it up is its own claim.
    expect((await ubah({ ...memperoleh(nomor), harga: 3_000_000 })).body).toMatchObject({ versi: 2, total: 3_000_000 });
    expect(await post(`uji-titip/${nomor}/bayar`, tunai(100_000))).toMatchObject(terkait);
    await undo('uji-jual', sale.nomor, 'tolak', 'TOLAK UJI');
    expect(await post(`uji-titip/${nomor}/bayar`, tunai(100_000))).toMatchObject({ sisa: 1_600_000 });
    const next = await post('uji-jual', memperoleh(nomor, 1_592_500));
    const tanpa = { harga: 1_000_000, bayar: [tunai(1_000_000)], versi: 1 };
    await kasir()('PUT', `uji-jual/${next.nomor}`, tanpa, { 'idempotency-key': newKey() });
    expect(await undo('uji-titip', nomor, 'batal-bayar', 'BATAL BAYAR UJI')).toMatchObject({ sisa: 1_500_000 });
    expect(await shop.differences()).toEqual([]);
  });

  it('pays out what is over, and pays no more once it was picked up', async () => {
    const nomor = await titip();
    const before = await shop.balances();
    const { nomor: sale } = await post('uji-jual', { harga: 1_000_000, bayar: [{ jenis: 'TITIPAN', nomor }] });
    await post(`uji-jual/${sale}/validasi`, {}, shop.as('KASIR2'));
    expect(moved(await shop.balances(), before)).toEqual({
      [`TITIPAN ${nomor}`]: 1_500_000,
      'KAS KASIR2': -500_000,
      'PENJUALAN ': -1_000_000,
    });
    expect(
      await shop.server.db.query(`select kategori from entri where akun = 'KAS' and sub = 'KASIR2' and jumlah < 0`),
    ).toEqual([{ kategori: 'KELEBIHAN BAYAR DP PENJUALAN' }]);
    expect(await post('uji-jual', memperoleh(nomor))).toMatchObject({
      code: 'keadaan_tidak_sesuai',
      params: { nomor, status: 'AMBIL' },
    });
    expect(await shop.differences()).toEqual([]);
  });
});

describe('goods that are exchanged', () => {
  const tukar = (harga: number, ...bayar: object[]) =>
    post('uji-jual', { harga, bayar: [{ jenis: 'TUKAR', jumlah: 3_043_000 }, ...bayar] });
  const dibeli = async (sale: string) =>
    shop.server.db.one<{ nomor: string; status: string }>(
      `select d.nomor, d.status from dokumen d join perbuatan p using (kode_toko, jenis, nomor)
       where p.ke = 1 and p.sebab_nomor = $1`,
      [sale],
    );

  it.each([
    ['out', 2_500_000, [], { 'KAS KASIR1': -543_000, 'PENJUALAN ': -2_500_000, 'PEMBELIAN ': 3_043_000 }],
    [
      'in',
      5_400_000,
      [tunai(2_357_000)],
      { 'KAS KASIR1': 2_357_000, 'PENJUALAN ': -5_400_000, 'PEMBELIAN ': 3_043_000 },
    ],
  ])('pay, the difference goes %s, and the cancelled sale takes both back', async (_way, harga, bayar, becomes) => {
    const before = await shop.balances();
    const { nomor: sale } = await tukar(harga, ...bayar);
    const { nomor } = await dibeli(sale);
    expect(await post(`uji-jual/${sale}/validasi`, {})).toMatchObject({ status: 'DONE' });
    expect(moved(await shop.balances(), before)).toEqual(becomes);
    expect(await dibeli(sale)).toEqual({ nomor, status: 'DONE' });
    expect(
      await shop.server.db.query(
        `select p.nomor, p.arah, p.sub, p.sumber from pembayaran p where p.cara = 'TUKAR' and p.nomor in ($1, $2)
         order by p.arah`,
        [sale, nomor],
      ),
    ).toEqual([
      { nomor, arah: 'KELUAR', sub: sale, sumber: '' },
      { nomor: sale, arah: 'MASUK', sub: sale, sumber: nomor },
    ]);
    expect(await shop.differences()).toEqual([]);
    await undo('uji-jual', sale, 'batal', 'BATAL UJI');
    expect(await dibeli(sale)).toEqual({ nomor, status: 'CANC' });
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
  });

  it('leave nothing on the account between the two, and the books tell of what does', async () => {
    const { nomor: sale } = await tukar(2_500_000);
    await post(`uji-jual/${sale}/validasi`, {});
    const bend = (jumlah: number) =>
      shop.server.db.query(`update saldo set jumlah = $2 where akun = 'TUKAR' and sub = $1`, [sale, jumlah]);
    await bend(5);
    expect(await shop.differences()).toContain('akun_perantara_kosong');
    await bend(0);
    expect(await shop.differences()).toEqual([]);
  });

  it('go with a sale that is refused', async () => {
    const { nomor: sale } = await tukar(2_500_000);
    await undo('uji-jual', sale, 'tolak', 'TOLAK UJI');
    expect(await dibeli(sale)).toMatchObject({ status: 'CANC' });
    expect(await shop.differences()).toEqual([]);
  });
});

describe('a shop without validation', () => {
  const validasi = (on: string) =>
    shop.server.db.query(
      `with saklar as (update para_system set value = $2 where kode_toko = $1 and key = 'VALIDASI_PENJUALAN_MODULE')
       update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
      [kode_toko, on],
    );

  it('books what was left and what is exchanged in the transaction that sells', async () => {
    const nomor = await titip();
    const before = await shop.balances();
    await validasi('false');
    const sale = await post('uji-jual', {
      harga: 4_543_000,
      bayar: [
        { jenis: 'TITIPAN', nomor },
        { jenis: 'TUKAR', jumlah: 3_043_000 },
      ],
    });
    await validasi('true');
    expect(sale).toMatchObject({ status: 'DONE', versi: 2 });
    expect(moved(await shop.balances(), before)).toEqual({
      [`TITIPAN ${nomor}`]: 1_500_000,
      'PEMBELIAN ': 3_043_000,
      'PENJUALAN ': -4_543_000,
    });
    expect(await baca('uji-titip', nomor)).toMatchObject({ status: 'AMBIL' });
    expect(await shop.differences()).toEqual([]);
    await undo('uji-jual', sale.nomor, 'batal', 'BATAL UJI');
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
  });
});

describe('points', () => {
  const bayar = (poin: number, kas: number) => ({
    harga: 500_000,
    kode_member: 'M1',
    bayar: [{ jenis: 'POIN', poin }, tunai(kas)],
  });

  it('pay what they are worth, leave the member, and come back', async () => {
    await post('uji-poin', { kode_member: 'M1', poin: 200 });
    const before = await shop.balances();
    const { nomor } = await post('uji-jual', bayar(150, 350_000));
    await post(`uji-jual/${nomor}/validasi`, {});
    expect(moved(await shop.balances(), before)).toEqual({
      'BIAYA_POIN ': 150_000,
      'POIN M1': -150,
      'LUAR POIN': 150,
      'KAS KASIR1': 350_000,
      'PENJUALAN ': -500_000,
    });
    expect(await shop.differences()).toEqual([]);
    expect(await post('uji-jual', bayar(51, 449_000))).toMatchObject({ code: 'poin_tidak_cukup' });
    await undo('uji-jual', nomor, 'batal', 'BATAL UJI');
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
  });

  it('are asked for again when they are booked: of two sales that wait with the same, one is', async () => {
    await post('uji-poin', { kode_member: 'M2', poin: 100 });
    const milik = { ...bayar(100, 400_000), kode_member: 'M2', bayar: [{ jenis: 'POIN', poin: 100 }, tunai(400_000)] };
    const sales = [await post('uji-jual', milik), await post('uji-jual', milik)];
    const told = await Promise.all(sales.map(({ nomor }) => post(`uji-jual/${nomor}/validasi`, {})));
    expect(told.filter(({ status }) => status === 'DONE')).toHaveLength(1);
    expect(told.find(({ status }) => status !== 'DONE')).toMatchObject({
      code: 'saldo_tidak_cukup',
      message: 'Saldo POIN M2 tidak cukup untuk ini.',
      params: { akun: 'POIN', aset: 'POIN', di: 'M2' },
    });
    const statuses = await Promise.all(sales.map(async ({ nomor }) => (await baca('uji-jual', nomor)).status));
    expect(statuses.toSorted()).toEqual(['DONE', 'OPEN']);
    expect(await shop.differences()).toEqual([]);
  });
});

describe('the list of ways', () => {
  it.each([
    ['a way that nobody has entered', [{ jenis: 'KUPON', kode_kupon: 'A' }], 'jenis_bayar_tidak_aktif', undefined],
    ['an account that is missing', [{ jenis: 'QRIS', jumlah: 100 }], 'data_tidak_valid', 'bayar.0.no_rekening'],
    ['no amount', [{ jenis: 'CASH' }], 'data_tidak_valid', 'bayar.0.jumlah'],
    ['a promise without a number', [{ jenis: 'TITIPAN' }], 'data_tidak_valid', 'bayar.0.nomor'],
    [
      'a fee of what is no card',
      [{ jenis: 'TRANSFER', jumlah: 100, no_rekening: '008123', fee_persen: 1 }],
      'data_tidak_valid',
      'bayar.0.fee_persen',
    ],
    ['points of cash', [{ jenis: 'CASH', jumlah: 100, poin: 5 }], 'data_tidak_valid', 'bayar.0.poin'],
    ['a coupon of points', [{ jenis: 'POIN', poin: 1, kode_kupon: 'A' }], 'data_tidak_valid', 'bayar.0.kode_kupon'],
    ['points twice', [1, 2].map((poin) => ({ jenis: 'POIN', poin })), 'data_tidak_valid', 'bayar.1.jenis'],
    [
      'one promise twice',
      ['A', 'A'].map((nomor) => ({ jenis: 'TITIPAN', nomor })),
      'data_tidak_valid',
      'bayar.1.jenis',
    ],
  ])('refuses %s', async (_what, bayar, code, field) => {
    const { fields = {}, ...body } = await post('uji-jual', { harga: 100, bayar });
    expect(body).toMatchObject({ code });
    expect(Object.keys(fields as object)).toEqual(field === undefined ? [] : [field]);
  });

  it('is held against the books, payment by payment', async () => {
    const { nomor } = await post('uji-jual', { harga: 100_000, bayar: [tunai(100_000)] });
    await post(`uji-jual/${nomor}/validasi`, {});
    const bent = async (set: string, back: string) => {
      await shop.server.db.query(`alter table pembayaran disable trigger user`);
      await shop.server.db.query(`update pembayaran set ${set} where nomor = $1`, [nomor]);
      const told = await shop.differences();
      await shop.server.db.query(`update pembayaran set ${back} where nomor = $1`, [nomor]);
      await shop.server.db.query(`alter table pembayaran enable trigger user`);
      return told.filter((kunci) => kunci !== 'perbuatan_tersegel');
    };
    expect(await bent(`cara = 'QRIS'`, `cara = 'CASH'`)).toEqual(['cara_bayar_sesuai']);
    expect(await bent(`akun = 'BANK'`, `akun = 'KAS'`)).toEqual(['pembayaran_sama_dengan_entri', 'cara_bayar_sesuai']);
    expect(await bent(`fee = 5`, `fee = 0`)).toEqual(['pembayaran_sama_dengan_entri', 'cara_bayar_sesuai']);
    expect(await bent(`aset = 'POIN'`, `aset = 'IDR'`)).toEqual(['pembayaran_sama_dengan_entri', 'cara_bayar_sesuai']);
    expect(await shop.differences()).toEqual([]);
  });
});
