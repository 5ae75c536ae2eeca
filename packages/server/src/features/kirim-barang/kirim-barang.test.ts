import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { truths } from '../../app/invariants.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { izin } from '../../testing/checks.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const A = 'KL01';
const B = 'KL02';
const TOKO_B = { ...SHOP, kode_toko: B, nama_toko: 'KILAU CIMAHI', inisial: 'KC' };

interface Isi {
  readonly nomor: string;
  readonly status: string;
  readonly versi: number;
  readonly barang: readonly { readonly kode_barcode: string; readonly hasil: string }[];
  readonly boleh: readonly string[];
}

let dari: Call;
let ke: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `kirim-barang-uji-${(keys += 1)}` });
const baca = async (call: Call, path: string) => (await call('GET', path)).body as Isi;
const barang = (kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));
const buat = async (call: Call, path: string, body: object): Promise<Isi> => {
  const { status, text, body: made } = await call('POST', path, body, key());
  expect(status, text).toBe(201);
  return made as Isi;
};
const kirim = (kode: readonly string[], more: object = {}) =>
  buat(dari, 'kirim-barang', { kode_tujuan: B, barang: barang(kode), no_segel: 'S 81', kurir: 'pak ujang', ...more });
const terima = (no_kirim: string, masuk: readonly string[], tolak: readonly string[] = []) =>
  buat(ke, 'terima-barang', {
    no_kirim,
    barang: masuk.map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' })),
    tolak: tolak.map((kode_barcode) => ({ kode_barcode, alasan: 'penyok' })),
  });

/** Does a deed with the approval that it takes. */
async function lakukan(call: Call, path: string, body: Readonly<Record<string, unknown>>) {
  const first = await call('POST', path, body, key());
  const asked = first.body as { code?: string; params?: { kategori: string; dokumen: string; nilai: string } };
  if (asked.code !== 'otorisasi_diperlukan' || !asked.params) return first;
  const { kategori, dokumen, nilai } = asked.params;
  const oleh = call === dari ? 'OWNER' : 'OWNER2';
  const context = call === dari ? atWork('ADMIN1', 'OWN') : atWork('KASIR3', 'KASIR', {}, TOKO_B);
  const isi = JSON.parse(nilai) as Record<string, unknown>;
  const otorisasi = await izin(server.db, kategori, dokumen, isi, oleh, context);
  return call('POST', path, { ...body, otorisasi }, key());
}
const jadi = async (call: Call, path: string, body: Readonly<Record<string, unknown>>): Promise<Isi> => {
  const { status, text, body: made } = await lakukan(call, path, body);
  expect(status, text).toBe(200);
  return made as Isi;
};

/** What stands where in both books, in pieces, grams and rupiah: nothing is told of what is empty. */
async function buku(aset: string) {
  const rows = await server.db.query<{ di: string; jumlah: number }>(
    `select kode_toko || ' ' || case when akun = 'LUAR' then sub else akun end as di, sum(jumlah)::float8 as jumlah
     from saldo where aset = $1 and akun in ('STOK', 'KIRIM', 'RK', 'LUAR') and (akun <> 'LUAR' or sub = 'HILANG')
     group by 1 having sum(jumlah) <> 0 order by 1`,
    [aset],
  );
  return Object.fromEntries(rows.map(({ di, jumlah }) => [di, jumlah]));
}
const PCS = (stok: number, jalan: number, rk: number, hilang: number, di_b: number) =>
  Object.fromEntries(
    Object.entries({
      'KL01 HILANG': hilang,
      'KL01 KIRIM': jalan,
      'KL01 RK': rk,
      'KL01 STOK': stok,
      'KL02 RK': -di_b,
      'KL02 STOK': di_b,
    }).filter(([, jumlah]) => jumlah !== 0),
  );
/** Sends what waits to be told, as the queue does, in the order given, and again. */
async function kabarkan(balik = false): Promise<void> {
  const waiting = await server.db.query<{ kode_toko: string; id: string }>(
    `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
  );
  for (const pesan of balik ? waiting.toReversed() : waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
  for (const { id } of waiting) {
    await server.db.query(`update outbox set keadaan = 'MENUNGGU', lagi_pada = dibuat where id = $1`, [id]);
  }
  for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
}
const beda = async () =>
  (
    await Promise.all(
      [A, B].map(async (toko) =>
        (await atRest(server.db, (tx) => verifyShop(tx, toko, truths)))
          .filter(({ selisih }) => !selisih.isZero())
          .map((check) => `${toko} ${JSON.stringify(check)}`),
      ),
    )
  ).flat();
const masuk = (berat: string, kode_group = '700', modal = 1_150_000) =>
  pieces(
    server.db,
    1,
    {
      kode_group,
      berat_asli: Dec.from(berat),
      nama_atribut: null,
      harga_modal: Dec.from(berat).times(modal).round(0, 'half-up'),
    },
    atWork('OWNER', 'OWN'),
  );
const status = async (toko: string, kode: string) =>
  server.db.maybe(`select status, pemilik_nomor, kode_baki from barang where kode_toko = $1 and kode_barcode = $2`, [
    toko,
    kode,
  ]);

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) select kode_toko, 'KIRIM_BARANG_MODULE', 'true' from toko`,
  );
  await server.user(A, 'ADMIN1', 'OWN', ['/kirim-barang']);
  await server.user(B, 'KASIR3', 'KASIR', ['/terima-barang', '/kirim-barang']);
  await server.user(B, 'OWNER2', 'OWN');
  dari = await server.as(A, 'ADMIN1');
  ke = await server.as(B, 'KASIR3');
});

it('goes as it was worked out on paper: ten pieces, two refused, one gone, and all of it taken back', async () => {
  const tua = (
    await Promise.all(['2.130', '8.350', '3.500', '4.200', '5.000', '2.820'].map((gram) => masuk(gram)))
  ).flat();
  const muda = (
    await Promise.all(['1.240', '2.000', '1.760', '3.000'].map((gram) => masuk(gram, '375', 620_000)))
  ).flat();
  const [tolak700 = '', tolak375 = '', hilang = ''] = [tua[5], muda[2], muda[3]];
  const tujuh = [...tua.slice(0, 5), ...muda.slice(0, 2)];
  const { nomor } = await kirim([...tua, ...muda]);
  expect(await buku('PCS')).toEqual(PCS(0, 10, 0, 0, 0));
  expect(await buku('EMAS:70')).toEqual({ 'KL01 KIRIM': 26 });
  expect(await buku('NILAI')).toEqual({ 'KL01 KIRIM': 34_860_000 });
  expect(await baca(ke, `kirim-barang/${nomor}`)).toMatchObject({ no_kirim: nomor, belum: 10, dari_toko: A });

  const kt1 = await terima(nomor, tujuh, [tolak700, tolak375]);
  expect(await buku('PCS')).toEqual(PCS(0, 10, 0, 0, 7));
  expect(await status(B, tua[0] ?? '')).toEqual({ status: 'TERSEDIA', pemilik_nomor: null, kode_baki: 'A02' });
  await kabarkan();
  expect(await buku('PCS')).toEqual(PCS(0, 3, 7, 0, 7));
  expect(await buku('EMAS:70')).toEqual({
    'KL01 KIRIM': 2.82,
    'KL01 RK': 23.18,
    'KL02 RK': -23.18,
    'KL02 STOK': 23.18,
  });
  expect(await buku('NILAI')).toEqual({
    'KL01 KIRIM': 6_194_200,
    'KL01 RK': 28_665_800,
    'KL02 RK': -28_665_800,
    'KL02 STOK': 28_665_800,
  });
  expect(await status(A, tua[0] ?? '')).toMatchObject({ status: 'KELUAR', pemilik_nomor: nomor });

  await jadi(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([tolak700, tolak375]) });
  expect(await buku('PCS')).toEqual(PCS(2, 1, 7, 0, 7));
  // Only when the other shop has said that it is not there may it be given up.
  expect(
    await lakukan(dari, `kirim-barang/${nomor}/hilang`, { alasan: 'hilang', barang: barang([hilang]) }),
  ).toMatchObject({
    status: 409,
    body: { code: 'barang_bukan_kiriman' },
  });
  await jadi(ke, `terima-barang/${kt1.nomor}/tiada`, { barang: barang([hilang]) });
  await kabarkan();
  expect(
    await jadi(dari, `kirim-barang/${nomor}/hilang`, { alasan: 'hilang', barang: barang([hilang]) }),
  ).toMatchObject({
    status: 'DONE',
  });
  expect(await buku('PCS')).toEqual(PCS(2, 0, 7, 1, 7));
  expect(await buku('NILAI')).toMatchObject({ 'KL01 STOK': 4_334_200, 'KL01 HILANG': 1_860_000 });
  expect(await beda()).toEqual([]);

  expect(await jadi(dari, `kirim-barang/${nomor}/batal-hilang`, { alasan: 'ada', ke: 5 })).toMatchObject({
    status: 'OPEN',
  });
  expect(await buku('PCS')).toEqual(PCS(2, 1, 7, 0, 7));
  // What the sender has taken back is no longer the receiver's to say.
  await jadi(ke, `terima-barang/${kt1.nomor}/batal-tiada`, { alasan: 'ada' });
  expect((await lakukan(ke, `terima-barang/${kt1.nomor}/batal`, { alasan: 'ada' })).body).toMatchObject({
    code: 'barang_bukan_kiriman',
    params: { hasil: 'KEMBALI' },
  });
  await jadi(dari, `kirim-barang/${nomor}/batal-kembali`, { alasan: 'salah', ke: 3 });
  expect(await buku('PCS')).toEqual(PCS(0, 3, 7, 0, 7));
  expect(await jadi(ke, `terima-barang/${kt1.nomor}/batal`, { alasan: 'salah' })).toMatchObject({ status: 'CANC' });
  expect(await buku('PCS')).toEqual(PCS(0, 3, 7, 0, 0));
  // The two messages come the wrong way round.
  await kabarkan(true);
  expect(await buku('PCS')).toEqual(PCS(0, 10, 0, 0, 0));
  expect(await beda()).toEqual([]);

  await terima(nomor, [], [...tua, ...muda]);
  await kabarkan();
  expect(await jadi(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([...tua, ...muda]) })).toMatchObject({
    status: 'DONE',
    versi: 11,
  });
  expect(await buku('PCS')).toEqual(PCS(10, 0, 0, 0, 0));
  expect(await buku('NILAI')).toEqual({ 'KL01 STOK': 34_860_000 });
  expect(await beda()).toEqual([]);
});

it('comes home into its old row, and is refused where somebody has it or has said something of it', async () => {
  const [satu = '', dua = '', tiga = ''] = await pieces(server.db, 3, { kode_baki: 'A02' }, atWork('OWNER', 'OWN'));
  const { nomor } = await kirim([satu, dua]);
  await terima(nomor, [satu]);
  // Twice, unknown, of another bag.
  for (const [masuk, code] of [
    [[satu], 'barang_bukan_kiriman'],
    [[tiga], 'barang_bukan_kiriman'],
    [[dua, dua], 'barang_ganda'],
  ] as const) {
    const body = {
      no_kirim: nomor,
      barang: masuk.map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' })),
      tolak: [],
    };
    expect((await ke('POST', 'terima-barang', body, key())).body).toMatchObject({ code });
  }
  // The receipt has not been heard of yet; it counts all the same.
  expect((await lakukan(dari, `kirim-barang/${nomor}/batal`, { alasan: 'x' })).body).toMatchObject({
    code: 'kiriman_barang_diterima',
  });
  expect((await lakukan(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([satu]) })).body).toMatchObject({
    code: 'barang_bukan_kiriman',
  });
  // One that nobody has said anything of is taken out of the bag again.
  await jadi(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([dua]) });
  await kabarkan();
  expect((await baca(dari, `kirim-barang/${nomor}`)).status).toBe('DONE');
  // And back the other way.
  const pulang = await buat(ke, 'kirim-barang', { kode_tujuan: A, barang: barang([satu]) });
  await server.user(A, 'ADMIN2', 'KASIR', ['/terima-barang']);
  const terimaDiA = await server.as(A, 'ADMIN2');
  await buat(terimaDiA, 'terima-barang', {
    no_kirim: pulang.nomor,
    barang: [{ kode_barcode: satu, kode_baki: 'A01' }],
    tolak: [],
  });
  expect(await status(A, satu)).toEqual({ status: 'TERSEDIA', pemilik_nomor: null, kode_baki: 'A01' });
  await kabarkan();
  expect(await status(B, satu)).toMatchObject({ status: 'KELUAR', pemilik_nomor: pulang.nomor });
  expect(await beda()).toEqual([]);
  // A whole tray leaves behind what somebody has.
  await server.db.query(
    `update barang set klaim_jenis = 'penjualan', klaim_nomor = 'X' where kode_toko = $1 and kode_barcode = $2`,
    [A, dua],
  );
  const baki = await kirim([], { kode_baki: 'A02' });
  expect(baki).toMatchObject({ dari_baki: 'A02', ditinggal: dua, jumlah_barang: 1 });
  expect(await jadi(dari, `kirim-barang/${baki.nomor}/batal`, { alasan: 'tidak jadi' })).toMatchObject({
    status: 'CANC',
  });
  expect(await status(A, tiga)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'A02' });
});
