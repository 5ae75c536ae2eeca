import { beforeAll, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { SHOP } from '../../testing/shop.ts';
import { ASKED, newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop();
const { kode_toko } = SHOP;
const ALASAN = { alasan: 'SALAH' };
const LAMA = { ...ASKED, nomor: 'GADAI 17/2025', sisa: 6_500_000 };

beforeAll(() => shop.open({ KASIR1: 'KASIR', OWNER: 'OWN', SPV1: 'SPV' }));

const menunggu = async (): Promise<number> => {
  const { n } = await shop.server.db.one<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return n;
};
const masuk = (body: object, user = 'OWNER') =>
  shop.as(user)('POST', 'uji-pinjaman/saldo-awal', body, { 'idempotency-key': newKey() });

it('enters a paper of before under its number, with what is left of it, and leaves no gap', async () => {
  const { nomor: today } = await shop.make(shop.as('KASIR1'));
  const before = await shop.balances();
  const { status, body } = await masuk(LAMA);
  expect(status).toBe(201);
  expect(body).toMatchObject({ nomor: LAMA.nomor, status: 'AKTIF', sisa: 6_500_000, total: 8_000_000, versi: 1 });
  expect((body as Shown).jaminan).toMatchObject([{ nama_barang: 'KALUNG' }]);
  expect(await shop.balances()).toMatchObject({ [`MODAL ${LAMA.nomor}`]: 6_500_000 });
  expect(await shop.differences()).toEqual([]);
  // The next one that is drawn follows the last one that was.
  const { nomor } = await shop.make(shop.as('KASIR1'));
  expect([today, nomor]).toEqual(['KL-UP-261121-0001', 'KL-UP-261121-0002']);
  expect(await shop.differences()).toEqual([]);

  const at = encodeURIComponent(LAMA.nomor);
  await shop.deed(shop.as('KASIR1'), at, 'sebagian', { jumlah: 500_000 });
  const undo = async (key: string, kategori: string) =>
    shop.deed(shop.as('KASIR1'), at, key, { ...ALASAN, otorisasi: await shop.izin(kategori, LAMA.nomor, ALASAN) });
  expect((await undo('batal-bayar', 'BATAL BAYAR UJI')).body).toMatchObject({ sisa: 6_500_000 });
  expect((await undo('batal', 'BATAL UJI')).body).toMatchObject({ status: 'CANC', sisa: 0 });
  expect(await shop.balances()).toEqual(before);
  expect(await shop.differences()).toEqual([]);
});

it('is told of when a paper says that its number was drawn, or was not', async () => {
  const bent = async (nomor: string) => {
    const flip = () => shop.server.db.query(`update dokumen set luar = not luar where nomor = $1`, [nomor]);
    await flip();
    const told = await shop.differences();
    await flip();
    return told;
  };
  const both = ['dokumen_nomor_tanpa_celah', 'dokumen_sama_dengan_perbuatan'];
  expect([await bent(LAMA.nomor), await bent('KL-UP-261121-0001')]).toEqual([both, both]);
});

it.each([
  ['the same number again', LAMA, 'kode_sudah_ada'],
  ['a number that the program draws', { ...LAMA, nomor: 'KL-UP-250101-0001' }, 'data_tidak_valid'],
  ['no number', { ...LAMA, nomor: '' }, 'data_tidak_valid'],
])('refuses %s', async (_what, body, code) => {
  const reply = await masuk(body);
  expect(reply.body).toMatchObject({ code });
  expect(Object.keys((reply.body as { fields: object }).fields)).toEqual(['nomor']);
});

it('is entered once by two who do so at the same moment, and the other is told', async () => {
  const sama = { ...LAMA, nomor: 'GADAI 19/2025' };
  const told = await shop.server.db.tx(async (tx) => {
    await tx.query('select from buku where kode_toko = $1 for update', [kode_toko]);
    const both = [masuk(sama), masuk(sama)];
    await expect.poll(menunggu, { timeout: 20_000 }).toBe(2);
    return both;
  });
  const replies = await Promise.all(told);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'kode_sudah_ada' });
  expect(await shop.differences()).toEqual([]);
});

it("is the owner's, and only before a day is closed", async () => {
  const other = { ...LAMA, nomor: 'GADAI 18/2025' };
  expect((await masuk(other, 'KASIR1')).status).toBe(403);
  expect((await masuk(other, 'SPV1')).status).toBe(403);
  await shop.server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
  expect((await masuk(other)).body).toMatchObject({ code: 'saldo_awal_terlambat', params: { tgl: '2026-11-22' } });
});
