import { Dec } from '@kilau/contract/core/dec.ts';
import type { BedaMaster } from '@kilau/contract/features/kirim-barang/impor-pusat.ts';
import { beforeAll, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { bedaToko, izin } from '../../testing/checks.ts';
import { jurnalKertas as jurnal } from '../../testing/jurnal.ts';
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
let pemilikB: Call;
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
const beda = () => bedaToko([A, B].map((toko) => [server.db, toko] as const));
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
    `insert into para_system (kode_toko, key, value) select kode_toko, key, 'true'
     from toko, unnest(array['KIRIM_BARANG_MODULE', 'KIRIM_BARANG_ONLINE_STORE_MODULE', 'NAGAFIN_ACCOUNTING_MODULE']) key`,
  );
  await server.user(A, 'ADMIN1', 'OWN', ['/kirim-barang', '/kirim-barang-kecabang']);
  await server.user(B, 'KASIR3', 'KASIR', ['/terima-barang', '/kirim-barang']);
  await server.user(B, 'OWNER2', 'OWN');
  dari = await server.as(A, 'ADMIN1');
  ke = await server.as(B, 'KASIR3');
  pemilikB = await server.as(B, 'OWNER2');
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
  const [keliling = '', ditahan = '', diam = ''] = await pieces(
    server.db,
    3,
    { kode_baki: 'A02' },
    atWork('OWNER', 'OWN'),
  );
  const { nomor } = await kirim([keliling, ditahan]);
  await terima(nomor, [keliling]);
  // Twice, unknown, of another bag.
  for (const [kode, code] of [
    [[keliling], 'barang_bukan_kiriman'],
    [[diam], 'barang_bukan_kiriman'],
    [[ditahan, ditahan], 'barang_ganda'],
  ] as const) {
    const body = {
      no_kirim: nomor,
      barang: kode.map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' })),
      tolak: [],
    };
    expect((await ke('POST', 'terima-barang', body, key())).body).toMatchObject({ code });
  }
  // The receipt has not been heard of yet; it counts all the same.
  expect((await lakukan(dari, `kirim-barang/${nomor}/batal`, { alasan: 'x' })).body).toMatchObject({
    code: 'kiriman_barang_diterima',
  });
  expect((await lakukan(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([keliling]) })).body).toMatchObject({
    code: 'barang_bukan_kiriman',
  });
  // One that nobody has said anything of is taken out of the bag again.
  await jadi(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([ditahan]) });
  await kabarkan();
  expect((await baca(dari, `kirim-barang/${nomor}`)).status).toBe('DONE');
  // And back the other way.
  const pulang = await buat(ke, 'kirim-barang', { kode_tujuan: A, barang: barang([keliling]) });
  await server.user(A, 'ADMIN2', 'KASIR', ['/terima-barang']);
  const terimaDiA = await server.as(A, 'ADMIN2');
  await buat(terimaDiA, 'terima-barang', {
    no_kirim: pulang.nomor,
    barang: [{ kode_barcode: keliling, kode_baki: 'A01' }],
    tolak: [],
  });
  expect(await status(A, keliling)).toEqual({ status: 'TERSEDIA', pemilik_nomor: null, kode_baki: 'A01' });
  await kabarkan();
  expect(await status(B, keliling)).toMatchObject({ status: 'KELUAR', pemilik_nomor: pulang.nomor });
  expect(await beda()).toEqual([]);
  // A whole tray leaves behind what somebody has.
  await server.db.query(
    `update barang set klaim_jenis = 'penjualan', klaim_nomor = 'X' where kode_toko = $1 and kode_barcode = $2`,
    [A, ditahan],
  );
  const baki = await kirim([], { kode_baki: 'A02' });
  expect(baki).toMatchObject({ dari_baki: 'A02', ditinggal: ditahan, jumlah_barang: 1 });
  expect(await jadi(dari, `kirim-barang/${baki.nomor}/batal`, { alasan: 'tidak jadi' })).toMatchObject({
    status: 'CANC',
  });
  expect(await status(A, diam)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'A02' });
  await server.db.query(`update barang set klaim_jenis = null, klaim_nomor = null where klaim_nomor = 'X'`);
});

it('is either received or taken back, when both are asked at once', async () => {
  const nilai = { alasan: 'tidak jadi' };
  for (const kode of await pieces(server.db, 3, {}, atWork('OWNER', 'OWN'))) {
    const { nomor } = await kirim([kode]);
    const otorisasi = await izin(server.db, 'BATAL KIRIM BARANG', nomor, nilai, 'OWNER', atWork('ADMIN1', 'OWN'));
    const body = { barang: [{ kode_barcode: kode, kode_baki: 'A02' }], tolak: [] };
    const asked = await Promise.all([
      ke('POST', `kirim-barang/${nomor}/terima`, body, key()),
      dari('POST', `kirim-barang/${nomor}/batal`, { ...nilai, otorisasi }, key()),
    ]);
    const done = asked.map((one) => one.status < 300);
    expect(done.toSorted(), asked.map(({ text }) => text).join(' ')).toEqual([false, true]);
    expect(await status(A, kode)).toMatchObject({ status: done[0] ? 'KIRIM' : 'TERSEDIA' });
  }
  await kabarkan();
  expect(await beda()).toEqual([]);
});

it('is sent by head office, received by its number, printed and told, as the trade guide works it out', async () => {
  const [cincin = ''] = await masuk('2.130');
  const [kalung = ''] = await masuk('8.350');
  const [muda = ''] = await masuk('1.240', '375', 620_000);
  await server.db.query(`update toko set level = 'PUSAT', online = true where kode_toko = $1`, [B]);
  const pusat = await buat(dari, 'kirim-barang-kecabang', { kode_tujuan: B, barang: barang([cincin, kalung, muda]) });
  expect(pusat).toMatchObject({ status: 'OPEN', jumlah_barang: 3, total_berat: 11.72 });
  const { nomor } = pusat;
  expect((await dari('GET', 'kirimbarang/get/nokirim')).body).toContainEqual(
    expect.objectContaining({ no_kirim: nomor, jumlah_barang: 3, status: 'OPEN' }),
  );
  expect((await ke('GET', 'kirim-barang/unreceive/list-no-kirim')).body).toEqual([
    expect.objectContaining({ no_kirim: nomor, belum: 3, dari_toko: A }),
  ]);
  // What a piece has cost is the books' alone.
  expect((await ke('GET', `kirim-barang/${nomor}`)).text).not.toContain('harga_modal');
  const terimaBody = {
    barang: [cincin, kalung].map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' })),
    tolak: [{ kode_barcode: muda, alasan: 'penyok' }],
  };
  const kunci = key();
  const made = await ke('POST', `kirim-barang/${nomor}/terima`, terimaBody, kunci);
  expect(made, made.text).toMatchObject({ status: 201, body: { no_kirim: nomor, jumlah_barang: 2, jumlah_tolak: 1 } });
  expect((await ke('POST', `kirim-barang/${nomor}/terima`, terimaBody, kunci)).body).toEqual(made.body);
  expect((await ke('GET', 'kirim-barang/unreceive/list-no-kirim')).body).toEqual([]);
  await kabarkan();
  await jadi(dari, `kirim-barang/${nomor}/kembali`, { barang: barang([muda]) });
  expect(await baca(dari, `kirim-barang/${nomor}`)).toMatchObject({
    status: 'DONE',
    barang: [{ hasil: 'TERIMA' }, { hasil: 'TERIMA' }, { hasil: 'KEMBALI' }],
  });
  const surat = await dari('GET', `kirim-barang/${nomor}/nota.pdf`);
  expect([surat.status, surat.headers['content-type']]).toEqual([200, 'application/pdf']);
  interface Laporan {
    readonly grup: readonly { readonly baris: readonly Readonly<Record<string, unknown>>[] }[];
  }
  const rows = async (path: string) =>
    ((await dari('GET', `laporan/${path}`)).body as Laporan).grup
      .flatMap((grup) => grup.baris)
      .filter(({ no_kirim }) => no_kirim === nomor);
  expect(await rows('kirim-barang?hasil=KEMBALI')).toMatchObject([{ kode_barcode: muda, alasan: 'PENYOK' }]);
  expect(await rows('kirim-barang-kepusat')).toMatchObject([
    { kadar: 70, qty: 2, berat: 10.48, berat_terima: 10.48, berat_kembali: 0, selisih: 0, berat_24k: 7.336 },
    { kadar: 37.5, qty: 1, berat: 1.24, berat_terima: 0, qty_kembali: 1, berat_kembali: 1.24, selisih: 0 },
  ]);
  expect(await rows('kirim-barang-online')).toMatchObject([
    { kode_barcode: cincin, status_barang: 'TERSEDIA' },
    { kode_barcode: kalung, status_barang: 'TERSEDIA' },
    { kode_barcode: muda, status_barang: null },
  ]);
  expect(await beda()).toEqual([]);
  // Each moment in the journals: sent, known, scanned back; and received.
  expect(await jurnal(dari, nomor)).toEqual({
    buat: { 1201: -12_820_800, 1203: 12_820_800 },
    kabar: { 1203: -12_052_000, 1301: 12_052_000 },
    kembali: { 1201: 768_800, 1203: -768_800 },
  });
  expect(await jurnal(pemilikB, (made.body as Isi).nomor)).toEqual({
    buat: { 1201: 12_052_000, 1301: -12_052_000 },
  });
});

it('takes over what head office says of masters, with prices in their history, and lets go what is gone there', async () => {
  await server.db.query(`update toko set level = 'CABANG' where kode_toko = $1`, [A]);
  await server.db.query(`update kelompok set harga = 1450000 where kode_toko = $1 and kode_group = '700'`, [B]);
  await server.db.query(
    `insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL02', 'GL', 'GELANG'), ('KL02', 'LT', 'LIONTIN')`,
  );
  await server.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'AN', 'ANTING')`);
  await server.user(A, 'OWNERA', 'OWN');
  const pemilik = await server.as(A, 'OWNERA');
  const bedaMaster = async () => {
    const { data } = (await pemilik('GET', 'import-data-pusat')).body as {
      data: readonly BedaMaster[];
    };
    return Object.fromEntries(
      data
        .filter(({ baru, ubah, hilang }) => baru.length + ubah.length + hilang.length > 0)
        .map(({ kunci, baru, ubah, hilang }) => [kunci, { baru, ubah, hilang }]),
    );
  };
  expect(await bedaMaster()).toEqual({
    group: {
      baru: [],
      ubah: [{ kode: '700', kolom: [{ kolom: 'harga', lama: '1437000', baru: '1450000' }] }],
      hilang: [],
    },
    jenis: { baru: ['GL', 'LT'], ubah: [], hilang: [] },
  });
  const ambil = { master: ['group', 'jenis'].map((kunci) => ({ kunci })) };
  expect(await pemilik('POST', 'import-data-pusat', ambil, key())).toMatchObject({
    status: 200,
    body: { baru: 2, ubah: 1, hilang: 0 },
  });
  expect(await bedaMaster()).toEqual({});
  const harga = await server.db.one(
    `select harga_baru::float8 as harga from riwayat_harga where kode_toko = $1 order by diubah_pada desc limit 1`,
    [A],
  );
  expect(harga).toEqual({ harga: 1_450_000 });
  // What head office has given up goes out of use; the branch's own stays.
  await server.db.query(`delete from jenis where kode_toko = $1 and kode_dept = 'LT'`, [B]);
  expect(await bedaMaster()).toEqual({ jenis: { baru: [], ubah: [], hilang: ['LT'] } });
  expect((await pemilik('POST', 'import-data-pusat', ambil, key())).body).toEqual({ baru: 0, ubah: 0, hilang: 1 });
  const jenis = await server.db.query<{ kode_dept: string }>(
    `select kode_dept from jenis where kode_toko = $1 order by 1`,
    [A],
  );
  expect(jenis.map(({ kode_dept }) => kode_dept)).toEqual(['AN', 'CN', 'GL']);
  expect((await ke('GET', 'import-data-pusat')).status).toBe(403);
});
