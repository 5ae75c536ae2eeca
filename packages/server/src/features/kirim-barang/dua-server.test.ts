import { Dec } from '@kilau/contract/core/dec.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { panggilToko } from '../../platform/antar/panggil.ts';
import { tokoJauh } from '../../platform/antar/toko-jauh.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call, type TestApp } from '../../testing/app.ts';
import { bedaToko, izin } from '../../testing/checks.ts';
import { dengarkan, kawatKe, KUNCI_ANTAR, type Kawat } from '../../testing/dua-server.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const A = 'KL01';
const B = 'KL02';
const sana = testApp();
const sini = testApp();
/** Lines to the server of A and to that of B. */
let keA: Kawat;
let keB: Kawat;
let dari: Call;
let ke: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `dua-server-uji-${(keys += 1)}` });

interface Isi {
  readonly nomor: string;
  readonly [name: string]: unknown;
}
const jadi = async (call: Call, path: string, body: object): Promise<Isi> => {
  const { status, text, body: made } = await call('POST', path, body, key());
  expect(status, text).toBeLessThan(300);
  return made as Isi;
};
const barang = (...kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));
const kirim = (...kode: readonly string[]) => jadi(dari, 'kirim-barang', { kode_tujuan: B, barang: barang(...kode) });
const terima = (no_kirim: string, masuk: readonly string[], tolak: readonly string[] = []) =>
  jadi(ke, 'terima-barang', {
    no_kirim,
    barang: masuk.map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' })),
    tolak: tolak.map((kode_barcode) => ({ kode_barcode, alasan: 'penyok' })),
  });

/** Does a deed with the approval that it asks for. */
async function lakukan(call: Call, path: string, body: Readonly<Record<string, unknown>>) {
  const first = await call('POST', path, body, key());
  const asked = first.body as { code?: string; params?: { kategori: string; dokumen: string; nilai: string } };
  if (asked.code !== 'otorisasi_diperlukan' || !asked.params) return first;
  const { kategori, dokumen, nilai } = asked.params;
  const [app, oleh, context] =
    call === dari
      ? ([sana, 'OWNER', atWork('ADMIN1', 'OWN')] as const)
      : ([sini, 'OWNER2', atWork('KASIR3', 'KASIR', {}, { ...SHOP, kode_toko: B })] as const);
  const otorisasi = await izin(app.db, kategori, dokumen, JSON.parse(nilai) as Isi, oleh, context);
  return call('POST', path, { ...body, otorisasi }, key());
}

/** Sends what a server has to tell that was not delivered, or all that it has ever told, once more. */
async function ceritakan(app: TestApp, semua = false): Promise<readonly string[]> {
  const which = await app.db.query<{ kode_toko: string; id: string }>(
    `update outbox set keadaan = 'MENUNGGU', lagi_pada = dibuat where $1 or keadaan <> 'TERKIRIM'
     returning kode_toko, id`,
    [semua],
  );
  const urut = which.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const pesan of semua ? urut.toReversed() : urut) await kirimSatu(app.services, antrean.pengirim, pesan);
  const rows = await app.db.query<{ keadaan: string }>(`select keadaan from outbox order by id`);
  return rows.map(({ keadaan }) => keadaan);
}

/** What stands where in both books: both databases told as one. */
async function buku(aset: string): Promise<Readonly<Record<string, number>>> {
  const rows = await Promise.all(
    [sana, sini].map(({ db }) =>
      db.query<{ di: string; jumlah: number }>(
        `select kode_toko || ' ' || akun as di, sum(jumlah)::float8 as jumlah from saldo
         where aset = $1 and akun in ('STOK', 'KIRIM', 'RK', 'UANG_KIRIM', 'KAS') group by 1 having sum(jumlah) <> 0`,
        [aset],
      ),
    ),
  );
  return Object.fromEntries(rows.flat().map(({ di, jumlah }) => [di, jumlah]));
}
/** Whatever is on its way or untold: the grams of the chain are where they always were, each in one place. */
async function utuh(): Promise<void> {
  const jumlah = async (aset: string) => Object.values(await buku(aset)).reduce((a, b) => a + b, 0);
  expect([await jumlah('PCS'), await jumlah('EMAS:70'), await jumlah('EMAS:37.5'), await jumlah('NILAI')]).toEqual([
    3, 10.48, 1.24, 12_820_800,
  ]);
}
const beda = () =>
  bedaToko([
    [sana.db, A],
    [sini.db, B],
  ]);

/** A shop's database, with the other shop on a server of its own. */
async function siapkan({ db, services }: TestApp, lain: string, kawat: Kawat): Promise<void> {
  await openShop(db);
  await db.query(
    `insert into para_system (kode_toko, key, value) select kode_toko, 'KIRIM_BARANG_MODULE', 'true' from toko`,
  );
  await db.query(`delete from hari_toko where kode_toko = $1`, [lain]);
  const rahasia = services.secrets.seal(KUNCI_ANTAR, `${lain}/toko/kunci_portal`);
  await db.query(`update toko set portal = $2, kunci_portal = $3 where kode_toko = $1`, [lain, kawat.portal, rahasia]);
}

beforeAll(async () => {
  keA = await kawatKe(await dengarkan(sana));
  keB = await kawatKe(await dengarkan(sini));
  await siapkan(sana, B, keB);
  await siapkan(sini, A, keA);
  await sana.user(A, 'ADMIN1', 'OWN');
  await sini.user(B, 'KASIR3', 'KASIR', ['/terima-barang', '/terima-uang-kas', '/kirim-barang', '/terima-barang-cuci']);
  await sini.user(B, 'OWNER2', 'OWN');
  dari = await sana.as(A, 'ADMIN1');
  ke = await sini.as(B, 'KASIR3');
});
afterAll(() => [keA, keB].forEach((kawat) => kawat.close()));

const masuk = async (berat: string, kode_group: string, modal: number) => {
  const piece = { kode_group, berat_asli: Dec.from(berat), nama_atribut: null, harga_modal: Dec.from(modal) };
  return (await pieces(sana.db, 1, piece, atWork('OWNER', 'OWN')))[0] ?? '';
};

it('goes from one server to another as it does within one, whatever the line between them does', async () => {
  const ringan = await masuk('2.130', '700', 2_449_500);
  const berat835 = await masuk('8.350', '700', 9_602_500);
  const muda = await masuk('1.240', '375', 768_800);
  const { nomor } = await kirim(ringan, berat835, muda);
  expect(await buku('PCS')).toEqual({ 'KL01 KIRIM': 3 });
  await utuh();

  // The receiver is off, then its answer is lost; it is told once all the same.
  keB.jalan = 'mati';
  expect(await ceritakan(sana)).toEqual(['GAGAL']);
  expect((await ke('GET', `kirim-barang/${nomor}`)).status).toBe(404);
  keB.jalan = 'putus';
  expect(await ceritakan(sana)).toEqual(['GAGAL']);
  expect((await ke('GET', `kirim-barang/${nomor}`)).body).toMatchObject({ no_kirim: nomor, belum: 3, dari_toko: A });
  keB.jalan = 'lewat';
  expect(await ceritakan(sana)).toEqual(['TERKIRIM']);
  expect((await ke('GET', 'kirim-barang/unreceive/list-no-kirim')).body).toMatchObject([
    { no_kirim: nomor, jumlah_barang: 3, total_berat: 11.72, belum: 3 },
  ]);

  const kt = await terima(nomor, [ringan, berat835], [muda]);
  expect(await buku('PCS')).toEqual({ 'KL01 KIRIM': 3, 'KL02 RK': -2, 'KL02 STOK': 2 });
  expect(await buku('NILAI')).toMatchObject({ 'KL02 STOK': 12_052_000, 'KL02 RK': -12_052_000 });
  await utuh();
  // The sender does not know yet, and asks before it takes anything back.
  expect(await lakukan(dari, `kirim-barang/${nomor}/batal`, { alasan: 'salah' })).toMatchObject({
    status: 409,
    body: { code: 'kiriman_barang_diterima', params: { no_terima: kt.nomor } },
  });
  expect(await lakukan(dari, `kirim-barang/${nomor}/kembali`, { barang: barang(muda) })).toMatchObject({
    status: 409,
    body: { code: 'barang_bukan_kiriman', params: { hasil: 'TOLAK' } },
  });

  // The answer of the sender is lost; then the message comes twice more.
  keA.jalan = 'putus';
  expect(await ceritakan(sini)).toEqual(['GAGAL']);
  keA.jalan = 'lewat';
  expect(await ceritakan(sini)).toEqual(['TERKIRIM']);
  expect(await ceritakan(sini, true)).toEqual(['TERKIRIM']);
  expect(await buku('PCS')).toEqual({ 'KL01 KIRIM': 1, 'KL01 RK': 2, 'KL02 RK': -2, 'KL02 STOK': 2 });
  expect(await buku('EMAS:70')).toEqual({ 'KL01 RK': 10.48, 'KL02 RK': -10.48, 'KL02 STOK': 10.48 });
  await utuh();

  // Without the receiver's word nothing comes back; a word that was lost holds there already, and is asked for again.
  for (const jalan of ['mati', 'putus'] as const) {
    keB.jalan = jalan;
    expect(await lakukan(dari, `kirim-barang/${nomor}/kembali`, { barang: barang(muda) })).toMatchObject({
      status: 503,
      body: { code: 'toko_tidak_terjangkau', params: { kode_toko: B } },
    });
    await utuh();
  }
  expect(await lakukan(ke, `terima-barang/${kt.nomor}/batal`, { alasan: 'salah' })).toMatchObject({
    status: 409,
    body: { code: 'barang_bukan_kiriman', params: { hasil: 'KEMBALI' } },
  });
  keB.jalan = 'lewat';
  expect(await lakukan(dari, `kirim-barang/${nomor}/kembali`, { barang: barang(muda) })).toMatchObject({
    status: 200,
    body: { status: 'DONE' },
  });
  expect(await buku('PCS')).toEqual({ 'KL01 RK': 2, 'KL01 STOK': 1, 'KL02 RK': -2, 'KL02 STOK': 2 });
  expect(await buku('NILAI')).toMatchObject({ 'KL01 STOK': 768_800 });
  await utuh();
  expect(await beda()).toEqual([]);

  // Everything that was ever told comes once more, the last first: nothing is other than it was.
  await Promise.all([ceritakan(sana, true), ceritakan(sini, true)]);
  expect(await buku('PCS')).toEqual({ 'KL01 RK': 2, 'KL01 STOK': 1, 'KL02 RK': -2, 'KL02 STOK': 2 });

  // On its way again, of which the receiver hears late, and the receipt is taken back.
  expect((await lakukan(dari, `kirim-barang/${nomor}/batal-kembali`, { alasan: 'salah', ke: 3 })).status).toBe(200);
  expect((await lakukan(ke, `terima-barang/${kt.nomor}/batal`, { alasan: 'salah' })).status).toBe(409);
  await ceritakan(sana);
  expect((await lakukan(ke, `terima-barang/${kt.nomor}/batal`, { alasan: 'salah' })).status).toBe(200);
  expect(await buku('PCS')).toEqual({ 'KL01 KIRIM': 1, 'KL01 RK': 2 });
  await utuh();
  await terima(nomor, [ringan, berat835, muda]);
  await ceritakan(sini);
  expect(await buku('PCS')).toEqual({ 'KL01 RK': 3, 'KL02 RK': -3, 'KL02 STOK': 3 });
  await utuh();
  expect(await beda()).toEqual([]);
  const tanda = await sini.db.query(`select distinct aksi, user_id, kode from audit where objek = 'kirim-barang'`);
  expect(tanda).toEqual([{ aksi: 'TARIK', user_id: 'ADMIN1@KL01', kode: nomor }]);
});

it('is taken back before it was heard of, and received by nobody then', async () => {
  const [kode = ''] = await pieces(sana.db, 1, {}, atWork('OWNER', 'OWN'));
  const { nomor } = await kirim(kode);
  expect((await lakukan(dari, `kirim-barang/${nomor}/batal`, { alasan: 'salah' })).status).toBe(200);
  await ceritakan(sana);
  expect((await ke('GET', `kirim-barang/${nomor}`)).body).toMatchObject({ status: 'CANC' });
  const body = { no_kirim: nomor, barang: [{ kode_barcode: kode, kode_baki: 'A02' }], tolak: [] };
  expect(await ke('POST', 'terima-barang', body, key())).toMatchObject({
    status: 409,
    body: { code: 'keadaan_tidak_sesuai' },
  });
  expect(await beda()).toEqual([]);
});

it('carries money likewise', async () => {
  const { nomor } = await jadi(dari, 'kirim-uang', { jumlah: 1_500_000, kode_tujuan: B });
  await ceritakan(sana);
  expect((await ke('GET', 'terima-uang/di-jalan')).body).toMatchObject({
    data: [{ nomor_referensi: nomor, jumlah_rp: 1_500_000, dari_toko: A }],
  });
  const diterima = await ke('PUT', `kirim-uang/${nomor}/reception`, {}, key());
  expect(diterima, diterima.text).toMatchObject({ status: 200 });
  expect(await lakukan(dari, `kirim-uang/${nomor}/batal`, { alasan: 'salah' })).toMatchObject({
    status: 409,
    body: { code: 'kiriman_uang_diterima' },
  });
  await ceritakan(sini);
  await ceritakan(sini, true);
  expect(await buku('IDR')).toEqual({
    'KL01 KAS': -1_500_000,
    'KL01 RK': 1_500_000,
    'KL02 KAS': 1_500_000,
    'KL02 RK': -1_500_000,
  });
  const ditarik = await jadi(dari, 'kirim-uang', { jumlah: 200_000, kode_tujuan: B });
  expect((await lakukan(dari, `kirim-uang/${ditarik.nomor}/batal`, { alasan: 'salah' })).status).toBe(200);
  await ceritakan(sana, true);
  expect(await ke('PUT', `kirim-uang/${ditarik.nomor}/reception`, {}, key())).toMatchObject({
    status: 409,
    body: { code: 'keadaan_tidak_sesuai' },
  });
  expect(await beda()).toEqual([]);
});

it('carries what is to be refinished likewise, of which the sender hears what it weighs there', async () => {
  await bukaSepuhan(sana.db);
  await sini.db
    .query(`insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL02', 'BELI', 'B', false)
    on conflict do nothing`);
  await sini.db.query(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    values ('KL02', 'B01', 'BELI', 'BELI', 150, 0.25)`);
  const modul = `insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`;
  for (const nama of ['SEPUHAN_MODULE', 'SEPUHAN_TERPUSAT_MODULE']) await sana.db.query(modul, [A, nama]);
  await sini.db.query(modul, [B, 'SEPUHAN_MODULE']);
  const { kode } = await dibeli(sana, [['700', 3.5]]);
  const [lama = ''] = kode;
  const { nomor } = await jadi(dari, 'kirim-barang-cuci/pusat', { kode_tujuan: B, barang: barang(lama) });
  await ceritakan(sana);
  const ditimbang = { barang: [{ kode_barcode: lama, berat: 3.48 }], tolak: [] };
  expect((await lakukan(ke, `kirim-barang/${nomor}/terima-cuci`, ditimbang)).body).toMatchObject({ selisih: 0.02 });
  await ceritakan(sini);
  await Promise.all([ceritakan(sana, true), ceritakan(sini, true)]);
  expect((await dari('GET', `kirim-barang/${nomor}`)).body).toMatchObject({
    status: 'DONE',
    hasil: [{ hasil: 'TERIMA', berat_terima: 3.48 }],
  });
  const barangnya = `select status, berat::float8 as berat, pemilik_jenis from barang where kode_toko = $1
    and kode_barcode = $2`;
  expect(await sini.db.query(barangnya, [B, lama])).toEqual([
    { status: 'BELI', berat: 3.48, pemilik_jenis: 'terima-barang' },
  ]);
  expect(await sana.db.query(barangnya, [A, lama])).toMatchObject([{ status: 'KELUAR', berat: 3.5 }]);
  const rk = Object.entries(await buku('EMAS:70')).filter(([di]) => di.endsWith(' RK'));
  expect(rk.reduce((jumlah, [, gram]) => jumlah + gram, 0)).toBe(0);
  expect(await beda()).toEqual([]);
});

it('fetches the photos of what was taken in, once and behind the goods, and nothing but those', async () => {
  const [bagus = '', rusak = '', tanpa = '', lain = ''] = await pieces(sana.db, 4, {}, atWork('OWNER', 'OWN'));
  const gambar = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8860b' } })
    .jpeg()
    .toBuffer();
  for (const [kode, bytes] of [
    [bagus, gambar],
    [rusak, Buffer.from('<script>alert(1)</script>')],
    [lain, gambar],
  ] as const) {
    await sana.services.files.put(`KL01/barang/${kode}-a.jpg`, bytes);
    await sana.db.query(`update barang set foto = $2 where kode_barcode = $1`, [kode, `KL01/barang/${kode}-a.jpg`]);
  }
  const { nomor } = await kirim(bagus, rusak, tanpa);
  await ceritakan(sana);
  const { nomor: no_terima } = await terima(nomor, [bagus, rusak, tanpa]);
  const foto = async () =>
    Object.fromEntries(
      (
        await sini.db.query<{ kode: string; foto: string }>(
          `select kode_barcode as kode, foto from barang where kode_toko = $1 and no_tambah = $2 and status = 'TERSEDIA'`,
          [B, no_terima],
        )
      ).map((row) => [row.kode, row.foto] as const),
    );
  const pesan = () =>
    sini.db.one<{ keadaan: string }>(`select keadaan from outbox where kunci = $1`, [`foto/${no_terima}`]);
  const kosong = { [bagus]: '', [rusak]: '', [tanpa]: '' };
  expect(await foto()).toEqual(kosong);
  for (const jalan of ['mati', 'putus'] as const) {
    keA.jalan = jalan;
    await ceritakan(sini);
    expect([await pesan(), await foto()]).toEqual([{ keadaan: 'GAGAL' }, kosong]);
  }
  keA.jalan = 'lewat';
  await ceritakan(sini);
  // What is no picture is told of and left out; it holds up neither the others nor the goods.
  expect(await pesan()).toEqual({ keadaan: 'MENYERAH' });
  const dapat = await foto();
  const kunci = dapat[bagus] ?? '';
  expect(dapat).toEqual({
    ...kosong,
    [bagus]: expect.stringMatching(new RegExp(`^KL02/barang/${bagus}-[0-9a-f]{8}.jpg$`)),
  });
  expect(await sharp(await sini.services.files.get(kunci)).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  const sampai = keA.sampai;
  await ceritakan(sini);
  expect([await foto(), keA.sampai - sampai]).toEqual([dapat, 1]);
  const { sejarah } = await sini.db.one<{ sejarah: number }>(
    `select count(*)::int as sejarah from audit where aksi = 'FOTO' and kode = $1`,
    [bagus],
  );
  expect(sejarah).toBe(1);

  // A piece that was sent to nobody is not shown to anybody.
  const toko = await tokoJauh(sini.db, sini.services, A);
  const tanya = async (kode: string) =>
    toko &&
    panggilToko(sini.services, {
      dari: B,
      toko,
      method: 'POST',
      path: 'antar-server/foto',
      body: JSON.stringify({ isi: JSON.stringify({ jenis: 'kirim-barang', nomor, kunci: kode }) }),
      pemanggil: { user_id: 'KASIR3', nama: '', level: 'KASIR' },
      timeout: 5000,
    });
  expect(await tanya(lain)).toMatchObject({ status: 200, body: '{"foto":null}' });
  expect(await beda()).toEqual([]);
});
