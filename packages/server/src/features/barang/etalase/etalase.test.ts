import { LANGKAH_BARANG, type Langkah, type LangkahBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../../app/antrean.ts';
import { kirimSatu } from '../../../platform/antrean/kirim.ts';
import { testApp } from '../../../testing/app.ts';
import { LAKU, type Baris } from '../../../testing/laku-barang.ts';
import { bolehDipegang, JENIS, NOMOR } from '../../../testing/langkah-barang.ts';
import { People, type As } from '../../../testing/people.ts';
import { picture } from '../../../testing/pictures.ts';
import { openShop, pieces } from '../../../testing/shop.ts';
import { gantiFoto } from '../foto/foto.ts';
import { atWork } from '../../../testing/shop.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'OWN', modules: { BARANG_WEB_EXTERNAL_MODULE: 'true' } };
let keys = 0;
const post = (path: string, kode: readonly string[]) =>
  people.call(
    'POST',
    `barang/external/${path}`,
    me,
    { barang: kode.map((kode_barcode) => ({ kode_barcode })) },
    {
      'idempotency-key': `etalase-uji-${(keys += 1)}`,
    },
  );
const setting = (body: object) => people.call('PUT', 'setting-barang-external', me, body);
const terbit = async (kode: string) =>
  (await people.call('GET', 'barang/get/external-terbit', me)).rows.find((row) => row['kode_barcode'] === kode);
const baris = (kode: string) =>
  app.db.one<Baris & { readonly tampil: boolean; readonly versi: number }>(
    `select b.*, e.tampil, e.versi from barang b left join etalase e using (kode_toko, kode_barcode)
     where b.kode_barcode = $1`,
    [kode],
  );

/** A web at its protocol, as it has to be: what is older than it has it passes over. */
const web = new Map<unknown, Readonly<Record<string, unknown>>>();
const got: { readonly authorization?: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
let status = 200;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { authorization } = request.headers;
    got.push({ ...(authorization !== undefined && { authorization }), body });
    const known = web.get(body['kode_barcode']);
    if (status === 200 && Number(body['versi']) > Number(known?.['versi'] ?? 0)) web.set(body['kode_barcode'], body);
    response.writeHead(status).end();
  });
});

/** Sends what is due, whenever it may leave. */
async function kirimSemua(): Promise<void> {
  await app.db.query(`update outbox set lagi_pada = $1 where keadaan in ('MENUNGGU', 'GAGAL')`, [app.services.now()]);
  const due = await app.db.query<{ id: string }>(
    `select id from outbox where keadaan in ('MENUNGGU', 'GAGAL') order by kunci`,
  );
  for (const { id } of due) await kirimSatu(app.services, antrean.pengirim, { kode_toko: 'KL01', id });
}
const ulangi = (kode: string, versi: number) =>
  app.db.query(`update outbox set keadaan = 'MENUNGGU' where kunci = $1`, [`${kode}/${versi}`]);
const lakukan = (langkah: LangkahBarang, row: Baris) =>
  app.db.tx((tx) => LAKU[langkah](tx, [row], { jenis: JENIS, nomor: NOMOR }));

let kode: readonly string[] = [];
const [a, b, c] = [() => kode[0] ?? '', () => kode[1] ?? '', () => kode[2] ?? ''];

beforeAll(async () => {
  await openShop(app.db);
  await app.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
  );
  kode = await pieces(app.db, 3);
  await gantiFoto({ ...atWork(), db: app.db, files: app.services.files }, a(), await picture());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

describe('an external web', () => {
  it('is told of nothing before somebody has said where it is', async () => {
    expect(await post('kirim', [a()])).toMatchObject({ status: 409, body: { code: 'web_external_belum_diatur' } });
    const alamat_web = `http://127.0.0.1:${(server.address() as AddressInfo).port}/barang`;
    expect((await setting({ alamat_web, token: 'rahasia', per_menit: 30 })).status).toBe(200);
    // The token never goes to another address unasked.
    expect((await setting({ alamat_web: 'https://lain.example/barang' })).body).toMatchObject({
      fields: { token: expect.any(String) as string },
    });
  });

  it('shows free pieces with a price, one after the other, as they are now', async () => {
    const pilih = await people.call('GET', 'barang/get/external?kode_group=700', me);
    expect(pilih.rows).toHaveLength(3);
    expect(pilih.rows[0]).toMatchObject({ kode_barcode: a(), kadar: 70, berat: 2.13, harga: 3_192_500 });
    expect((await post('kirim', [a(), a()])).body).toMatchObject({ code: 'barang_ganda' });
    expect((await post('kirim', [a(), b()])).body).toEqual({ jumlah: 2 });
    expect((await post('kirim', [b()])).body).toEqual({ jumlah: 0 });
    const jeda = await app.db.query<{ detik: number }>(
      `select round(extract(epoch from lagi_pada - dibuat))::integer as detik from outbox order by lagi_pada`,
    );
    expect(jeda.map(({ detik }) => detik)).toEqual([0, 2]);
    expect(await terbit(a())).toMatchObject({ keadaan: 'MENUNGGU', dicoba: null });
    await kirimSemua();
    expect(got[0]).toMatchObject({
      authorization: 'Bearer rahasia',
      body: { kode_barcode: a(), versi: 1, tampil: true, nama_barang: 'CINCIN POLOS RANTAI', harga: 3_192_500 },
    });
    expect(String(got[0]?.body['foto'])).toMatch(/^data:image\/jpeg;base64,\/9j/);
    expect(got[1]?.body).toMatchObject({ kode_barcode: b(), foto: null });
    expect(await terbit(a())).toMatchObject({ keadaan: 'TERBIT', versi: 1, galat: null, beda: [] });
    expect((await people.call('GET', 'barang/get/external?kode_group=700', me)).rows).toHaveLength(1);
  });

  it('hides a piece that a paper holds, and shows it again when it is let go; late and double messages change nothing', async () => {
    await lakukan('pesan', await baris(a()));
    expect(await baris(a())).toMatchObject({ tampil: false, versi: 2 });
    await kirimSemua();
    expect(web.get(a())).toMatchObject({ versi: 2, tampil: false });
    expect(web.get(a())).not.toHaveProperty('harga');
    const sent = got.length;
    await ulangi(a(), 1);
    await kirimSemua();
    // The first message is behind the second by now: it does not even leave.
    expect(got).toHaveLength(sent);
    await ulangi(a(), 2);
    await kirimSemua();
    expect(got).toHaveLength(sent + 1);
    expect(web.get(a())).toMatchObject({ versi: 2, tampil: false });
    expect(await terbit(a())).toMatchObject({ keadaan: 'DITARIK', mau: true });
    await lakukan('lepas', await baris(a()));
    await kirimSemua();
    expect(web.get(a())).toMatchObject({ versi: 3, tampil: true, harga: 3_192_500 });
  });

  it('that does not answer leaves the piece GAGAL, to be sent again', async () => {
    status = 503;
    await app.db.query(`update kelompok set harga = 1537000 where kode_toko = 'KL01' and kode_group = '700'`);
    expect(await terbit(b())).toMatchObject({ keadaan: 'TERBIT', beda: ['harga'] });
    expect((await post('update', [b()])).body).toEqual({ jumlah: 1 });
    await kirimSemua();
    expect(await terbit(b())).toMatchObject({ keadaan: 'GAGAL', versi: 2, galat: { kode: 'DITOLAK', status: 503 } });
    status = 200;
    await kirimSemua();
    expect(await terbit(b())).toMatchObject({ keadaan: 'TERBIT', versi: 2, galat: null, beda: [] });
    expect(web.get(b())).toMatchObject({ versi: 2, harga: 3_405_500 });
    expect((await post('update', [c()])).body).toMatchObject({ code: 'barang_belum_terbit' });
  });

  it('hides what lies in a gudang that sells no more, once it is told anew', async () => {
    const dijual = (ya: boolean) => app.db.query(`update gudang set dijual = $1 where kode_gudang = 'TOKO'`, [ya]);
    await dijual(false);
    await post('update', [a()]);
    expect(await baris(a())).toMatchObject({ tampil: false });
    await dijual(true);
    await post('update', [a()]);
    expect(await baris(a())).toMatchObject({ tampil: true });
  });

  it('does not get back by itself what was withdrawn by hand', async () => {
    expect((await post('tarik', [b()])).body).toEqual({ jumlah: 1 });
    await kirimSemua();
    expect(web.get(b())).toMatchObject({ versi: 3, tampil: false });
    expect(await terbit(b())).toBeUndefined();
    await lakukan('pesan', await baris(b()));
    await lakukan('lepas', await baris(b()));
    expect(await baris(b())).toMatchObject({ tampil: false, versi: 3 });
    expect((await post('kirim', [b()])).body).toEqual({ jumlah: 1 });
    expect(await baris(b())).toMatchObject({ tampil: true, versi: 4 });
  });
});

describe('a piece that is shown', () => {
  const dariBebas = (Object.keys(LAKU) as LangkahBarang[]).filter((langkah) => {
    const { from }: Langkah = LANGKAH_BARANG[langkah];
    return !langkah.startsWith('masuk') && (!from || from.includes('TERSEDIA')) && bolehDipegang(langkah)[0] !== 'dia';
  });

  it('is hidden by every step that takes it, whichever paper does it, and by none that leaves it free', async () => {
    expect(dariBebas.length).toBeGreaterThan(8);
    const baru = await pieces(app.db, dariBebas.length, { harga_modal: null });
    await post('kirim', baru);
    for (const [urut, langkah] of dariBebas.entries()) {
      const row = await baris(baru[urut] ?? '');
      await lakukan(langkah, row);
      const { status: jadi, klaim_nomor, kode_gudang, tampil } = await baris(row.kode_barcode);
      const bebas = jadi === 'TERSEDIA' && klaim_nomor === null && kode_gudang === 'TOKO';
      expect([langkah, tampil]).toEqual([langkah, bebas]);
    }
  });
});
