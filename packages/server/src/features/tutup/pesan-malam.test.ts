import { beforeAll, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const app = testApp();
const { save, validate } = new Penjualan(app);
const PEMILIK = ['6281100000001', '6281100000002'];
const PEMBELI = { jenis: 'NON MEMBER', nama: 'IBU RATNA', no_hp: '081234567890', alamat: 'JL MAWAR 7' };

let owner: Call;
const kini = () => ({ ...atWork(), now: app.services.now });
const terkirim = (tujuan: string) =>
  app.db.query<{ pesan: string; kunci: string }>(
    `select payload ->> 'message' as pesan, kunci from outbox where saluran = 'WA' and tujuan = $1 order by dibuat`,
    [tujuan],
  );
const kirimNota = () =>
  antrean.pekerjaan['kirim-nota'](app.services, {
    kode_toko: '',
    server: 'uji',
    signal: new AbortController().signal,
  });
const setelan = (isi: object) => owner('PUT', 'whatsapp-setting', isi);
const jual = async () => {
  const nomor = await save(body(await pieces(app.db, 1), { pelanggan: PEMBELI }), kini());
  await validate(nomor, kini());
  return nomor;
};

beforeAll(async () => {
  await openShop(app.db);
  owner = await app.as('KL01', 'OWNER');
  await app.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'WHATSAPP_MODULE', 'true')
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  await setelan({ alamat_gateway: 'http://127.0.0.1:9', token: 'rahasia', no_pengirim: '081111111111' });
});

it('sends a nota by itself once it is booked, to whoever bought, once, and only where the shop wants it', async () => {
  await jual();
  expect(await kirimNota()).toEqual({ jumlah: 0 });
  expect((await setelan({ kirim_otomatis: true })).status).toBe(200);
  const nomor = await jual();
  // What was booked within the hour goes with it: the shop has just switched it on.
  expect(await kirimNota()).toEqual({ jumlah: 2 });
  expect(await kirimNota()).toEqual({ jumlah: 0 });
  const pesan = await terkirim('6281234567890');
  expect(pesan.at(-1)).toMatchObject({ kunci: `nota/penjualan/${nomor}` });
  expect(pesan.at(-1)?.pesan).toContain(`Nota ${nomor}`);
  await app.db.query(`update member set tolak_pesan = true`);
  const terbuka = await save(body(await pieces(app.db, 1), { pelanggan: PEMBELI }), kini());
  expect(await kirimNota()).toEqual({ jumlah: 0 });
  await validate(terbuka, kini());
  app.later(2 * 3_600_000);
  // Too long ago to be news.
  expect(await kirimNota()).toEqual({ jumlah: 0 });
  app.later(-2 * 3_600_000);
});

it('wants numbers that are some, of owners', async () => {
  expect(await setelan({ kabar_malam: true })).toMatchObject({ status: 422 });
  expect(await setelan({ kabar_malam: true, penerima_malam: ['bukan'] })).toMatchObject({
    status: 422,
    body: { fields: { penerima_malam: expect.stringMatching(/WhatsApp/) as string } },
  });
  const isi = { kabar_malam: true, penerima_malam: ['081100000001', '6281100000001', '0811-0000-0002'] };
  expect(await setelan(isi)).toMatchObject({ status: 200, body: { penerima_malam: PEMILIK } });
});

it('tells the owners at night how the day ended, and shows them its paper for a week', async () => {
  const { laci } = (await owner('GET', 'tutup-toko/periksa')).body as {
    readonly laci: readonly { readonly user_id: string; readonly buku: number }[];
  };
  const kas = laci.map(({ user_id, buku }) => ({ user_id, jumlah: buku }));
  const tutup = (isi: object, kunci: string) => owner('POST', 'tutup-toko', isi, { 'idempotency-key': kunci });
  expect((await tutup({ kas: [{ ...kas[0], jumlah: 1 }] }, 'tutup-malam-1')).status).toBe(422);
  expect(await terkirim(PEMILIK[0] ?? '')).toEqual([]);
  Object.assign(app.services, { origin: 'https://toko.example.com' });
  expect(await tutup({ kas }, 'tutup-malam-2')).toMatchObject({ status: 201 });
  expect(await tutup({ kas }, 'tutup-malam-2')).toMatchObject({ status: 201 });
  for (const tujuan of PEMILIK) {
    const [kabar, ...lagi] = await terkirim(tujuan);
    expect(lagi).toEqual([]);
    expect(kabar?.pesan).toContain(`Penjualan: 3 pcs · 6.390 g`);
    expect(kabar?.pesan).toContain(`Rp. ${(3 * S1_TOTAL).toLocaleString('en-US')}`);
  }
  const alamat = /https:\/\/toko\.example\.com\/api\/v1\/(\S+)$/.exec(
    (await terkirim(PEMILIK[0] ?? ''))[0]?.pesan ?? '',
  );
  const lihat = (path: string) => app.app.inject({ method: 'GET', url: `/api/v1/${path}` });
  const berkas = await lihat(alamat?.[1] ?? '');
  expect([berkas.statusCode, berkas.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdfText(berkas.rawPayload).flat(2).join(' ')).toContain((3 * S1_TOTAL).toLocaleString('en-US'));
  expect((await lihat(`${(alamat?.[1] ?? '').slice(0, -4)}AAAA`)).statusCode).toBe(404);
  app.later(9 * 86_400_000);
  expect((await lihat(alamat?.[1] ?? '')).statusCode).toBe(404);
});
