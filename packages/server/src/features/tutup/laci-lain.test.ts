import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const TGL = '2026-11-21';

let spv: Call;
let keys = 0;
const post = (call: Call, path: string, body: object) =>
  call('POST', path, body, { 'idempotency-key': `laci-lain-uji-${(keys += 1)}` });
const kas = (call: Call, arah: 'TAMBAH' | 'AMBIL', jumlah: number) =>
  post(call, 'kas', { arah, kode_transaksi: 'RECEH', jumlah, keterangan: 'receh' });
/** A count with the approval that it asks for. */
async function hitung(isi: Readonly<Record<string, unknown>>, nilai: Readonly<Record<string, unknown>>) {
  const otorisasi = await izin(server.db, 'SELISIH KAS', '', { ...isi, ...nilai }, 'OWNER', atWork('SPV1'));
  return post(spv, 'hitung-laci', { ...isi, otorisasi });
}

interface Uang {
  readonly urut: number;
  readonly entri: number;
  readonly dari_user: string;
  readonly jumlah: number;
}
const uangDari = async (laci: string) =>
  ((await spv('GET', `pengalihan-saldo/uang?input_by=${laci}`)).body as { readonly data: readonly Uang[] }).data;
const alih = (ke_user: string, rows: readonly Uang[], more: object = {}) =>
  post(spv, 'pengalihan-saldo', {
    ke_user,
    uang: rows.map(({ urut, entri, dari_user }) => ({ urut, entri, dari_user, ...more })),
  });
const laci = async () =>
  Object.fromEntries(
    (
      await server.db.query<{ sub: string; jumlah: number }>(
        `select sub, jumlah::float8 as jumlah from saldo where kode_toko = 'KL01' and akun = 'KAS' and jumlah <> 0`,
      )
    ).map(({ sub, jumlah }) => [sub, jumlah]),
  );
const belumDihitung = async () =>
  (
    (await spv('GET', 'tutup-toko/periksa')).body as {
      readonly periksa: readonly { readonly kunci: string; readonly contoh: readonly string[] }[];
    }
  ).periksa.find(({ kunci }) => kunci === 'laci')?.contoh;

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.shop('PST', { nama_toko: 'KILAU PUSAT', level: 'PUSAT' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/uang-kas']);
  await server.user('KL01', 'KASIR2', 'KASIR', ['/uang-kas']);
  await server.user('KL01', 'SPV1', 'SPV', ['/tutup-toko', '/pengalihan-saldo-uang', '/laporan-keuangan-cash']);
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('PST', 'OWNERPST', 'OWN');
  await server.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'RECEH', 'UANG RECEH', 'SEMUA')`,
  );
  spv = await server.as('KL01', 'SPV1');
});

describe('a drawer whose user is not one of the shop', () => {
  it('is counted: of one who left, and of one of the head office who worked here', async () => {
    await kas(await server.as('KL01', 'KASIR1'), 'TAMBAH', 100_000);
    await server.db.query(`update users set status_aktif = false where user_id = 'KASIR1'`);
    const pusat = await server.as('PST', 'OWNERPST');
    const diCabang: Call = (method, path, body, headers) =>
      pusat(method, path, body, { ...headers, 'x-kode-toko': 'KL01' });
    expect((await kas(diCabang, 'TAMBAH', 50_000)).status).toBe(201);
    expect(await belumDihitung()).toEqual(['KASIR1', 'OWNERPST']);
    expect(await post(spv, 'hitung-laci', { laci: 'KASIR1', dihitung: 100_000 })).toMatchObject({ status: 201 });
    const kurang = { laci: 'OWNERPST', dihitung: 45_000 };
    expect(await hitung(kurang, { selisih: -5000, beban: 'TOKO' })).toMatchObject({ status: 201 });
    expect(await belumDihitung()).toEqual([]);
    expect(await differences(server.db)).toEqual([]);
  });

  it('gives its money of today to another drawer', async () => {
    for (const dari of ['KASIR1', 'OWNERPST']) {
      expect((await alih('KASIR2', await uangDari(dari))).status).toBe(201);
    }
    expect(await laci()).toEqual({ KASIR2: 145_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is refused at its field where the books know no such drawer', async () => {
    const takAda = (di: string) => ({
      status: 422,
      body: { code: 'rujukan_tidak_ada', fields: { [di]: expect.any(String) } },
    });
    expect(await post(spv, 'hitung-laci', { laci: 'TIDAKADA', dihitung: 1 })).toMatchObject(takAda('laci'));
    const [row] = await uangDari('KASIR2');
    expect(await alih('SPV1', row ? [row] : [], { dari_user: 'TIDAKADA' })).toMatchObject(takAda('uang.0.dari_user'));
    expect(await alih('KASIR1', row ? [row] : [])).toMatchObject(takAda('ke_user'));
  });
});

describe('a drawer whose books are below zero', () => {
  const isi = { laci: 'SPV2', dihitung: 20_000, beban: 'LACI', dari_laci: 'KASIR2' };

  it('is counted for what lies there, which came out of another drawer: nothing is found', async () => {
    await server.user('KL01', 'SPV2', 'SPV', ['/uang-kas']);
    expect((await kas(await server.as('KL01', 'SPV2'), 'AMBIL', 60_000)).status).toBe(201);
    expect(await hitung(isi, { selisih: 80_000 })).toMatchObject({
      status: 201,
      body: { total: 20_000, menurut_buku: -60_000, selisih: 80_000, beban: 'LACI', dari_laci: 'KASIR2' },
    });
    expect(await laci()).toEqual({ KASIR2: 65_000, SPV2: 20_000 });
    // The other drawer has moved, and is to be counted, as are those whose money was handed on.
    expect(await belumDihitung()).toEqual(['KASIR1', 'KASIR2', 'OWNERPST']);
    const ditemukan = `select coalesce(sum(jumlah), 0)::int as jumlah from saldo where akun = 'SELISIH_KAS'`;
    expect(await server.db.one(ditemukan)).toEqual({ jumlah: 5000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is neither income nor spent for the shop, in its cash book and at its closing', async () => {
    const { body } = await spv('GET', `laporan/keuangan-cash?tgl_from=${TGL}&tgl_to=${TGL}`);
    expect(body).toMatchObject({ total: { masuk: 150_000, keluar: 65_000, saldo: 85_000 } });
    expect((await spv('GET', 'tutup-toko/periksa')).body).toMatchObject({
      kas: { pemasukan: 150_000, pengeluaran: 65_000, akhir: 85_000 },
    });
  });

  it('is out of one other drawer that is told, and only where more lies there than the books say', async () => {
    for (const [lain, field] of [
      [{ dari_laci: undefined }, 'dari_laci'],
      [{ dari_laci: 'SPV2' }, 'dari_laci'],
      [{ dari_laci: 'TIDAKADA' }, 'dari_laci'],
      [{ beban: 'TOKO' }, 'dari_laci'],
      [{ dihitung: 20_000 }, 'beban'],
      [{ dihitung: 10_000 }, 'beban'],
      [{ dihitung: -1 }, 'dihitung'],
    ] as const) {
      const salah = { ...isi, dihitung: 30_000, ...lain };
      const { status, body } = await post(spv, 'hitung-laci', salah);
      expect([lain, status, Object.keys((body as { fields: object }).fields)]).toEqual([lain, 422, [field]]);
    }
  });

  it('is what it was, and so is the other one, once the count is taken back', async () => {
    const { nomor } = await server.db.one<{ nomor: string }>(`select nomor from hitung_laci where beban = 'LACI'`);
    const alasan = { alasan: 'salah laci' };
    const otorisasi = await izin(server.db, 'BATAL HITUNG LACI', nomor, alasan, 'OWNER', atWork('SPV1'));
    expect(await post(spv, `hitung-laci/${nomor}/batal`, { ...alasan, otorisasi })).toMatchObject({
      body: { status: 'CANC' },
    });
    expect(await laci()).toEqual({ KASIR2: 145_000, SPV2: -60_000 });
    expect(await differences(server.db)).toEqual([]);
  });
});
