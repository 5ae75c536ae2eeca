import { beforeAll, expect, it } from 'vitest';
import { moveDay } from '../../../ledger/business-date.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { differences, izin } from '../../../testing/checks.ts';
import { DELAPAN_JUTA, isiHutang } from '../../../testing/hutang.ts';
import { papersOf } from '../../../testing/papers.ts';
import { atWork, openShop, SHOP } from '../../../testing/shop.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
let kasir: Call;
let dewi: Call;
let owner: Call;
const SELESAI = 'SELESAI STOCK OPNAME';
const KOSONGKAN = 'KOSONGKAN STOCK OPNAME';
const beri = (user: string, kategori: string, nomor: string, nilai: Readonly<Record<string, number | string>>) =>
  izin(server.db, kategori, nomor, nilai, 'SPV1', atWork(user));
const riwayat = (nomor: string) =>
  server.db.query<{ aksi: string; sesudah: unknown }>(
    `select aksi, sesudah from audit where kode_toko = $1 and objek = 'opname-hutang' and kode = $2
       and aksi in ('SELESAI', 'KOSONGKAN')`,
    [kode_toko, nomor],
  );

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'HUTANG_MODULE', 'true'), ($1, 'OPNAME_HUTANG', 'true')
     on conflict (kode_toko, key) do update set value = excluded.value`,
    [kode_toko],
  );
  await server.db.query(`update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`, [kode_toko]);
  await server.user(kode_toko, 'RINA', 'KASIR', ['/stock-opname-hutang', '/laporan-opname-hutang']);
  await server.user(kode_toko, 'DEWI', 'KASIR', ['/stock-opname-hutang']);
  [dewi, owner] = await Promise.all([server.as(kode_toko, 'DEWI'), server.as(kode_toko, 'OWNER')]);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

const pinjam = (): Promise<string> =>
  server.db.tx(async (tx) => {
    const nomor = await papers.make(tx, 'hutang', isiHutang());
    await papers.done(tx, 'hutang', nomor, 'validasi');
    return nomor;
  });
interface Hasil {
  readonly no_opname: string | null;
  readonly hutang_hilang: readonly { readonly no_faktur_hutang: string }[];
  readonly hutang_ketemu: readonly { readonly no_faktur_hutang: string }[];
}
const nomorDari = ({ hutang_hilang, hutang_ketemu }: Hasil) => ({
  hilang: hutang_hilang.map((row) => row.no_faktur_hutang),
  ketemu: hutang_ketemu.map((row) => row.no_faktur_hutang),
});
const hasil = async () => nomorDari((await kasir('GET', 'opname-hutang/get/hasil')).body as Hasil);
const scan = (no_faktur_hutang: string) => kasir('POST', 'opname-hutang', { no_faktur_hutang });

it('counts the bags of all loans that run, whatever happens to them meanwhile', async () => {
  const [pertama, dua, lunas] = [await pinjam(), await pinjam(), await pinjam()];
  expect(pertama).toHaveLength(14);
  expect(await scan(pertama)).toMatchObject({ status: 409, body: { code: 'opname_hutang_belum_mulai' } });
  const mulai = (await kasir('POST', 'opname-hutang/start', {})).body as Hasil;
  expect(mulai.no_opname).toMatch(/^KL-OH-261121-\d{4}$/);
  // A second start joins.
  expect(((await kasir('POST', 'opname-hutang/start', {})).body as Hasil).no_opname).toBe(mulai.no_opname);
  expect(await hasil()).toEqual({ hilang: [pertama, dua, lunas], ketemu: [] });

  const jawab = await scan(pertama);
  expect(jawab).toMatchObject({
    status: 200,
    body: { hutang: { nama_customer: 'BU TINI', jumlah_hutang: 8_000_000, berat_total: 10.4, oleh: 'RINA' } },
  });
  expect((await scan(pertama)).body).toEqual(jawab.body);
  expect(await scan('PI-261121-9999')).toMatchObject({ status: 404, body: { code: 'dokumen_tidak_ditemukan' } });
  expect(await scan(`${pertama}0`)).toMatchObject({ status: 422, body: { code: 'data_tidak_valid' } });

  // One goes home, one comes in.
  await server.db.tx((tx) => papers.approved(tx, 'hutang', lunas, 'batal', { worked: { jumlah_batal: DELAPAN_JUTA } }));
  expect(await scan(lunas)).toMatchObject({
    status: 409,
    body: { code: 'keadaan_tidak_sesuai', params: { nomor: lunas, status: 'CANC' } },
  });
  const baru = await pinjam();
  await scan(baru);
  expect(await hasil()).toEqual({ hilang: [dua], ketemu: [pertama, baru] });

  // One bag is missing: a cashier needs an approval of this count and of what it comes to.
  const diperlukan = { status: 422, body: { code: 'otorisasi_diperlukan', params: { kategori: SELESAI } } };
  expect(await kasir('POST', 'opname-hutang/selesai', {})).toMatchObject(diperlukan);
  const nomor = mulai.no_opname ?? '';
  const salah = await beri('RINA', SELESAI, nomor, { ketemu: 3, hilang: 0 });
  expect((await kasir('POST', 'opname-hutang/selesai', { otorisasi: salah })).body).toMatchObject({
    code: 'otorisasi_tidak_berlaku',
  });
  expect(await hasil()).toEqual({ hilang: [dua], ketemu: [pertama, baru] });
  const otorisasi = await beri('RINA', SELESAI, nomor, { ketemu: 2, hilang: 1 });
  expect((await kasir('POST', 'opname-hutang/selesai', { otorisasi })).body).toMatchObject({
    no_opname: null,
    hutang_hilang: [],
  });
  expect(await riwayat(nomor)).toEqual([
    { aksi: 'SELESAI', sesudah: { ketemu: 2, hilang: 1, disetujui_oleh: 'SPV1' } },
  ]);
  const laporan = await kasir('GET', 'opname-hutang/report');
  expect(laporan.status).toBe(200);
  const baris = (laporan.body as { grup: { baris: { no_hutang: string; hasil: string }[] }[] }).grup.flatMap(
    (grup) => grup.baris,
  );
  expect(Object.fromEntries(baris.map((row) => [row.no_hutang, row.hasil]))).toEqual({
    [dua]: 'HILANG',
    [pertama]: 'KETEMU',
    [baru]: 'KETEMU',
  });
  expect(await differences(server.db)).toEqual([]);
});

it('follows a bag to the loan that its own is renewed by, seen or not', async () => {
  const remajakan = async (nomor: string): Promise<string> => {
    const worked = {
      sisa_hutang: DELAPAN_JUTA,
      bunga_rp: 120_000,
      dibayar: 0,
      jumlah_baru: 8_120_000,
      berat_pulang: 0,
    };
    const input = { bunga: 3, lama_pinjam: 30, bayar: [] };
    await server.db.tx((tx) => papers.approved(tx, 'hutang', nomor, 'peremajaan', { input, worked }));
    const baru = await server.db.one<{ nomor: string }>(
      `select no_faktur_hutang as nomor from hutang_kini where kode_toko = $1 and hutang_lama = $2`,
      [kode_toko, nomor],
    );
    return baru.nomor;
  };
  const [dilihat, belum] = [await pinjam(), await pinjam()];
  const kepala = (await kasir('POST', 'opname-hutang/start', {})).body as Hasil;
  await scan(dilihat);
  const [baruDilihat, baruBelum] = [await remajakan(dilihat), await remajakan(belum)];
  const tampak = await hasil();
  expect(tampak.ketemu).toEqual([baruDilihat]);
  expect(tampak.hilang).toContain(baruBelum);
  expect(tampak.hilang).not.toContain(belum);
  const laporan = async () =>
    ((await kasir('GET', 'opname-hutang/report')).body as { grup: { baris: Record<string, string>[] }[] }).grup
      .flatMap((grup) => grup.baris)
      .flatMap(({ no_opname, no_hutang, hasil: told }) =>
        no_opname === kepala.no_opname ? [`${no_hutang} ${told}`] : [],
      )
      .toSorted();
  // The report tells the count as it stands, and the same once it has ended.
  const berjalan = await laporan();
  expect(berjalan).toEqual(
    [...tampak.ketemu.map((nomor) => `${nomor} KETEMU`), ...tampak.hilang.map((nomor) => `${nomor} HILANG`)].toSorted(),
  );
  expect((await owner('POST', 'opname-hutang/selesai', {})).status).toBe(200);
  expect(await laporan()).toEqual(berjalan);
  const akhir = await server.db.query<{ nomor: string; hasil: string }>(
    `select no_faktur_hutang as nomor, hasil from opname_hutang_baris b where kode_toko = $1 and no_opname = (
       select max(no_opname) from opname_hutang where kode_toko = $1) and no_faktur_hutang = any($2)`,
    [kode_toko, [dilihat, belum, baruDilihat, baruBelum]],
  );
  expect(Object.fromEntries(akhir.map((row) => [row.nomor, row.hasil]))).toEqual({
    [dilihat]: 'KELUAR',
    [belum]: 'KELUAR',
    [baruDilihat]: 'KETEMU',
    [baruBelum]: 'HILANG',
  });
});

it('lets two begin at once, and is given up', async () => {
  const mulai = await Promise.all([1, 2].map(() => kasir('POST', 'opname-hutang/start', {})));
  expect(new Set(mulai.map(({ body }) => (body as Hasil).no_opname)).size).toBe(1);
  expect((await kasir('POST', 'opname-hutang/kosongkan', {})).body).toMatchObject({ no_opname: null });
  expect(await kasir('POST', 'opname-hutang/kosongkan', {})).toMatchObject({ status: 409 });
});

it('that somebody else began is ended or given up with an approval, be nothing missing', async () => {
  const mulai = async () => ((await kasir('POST', 'opname-hutang/start', {})).body as Hasil).no_opname ?? '';
  const pertama = await mulai();
  const diperlukan = (kategori: string) => ({
    status: 422,
    body: { code: 'otorisasi_diperlukan', params: { kategori } },
  });
  expect(await dewi('POST', 'opname-hutang/kosongkan', {})).toMatchObject(diperlukan(KOSONGKAN));
  const kosongkan = await beri('DEWI', KOSONGKAN, pertama, { mulai_oleh: 'RINA' });
  expect((await dewi('POST', 'opname-hutang/kosongkan', { otorisasi: kosongkan })).body).toMatchObject({
    no_opname: null,
  });
  expect(await riwayat(pertama)).toEqual([{ aksi: 'KOSONGKAN', sesudah: { disetujui_oleh: 'SPV1' } }]);
  const kedua = await mulai();
  for (const nomor of (await hasil()).hilang) await scan(nomor);
  const { hilang, ketemu } = await hasil();
  expect(hilang).toEqual([]);
  expect(await dewi('POST', 'opname-hutang/selesai', {})).toMatchObject(diperlukan(SELESAI));
  const selesai = await beri('DEWI', SELESAI, kedua, { ketemu: ketemu.length, hilang: 0 });
  expect((await dewi('POST', 'opname-hutang/selesai', { otorisasi: selesai })).status).toBe(200);
  await mulai();
  for (const nomor of (await hasil()).hilang) await scan(nomor);
  expect(await kasir('POST', 'opname-hutang/selesai', {})).toMatchObject({ status: 200, body: { no_opname: null } });
  await mulai();
  // The owner needs none, whoever began it and whatever is missing.
  expect(await owner('POST', 'opname-hutang/selesai', {})).toMatchObject({ status: 200, body: { no_opname: null } });
});

it('belongs to the day on which it ends, and to today until then', async () => {
  const [lalu, kini] = [SHOP.tgl_system, '2026-11-22'];
  const laporan = async (tgl: string) =>
    (await kasir('GET', `opname-hutang/report?tgl_from=${tgl}&tgl_to=${tgl}`)).body as {
      readonly jumlah_baris: number;
    };
  const { jumlah_baris: sebelum } = await laporan(lalu);
  const { no_opname } = (await kasir('POST', 'opname-hutang/start', {})).body as Hasil;
  const { jumlah_baris: berjalan } = await laporan(lalu);
  expect(berjalan).toBeGreaterThan(sebelum);
  await server.db.tx((tx) => moveDay(tx, kode_toko, kini));
  expect((await kasir('GET', 'opname-hutang/get/hasil')).body).toMatchObject({ no_opname, tgl: kini });
  const dihitung = [{ jumlah_baris: sebelum }, { jumlah_baris: berjalan - sebelum }];
  expect([await laporan(lalu), await laporan(kini)]).toMatchObject(dihitung);
  expect(await owner('POST', 'opname-hutang/selesai', {})).toMatchObject({ status: 200 });
  expect([await laporan(lalu), await laporan(kini)]).toMatchObject(dihitung);
});

it('keeps its modules on until it has ended', async () => {
  await server.user(kode_toko, 'BOS', 'OWN', ['/settingsystem']);
  const token = await server.token(kode_toko, 'BOS');
  const matikan = (key: string) =>
    server.call('PUT', `para-system/${key}`, { value: 'false' }, { 'x-auth-token': token });
  const { no_opname } = (await kasir('POST', 'opname-hutang/start', {})).body as Hasil;
  for (const key of ['OPNAME_HUTANG', 'HUTANG_MODULE']) {
    const params = { jumlah: 1, nomor: no_opname };
    expect(await matikan(key)).toMatchObject({ status: 409, body: { code: 'modul_masih_ditunggu', params } });
  }
  expect(await kasir('POST', 'opname-hutang/kosongkan', {})).toMatchObject({ status: 200 });
  expect(await matikan('OPNAME_HUTANG')).toMatchObject({ status: 200 });
});
