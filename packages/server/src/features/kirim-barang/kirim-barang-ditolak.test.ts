import { beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { MASTERS_SEPUHAN } from '../../testing/conformance/sepuhan-samples.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { izin } from '../../testing/checks.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const A = 'KL01';
const B = 'KL02';
const BUKAN_HALAMANNYA = { status: 403, body: { code: 'menu_tidak_berhak' } };
const MATI = { status: 403, body: { code: 'modul_tidak_aktif' } };

const TOKO_B = { ...SHOP, kode_toko: B, nama_toko: 'KILAU CIMAHI', inisial: 'KC' };
/** What an approval is asked for with. */
type Diminta = Readonly<Record<'kategori' | 'dokumen' | 'nilai', string>>;

let keys = 0;
const kirim = (call: Call, path: string, body: object) =>
  call('POST', path, body, { 'idempotency-key': `kirim-ditolak-uji-${(keys += 1)}`, 'accept-language': 'id' });
const barang = (...kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));
const modul = (toko: string, key: string, value: string) =>
  server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, $2, $3)
     on conflict (kode_toko, key) do update set value = excluded.value`,
    [toko, key, value],
  );
/** One piece, bought in the branch. */
const belian = async () => (await dibeli(server, [['700', 3.5]])).kode[0] ?? '';

/** Clerks of the branch: of goods for sale alone, and of what is refinished too. */
let jual: Call;
let cuci: Call;
/** And of head office: of goods for sale alone, of what is refinished alone, of both. */
let penerima: Call;
let penimbang: Call;
let keduanya: Call;

/** Goods on their way to head office, to be refinished there. */
async function menuju(): Promise<{ readonly no_kirim: string; readonly kode: string }> {
  const kode = await belian();
  const { status, text, body } = await kirim(cuci, 'kirim-barang-cuci/pusat', {
    kode_tujuan: B,
    barang: barang(kode),
  });
  expect(status, text).toBe(201);
  return { no_kirim: (body as { nomor: string }).nomor, kode };
}

/** Number of what is sent to another shop. */
async function dikirim(call: Call, kode_barcode: string, kode_tujuan = B): Promise<string> {
  const { status, text, body } = await kirim(call, 'kirim-barang', { kode_tujuan, barang: barang(kode_barcode) });
  expect(status, text).toBe(201);
  return (body as { nomor: string }).nomor;
}

/** Tells the senders what has become of their goods, as the queue does. */
async function kabarkan(): Promise<void> {
  const waiting = await server.db.query<{ kode_toko: string; id: string }>(
    `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
  );
  for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
}

async function orang(toko: string, user: string, ...halaman: readonly string[]): Promise<Call> {
  await server.user(toko, user, 'KASIR', halaman);
  return server.as(toko, user);
}

beforeAll(async () => {
  await openShop(server.db);
  await bukaSepuhan(server.db);
  for (const statement of MASTERS_SEPUHAN) await server.db.query(statement.replaceAll(`'KL01'`, `'KL02'`));
  await server.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL02', 'BELI', 'BELI', false)
     on conflict do nothing`,
  );
  await server.db.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     values ('KL02', 'B01', 'BELI', 'BELI', 150, 0.25) on conflict do nothing`,
  );
  for (const toko of [A, B]) {
    for (const key of ['KIRIM_BARANG_MODULE', 'SEPUHAN_MODULE']) await modul(toko, key, 'true');
  }
  jual = await orang(A, 'JUAL', '/kirim-barang', '/kirim-barang-kecabang');
  cuci = await orang(A, 'CUCI', '/kirim-barang', '/kirim-barang-cuci');
  penerima = await orang(B, 'PENERIMA', '/terima-barang');
  penimbang = await orang(B, 'PENIMBANG', '/terima-barang-cuci');
  keduanya = await orang(B, 'KEDUANYA', '/terima-barang', '/terima-barang-cuci');
});

describe('goods that are sent to be refinished', () => {
  it('are sent by who has the page for that, whichever call makes the paper', async () => {
    const kode = await belian();
    const body = { kode_tujuan: B, barang: barang(kode) };
    expect(await kirim(jual, 'kirim-barang-cuci/pusat', body)).toMatchObject(BUKAN_HALAMANNYA);
    for (const path of ['kirim-barang', 'kirim-barang-kecabang']) {
      expect(await kirim(jual, path, { ...body, jenis_kirim: 'CUCI' })).toMatchObject(BUKAN_HALAMANNYA);
    }
    expect(await kirim(cuci, 'kirim-barang', { ...body, jenis_kirim: 'CUCI' })).toMatchObject({
      status: 201,
      body: { jenis_kirim: 'CUCI' },
    });
  });

  it('are sent while the shop refinishes, whichever call makes the paper', async () => {
    const body = { kode_tujuan: B, barang: barang(await belian()), jenis_kirim: 'CUCI' };
    await modul(A, 'SEPUHAN_MODULE', 'false');
    for (const path of ['kirim-barang', 'kirim-barang-cuci/pusat']) {
      expect(await kirim(cuci, path, body)).toMatchObject(MATI);
    }
    await modul(A, 'SEPUHAN_MODULE', 'true');
    expect((await kirim(cuci, 'kirim-barang-cuci/pusat', body)).status).toBe(201);
  });

  it('are no tray of goods for sale', async () => {
    const body = { kode_tujuan: B, kode_baki: 'A01', barang: barang(await belian()), jenis_kirim: 'CUCI' };
    expect(await kirim(cuci, 'kirim-barang', body)).toMatchObject({
      status: 422,
      body: { fields: { kode_baki: 'Hanya untuk barang yang langsung dijual' } },
    });
  });

  it('are no day old where the day of their sender is ahead', async () => {
    const { no_kirim } = await menuju();
    const umur = async (hari: string) => {
      await server.db.query(`update hari_toko set tgl_system = tgl_system + $2::integer where kode_toko = $1`, [
        B,
        hari,
      ]);
      return ((await keduanya('GET', `kirim-barang/${no_kirim}`)).body as { readonly umur: number }).umur;
    };
    expect([await umur('-1'), await umur('3'), await umur('-2')]).toEqual([0, 2, 0]);
  });

  it('are taken in and refused by who has the page for that, whichever call makes the paper', async () => {
    const { no_kirim, kode } = await menuju();
    const masuk = { barang: [{ kode_barcode: kode, kode_baki: 'A01' }] };
    const tolak = { barang: [], tolak: [{ kode_barcode: kode, alasan: 'salah' }] };
    for (const isi of [masuk, tolak]) {
      expect(await kirim(penerima, `kirim-barang/${no_kirim}/terima`, isi)).toMatchObject(BUKAN_HALAMANNYA);
      expect(await kirim(penerima, 'terima-barang', { no_kirim, ...isi })).toMatchObject(BUKAN_HALAMANNYA);
    }
    const body = { no_kirim, barang: [{ kode_barcode: kode, berat: 3.5 }] };
    await modul(B, 'SEPUHAN_TERPUSAT_MODULE', 'true');
    expect(await kirim(keduanya, 'terima-barang', body)).toMatchObject({
      status: 403,
      body: {
        code: 'modul_menutup',
        params: { modul: 'SEPUHAN_TERPUSAT_MODULE' },
        message:
          'Tidak tersedia selama modul ini aktif di toko ini: Sepuhan dikerjakan pusat; halaman sepuhan cabang ditutup.',
      },
    });
    await modul(B, 'SEPUHAN_TERPUSAT_MODULE', 'false');
    expect(await kirim(keduanya, 'terima-barang', body)).toMatchObject({
      status: 201,
      body: { jenis_kirim: 'CUCI', total_berat: 3.5, selisih: 0 },
    });
  });

  it('are weighed where they are taken in, and lie where bought goods do', async () => {
    const { no_kirim, kode } = await menuju();
    const baris = { kode_barcode: kode };
    const terima = async (isi: object) =>
      (await kirim(keduanya, 'terima-barang', { no_kirim, barang: [{ ...baris, ...isi }] })).body;
    expect(await terima({})).toMatchObject({ fields: { 'barang.0.berat': 'Berat Tidak Boleh Kosong' } });
    expect(await terima({ kode_baki: 'A01' })).toMatchObject({
      fields: {
        'barang.0.berat': 'Berat Tidak Boleh Kosong',
        'barang.0.kode_baki': 'Hanya untuk barang yang langsung dijual',
      },
    });
    expect(await terima({ kode_baki: 'A01', berat: 3.5 })).toMatchObject({
      fields: { 'barang.0.kode_baki': 'Hanya untuk barang yang langsung dijual' },
    });
    const { status, body } = await kirim(penimbang, `kirim-barang/${no_kirim}/terima-cuci`, {
      barang: [{ ...baris, berat: 3.5 }],
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { barang: [{ kode_gudang: 'BELI' }] } });
  });

  it('are not what whoever weighs them may refuse of goods for sale', async () => {
    const [kode = ''] = await pieces(server.db, 1, {}, atWork());
    const { body } = await kirim(jual, 'kirim-barang', { kode_tujuan: B, barang: barang(kode) });
    const { nomor: no_kirim } = body as { nomor: string };
    const tolak = [{ kode_barcode: kode, alasan: 'salah' }];
    expect(await kirim(penimbang, `kirim-barang/${no_kirim}/terima-cuci`, { tolak })).toMatchObject(BUKAN_HALAMANNYA);
    expect((await kirim(penerima, `kirim-barang/${no_kirim}/terima`, { tolak })).status).toBe(201);
  });
});

describe('goods that are sent for sale', () => {
  it('do not go to the shop that sends them, in words that fit goods and money alike', async () => {
    const kode = await pieces(server.db, 1, {}, atWork());
    await server.user(A, 'UANG', 'KASIR', ['/kirim-uang-pusat']);
    for (const told of [
      await kirim(jual, 'kirim-barang', { kode_tujuan: A, barang: barang(...kode) }),
      await kirim(await server.as(A, 'UANG'), 'kirim-uang', { kode_tujuan: A, jumlah: 1_000_000 }),
    ]) {
      expect(told).toMatchObject({
        status: 422,
        body: { fields: { kode_tujuan: 'Tidak dapat dikirim ke toko sendiri' } },
      });
    }
  });

  it('keep their weight where they are received: another one is refused at its field', async () => {
    const kode = await pieces(server.db, 2, {}, atWork());
    const { body } = await kirim(jual, 'kirim-barang', { kode_tujuan: B, barang: barang(...kode) });
    const { nomor: no_kirim } = body as { nomor: string };
    const terima = (...berat: readonly (number | null)[]) =>
      kirim(penerima, 'terima-barang', {
        no_kirim,
        barang: kode.map((kode_barcode, index) => ({ kode_barcode, kode_baki: 'A01', berat: berat[index] })),
      });
    expect(await terima(2.13, 2.12)).toMatchObject({
      status: 422,
      body: {
        fields: {
          'barang.1.berat': 'Berat barang yang dijual tidak diubah saat diterima: 2.13 gr. Bila lain, tolak barangnya',
        },
      },
    });
    expect(await terima(null, 2.13)).toMatchObject({ status: 201, body: { total_berat: 4.26, selisih: null } });
  });

  it('say in words what became of them', async () => {
    const [kode = '', lain = ''] = await pieces(server.db, 2, {}, atWork());
    const no_kirim = await dikirim(jual, kode);
    const terima = async (kode_barcode: string) =>
      (await kirim(penerima, 'terima-barang', { no_kirim, barang: [{ kode_barcode, kode_baki: 'A01' }] })).body;
    expect(await terima(lain)).toMatchObject({
      message: `Barang ${lain} tidak bisa diproses pada ${no_kirim}: tidak ikut dikirim.`,
    });
    await terima(kode);
    expect(await terima(kode)).toMatchObject({
      params: { hasil: 'TERIMA' },
      message: `Barang ${kode} tidak bisa diproses pada ${no_kirim}: Diterima.`,
    });
  });

  it('are taken back with the receipt that they came by, and with no earlier one', async () => {
    const [kode = ''] = await pieces(server.db, 1, {}, atWork());
    const pulang = await orang(B, 'PULANG', '/kirim-barang', '/terima-barang');
    const rumah = await orang(A, 'RUMAH', '/kirim-barang', '/terima-barang');
    const diterima = async (call: Call, no_kirim: string): Promise<string> => {
      const { status, text, body } = await kirim(call, 'terima-barang', {
        no_kirim,
        barang: [{ kode_barcode: kode, kode_baki: 'A01' }],
      });
      expect(status, text).toBe(201);
      await kabarkan();
      return (body as { nomor: string }).nomor;
    };
    const pertama = await diterima(penerima, await dikirim(jual, kode));
    await diterima(rumah, await dikirim(pulang, kode, A));
    const kedua = await diterima(penerima, await dikirim(jual, kode));
    await server.user(B, 'PEMILIK2', 'OWN', []);
    const batal = async (nomor: string) => {
      const body = { alasan: 'salah' };
      const told = await kirim(penerima, `terima-barang/${nomor}/batal`, body);
      const { code, params } = told.body as { code?: string; params: Diminta };
      if (code !== 'otorisasi_diperlukan') return told;
      const { kategori, dokumen, nilai } = params;
      const isi = JSON.parse(nilai) as Record<string, unknown>;
      const otorisasi = await izin(
        server.db,
        kategori,
        dokumen,
        isi,
        'PEMILIK2',
        atWork('PENERIMA', 'KASIR', {}, TOKO_B),
      );
      return kirim(penerima, `terima-barang/${nomor}/batal`, { ...body, otorisasi });
    };
    expect(await batal(pertama)).toMatchObject({
      status: 409,
      body: { code: 'dokumen_terkait', params: { nomor: pertama, sebab: kedua } },
    });
    expect(await batal(kedua)).toMatchObject({ status: 200, body: { status: 'CANC' } });
  });
});

describe('a number in the address that is none', () => {
  it.each(['%20', '%01', '%E2%80%8B'])('is refused as one in a body is: %s', async (nomor) => {
    for (const perbuatan of ['terima', 'terima-cuci']) {
      const ditolak = await kirim(keduanya, `kirim-barang/${nomor}/${perbuatan}`, { barang: [] });
      expect(ditolak).toMatchObject({ status: 422, body: { code: 'data_tidak_valid' } });
    }
  });
});

describe('the module of goods between shops', () => {
  it('is not switched off while some are on their way', async () => {
    await server.user(A, 'BOS', 'OWN', ['/settingsystem']);
    const bos = await server.as(A, 'BOS');
    const mati = () => bos('PUT', 'para-system/KIRIM_BARANG_MODULE', { value: 'false' });
    const [kode = ''] = await pieces(server.db, 1);
    await dikirim(jual, kode);
    expect(await mati()).toMatchObject({ status: 409, body: { code: 'modul_masih_ditunggu' } });
  });
});
