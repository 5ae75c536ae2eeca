import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inject, testApp, type Call } from '../../testing/app.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { jadikan } from '../../testing/keadaan-barang.ts';

const server = testApp();
const KEY = { 'idempotency-key': 'kunci-uji-0001' };
const ring = {
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  nama_barang: 'cincin polos',
  berat_asli: 2.13,
  kadar: 700 / 2,
};
let owner: Call;
let clerk: Call;
let seller: Call;
let stranger: Call;
let token = '';

/** A photo as a browser sends it. */
async function upload(kode_barcode: string, bytes: Buffer) {
  const boundary = 'batas-uji';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return inject(server.app, {
    method: 'POST',
    url: `/api/v1/barang/${kode_barcode}/foto`,
    headers: { 'x-auth-token': token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const photo = async (kode_barcode: string, query = '') => {
  const response = await server.app.inject({
    method: 'GET',
    url: `/api/v1/foto_produk/${kode_barcode}${query}`,
    headers: { 'x-auth-token': token },
  });
  return {
    type: response.headers['content-type'],
    cache: response.headers['cache-control'],
    size: await sharp(response.rawPayload).metadata(),
  };
};

beforeAll(async () => {
  await openShop(server.db);
  await server.user('KL01', 'OWN1', 'OWN');
  await server.user('KL01', 'ADMIN', 'KASIR', ['/tambah-data-barang', '/data-barang']);
  await server.user('KL01', 'JUAL', 'KASIR', ['/transaksi-penjualan']);
  await server.user('KL01', 'LAIN', 'KASIR', ['/home']);
  token = await server.token('KL01', 'OWN1');
  owner = (method, path, body, headers) =>
    server.call(method, path, body, { 'x-auth-token': token, 'accept-language': 'id', ...headers });
  clerk = await server.as('KL01', 'ADMIN');
  seller = await server.as('KL01', 'JUAL');
  stranger = await server.as('KL01', 'LAIN');
});

describe('POST barang', () => {
  it('enters pieces once per key, completed from group and tray', async () => {
    // 35 in a group of 70 is meant.
    const lain = { ...ring, kadar: null, berat_plastik: 0.1, berat: 2.1, kode_group: '375', kode_baki: 'a01' };
    const dua = { barang: [ring, lain], konfirmasi: ['kadar:700:35'] };
    const first = await clerk('POST', 'barang', dua, KEY);
    expect(first).toMatchObject({
      status: 201,
      body: {
        no_tambah: 'KL-TB-261121-0001',
        barang: [
          {
            nama_barang: 'CINCIN POLOS',
            kadar: 35,
            kadar_cetak: '350',
            berat: 2.13,
            berat_manual: true,
            kode_gudang: 'TOKO',
            status: 'TERSEDIA',
          },
          { kadar: 37.5, kadar_cetak: '37.5', berat: 2.1, kode_baki: 'A01' },
        ],
      },
    });
    const again = await clerk('POST', 'barang', dua, KEY);
    expect(again.text).toBe(first.text);
    expect((await owner('GET', 'barang?limit=10')).body).toMatchObject({
      data: [{}, {}],
      next: null,
      ringkas: { jumlah: 2, berat: 4.23 },
    });
  });

  it('says at which row and field it went wrong, and enters nothing', async () => {
    const before = (await owner('GET', 'barang')).body;
    const reply = await clerk(
      'POST',
      'barang',
      { barang: [ring, { ...ring, nama_barang: 'RING', berat_asli: 0, kadar: 501 }] },
      { 'idempotency-key': 'kunci-uji-0002' },
    );
    expect(reply.status).toBe(422);
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([
      'barang.1.nama_barang',
      'barang.1.berat_asli',
      'barang.1.kadar',
    ]);
    const tray = await clerk(
      'POST',
      'barang',
      { barang: [{ ...ring, kode_baki: 'Z99', markis: true }] },
      { 'idempotency-key': 'kunci-uji-0003' },
    );
    expect(Object.keys((tray.body as { fields: object }).fields)).toEqual([
      'barang.0.kode_baki',
      'barang.0.harga_khusus',
    ]);
    const own = await owner(
      'POST',
      'barang',
      { barang: [{ ...ring, harga_khusus: 900_000 }] },
      { 'idempotency-key': 'kunci-uji-0006' },
    );
    expect(own).toMatchObject({
      status: 422,
      body: { fields: { 'barang.0.harga_khusus': 'Harga tetap hanya untuk barang markis' } },
    });
    expect((await clerk('POST', 'barang', { barang: [] }, { 'idempotency-key': 'kunci-uji-0004' })).status).toBe(422);
    expect((await owner('GET', 'barang')).body).toEqual(before);
  });

  it('takes no accessory, which has a quantity and no barcode, and no gold without a purity', async () => {
    await server.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
    );
    await server.db.query(
      `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
        values ('KL01', 'KOTAK', 'KOTAK', 'AKSESORIS', 'TUA', 0, 0), ('KL01', 'NOL', 'NOL', 'EMAS', 'TUA', 0, 0)`,
    );
    const barang = [
      { ...ring, kode_group: 'kotak', kadar: null, harga_khusus: 5000, markis: true },
      { ...ring, kode_group: 'NOL', kadar: null },
    ];
    const fields = {
      'barang.0.kode_group': 'Aksesoris tidak memakai barcode: masukkan lewat /tambah-dan-ambil-stock-aksesoris',
      'barang.1.kadar': 'Kadar Tidak Boleh Diisi Dengan 0',
    };
    const id = { 'accept-language': 'id' };
    expect(
      (await owner('POST', 'barang', { barang }, { ...id, 'idempotency-key': 'kunci-uji-0005' })).body,
    ).toMatchObject({ code: 'data_tidak_valid', fields });
    expect((await owner('POST', 'barang-banyak/periksa', { barang }, id)).body).toMatchObject({
      code: 'data_tidak_valid',
      fields,
    });
    expect(
      (
        await owner(
          'POST',
          'barang',
          { barang: [{ ...ring, kadar: 0 }] },
          { ...id, 'idempotency-key': 'kunci-uji-0006' },
        )
      ).body,
    ).toMatchObject({ fields: { 'barang.0.kadar': 'Kadar Tidak Boleh Diisi Dengan 0' } });
  });

  it('lays nothing among what was destroyed', async () => {
    await server.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
    );
    await server.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
       values ('KL01', 'H01', 'H01', 'HANCUR', 150, 0.25)`,
    );
    const hancur = { barang: [{ ...ring, kadar: null, kode_baki: 'H01' }] };
    const reply = await owner('POST', 'barang', hancur, { 'idempotency-key': 'kunci-uji-0007' });
    expect(reply).toMatchObject({
      status: 422,
      body: { fields: { 'barang.0.kode_baki': expect.any(String) as string } },
    });
  });

  it('needs a key, and the right to the page', async () => {
    expect(await clerk('POST', 'barang', { barang: [ring] })).toMatchObject({
      status: 400,
      body: { code: 'kunci_wajib' },
    });
    expect(await seller('POST', 'barang', { barang: [ring] }, KEY)).toMatchObject({ status: 403 });
  });
});

describe('reading and changing', () => {
  it('is for those who see goods or sell them; changing for those who see goods', async () => {
    const [barcode = ''] = await pieces(server.db, 1);
    for (const path of ['barang', `barang/${barcode}`]) {
      expect((await seller('GET', path)).status).toBe(200);
      expect((await stranger('GET', path)).status).toBe(403);
    }
    expect((await seller('PUT', `barang/${barcode}`, { size: '9' })).status).toBe(403);
    expect((await seller('GET', 'barang.csv')).status).toBe(403);
    expect(await clerk('PUT', `barang/${barcode}`, { size: '9' })).toMatchObject({
      status: 200,
      body: { barang: { size: '9', nama_barang: 'CINCIN POLOS RANTAI' }, boleh_ubah: true },
    });
    const csv = await clerk('GET', 'barang.csv?q=rantai');
    expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(csv.text).toContain(barcode);
  });

  it('tells what found pieces cost today to whoever asks for it, and of one without a price nothing', async () => {
    const [priced = ''] = await pieces(server.db, 1, { nama_barang: 'TUSUK KONDE' });
    await pieces(server.db, 1, { nama_barang: 'TUSUK KONDE', kode_group: '375' });
    await server.db.query(`update kelompok set harga = 0 where kode_toko = 'KL01' and kode_group = '375'`);
    const rows = async (more: string) =>
      (await seller('GET', `barang?q=konde&limit=5${more}`)).body as { data: Record<string, unknown>[] };
    expect(
      (await rows('&dengan_harga=true')).data.map((row) => [row['kode_barcode'] === priced, row['harga_total']]),
    ).toEqual([
      [true, 3_192_500],
      [false, null],
    ]);
    expect((await rows('')).data[0]).not.toHaveProperty('harga_total');
  });

  it('prices a scan, or says in words why the piece cannot be sold', async () => {
    const [barcode = '', held = '', elsewhere = ''] = [
      ...(await pieces(server.db, 2)),
      ...(await pieces(server.db, 1, { kode_baki: 'T01' })),
    ];
    expect((await seller('GET', `barang/${barcode}/harga-jual`)).body).toMatchObject({
      kode_barcode: barcode,
      berat: 2.13,
      ongkos: 50_000,
      harga: { sumber: 'GROUP', harga_gram: 1_437_000, harga_tetap: null },
      jual: { harga_jual: 3_061_000, harga_total: 3_192_500 },
    });
    await jadikan(server.db, held, 'RESERVASI', 'KL-FJ-261121-0077');
    const reserved = await seller('GET', `barang/${held}/harga-jual`, undefined, { 'accept-language': 'id' });
    expect(reserved).toMatchObject({
      status: 409,
      body: { code: 'barang_sedang_dipesan', params: { nomor: 'KL-FJ-261121-0077' } },
    });
    expect((reserved.body as { message: string }).message).toContain('KL-FJ-261121-0077');
    expect((await seller('GET', `barang/${held}/harga-jual?untuk=KL-FJ-261121-0077`)).status).toBe(200);
    expect((await seller('GET', `barang/${elsewhere}/harga-jual`)).body).toMatchObject({
      code: 'barang_tidak_dijual',
      params: { kode_gudang: 'TITIP' },
    });
    expect((await seller('GET', 'barang/99999999/harga-jual')).body).toMatchObject({ code: 'barang_tidak_ditemukan' });
    await jadikan(server.db, held, 'TERSEDIA');
  });
});

describe('the photo', () => {
  it('is taken in, kept small, and may be kept by the browser as long as its key is named', async () => {
    const [barcode = ''] = await pieces(server.db, 1);
    expect(await photo(barcode)).toMatchObject({ type: 'image/png', cache: 'private, max-age=60' });
    const reply = await upload(
      barcode,
      await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#a33' } })
        .jpeg()
        .toBuffer(),
    );
    expect(reply.status).toBe(200);
    const { foto } = reply.body as { foto: string };
    expect(foto).toContain(`${SHOP.kode_toko}/barang/${barcode}-`);
    expect(await photo(barcode)).toMatchObject({
      type: 'image/jpeg',
      cache: 'private, max-age=60',
      size: { width: 1200, height: 800 },
    });
    expect(await photo(barcode, `?kecil=1&v=${encodeURIComponent(foto)}`)).toMatchObject({
      cache: 'private, max-age=31536000, immutable',
      size: { width: 240, height: 160 },
    });
    expect((await owner('GET', `barang/${barcode}`)).body).toMatchObject({
      barang: { foto },
      riwayat: [{ aksi: 'FOTO', user_id: 'OWN1' }, { aksi: 'TAMBAH' }],
    });
  });

  it('is given by who enters or changes pieces, not by who sells them', async () => {
    const [barcode = ''] = await pieces(server.db, 1);
    const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#3a3' } })
      .png()
      .toBuffer();
    const mine = token;
    for (const [user, status] of [
      ['JUAL', 403],
      ['LAIN', 403],
      ['ADMIN', 200],
    ] as const) {
      token = await server.token('KL01', user);
      expect((await upload(barcode, picture)).status).toBe(status);
    }
    token = mine;
  });

  it('refuses what is no picture, and what is too large', async () => {
    const [barcode = ''] = await pieces(server.db, 1);
    expect(await upload(barcode, Buffer.from('bukan gambar'))).toMatchObject({
      status: 422,
      body: { code: 'bukan_gambar' },
    });
    expect(await upload(barcode, Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'terlalu_besar' },
    });
    expect(await photo('99999999')).toMatchObject({ type: 'image/png' });
  });
});
