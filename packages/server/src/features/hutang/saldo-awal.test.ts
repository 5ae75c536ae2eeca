import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { EMAS_10_GRAM } from '../../testing/hutang.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
const NOMOR = 'SBG-0020';
const LAMA = {
  nomor: NOMOR,
  kode_sales: 'SL01',
  pelanggan: { jenis: 'NON MEMBER', nama: 'BU TINI', no_hp: '0812', alamat: 'CIMAHI' },
  jumlah_hutang: 8_000_000,
  sisa_hutang: 8_000_000,
  bunga: 3,
  lama_pinjam: 120,
  barang: EMAS_10_GRAM,
  tgl_hutang: '2026-11-01',
  tgl_bunga: '2026-11-01',
};

it('what is never due is not auctioned, and stays so when it is extended', async () => {
  await openShop(server.db);
  await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, 'HUTANG_MODULE', 'true')`, [
    kode_toko,
  ]);
  await server.user(kode_toko, 'BOS', 'OWN', []);
  const token = await server.token(kode_toko, 'BOS');
  const kirim = (path: string, body: object) =>
    server.call('POST', path, body, { 'x-auth-token': token, 'idempotency-key': `saldo-awal-${path}` });
  const baca = async (path: string) => (await server.call('GET', path, undefined, { 'x-auth-token': token })).body;

  const made = await kirim('hutang/saldo-awal', { ...LAMA, jatuh_tempo: '9999-12-31' });
  expect(made, made.text).toMatchObject({ status: 201 });
  expect(await kirim(`hutang/${NOMOR}/lelang`, { nilai: 9_000_000 })).toMatchObject({
    status: 409,
    body: { code: 'belum_jatuh_tempo' },
  });
  const { bunga_rp } = (await baca(`hutang/${NOMOR}/hitung`)) as { bunga_rp: number };
  const lagi = await kirim(`hutang/${NOMOR}/perpanjang`, { bayar: [tunai(bunga_rp)] });
  expect(lagi, lagi.text).toMatchObject({ status: 409, body: { code: 'jatuh_tempo_masih_lama' } });
  expect(await baca(`hutang/${NOMOR}`)).toMatchObject({ jatuh_tempo: '9999-12-31' });
});

it.each([
  ['hutang', ['bayar']],
  ['titipan', ['bayar']],
  ['pesanan', ['contoh', 'bayar']],
  ['cicilan', ['kyc', 'bayar']],
])('a paper of before of %s takes nothing that was paid or asked then', async (path, names) => {
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'CICILAN_MODULE', 'true') on conflict do nothing`,
    [kode_toko],
  );
  const kepala = { 'x-auth-token': await server.token(kode_toko, 'BOS'), 'idempotency-key': `tanpa-${path}` };
  const isi = {
    bayar: [tunai(1)],
    contoh: [{ jenis: 'BAWA SENDIRI', deskripsi: 'FOTO' }],
    kyc: { nama_lengkap: 'TINI' },
  };
  const body = Object.fromEntries(names.map((name) => [name, isi[name as keyof typeof isi]]));
  const reply = await server.call('POST', `${path}/saldo-awal`, body, kepala);
  expect(reply).toMatchObject({ status: 422, body: { code: 'data_tidak_valid' } });
  expect(Object.keys((reply.body as { fields: object }).fields)).toEqual(expect.arrayContaining(names));
});
