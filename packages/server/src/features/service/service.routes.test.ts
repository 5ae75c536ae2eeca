import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { CINCIN_KALUNG } from '../../testing/service.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let lain: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  const sebagai = async (user: string, level: 'KASIR' | 'DEV', pages: readonly string[]): Promise<Call> => {
    await server.user(kode_toko, user, level, [...pages]);
    const token = await server.token(kode_toko, user);
    return (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
  };
  kasir = await sebagai('RINA', 'KASIR', ['/transaksi-services', '/lihat-services', '/validasi-service']);
  lain = await sebagai('DIMAS', 'DEV', ['/transaksi-services', '/lihat-services']);
});

interface Service {
  readonly nomor: string;
  readonly no_service: string;
  readonly status: string;
  readonly versi: number;
  readonly sisa_bayar: number;
  readonly boleh: readonly string[];
  readonly hasil: readonly object[];
}
const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `service-http-${(keys += 1)}` });
const isi = (more: object = {}) => ({
  kode_sales: 'SL01',
  pelanggan: { nama: 'BU TINI', no_hp: '0812' },
  tgl_selesai: '2026-11-25',
  barang: CINCIN_KALUNG,
  bayar: [tunai(25_000)],
  ...more,
});
const terima = async (more: object = {}): Promise<Service> => {
  const told = await kasir('POST', 'service', isi(more), kunci());
  expect(told.status).toBe(201);
  return told.body as Service;
};
const lakukan = (nomor: string, deed: string, body: object, call = kasir) =>
  call('POST', `service/${nomor}/${deed}`, { ...body }, kunci());
/** Whoever waits for the day of this database. */
const MENUNGGU_HARI = `select pid from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and wait_event = 'advisory'`;
const saklar = (value: string, sql: Pick<Tx, 'query'> = server.db) =>
  sql.query(
    `with s as (insert into para_system (kode_toko, key, value) values ($1, 'VALIDASI_SERVICE_MODULE', $2)
       on conflict (kode_toko, key) do update set value = $2)
     update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
    [kode_toko, value],
  );

describe('the module of its validation', () => {
  it('is not switched off as long as a repair waits that only it can answer', async () => {
    await server.user(kode_toko, 'BOS', 'OWN', ['/settingsystem']);
    const bos = await server.token(kode_toko, 'BOS');
    const atur = (value: string) =>
      server.call('PUT', 'para-system/VALIDASI_SERVICE_MODULE', { value }, { 'x-auth-token': bos });
    expect((await atur('true')).status).toBe(200);
    const { nomor, status } = await terima();
    expect(status).toBe('TUNGGU');
    const ditolak = await atur('false');
    expect(ditolak).toMatchObject({ status: 409, body: { code: 'modul_masih_ditunggu' } });
    expect((ditolak.body as { params: object }).params).toEqual({ jumlah: 1, nomor });
    expect((await lakukan(nomor, 'validasi', {})).status).toBe(200);
    expect((await atur('false')).status).toBe(200);
  });

  it('that is switched off while a repair waits for the day leaves none that nobody could answer', async () => {
    await saklar('true');
    const ada = async () => (await server.db.one<{ n: number }>('select count(*)::int as n from dokumen')).n;
    const sebelum = await ada();
    const jawaban = await server.db.tx(async (tx) => {
      await tx.query('select hari_diambil($1)', [kode_toko]);
      const dikirim = kasir('POST', 'service', isi(), kunci());
      await expect.poll(() => server.db.query(MENUNGGU_HARI)).toHaveLength(1);
      await saklar('false', tx);
      return { dikirim };
    });
    expect(await jawaban.dikirim).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif', params: { modul: 'VALIDASI_SERVICE_MODULE' } },
    });
    expect(await ada()).toBe(sebelum);
    expect(await terima()).toMatchObject({ status: 'OPEN' });
  });
});

describe('the calls of a repair', () => {
  it('take it in at once where nobody validates, and tell it until it is fetched', async () => {
    const masuk = await terima();
    expect(masuk).toMatchObject({ status: 'OPEN', sisa_bayar: 100_000, no_service: masuk.nomor });
    const { nomor } = masuk;
    const jadi = await lakukan(nomor, 'selesai', { barang: [{ baris: 1, berat: 3.3, catatan: 'emas' }] });
    expect(jadi).toMatchObject({ status: 200, body: { status: 'OPEN' } });
    await lakukan(nomor, 'selesai', {});
    const dibaca = (await kasir('GET', `service/${nomor}`)).body as Service;
    expect(dibaca).toMatchObject({
      status: 'DONE',
      tgl_selesai: '2026-11-25',
      tgl_jadi: SHOP.tgl_system,
      tgl_ambil: null,
      hasil: [
        { dari_baris: 1, berat: 3.3, selisih: 0.05, catatan: 'EMAS' },
        { dari_baris: 2, berat: 10.5, selisih: 0 },
      ],
    });
    expect(dibaca.boleh.toSorted()).toEqual(['ambil', 'batal', 'batal-selesai', 'bayar']);
    expect(await lakukan(nomor, 'ambil', { bayar: [tunai(100_000)] })).toMatchObject({
      status: 200,
      body: { status: 'CLOS', sisa_bayar: 0 },
    });
    expect(await kasir('GET', `service/${nomor}`)).toMatchObject({ body: { boleh: [], tgl_ambil: SHOP.tgl_system } });
    expect(await differences(server.db)).toEqual([]);
  });

  it('let others finish it, and cashiers alone take the money', async () => {
    const { nomor } = await terima();
    expect(await lakukan(nomor, 'bayar', { bayar: [tunai(1000)] }, lain)).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await lakukan(nomor, 'selesai', {}, lain)).toMatchObject({ status: 200, body: { status: 'DONE' } });
    expect(await lakukan(nomor, 'ambil', { bayar: [tunai(100_000)] }, lain)).toMatchObject({ status: 403 });
  });

  it('wait for the cashier where the shop wants that, and then only', async () => {
    const jumlah = async () => ((await kasir('GET', 'service/menunggu')).body as { readonly jumlah: number }).jumlah;
    expect(await lakukan((await terima()).nomor, 'validasi', {})).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif' },
    });
    await saklar('true');
    const { nomor, status } = await terima();
    expect([status, await jumlah()]).toEqual(['TUNGGU', 1]);
    expect(await lakukan(nomor, 'selesai', {})).toMatchObject({ status: 409, body: { code: 'keadaan_tidak_sesuai' } });
    const banyak = await kasir('POST', 'service/validasi', { nomor: [nomor] }, kunci());
    expect(banyak).toMatchObject({ status: 200, body: { hasil: [{ nomor, status: 'OPEN' }] } });
    await saklar('false');
    expect(await differences(server.db)).toEqual([]);
  });

  it('list those that lie here apart, whatever else is looked for by words or by state', async () => {
    const [tinggal, pulang] = [await terima({ bayar: [] }), await terima({ bayar: [] })];
    await lakukan(pulang.nomor, 'batal', { alasan: 'tidak jadi' });
    const daftar = async (query: string) => {
      const { data } = (await kasir('GET', `service?${query}`)).body as { readonly data: readonly Service[] };
      return [tinggal, pulang].map(({ nomor }) => data.some((row) => row.nomor === nomor));
    };
    expect(await daftar('limit=100')).toEqual([true, true]);
    expect(await daftar('berjalan=true')).toEqual([true, false]);
    expect(await daftar('berjalan=true&status=CANC')).toEqual([false, true]);
    expect(await daftar(`berjalan=true&q=${pulang.nomor}`)).toEqual([false, true]);
  });

  it('print a slip that says what was brought and what is left to pay', async () => {
    const { nomor } = await terima({ nota_manual: 'a-17' });
    const told = await kasir('GET', `service/${nomor}/slip.txt`);
    expect(told.status).toBe(200);
    const teks = told.text;
    for (const kata of [nomor, 'A-17', 'CINCIN POLOS', '10.500 g', 'PATRI', '125,000', '100,000', '25/11/2026']) {
      expect(teks).toContain(kata);
    }
    expect(teks).toMatch(/Sales +RINA\s+Kasir +RINA\s/);
  });
});
