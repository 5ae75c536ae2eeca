import { beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { truths } from '../../app/invariants.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { izin } from '../../testing/checks.ts';
import { atWork, SHOP } from '../../testing/shop.ts';

const server = testApp();
const PUSAT = 'HO';
/** Row 9 of the day in the trade guide. */
const JUMLAH = 1_500_000;

interface Isi {
  readonly nomor: string;
  readonly status: string;
  readonly [name: string]: unknown;
}

let cabang: Call;
let pusat: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `kirim-uang-uji-${(keys += 1)}` });
const send = (call: Call, body: object = {}, kunci = key()) =>
  call('POST', 'kirim-uang', { jumlah: JUMLAH, no_reff: 'segel 77', ...body }, kunci);
const kirim = async (body: object = {}): Promise<Isi> => (await send(cabang, body)).body as Isi;
const terima = (nomor: string, body: object = {}, kunci = key()) =>
  pusat('PUT', `kirim-uang/${nomor}/reception`, body, kunci);
const baca = async (call: Call, path: string) => (await call('GET', path)).body as Isi;

/** What stands on the accounts of money between shops, and in the drawers. */
async function buku(kode_toko: string): Promise<Readonly<Record<string, number>>> {
  const rows = await server.db.query<{ di: string; jumlah: number }>(
    `select akun || ' ' || sub as di, jumlah::float8 as jumlah from saldo
     where kode_toko = $1 and akun in ('KAS', 'UANG_KIRIM', 'RK') and jumlah <> 0 order by 1`,
    [kode_toko],
  );
  return Object.fromEntries(rows.map(({ di, jumlah }) => [di, jumlah]));
}

/** Sends what waits to be told, as the queue does, in the order given. */
async function kabarkan(balik = false): Promise<void> {
  const waiting = await server.db.query<{ kode_toko: string; id: string }>(
    `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
  );
  for (const pesan of balik ? waiting.toReversed() : waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
}

async function beda(kode_toko: string): Promise<readonly string[]> {
  const checks = await atRest(server.db, (tx) => verifyShop(tx, kode_toko, truths));
  return checks.filter(({ selisih }) => !selisih.isZero()).map(({ kunci }) => kunci);
}

const batalTerima = async (no_terima: string) => {
  const nilai = { alasan: 'salah hitung' };
  const context = atWork('KASIR2', 'KASIR', {}, { ...SHOP, kode_toko: PUSAT });
  const otorisasi = await izin(server.db, 'BATAL TERIMA UANG', no_terima, nilai, 'SPV2', context);
  return pusat('POST', `terima-uang/${no_terima}/batal`, { ...nilai, otorisasi }, key());
};

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.shop(PUSAT, { inisial: 'HO', level: 'PUSAT', nama_toko: 'KILAU PUSAT' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/kirim-uang-pusat', '/laporan-kirim-uang-pusat']);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.user(PUSAT, 'KASIR2', 'KASIR', ['/terima-uang-kas', '/laporan-terima-uang-pusat']);
  await server.user(PUSAT, 'SPV2', 'SPV');
  cabang = await server.as('KL01', 'KASIR1');
  pusat = await server.as(PUSAT, 'KASIR2');
});

describe('money to head office', () => {
  it('leaves the drawer, is on its way, is received whole, and is known where it came from', async () => {
    const sent = await send(cabang, { keterangan: 'setoran sore' });
    expect(sent).toMatchObject({
      status: 201,
      body: {
        nomor_referensi: 'KL-KU-261121-0001',
        status: 'OPEN',
        jumlah_rp: JUMLAH,
        input_by: 'KASIR1',
        tgl_system: '2026-11-21',
        tujuan: 'KILAU PUSAT',
        no_reff: 'SEGEL 77',
        boleh: ['batal'],
        nota_kirim: { nomor_referensi: 'KL-KU-261121-0001', jumlah_rp: JUMLAH, tujuan: 'KILAU PUSAT' },
      },
    });
    const { nomor } = sent.body as Isi;
    expect(await buku('KL01')).toEqual({ 'KAS KASIR1': -JUMLAH, [`UANG_KIRIM ${nomor}`]: JUMLAH });
    expect(await buku(PUSAT)).toEqual({});

    const jalan = { nomor_referensi: nomor, status: 'OPEN', dari_toko: 'KL01', jumlah_rp: JUMLAH, no_terima: null };
    expect(await baca(pusat, `kirim-uang/${nomor}`)).toMatchObject({ ...jalan, umur: 0 });
    expect(await baca(pusat, 'terima-uang/di-jalan')).toMatchObject({ data: [jalan] });
    // Head office is a day behind: what comes of tomorrow is no day old.
    const hari = (tgl: string) =>
      server.db.query(`update hari_toko set tgl_system = $2 where kode_toko = $1`, [PUSAT, tgl]);
    await hari('2026-11-20');
    expect(await baca(pusat, `kirim-uang/${nomor}`)).toMatchObject({ umur: 0 });
    await hari('2026-11-21');

    const diterima = await terima(nomor, { jumlah: JUMLAH });
    expect(diterima).toMatchObject({
      status: 200,
      body: { no_terima: 'HO-TU-261121-0001', nomor_referensi: nomor, jumlah_rp: JUMLAH, dikirim_oleh: 'KASIR1' },
    });
    expect(await buku(PUSAT)).toEqual({ 'KAS KASIR2': JUMLAH, 'RK KL01': -JUMLAH });
    // Here it is still on its way: what head office has done is told, not written into these books.
    expect(await baca(cabang, `kirim-uang/${nomor}`)).toMatchObject({ status: 'OPEN', no_terima: null });
    expect(await baca(pusat, 'terima-uang/di-jalan')).toEqual({ data: [] });

    await kabarkan();
    expect(await baca(cabang, `kirim-uang/${nomor}`)).toMatchObject({
      status: 'DONE',
      sisa: 0,
      no_terima: 'HO-TU-261121-0001',
      diterima_oleh: 'KASIR2',
      tgl_terima: '2026-11-21',
      boleh: [],
    });
    expect(await buku('KL01')).toEqual({ 'KAS KASIR1': -JUMLAH, 'RK HO': JUMLAH });
    expect([await beda('KL01'), await beda(PUSAT)]).toEqual([[], []]);
  });

  it('is received once: by the same call again, by another one, by its message again', async () => {
    const { nomor } = await kirim();
    const kunci = key();
    const pertama = await terima(nomor, {}, kunci);
    expect(await terima(nomor, {}, kunci)).toMatchObject({ status: 200, body: pertama.body });
    const no_terima = (pertama.body as Isi)['no_terima'];
    expect(await terima(nomor)).toMatchObject({
      status: 409,
      body: { code: 'kiriman_uang_diterima', params: { nomor, no_terima, oleh: 'KASIR2' } },
    });
    const before = await buku(PUSAT);
    await kabarkan();
    await server.db.query(`update outbox set keadaan = 'MENUNGGU', lagi_pada = dibuat where nomor = $1`, [no_terima]);
    await kabarkan();
    expect(await buku(PUSAT)).toEqual(before);
    expect((await baca(cabang, `kirim-uang/${nomor}`))['versi']).toBe(2);
    expect([await beda('KL01'), await beda(PUSAT)]).toEqual([[], []]);
  });

  it('goes to one of two who receive it at the same moment', async () => {
    const { nomor } = await kirim();
    const kas = (await buku(PUSAT))['KAS KASIR2'] ?? 0;
    const both = await Promise.all([terima(nomor), terima(nomor), terima(nomor)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await buku(PUSAT))['KAS KASIR2']).toBe(kas + JUMLAH);
    await kabarkan();
    expect([await beda('KL01'), await beda(PUSAT)]).toEqual([[], []]);
  });

  it('is either received or taken back, when both are asked at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { nomor } = await kirim();
      const nilai = { alasan: 'batal setor' };
      const otorisasi = await izin(server.db, 'BATAL KIRIM UANG', nomor, nilai, 'SPV1', atWork('KASIR1'));
      const [diterima, dibatalkan] = await Promise.all([
        terima(nomor),
        cabang('POST', `kirim-uang/${nomor}/batal`, { ...nilai, otorisasi }, key()),
      ]);
      expect(
        [diterima.status, dibatalkan.status].toSorted((a, b) => a - b),
        `${diterima.text} ${dibatalkan.text}`,
      ).toEqual([200, 409]);
      await kabarkan();
      const { status } = await baca(cabang, `kirim-uang/${nomor}`);
      expect(status).toBe(diterima.status === 200 ? 'DONE' : 'CANC');
    }
    expect([await beda('KL01'), await beda(PUSAT)]).toEqual([[], []]);
  });

  it('comes back into the drawer before it is received, with an approval, and is not received then', async () => {
    const before = await buku('KL01');
    const { nomor } = await kirim();
    const nilai = { alasan: 'batal setor' };
    expect(await cabang('POST', `kirim-uang/${nomor}/batal`, nilai, key())).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan' },
    });
    const otorisasi = await izin(server.db, 'BATAL KIRIM UANG', nomor, nilai, 'SPV1', atWork('KASIR1'));
    expect(await cabang('POST', `kirim-uang/${nomor}/batal`, { ...nilai, otorisasi }, key())).toMatchObject({
      status: 200,
      body: { status: 'CANC' },
    });
    expect(await buku('KL01')).toEqual(before);
    expect(await terima(nomor)).toMatchObject({ status: 409, body: { code: 'keadaan_tidak_sesuai' } });
  });

  it('is on its way again when its receipt is taken back, and may be received anew, whatever is told first', async () => {
    const { nomor } = await kirim();
    const pertama = (await terima(nomor)).body as Isi;
    expect((await batalTerima(pertama.nomor)).status).toBe(200);
    const kedua = (await terima(nomor)).body as Isi;
    // The three messages come the wrong way round.
    await kabarkan(true);
    expect(await baca(cabang, `kirim-uang/${nomor}`)).toMatchObject({
      status: 'DONE',
      no_terima: kedua.nomor,
      versi: 4,
    });
    expect((await batalTerima(kedua.nomor)).status).toBe(200);
    await kabarkan();
    expect(await baca(cabang, `kirim-uang/${nomor}`)).toMatchObject({ status: 'OPEN', no_terima: null, sisa: JUMLAH });
    expect([await beda('KL01'), await beda(PUSAT)]).toEqual([[], []]);
  });

  it('is refused where it does not fit: the amount, the shop, the number', async () => {
    const { nomor } = await kirim();
    expect(await terima(nomor, { jumlah: JUMLAH - 1 })).toMatchObject({
      status: 422,
      body: { fields: { jumlah: expect.any(String) as unknown } },
    });
    expect(await terima('KL-KU-261121-9999')).toMatchObject({ status: 404, body: { code: 'kiriman_uang_tidak_ada' } });
    expect((await pusat('GET', 'kirim-uang/KL-KU-261121-9999')).body).toMatchObject({
      code: 'dokumen_tidak_ditemukan',
    });
    for (const kode_tujuan of ['KL01', 'TIDAK ADA']) {
      expect((await send(cabang, { kode_tujuan })).body).toMatchObject({
        fields: { kode_tujuan: expect.any(String) as unknown },
      });
    }
    // Head office has nobody above it: it has to say where to.
    await server.user(PUSAT, 'KASIR3', 'KASIR', ['/kirim-uang-pusat']);
    expect((await send(await server.as(PUSAT, 'KASIR3'))).body).toMatchObject({
      fields: { kode_tujuan: expect.any(String) as unknown },
    });
    for (const bukan of ['%20', '%01']) {
      expect(await terima(bukan)).toMatchObject({ status: 422, body: { code: 'data_tidak_valid' } });
    }
  });

  it('stands in the reports of both shops, under the calls of the specification', async () => {
    interface Laporan {
      readonly grup: readonly { readonly baris: readonly Isi[] }[];
    }
    const rows = async (call: Call, path: string) =>
      ((await call('GET', path)).body as Laporan).grup.flatMap(({ baris }) => baris);
    const sent = await rows(cabang, 'laporan/kirim-uang-pusat');
    expect(sent[0]).toMatchObject({
      nomor_referensi: 'KL-KU-261121-0001',
      no_reff: 'SEGEL 77',
      tujuan: 'KILAU PUSAT',
      input_by: 'KASIR1',
      jumlah_rp: JUMLAH,
      status: 'DONE',
      no_terima: 'HO-TU-261121-0001',
    });
    expect((await rows(cabang, 'laporan/kirim-uang-pusat?status=OPEN')).every(({ status }) => status === 'OPEN')).toBe(
      true,
    );
    const came = await rows(pusat, 'kirim-uang-history');
    expect(came[0]).toMatchObject({ no_terima: 'HO-TU-261121-0001', dikirim_oleh: 'KASIR1', diterima_oleh: 'KASIR2' });
    expect(came.every(({ status }) => status === 'DONE')).toBe(true);
    // One that was taken back stays where everything is asked for.
    const semua = await rows(pusat, 'kirim-uang-history?status=ALL');
    expect(new Set(semua.map(({ status }) => status))).toEqual(new Set(['DONE', 'CANC']));
    const daftar = async (query: string) =>
      ((await cabang('GET', `kirim-uang${query}`)).body as { data: readonly Isi[] }).data;
    expect((await daftar('?status=DONE')).length).toBeGreaterThan(2);
    // The words for everything are those of the reports (specification, section 4).
    for (const query of ['?status=ALL', '?status=SEMUA', '?kode_tujuan=ALL', '?kode_sales=SEMUA']) {
      expect(await daftar(query), query).toEqual(await daftar(''));
    }
  });

  it('keeps the shop that sent it in use, until it is there', async () => {
    await server.shop('KL07', { inisial: 'K7' });
    await server.user('KL07', 'KASIR7', 'KASIR', ['/kirim-uang-pusat']);
    await server.user(PUSAT, 'OWNER2', 'OWN');
    await server.db.query(`update para_system set value = 'true' where key = 'KIRIM_BARANG_MODULE'`);
    const [owner, tujuh] = [await server.as(PUSAT, 'OWNER2'), await server.as('KL07', 'KASIR7')];
    const { nomor } = (await send(tujuh)).body as Isi;
    expect(await owner('DELETE', 'tokos/KL07')).toMatchObject({
      status: 409,
      body: { code: 'toko_masih_ditunggu', params: { kode_toko: 'KL07', jumlah: 1, nomor } },
    });
    expect((await tujuh('GET', `kirim-uang/${nomor}`)).status).toBe(200);
    expect((await terima(nomor)).status).toBe(200);
    await kabarkan();
    expect((await owner('DELETE', 'tokos/KL07')).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await send(cabang, { kode_tujuan: 'KL07' })).toMatchObject({ status: 422 });
  });
});
