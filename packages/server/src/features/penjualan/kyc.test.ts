import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, KTP, luar } from '../../testing/pembelian.ts';
import { body, Penjualan, S1_TOTAL, schema, type Body } from '../../testing/penjualan.ts';
import { seedDeeds } from '../../testing/seed-deeds.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { simpanPenjualan, ubahPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, differences } = new Penjualan(shop);
const papers = papersOf(shop);

/** Two rings of one customer reach it, and one does not. */
const BATAS = 2 * S1_TOTAL;
const kasir = atWork('KASIR1', 'KASIR', { AML_KYC_MIN: String(BATAS) });
const DIRI = {
  nama_lengkap: 'HARTINI',
  jenis_identitas: 'KTP',
  nik_sim_passport: '3273010101010004',
  tempat_lahir: 'BANDUNG',
  tgl_lahir: '1978-04-12',
  kewarganegaraan: 'INDONESIA',
  alamat: 'JL MERDEKA NO 12',
  no_hp: '081233445566',
  pekerjaan: 'PEDAGANG',
  sumber_dana: 'USAHA',
};
let hp = 81_200_000_000;
/** Somebody who was never here. */
const orang = (): Body => ({ nama: 'HARTINI', no_hp: `0${(hp += 1)}` });
const jual = async (pelanggan: Body, banyak = 1, more: Body = {}) =>
  body(await pieces(shop.db, banyak), { pelanggan, ...more });
const dikenal = (nomor: string) =>
  shop.db.query(`select nama_lengkap, nik_sim_passport, sumber_dana from kyc where nomor = $1`, [nomor]);
const HARTINI = [{ nama_lengkap: 'HARTINI', nik_sim_passport: DIRI.nik_sim_passport, sumber_dana: 'USAHA' }];

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

/** Whoever waits for a customer in this very database. */
const MENUNGGU = `select from pg_locks where not granted and locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;

describe('a sale that reaches the limit', () => {
  it('asks who the customer is, at every field that lacks, and keeps it with the paper', async () => {
    const pelanggan = orang();
    await save(await jual(pelanggan), kasir);
    const kedua = await jual(pelanggan);
    const ditolak = await refused(save(kedua, kasir));
    expect(ditolak).toMatchObject({ code: 'kyc_wajib', params: { jumlah: BATAS, batas: BATAS } });
    expect(Object.keys(ditolak.fields ?? {})).toEqual(Object.keys(DIRI).map((name) => `kyc.${name}`));
    const nomor = await save({ ...kedua, kyc: DIRI }, kasir);
    await validate(nomor, kasir);
    expect(await dikenal(nomor)).toEqual(HARTINI);
    expect(await differences()).toEqual([]);
  });

  it('is one that reaches it by itself, of somebody who gave no name, and counts nobody else’s', async () => {
    expect((await refused(save(await jual({}, 2), kasir))).code).toBe('kyc_wajib');
    await save(await jual(orang()), kasir);
    await save(await jual(orang()), kasir);
    await save(await jual({}), kasir);
    await save(await jual({}), kasir);
  });

  it('does not count what was taken back, nor an earlier day', async () => {
    const pelanggan = orang();
    const nomor = await save(await jual(pelanggan), kasir);
    await shop.db.query(`update dokumen set tgl = tgl - 1 where nomor = $1`, [nomor]);
    await save(await jual(pelanggan), kasir);
    await shop.db.query(`update dokumen set tgl = tgl + 1 where nomor = $1`, [nomor]);
    expect((await refused(save(await jual(pelanggan), kasir))).code).toBe('kyc_wajib');
  });

  it('does not count what was agreed on elsewhere before, and was entered today in another shop', async () => {
    const pelanggan = orang();
    const nomor = 'KC-LAMA-1';
    await seedDeeds(shop.db, {
      kode_toko: 'KL02',
      jenis: 'cicilan',
      nomor,
      kode_sales: '',
      nama: 'HARTINI',
      total: 2 * BATAS,
      perbuatan: [{ aksi: 'SALDO-AWAL', tgl: '2026-11-21', user_id: 'OWNER', status: 'AKTIF' }],
    });
    const dariDulu = (dulu: boolean) =>
      shop.db.query('update dokumen set luar = $2, no_hp = $3 where nomor = $1', [nomor, dulu, pelanggan['no_hp']]);
    await dariDulu(true);
    expect(await save(await jual(pelanggan), kasir)).toMatch(/-FJ-/);
    await dariDulu(false);
    expect((await refused(save(await jual(pelanggan), kasir))).code).toBe('kyc_wajib');
  });

  it('takes over what was said that day, on another paper or before it was changed', async () => {
    const pelanggan = orang();
    const pertama = await save(await jual(pelanggan, 2, { kyc: DIRI }), kasir);
    const kedua = await save(await jual(pelanggan), kasir);
    expect(await dikenal(kedua)).toEqual(HARTINI);
    const tanpaHp = await save(await jual({}, 2, { kyc: DIRI }), kasir);
    const isi = await jual({}, 3);
    await shop.db.tx((tx) => ubahPenjualan(tx, kasir, tanpaHp, schema.parse(isi), 1));
    expect([await dikenal(tanpaHp), await dikenal(pertama)]).toEqual([HARTINI, HARTINI]);
    expect(await differences()).toEqual([]);
  });

  it('asks anew where a paper is changed to somebody else: what was said is of the one before', async () => {
    const nomor = await save(await jual(orang(), 2, { kyc: DIRI }), kasir);
    const ubah = (isi: Body, versi: number) =>
      shop.db.tx((tx) => ubahPenjualan(tx, kasir, nomor, schema.parse(isi), versi));
    const lain = { nama: 'SURYONO', no_hp: `0${(hp += 1)}` };
    const isi = await jual(lain, 2);
    expect((await refused(ubah(isi, 1))).code).toBe('kyc_wajib');
    await ubah({ ...isi, kyc: { ...DIRI, nama_lengkap: 'SURYONO' } }, 1);
    // The same man, whose number was put right.
    await ubah({ ...isi, pelanggan: { ...lain, no_hp: `0${(hp += 1)}` } }, 2);
    expect(await dikenal(nomor)).toMatchObject([{ nama_lengkap: 'SURYONO' }]);
  });

  it('is not passed by two tills together: the second waits for the first, and finds it', async () => {
    const pelanggan = orang();
    const [satuan, lain] = [await jual(pelanggan), await jual(pelanggan)];
    let disimpan = (): void => undefined;
    let lanjut = (): void => undefined;
    const tersimpan = new Promise<void>((resolve) => {
      disimpan = resolve;
    });
    const boleh = new Promise<void>((resolve) => {
      lanjut = resolve;
    });
    const pertama = shop.db.tx(async (tx) => {
      const nomor = await simpanPenjualan(tx, kasir, schema.parse(satuan), 'kyc-bersamaan');
      disimpan();
      await boleh;
      return nomor;
    });
    await tersimpan;
    const kedua = refused(save(lain, kasir));
    await expect.poll(() => shop.db.query(MENUNGGU)).toHaveLength(1);
    lanjut();
    expect(await pertama).toMatch(/-FJ-/);
    expect(await kedua).toMatchObject({ code: 'kyc_wajib', params: { jumlah: BATAS } });
  });

  it('is asked about by no shop that has no limit', async () => {
    const nomor = await save(await jual({}, 2), atWork('KASIR1', 'KASIR', { AML_KYC_MIN: '0' }));
    expect(await differences()).toEqual([]);
    expect(nomor).toMatch(/-FJ-/);
  });
});

describe('what is said of a customer', () => {
  it.each([
    ['nik_sim_passport', '327301', 'nik_16_angka'],
    ['tgl_lahir', '2026-11-22', 'tanggal_belum_terjadi'],
    ['pekerjaan', '', 'tidak_boleh_kosong'],
  ])('is refused where %s is %j', async (name, nilai, rule) => {
    const isi = await jual(orang(), 1, { kyc: { ...DIRI, [name]: nilai } });
    expect(await refused(save(isi, kasir))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { [`kyc.${name}`]: { rule } },
    });
  });

  it('is kept below the limit too, and is in no answer', async () => {
    const nomor = await save(await jual(orang(), 1, { kyc: { ...DIRI, mencurigakan: true } }), kasir);
    expect(await dikenal(nomor)).toEqual(HARTINI);
  });
});

describe('a purchase', () => {
  it('counts with what was sold that day, and asks the same', async () => {
    const longgar = { AML_KYC_MIN: String(BATAS), OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' };
    const context = atWork('KASIR1', 'KASIR', longgar);
    const pelanggan = orang();
    const beli = (more: Body) =>
      shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([luar()], { ...KTP, pelanggan, ...more }), context));
    await save(await jual(pelanggan), context);
    expect((await refused(beli({}))).code).toBe('kyc_wajib');
    expect(await dikenal(await beli({ kyc: DIRI }))).toEqual(HARTINI);
  });
});
