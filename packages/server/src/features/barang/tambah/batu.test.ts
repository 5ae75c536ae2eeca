import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { reconcile, verifyChain } from '../../../ledger/reconcile.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { openShop, SHOP } from '../../../testing/shop.ts';

const server = testApp();
const ring = { kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', nama_barang: 'CINCIN BERLIAN', berat_asli: 2.13 };
const MATA = { nama_atribut: 'MATA', berat_atribut: 0.2, harga_atribut: 25_000 };
const KARET = { nama_atribut: 'KARET', berat_atribut: 0.15, harga_atribut: 0 };
const MUTIARA = { nama_atribut: 'MUTIARA', berat_atribut: 0.005, harga_atribut: 75_000 };
const SOLITER = {
  kode_jenis_batu: 'BR',
  jumlah: 1,
  carat: 0.5,
  kode_shape: 'RD',
  kode_color: 'D',
  no_sertifikat: 'gia 1',
  harga: 24_375_000,
};
const MELEE = { kode_jenis_batu: 'BR', jumlah: 12, carat: 0.245 };
let owner: Call;
let nomor = 0;

/** A card, as far as this test looks at it. */
interface Kartu {
  readonly barang: Readonly<Record<string, unknown>> & { readonly kode_barcode: string };
  readonly riwayat: readonly {
    readonly aksi: string;
    readonly sebelum: Readonly<Record<string, unknown>> | null;
    readonly sesudah: Readonly<Record<string, unknown>> | null;
  }[];
}

const modul = (key: string, value: string) =>
  server.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', $1, $2) on conflict (kode_toko, key) do update
      set value = excluded.value`,
    [key, value],
  );
const tambah = (barang: readonly object[]) => {
  nomor += 1;
  return owner('POST', 'barang', { barang }, { 'idempotency-key': `batu-uji-${String(nomor).padStart(4, '0')}` });
};
const kartu = async (kode_barcode: string) => (await owner('GET', `barang/${kode_barcode}`)).body as Kartu;
const masuk = async (more: object): Promise<Kartu> => {
  const answer = await tambah([{ ...ring, ...more }]);
  expect(answer.status, answer.text).toBe(201);
  return kartu((answer.body as { barang: readonly { kode_barcode: string }[] }).barang[0]?.kode_barcode ?? '');
};
const ubah = (kode_barcode: string, body: object) => owner('PUT', `barang/${kode_barcode}`, body);
const salah = async (more: object) =>
  Object.keys(((await tambah([ring, { ...ring, ...more }])).body as { fields?: object }).fields ?? {});
const beda = async () =>
  [
    ...(await reconcile(server.db, SHOP.kode_toko, SHOP.tgl_system, invariants)),
    ...(await verifyChain(server.db, SHOP.kode_toko)),
  ].filter(({ selisih }) => !selisih.isZero());

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu, status_aktif)
      values ('KL01', 'BR', 'BERLIAN', true), ('KL01', 'LAMA', 'LAMA', false)`,
  );
  await server.db.query(`insert into batu_shape (kode_toko, kode_shape, nama_shape) values ('KL01', 'RD', 'ROUND')`);
  await server.db.query(`insert into batu_color (kode_toko, kode_color, nama_color) values ('KL01', 'D', 'D')`);
  await modul('BERLIAN_MODULE', 'true');
  await server.user('KL01', 'OWN1', 'OWN');
  owner = await server.as('KL01', 'OWN1');
});

describe('up to three parts that are not gold', () => {
  it('stand one by one, and in the columns as their sum', async () => {
    const { barang } = await masuk({ atribut: [MATA, KARET, MUTIARA] });
    expect(barang).toMatchObject({
      berat_asli: 2.13,
      berat: 1.775,
      nama_atribut: 'MATA, KARET, MUTIARA',
      berat_atribut: 0.355,
      harga_atribut: 100_000,
      atribut: [MATA, KARET, MUTIARA],
      batu: [],
      berlian: false,
    });
  });

  it('are one when the three fields come alone; a list goes before them, empty lines fall away', async () => {
    expect((await masuk(MATA)).barang).toMatchObject({ ...MATA, atribut: [MATA] });
    expect((await masuk({ ...KARET, atribut: [{}, MATA] })).barang).toMatchObject({ ...MATA, atribut: [MATA] });
    expect((await masuk({})).barang).toMatchObject({
      nama_atribut: '',
      berat_atribut: 0,
      harga_atribut: 0,
      atribut: [],
    });
  });

  it('are refused at the line and field', async () => {
    expect(await salah({ atribut: [MATA, { nama_atribut: 'X', berat_atribut: -1, harga_atribut: 0.5 }] })).toEqual([
      'barang.1.atribut.1.berat_atribut',
      'barang.1.atribut.1.harga_atribut',
    ]);
    expect(await salah({ atribut: [MATA, KARET, MUTIARA, MATA] })).toEqual(['barang.1.atribut']);
  });

  it('change with their weights, and the history tells', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ atribut: [MATA, KARET] });
    expect((await ubah(kode_barcode, { atribut: [MUTIARA, MATA] })).body).toMatchObject({
      barang: { nama_atribut: 'MUTIARA, MATA', berat_atribut: 0.205, harga_atribut: 100_000, berat: 1.78 },
    });
    expect((await kartu(kode_barcode)).riwayat[0]).toMatchObject({
      aksi: 'UBAH',
      sebelum: { atribut: [MATA, KARET] },
      sesudah: { atribut: [MUTIARA, MATA] },
    });
    expect(
      Object.keys(
        ((await ubah(kode_barcode, { atribut: [MATA, { berat_atribut: 'x' }] })).body as { fields: object }).fields,
      ),
    ).toEqual(['atribut.1.berat_atribut']);
    const before = (await kartu(kode_barcode)).riwayat.length;
    await ubah(kode_barcode, { atribut: [MUTIARA, MATA] });
    expect((await kartu(kode_barcode)).riwayat).toHaveLength(before);
  });

  it('take the name and price of a caller that knows of one only', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ atribut: [MATA, MUTIARA] });
    expect((await ubah(kode_barcode, { harga_atribut: 90_000 })).body).toMatchObject({
      barang: { atribut: [{ ...MATA, harga_atribut: 15_000 }, MUTIARA], harga_atribut: 90_000 },
    });
    expect((await ubah(kode_barcode, { nama_atribut: 'campur' })).body).toMatchObject({
      barang: { atribut: [{ nama_atribut: 'CAMPUR', berat_atribut: 0.205, harga_atribut: 90_000 }] },
    });
  });

  it('keep to their sum when the price of many pieces changes', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ atribut: [MATA, MUTIARA] });
    const [profit] = (await owner('GET', `barang/get/update-profit?barcode=${kode_barcode}`)).body as {
      versi: string;
    }[];
    const isi = { kode_barcode, versi: profit?.versi, tipe_ongkos: 'PER_GRAM', ongkos: 0, harga_khusus: null };
    expect(
      (
        await owner(
          'POST',
          'barang/update-profit',
          { barang: [{ ...isi, harga_atribut: 80_000 }] },
          { 'idempotency-key': 'batu-profit-0001' },
        )
      ).status,
    ).toBe(200);
    expect((await kartu(kode_barcode)).barang).toMatchObject({
      harga_atribut: 80_000,
      atribut: [{ ...MATA, harga_atribut: 5_000 }, MUTIARA],
    });
    expect(await beda()).toEqual([]);
  });

  it('count in the weighing of their tray', async () => {
    await masuk({ kode_baki: 'A02', atribut: [MATA, KARET] });
    await owner('POST', 'timbang-baki/start', { kode_gudang: 'TOKO', kode_baki: 'A02' });
    expect((await owner('GET', 'timbang-baki')).body).toMatchObject({
      data_timbang: { berat: 1.78, berat_atribut: 0.35, berat_bandrol: 0.25, berat_baki: 150, total: 152.38 },
    });
  });

  it('are missed by the books when list and sum part ways', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ atribut: [MATA] });
    await server.db.query(`update barang set harga_atribut = 1 where kode_barcode = $1`, [kode_barcode]);
    expect((await beda()).map(({ kunci }) => kunci)).toEqual(['atribut_sama_dengan_jumlah']);
    await server.db.query(`update barang set harga_atribut = 25000 where kode_barcode = $1`, [kode_barcode]);
    expect(await beda()).toEqual([]);
  });
});

describe('stones of a piece', () => {
  it('come with it, make it a diamond piece, and are shown in their order', async () => {
    const { barang } = await masuk({ batu: [SOLITER, MELEE] });
    expect(barang).toMatchObject({
      berlian: true,
      batu: [
        { ...SOLITER, no_sertifikat: 'GIA 1', kode_clarity: null },
        { ...MELEE, harga: null, no_sertifikat: '' },
      ],
    });
  });

  it('name masters in use, are at least one, and weigh something', async () => {
    expect(await salah({ batu: [SOLITER, { ...MELEE, kode_jenis_batu: 'LAMA', kode_shape: 'XX' }] })).toEqual([
      'barang.1.batu.1.kode_jenis_batu',
      'barang.1.batu.1.kode_shape',
    ]);
    expect(await salah({ batu: [{ carat: 0, jumlah: 0 }] })).toEqual([
      'barang.1.batu.0.kode_jenis_batu',
      'barang.1.batu.0.jumlah',
      'barang.1.batu.0.carat',
    ]);
    const trial = await owner('POST', 'barang-banyak/periksa', {
      barang: [{ ...ring, batu: [{ ...MELEE, kode_color: 'Z' }] }],
    });
    expect(trial.body).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'barang.0.batu.0.kode_color': expect.any(String) as string },
    });
  });

  it('change while the piece is in stock; without any it is no diamond piece any more', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ batu: [SOLITER] });
    expect((await ubah(kode_barcode, { batu: [MELEE, SOLITER] })).body).toMatchObject({
      barang: { berlian: true, batu: [{ jumlah: 12 }, { jumlah: 1 }] },
    });
    expect(
      Object.keys(
        ((await ubah(kode_barcode, { batu: [{ ...MELEE, kode_jenis_batu: 'XX' }] })).body as { fields: object }).fields,
      ),
    ).toEqual(['batu.0.kode_jenis_batu']);
    expect((await ubah(kode_barcode, { batu: [] })).body).toMatchObject({ barang: { berlian: false, batu: [] } });
    const { riwayat } = await kartu(kode_barcode);
    expect(riwayat.slice(0, 2)).toMatchObject([
      { sesudah: { batu: [] } },
      {
        sebelum: { batu: [{ carat: 0.5, no_sertifikat: 'GIA 1' }] },
        sesudah: { batu: [{ carat: 0.245 }, { carat: 0.5 }] },
      },
    ]);
  });

  it('keep what they name, though nothing new may name it', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ batu: [SOLITER] });
    expect(await owner('DELETE', 'batu-shape/RD')).toMatchObject({ body: { status: 'DINONAKTIFKAN' } });
    expect((await ubah(kode_barcode, { batu: [{ ...SOLITER, harga: 20_000_000 }] })).body).toMatchObject({
      barang: { batu: [{ kode_shape: 'RD', harga: 20_000_000 }] },
    });
    expect(await salah({ batu: [SOLITER] })).toEqual(['barang.1.batu.0.kode_shape']);
    await owner('PUT', 'batu-shape/RD/aktifkan');
  });

  it('are changed on the card by who may change what a piece is worth alone', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ batu: [SOLITER] });
    await server.user('KL01', 'GUDANG1', 'KASIR', ['/data-barang']);
    const gudang = await server.as('KL01', 'GUDANG1');
    expect(await gudang('PUT', `barang/${kode_barcode}`, { size: '11', batu: [] })).toMatchObject({
      status: 422,
      body: { fields: { batu: expect.stringContaining('Update Profit Barang') as string } },
    });
    const { batu } = (await kartu(kode_barcode)).barang;
    expect(await gudang('PUT', `barang/${kode_barcode}`, { size: '11', batu })).toMatchObject({ status: 200 });
    expect((await ubah(kode_barcode, { batu: [] })).body).toMatchObject({ barang: { size: '11', batu: [] } });
  });

  it('are refused without the module of diamonds, and so is the sale; the rest may change', async () => {
    const {
      barang: { kode_barcode },
    } = await masuk({ batu: [SOLITER] });
    await modul('BERLIAN_MODULE', 'false');
    const lain = await server.as('KL01', 'OWN1');
    const off = { status: 403, body: { code: 'modul_tidak_aktif', params: { modul: 'BERLIAN_MODULE' } } };
    expect(
      await lain('POST', 'barang', { barang: [{ ...ring, batu: [MELEE] }] }, { 'idempotency-key': 'batu-mati-0001' }),
    ).toMatchObject(off);
    expect(await lain('PUT', `barang/${kode_barcode}`, { batu: [] })).toMatchObject(off);
    expect(
      await lain('PUT', `barang/${kode_barcode}`, { size: '12', batu: [{ ...SOLITER, no_sertifikat: 'GIA 1' }] }),
    ).toMatchObject({ status: 200, body: { barang: { size: '12' } } });
    expect(await lain('GET', `barang/${kode_barcode}/harga-jual`)).toMatchObject({
      status: 422,
      body: { code: 'barang_berlian_tidak_aktif' },
    });
    await modul('BERLIAN_MODULE', 'true');
    owner = await server.as('KL01', 'OWN1');
    expect(await beda()).toEqual([]);
  });
});

describe('the weight sold', () => {
  it('is worked out by the rule of the shop where nobody typed it', async () => {
    await modul('PEMBULATAN_BERAT', 'R20_70');
    owner = await server.as('KL01', 'OWN1');
    const berat = async (more: object) => (await masuk(more)).barang['berat'];
    expect([
      await berat({ berat_asli: 2.034 }),
      await berat({ berat_asli: 2.083 }),
      await berat({ berat_asli: 2.034, berat: 2.034 }),
      await berat({ berat_asli: 2.3, ...MATA, berat_plastik: 0.066 }),
    ]).toEqual([2.05, 2.1, 2.034, 2.05]);
    expect(await beda()).toEqual([]);
    await modul('PEMBULATAN_BERAT', '');
    owner = await server.as('KL01', 'OWN1');
    expect(await berat({ berat_asli: 2.034 })).toBe(2.034);
  });

  it('is not 0, not above the true weight and not below the gold', async () => {
    const kata = async (more: object) =>
      ((await tambah([{ ...ring, ...more }])).body as { fields: Record<string, string> }).fields;
    expect(await kata({ berat_asli: 0 })).toEqual({ 'barang.0.berat_asli': 'Berat Tidak Boleh 0' });
    expect(await kata({ berat: 21.3 })).toEqual({
      'barang.0.berat': 'Berat tidak boleh melebihi berat asli barang: paling banyak 2.13 gr',
    });
    expect(await kata({ berat: 1.7, ...MATA, berat_plastik: 0.2 })).toEqual({
      'barang.0.berat': 'Berat tidak boleh kurang dari berat emas barang: paling sedikit 1.73 gr',
    });
    expect((await masuk({ berat: 1.73, ...MATA, berat_plastik: 0.2 })).barang['berat']).toBe(1.73);
    expect(await kata({ nama_barang: 'CINCI' })).toEqual({
      'barang.0.nama_barang': 'Nama Barang harus lebih dari 5 karakter',
    });
    const habis = 'Atribut dan plastik tidak menyisakan apa pun dari berat asli 2.13 gr';
    expect(await kata({ ...MATA, berat_atribut: 50 })).toEqual({ 'barang.0.berat_atribut': habis });
    expect(await kata({ atribut: [MATA, { ...KARET, berat_atribut: 1.93 }] })).toEqual({
      'barang.0.atribut.1.berat_atribut': habis,
    });
    expect(await kata({ berat_plastik: 99, berat: 2.13 })).toEqual({ 'barang.0.berat_plastik': habis });
    expect(await kata({ berat_asli: 10_000.001 })).toEqual({ 'barang.0.berat_asli': 'Tidak Boleh Melebihi 10,000' });
    // A piece of 5 g with 10 ct of stones holds 3 g of gold.
    expect((await masuk({ berat_asli: 5, berat: 3, batu: [{ ...MELEE, carat: 10 }] })).barang['berat']).toBe(3);
  });
});
