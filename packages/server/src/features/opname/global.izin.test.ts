import type { BarisGlobal, OpnameGlobal } from '@kilau/contract/features/opname/opname-global.wire.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
const BASE = 'stock-opname-global';
let rina: Call;
let dewi: Call;
let owner: Call;

const mulai = async (as: Call) => (await as('POST', `${BASE}/start`, {})).body as OpnameGlobal;
const hitung = async (nomor: string, qty_hitung: number, berat_hitung: number, as: Call) => {
  const [{ jenis_stok, kode_group, kode_dept, versi }] = ((await as('GET', `${BASE}/${nomor}`)).body as OpnameGlobal)
    .rincian as [BarisGlobal];
  const isi = { jenis_stok, kode_group, kode_dept, qty_hitung, berat_hitung, versi };
  expect((await as('PUT', `${BASE}/${nomor}/baris`, isi)).status).toBe(200);
};
const akhiri = (as: Call, nomor: string, aksi: 'selesai' | 'kosongkan', otorisasi?: string) =>
  as('POST', `${BASE}/${nomor}/${aksi}`, otorisasi === undefined ? {} : { otorisasi });
const SELESAI = 'SELESAI STOCK OPNAME';
const KOSONGKAN = 'KOSONGKAN STOCK OPNAME';
const beri = (user: string, kategori: string, nomor: string, nilai: Readonly<Record<string, number | string>>) =>
  izin(server.db, kategori, nomor, nilai, 'SPV1', atWork(user));
const riwayat = (nomor: string) =>
  server.db.query<{ aksi: string; sesudah: unknown }>(
    `select aksi, sesudah from audit where kode_toko = $1 and objek = 'opname-global' and kode = $2
       and aksi in ('SELESAI', 'KOSONGKAN')`,
    [kode_toko, nomor],
  );
const diperlukan = (kategori: string) => ({
  status: 422,
  body: { code: 'otorisasi_diperlukan', params: { kategori } },
});

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) select kode_toko, 'OPNAME_GLOBAL_DAILY_MODULE', 'true' from toko`,
  );
  for (const user of ['RINA', 'DEWI']) await server.user(kode_toko, user, 'KASIR', ['/stock-opname-global']);
  [rina, dewi, owner] = await Promise.all([
    server.as(kode_toko, 'RINA'),
    server.as(kode_toko, 'DEWI'),
    server.as(kode_toko, 'OWNER'),
  ]);
  await pieces(server.db, 4);
});

afterEach(async () => {
  const wrong = await differences(server.db);
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('a count of the whole shop', () => {
  it('that somebody else began is given up by a cashier with an approval only', async () => {
    const { no_opname } = await mulai(rina);
    expect(await akhiri(dewi, no_opname, 'kosongkan')).toMatchObject(diperlukan(KOSONGKAN));
    const lain = await beri('DEWI', SELESAI, no_opname, { ketemu: 0, hilang: 4 });
    expect((await akhiri(dewi, no_opname, 'kosongkan', lain)).body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    expect((await rina('GET', `${BASE}/${no_opname}`)).body).toMatchObject({ status: 'AKTIF' });
    const otorisasi = await beri('DEWI', KOSONGKAN, no_opname, { mulai_oleh: 'RINA' });
    expect(await akhiri(dewi, no_opname, 'kosongkan', otorisasi)).toMatchObject({
      status: 200,
      body: { status: 'KOSONG', selesai_oleh: 'DEWI' },
    });
    expect(await riwayat(no_opname)).toEqual([{ aksi: 'KOSONGKAN', sesudah: { disetujui_oleh: 'SPV1' } }]);
    const lagi = await mulai(rina);
    expect((await akhiri(rina, lagi.no_opname, 'kosongkan')).body).toMatchObject({ status: 'KOSONG' });
    const terakhir = await mulai(rina);
    expect((await akhiri(owner, terakhir.no_opname, 'kosongkan')).body).toMatchObject({ status: 'KOSONG' });
  });

  it('that is short or not counted to its end asks a cashier for an approval of these very figures', async () => {
    const { no_opname } = await mulai(rina);
    expect(await akhiri(rina, no_opname, 'selesai')).toMatchObject(diperlukan(SELESAI));
    await hitung(no_opname, 3, 6.39, rina);
    expect(await akhiri(rina, no_opname, 'selesai')).toMatchObject(diperlukan(SELESAI));
    const nilai = { baris: 1, dihitung: 1, selisih: 1, qty_hitung: 3, berat_hitung: 6.39 };
    const lama = await beri('RINA', SELESAI, no_opname, nilai);
    // Counted again in between: what was approved is not what would be written down.
    await hitung(no_opname, 2, 6.39, rina);
    expect((await akhiri(rina, no_opname, 'selesai', lama)).body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    const baru = { ...nilai, qty_hitung: 2 };
    const otorisasi = await beri('RINA', SELESAI, no_opname, baru);
    expect(await akhiri(rina, no_opname, 'selesai', otorisasi)).toMatchObject({
      status: 200,
      body: { status: 'SELESAI', selesai_oleh: 'RINA', ...baru },
    });
    expect(await riwayat(no_opname)).toEqual([{ aksi: 'SELESAI', sesudah: { ...baru, disetujui_oleh: 'SPV1' } }]);
    const terpakai = await server.db.one(`select dipakai_dokumen from otorisasi where id = $1`, [otorisasi]);
    expect(terpakai).toEqual({ dipakai_dokumen: no_opname });
  });

  it('in which nothing is missing is ended by whoever began it, by another cashier not; by the owner as it stands', async () => {
    // The day has been counted; the test begins it afresh.
    await server.db.query(`update opname_global set status = 'KOSONG' where kode_toko = $1`, [kode_toko]);
    const { no_opname } = await mulai(rina);
    await hitung(no_opname, 4, 8.52, rina);
    expect(await akhiri(dewi, no_opname, 'selesai')).toMatchObject(diperlukan(SELESAI));
    expect(await akhiri(rina, no_opname, 'selesai')).toMatchObject({ status: 200, body: { status: 'SELESAI' } });
    await server.db.query(`update opname_global set status = 'KOSONG' where kode_toko = $1`, [kode_toko]);
    const lagi = await mulai(rina);
    expect(await akhiri(owner, lagi.no_opname, 'selesai')).toMatchObject({
      status: 200,
      body: { status: 'SELESAI', selesai_oleh: 'OWNER', dihitung: 0 },
    });
  });
});
