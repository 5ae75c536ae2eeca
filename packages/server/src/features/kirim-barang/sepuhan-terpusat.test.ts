import { beforeAll, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { bedaToko, izin } from '../../testing/checks.ts';
import { MASTERS_SEPUHAN } from '../../testing/conformance/sepuhan-samples.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';

const server = testApp();
/** A branch, and the head office that refinishes for it. */
const A = 'KL01';
const B = 'KL02';
const PUSAT = { ...SHOP, kode_toko: B, nama_toko: 'KILAU CIMAHI', inisial: 'KC' };
const MODUL = [
  [A, 'KIRIM_BARANG_MODULE'],
  [A, 'SEPUHAN_MODULE'],
  [A, 'SEPUHAN_TERPUSAT_MODULE'],
  [B, 'KIRIM_BARANG_MODULE'],
  [B, 'SEPUHAN_MODULE'],
] as const;
const HALAMAN = ['terima-barang-cuci', 'sortir-pembelian', 'kirim-barang-cuci', 'terima-sepuhan', 'wasting-sepuhan'];

interface Kertas {
  readonly nomor: string;
  readonly status: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}
let cabang: Call;
let pusat: Call;
let keys = 0;
const baca = async (call: Call, path: string) => (await call('GET', path)).body as Kertas;
/** Makes or does it, with the approval that it asks for. */
async function jadi(call: Call, path: string, body: object): Promise<Kertas> {
  const kirim = async (isi: object) =>
    (await call('POST', path, isi, { 'idempotency-key': `terpusat-uji-${(keys += 1)}` })).body as Kertas;
  const asked = await kirim(body);
  if (asked.code !== 'otorisasi_diperlukan') return asked;
  const { kategori = '', dokumen = '', nilai = '{}' } = asked.params ?? {};
  const [oleh, context] =
    call === cabang
      ? (['OWNER', atWork('ADMIN1', 'OWN')] as const)
      : (['OWNER2', atWork('GURU', 'OWN', {}, PUSAT)] as const);
  const otorisasi = await izin(
    server.db,
    kategori,
    dokumen,
    JSON.parse(nilai) as Record<string, unknown>,
    oleh,
    context,
  );
  return kirim({ ...body, otorisasi });
}
const barang = (...kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));

/** Sends what waits to be told, and all of it once more. */
async function kabarkan(): Promise<void> {
  for (const dari of ['MENUNGGU', 'TERKIRIM']) {
    const waiting = await server.db.query<{ kode_toko: string; id: string }>(
      `update outbox set keadaan = 'MENUNGGU', lagi_pada = dibuat where keadaan = $1 returning kode_toko, id`,
      [dari],
    );
    for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
  }
}
/** What stands where in both books. */
async function buku(aset: string) {
  const rows = await server.db.query<{ di: string; jumlah: number }>(
    `select kode_toko || ' ' || case akun when 'LUAR' then sub when 'STOK' then kode_gudang else akun end as di,
       sum(jumlah)::float8 as jumlah from saldo
     where aset = $1 and (akun in ('STOK', 'KIRIM', 'RK', 'CUCI', 'MANUAL') or akun = 'LUAR' and sub = 'WASTING')
     group by 1 having sum(jumlah) <> 0 order by 1`,
    [aset],
  );
  return Object.fromEntries(rows.map(({ di, jumlah }) => [di, jumlah]));
}
const beda = () => bedaToko([A, B].map((toko) => [server.db, toko] as const));
const status = (toko: string, kode: string) =>
  server.db.maybe(
    `select status, pemilik_jenis as milik, berat::float8 as berat, harga_modal::int as modal from barang
     where kode_toko = $1 and kode_barcode = $2`,
    [toko, kode],
  );

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
     values ('KL02', 'B01', 'BELI', 'BELI', 150, 0.25)
     on conflict do nothing`,
  );
  for (const [toko, key] of MODUL) {
    await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`, [toko, key]);
  }
  await server.user(A, 'ADMIN1', 'OWN', ['/kirim-barang-cuci', '/terima-barang']);
  await server.user(
    B,
    'GURU',
    'OWN',
    [...HALAMAN, 'pindah-sortir', 'kirim-barang'].map((name) => `/${name}`),
  );
  await server.user(B, 'OWNER2', 'OWN');
  cabang = await server.as(A, 'ADMIN1');
  pusat = await server.as(B, 'GURU');
});

it('goes from a branch to head office, is weighed, washed and sold there or in the branch again: no gram is astray', async () => {
  const { nomor: pembelian, kode } = await dibeli(server, [
    ['700', 3.5],
    ['700', 4],
    ['700', 2.5],
  ]);
  const [ringan = '', tetap = '', tolak = ''] = kode;
  expect(await jadi(cabang, 'sortir-pembelian', { barang: barang(ringan) })).toMatchObject({
    code: 'modul_menutup',
  });
  const kb = await jadi(cabang, 'kirim-barang-cuci/pusat', { kode_tujuan: B, barang: barang(...kode) });
  expect(kb).toMatchObject({ status: 'OPEN', jenis_kirim: 'CUCI', jumlah_barang: 3, total_berat: 10 });
  expect(await buku('EMAS:70')).toEqual({ 'KL01 KIRIM': 10 });
  expect(await jadi(cabang, `pembelian/${pembelian}/batal`, { alasan: 'salah' })).not.toMatchObject({ status: 'CANC' });

  // Sent and taken back: they lie with their purchase again.
  expect(await jadi(cabang, `kirim-barang/${kb.nomor}/batal`, { alasan: 'salah' })).toMatchObject({ status: 'CANC' });
  expect(await status(A, ringan)).toMatchObject({ status: 'BELI', milik: 'pembelian' });
  expect(await buku('EMAS:70')).toEqual({ 'KL01 BELI': 10 });
  expect(await beda()).toEqual([]);
  const { nomor } = await jadi(cabang, 'kirim-barang-cuci/pusat', { kode_tujuan: B, barang: barang(...kode) });
  expect((await pusat('GET', 'kirim-barang/unreceive/list-no-kirim-cuci')).body).toMatchObject([
    { no_kirim: nomor, belum: 3, jenis_kirim: 'CUCI' },
  ]);

  // One is lighter than was told, which somebody approves; one is not to be refinished at all.
  const masuk = {
    barang: [
      { kode_barcode: ringan, berat: 3.48 },
      { kode_barcode: tetap, berat: 4 },
    ],
    tolak: [{ kode_barcode: tolak, alasan: 'berlian' }],
  };
  const kt = await jadi(pusat, `kirim-barang/${nomor}/terima-cuci`, masuk);
  expect(kt).toMatchObject({
    jenis_kirim: 'CUCI',
    jumlah_barang: 2,
    jumlah_tolak: 1,
    selisih: 0.02,
    total_berat: 7.48,
  });
  expect(await status(B, ringan)).toEqual({ status: 'BELI', milik: 'terima-barang', berat: 3.48, modal: 4_002_000 });
  expect(await buku('EMAS:70')).toEqual({ 'KL01 KIRIM': 10, 'KL02 BELI': 7.48, 'KL02 RK': -7.5, 'KL02 WASTING': 0.02 });
  expect(await beda()).toEqual([]);

  // The receipt is taken back and made again; the branch hears of all of it, twice.
  expect(await jadi(pusat, `terima-barang/${kt.nomor}/batal`, { alasan: 'salah' })).toMatchObject({ status: 'CANC' });
  expect(await buku('EMAS:70')).toEqual({ 'KL01 KIRIM': 10 });
  expect(await beda()).toEqual([]);
  await jadi(pusat, `kirim-barang/${nomor}/terima-cuci`, masuk);
  await kabarkan();
  const ketemu = { 'KL01 KIRIM': 2.5, 'KL01 RK': 7.5, 'KL02 BELI': 7.48, 'KL02 RK': -7.5, 'KL02 WASTING': 0.02 };
  expect(await buku('EMAS:70')).toEqual(ketemu);
  expect(await buku('NILAI')).toMatchObject({ 'KL01 RK': 8_625_000, 'KL02 RK': -8_625_000, 'KL02 WASTING': 23_000 });
  expect(await baca(cabang, `kirim-barang/${nomor}`)).toMatchObject({
    status: 'OPEN',
    hasil: expect.arrayContaining([expect.objectContaining({ kode_barcode: ringan, berat_terima: 3.48 })]),
  });
  // What was refused lies with its purchase again, and is on its way again, and back.
  const pulang = { barang: barang(tolak) };
  expect(await jadi(cabang, `kirim-barang/${nomor}/kembali`, pulang)).toMatchObject({ status: 'DONE' });
  expect(await status(A, tolak)).toMatchObject({ status: 'BELI', milik: 'pembelian' });
  const { versi } = await baca(cabang, `kirim-barang/${nomor}`);
  await jadi(cabang, `kirim-barang/${nomor}/batal-kembali`, { alasan: 'salah', ke: versi });
  expect(await status(A, tolak)).toMatchObject({ status: 'KIRIM' });
  expect(await jadi(cabang, `kirim-barang/${nomor}/kembali`, pulang)).toMatchObject({ status: 'DONE' });
  expect(await beda()).toEqual([]);

  // Head office sorts, washes, books the loss, and sells under new barcodes: one of them in the branch.
  expect(
    await jadi(pusat, 'sortir-pembelian', {
      barang: [
        { kode_barcode: ringan, hasil: 'CUCI' },
        { kode_barcode: tetap, hasil: 'CUCI' },
      ],
    }),
  ).toMatchObject({ status: 'DONE' });
  const kc = await jadi(pusat, 'kirim-barang-cuci', { kode_tukang: 'TK1', barang: barang(ringan, tetap) });
  const kembali = [
    { kode_barcode: ringan, berat: 3.46 },
    { kode_barcode: tetap, berat: 3.97 },
  ];
  expect(await jadi(pusat, 'terima-sepuhan', { no_kirim: kc.nomor, barang: kembali })).toMatchObject({
    status: 'DONE',
  });
  expect(await jadi(pusat, 'wasting-sepuhan', { no_kirim: kc.nomor })).toMatchObject({ berat_wasting: 0.05 });
  const ms = await jadi(pusat, 'pindah-sortir', { kode_baki: 'A02', barang: barang(ringan, tetap) });
  const [{ kode_baru = '' } = {}] = ms['barang'] as readonly { kode_baru?: string }[];
  const pulangKB = await jadi(pusat, 'kirim-barang', { kode_tujuan: A, barang: barang(kode_baru) });
  const terima = { no_kirim: pulangKB.nomor, barang: [{ kode_barcode: kode_baru, kode_baki: 'A02' }] };
  expect(await jadi(cabang, 'terima-barang', { ...terima, barang: barang(kode_baru) })).toMatchObject({
    code: 'data_tidak_valid',
  });
  await jadi(cabang, 'terima-barang', terima);
  await kabarkan();
  expect(await status(A, kode_baru)).toMatchObject({ status: 'TERSEDIA', berat: 3.46 });
  // Sent 10.000 = 2.500 back unrefinished + 3.460 back + 3.970 there + 0.020 and 0.050 lost.
  expect(await buku('EMAS:70')).toEqual({
    'KL01 BELI': 2.5,
    'KL01 RK': 4.04,
    'KL01 TOKO': 3.46,
    'KL02 RK': -4.04,
    'KL02 TOKO': 3.97,
    'KL02 WASTING': 0.07,
  });
  expect(await beda()).toEqual([]);
});
