import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call } from '../../testing/app.ts';
import { papersOf } from '../../testing/papers.ts';
import { PerangkatSidik } from '../../testing/perangkat-sidik.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';

const server = testApp();
const papers = papersOf(server);
const alasan = 'SALAH';
const BATAL = { kategori: 'BATAL TITIPAN', nilai: { alasan, kembali: 500_000, potongan: 0 } };
const BATAL_BAYAR = { kategori: 'BATAL BAYAR TITIPAN', nilai: { alasan } };
let kasir: Call;
let spv: Call;
let barang: string[];
let nomor: string;
let n = 0;

const oleh = () => ({ ...atWork(), now: server.services.now });
const ubah = (jumlah: number, versi: number) =>
  server.db.tx((tx) => papers.change(tx, 'titipan', nomor, isiTitip(barang, [tunai(jumlah)]), versi, oleh()));

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) select 'KL01', m, 'true'
     from unnest(array['AUTHORIZATION_QR_MODULE', 'FINGERPRINT_MODULE']) m
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  await server.user('KL01', 'SPV7', 'SPV');
  await server.db.query(`update users set bahasa = 'en' where user_id = 'KASIR1'`);
  [kasir, spv] = [await server.as('KL01', 'KASIR1'), await server.as('KL01', 'SPV7')];
  barang = await pieces(server.db, 1);
  nomor = await server.db.tx((tx) => papers.make(tx, 'titipan', isiTitip(barang, [tunai(500_000)]), oleh()));
});

/** Asked for by QR; answers what gives it. */
async function diminta(permintaan: object, pengaju = kasir, input_by = 'KASIR1') {
  const keystore = `KEYSTORE${String((n += 1)).padStart(4, '0')}`;
  const body = { client: 'KL01', keystore, status: 'OPEN', event: '-', input_by };
  const reply = await pengaju('POST', 'otorisasi-qr/generate', {
    ...body,
    permintaan: [{ ...permintaan, dokumen: nomor }],
  });
  expect(reply.status).toBe(201);
  const beri = () => spv('POST', `otorisasi-qr/${keystore}/setuju`);
  return Object.assign(beri, { keadaan: async () => (await pengaju('GET', `otorisasi-qr/${keystore}`)).body });
}

it('what was asked for by QR is not given to a paper that was changed since: it was not seen so', async () => {
  const lama = await diminta(BATAL);
  await ubah(600_000, 1);
  expect(await lama()).toMatchObject({ status: 409, body: { code: 'sudah_diubah' } });
  // Who waits for it is told why, in his own language, and nobody is asked once more.
  expect(await lama.keadaan()).toMatchObject({
    status: 'TOLAK',
    sisa_ms: 0,
    izin: [],
    alasan: `Document ${nomor} was changed after this approval was asked for. Reload the document and ask again.`,
  });
  expect(await lama()).toMatchObject({ status: 409, body: { code: 'permintaan_lewat' } });
  expect((await (await diminta(BATAL))()).status).toBe(200);
});

it('who asks in a shop that does not keep him is told in his own language too', async () => {
  await server.shop('PST', { level: 'PUSAT' });
  await server.user('PST', 'BOS', 'OWN');
  await server.db.query(`update users set bahasa = 'it' where user_id = 'BOS'`);
  const token = await server.token('PST', 'BOS');
  const bos: Call = (method, path, body, headers) =>
    server.call(method, path, body, { 'x-auth-token': token, 'x-kode-toko': 'KL01', ...headers });
  const lama = await diminta(BATAL, bos, 'BOS');
  await ubah(700_000, 2);
  expect(await lama()).toMatchObject({ status: 409, body: { code: 'sudah_diubah' } });
  expect(await lama.keadaan()).toMatchObject({ alasan: expect.stringContaining('documento') as string });
});

it('what takes a deed back is given to no paper to which anything else was done since, all else is', async () => {
  const [batal, batalBayar] = [await diminta(BATAL), await diminta(BATAL_BAYAR)];
  await server.db.tx((tx) => papers.done(tx, 'titipan', nomor, 'validasi', { context: oleh() }));
  expect((await batal()).status).toBe(200);
  expect(await batalBayar()).toMatchObject({ status: 409, body: { code: 'sudah_diubah' } });
});

it('nor is it given by a finger', async () => {
  const laptop = new PerangkatSidik();
  const begun = await spv('POST', 'sidik-jari/kunci/mulai', { nama: 'LAPTOP', password: PASSWORD });
  const { id, kunci } = begun.body as { id: string; kunci: { challenge: string } };
  expect((await spv('POST', 'sidik-jari/kunci', { id, jawaban: laptop.baru(kunci) })).status).toBe(201);
  nomor = await server.db.tx(async (tx) =>
    papers.make(tx, 'titipan', isiTitip((barang = await pieces(server.db, 1)), [tunai(500_000)]), oleh()),
  );
  const permintaan = [{ ...BATAL, dokumen: nomor }];
  const beri = async (lalu: () => Promise<unknown>) => {
    const asked = await kasir('POST', 'otorisasi-sidik', { user_id: 'SPV7', permintaan });
    const waits = asked.body as { id: string; kunci: { challenge: string } };
    await lalu();
    const answer = { user_id: 'SPV7', kategori: BATAL.kategori, permintaan: waits.id, fp: laptop.tanda(waits.kunci) };
    return kasir('POST', 'authorization/fingerprint', answer);
  };
  expect(await beri(() => ubah(600_000, 1))).toMatchObject({ status: 409, body: { code: 'sudah_diubah' } });
  expect((await beri(async () => undefined)).status).toBe(201);
});
