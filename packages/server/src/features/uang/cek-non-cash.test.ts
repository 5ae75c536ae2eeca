import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { People, type As } from '../../testing/people.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const server = testApp();
const people = new People(server);
const BCA = '008123';
const NYALA = { VALIDASI_NON_CASH_MODULE: 'true' };
const LEVEL = { level: 'KASIR', akses: ['/transaksi-penjualan', '/validasi-non-cash', '/tutup-toko'] } as const;
const kasir: As = { ...LEVEL, modules: { ...NYALA, VALIDASI_PENJUALAN_MODULE: 'false' } };

interface Baris {
  readonly no_dokumen: string;
  readonly ke_bayar: number;
  readonly baris_bayar: number;
  readonly jenis_dokumen: string;
  readonly keadaan: string;
  readonly seharusnya: number;
  readonly no_cek: string | null;
}
interface Daftar {
  readonly data: readonly Baris[];
  readonly rekening: readonly Readonly<Record<string, unknown>>[];
}

let keys = 0;
const post = (path: string, body: object, as = kasir, key = `non-cash-uji-${(keys += 1)}`) =>
  people.call('POST', path, as, body, { 'idempotency-key': key });
const daftar = async (query = '') =>
  (await people.call('GET', `validasi-non-cash?${query}`, kasir)).body as unknown as Daftar;
const sebut = ({ jenis_dokumen, no_dokumen, ke_bayar, baris_bayar }: Baris) => ({
  jenis_dokumen,
  no_dokumen,
  ke_bayar,
  baris_bayar,
});

/** A ring is sold and paid as given. @returns number of the sale. */
async function jual(bayar: readonly object[]): Promise<string> {
  const [kode_barcode = ''] = await pieces(server.db, 1);
  const told = await post('penjualan', { kode_sales: 'SL01', barang: [{ kode_barcode }], bayar });
  if (told.status !== 201) throw new Error(told.text);
  return String(told.body['nomor']);
}
const HARGA = 3_192_500;
const qris = () => jual([{ jenis: 'QRIS', no_rekening: BCA, jumlah: HARGA }]);
const barisOf = async (no_dokumen: string): Promise<Baris> => {
  const found = (await daftar()).data.find((row) => row.no_dokumen === no_dokumen);
  if (!found) throw new Error(`${no_dokumen} is not listed`);
  return found;
};

async function buku(): Promise<Readonly<Record<string, number>>> {
  const rows = await server.db.query<{ akun: string; jumlah: number }>(
    `select akun, sum(jumlah)::float8 as jumlah from saldo where akun in ('BANK', 'BIAYA_FEE', 'SELISIH_KAS')
     group by akun having sum(jumlah) <> 0`,
  );
  return Object.fromEntries(rows.map(({ akun, jumlah }) => [akun, jumlah]));
}
const beda = (dari: Readonly<Record<string, number>>, ke: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(dari), ...Object.keys(ke)])]
      .map((akun): [string, number] => [akun, (ke[akun] ?? 0) - (dari[akun] ?? 0)])
      .filter(([, jumlah]) => jumlah !== 0),
  );

/** Asks for a check with a difference, with the approval of exactly that. */
async function selisih(row: Baris, jumlah_masuk: number, sebab: string) {
  const body = { ...sebut(row), hasil: 'SELISIH', jumlah_masuk, sebab, keterangan: null };
  const asked = await post('cek-non-cash', body);
  expect(asked).toMatchObject({ status: 422, body: { code: 'otorisasi_diperlukan' } });
  const nilai = JSON.parse((asked.body['params'] as { nilai: string }).nilai) as Record<string, unknown>;
  expect(nilai).toMatchObject({ selisih: jumlah_masuk - row.seharusnya, sebab });
  const { user_id } = await people.person(kasir);
  const otorisasi = await izin(server.db, 'SELISIH NON CASH', '', nilai, 'SPV1', atWork(user_id));
  return post('cek-non-cash', { ...body, otorisasi });
}

beforeAll(() => openShop(server.db));

describe('payments that went to an account', () => {
  it('come less than was booked: what the bank kept is a fee of today, by approval (row 10 of the day)', async () => {
    const row = await barisOf(await qris());
    expect(row).toMatchObject({ cara: 'QRIS', seharusnya: HARGA, keadaan: 'BELUM', umur: 0, no_rekening: BCA });
    const before = await buku();
    const made = await selisih(row, HARGA - 7120, 'FEE');
    expect(made).toMatchObject({ status: 201, body: { status: 'DONE', selisih: -7120, jumlah_masuk: HARGA - 7120 } });
    expect(beda(before, await buku())).toEqual({ BANK: -7120, BIAYA_FEE: 7120 });
    expect(await barisOf(row.no_dokumen)).toMatchObject({
      keadaan: 'SELISIH',
      sebab: 'FEE',
      selisih: -7120,
      no_cek: made.body['nomor'],
    });
    expect(await differences(server.db)).toEqual([]);
    // Undone on the same day, it waits again.
    const nilai = { alasan: 'salah baca' };
    const { user_id } = await people.person(kasir);
    const nomor = String(made.body['nomor']);
    const otorisasi = await izin(server.db, 'BATAL VALIDASI NON CASH', nomor, nilai, 'SPV1', atWork(user_id));
    expect(await post(`cek-non-cash/${nomor}/batal`, { ...nilai, otorisasi })).toMatchObject({
      status: 200,
      body: { status: 'CANC' },
    });
    expect(beda(before, await buku())).toEqual({});
    expect(await barisOf(row.no_dokumen)).toMatchObject({ keadaan: 'BELUM', no_cek: null });
    expect(await differences(server.db)).toEqual([]);
  });

  it.each([
    ['KURANG', -50_000, { BANK: -50_000, SELISIH_KAS: 50_000 }],
    ['LEBIH', 1500, { BANK: 1500, SELISIH_KAS: -1500 }],
  ])('come %s: the difference stands against SELISIH_KAS', async (sebab, berapa, moved) => {
    const row = await barisOf(await qris());
    const before = await buku();
    expect((await selisih(row, HARGA + berapa, sebab)).status).toBe(201);
    expect(beda(before, await buku())).toEqual(moved);
    expect(await differences(server.db)).toEqual([]);
  });

  it('are confirmed many at once, a result for each, each once', async () => {
    const kartu = await jual([
      { jenis: 'DEBET', no_rekening: BCA, jumlah: 2_000_000, no_kartu: '1234', fee_persen: 1 },
      { jenis: 'TRANSFER', no_rekening: BCA, jumlah: HARGA - 2_000_000 },
    ]);
    const lain = await barisOf(await qris());
    const berdua = (await daftar()).data.filter(({ no_dokumen }) => no_dokumen === kartu);
    // The shop bears the fee of the card: that was never on the account.
    expect(berdua.map(({ seharusnya }) => seharusnya)).toEqual([1_980_000, HARGA - 2_000_000]);
    const before = await buku();
    const tiada = { ...sebut(lain), baris_bayar: 9 };
    const body = { baris: [...berdua.map(sebut), tiada, sebut(lain)] };
    const told = await post('validasi-non-cash', body, kasir, 'non-cash-uji-sama');
    const expected = [
      { status: 'VALID', no_cek: expect.any(String) as unknown },
      { status: 'VALID' },
      { status: 'GAGAL', code: 'dokumen_tidak_ditemukan' },
      { status: 'VALID' },
    ];
    expect(told).toMatchObject({ status: 200, body: { hasil: expected } });
    expect((await post('validasi-non-cash', body, kasir, 'non-cash-uji-sama')).body).toEqual(told.body);
    expect(beda(before, await buku())).toEqual({});
    expect((await post('validasi-non-cash', { baris: [sebut(lain)] })).body).toMatchObject({
      hasil: [{ status: 'GAGAL', code: 'pembayaran_sudah_dicek' }],
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('are confirmed by one of two who do so at once', async () => {
    const row = await barisOf(await qris());
    const both = await Promise.all([1, 2, 3].map(() => post('validasi-non-cash', { baris: [sebut(row)] })));
    const hasil = both.flatMap(({ body }) => body['hasil'] as readonly { status: string }[]);
    expect(hasil.map(({ status }) => status).toSorted()).toEqual(['GAGAL', 'GAGAL', 'VALID']);
    expect(await differences(server.db)).toEqual([]);
  });

  it('are added up by account, narrowed, and warned of before the day is closed, which they never hold up', async () => {
    const nomor = await qris();
    const { rekening } = await daftar();
    const belum = await daftar('keadaan=BELUM');
    expect(belum.data.map(({ no_dokumen }) => no_dokumen)).toContain(nomor);
    expect(belum.data.every(({ keadaan }) => keadaan === 'BELUM')).toBe(true);
    const belum_rp = belum.data.reduce((sum, { seharusnya }) => sum + seharusnya, 0);
    expect(rekening).toMatchObject([{ no_rekening: BCA, belum: belum.data.length, belum_rp }]);
    expect((await daftar('cara=DEBET')).data).toHaveLength(1);
    interface Periksa {
      readonly periksa: readonly {
        readonly kunci: string;
        readonly jumlah: number;
        readonly contoh: readonly string[];
      }[];
    }
    const periksa = async (as: As) =>
      ((await people.call('GET', 'tutup-toko/periksa', as)).body as unknown as Periksa).periksa.find(
        ({ kunci }) => kunci === 'non_cash',
      );
    expect(await periksa(kasir)).toMatchObject({
      jumlah: belum.data.length,
      contoh: expect.arrayContaining([nomor]) as unknown,
    });
    expect(await periksa({ ...LEVEL, modules: {} })).toMatchObject({ jumlah: 0 });
  });

  it('are refused where result and amount do not go together, and where the module is off', async () => {
    const row = await barisOf(await qris());
    const salah = async (more: object) =>
      Object.keys(
        (await post('cek-non-cash', { ...sebut(row), ...more })).body['fields'] as Readonly<Record<string, string>>,
      );
    expect(await salah({ hasil: 'VALID', jumlah_masuk: HARGA - 1 })).toEqual(['jumlah_masuk']);
    expect(await salah({ hasil: 'SELISIH', jumlah_masuk: HARGA, sebab: 'FEE' })).toEqual(['jumlah_masuk']);
    expect(await salah({ hasil: 'SELISIH' })).toEqual(['jumlah_masuk']);
    expect(await salah({ hasil: 'SELISIH', jumlah_masuk: HARGA + 1, sebab: 'FEE' })).toEqual(['sebab']);
    expect(await salah({ hasil: 'SELISIH', jumlah_masuk: HARGA - 1, sebab: 'LEBIH' })).toEqual(['sebab']);
    expect(await salah({ hasil: 'SELISIH', jumlah_masuk: HARGA - 1 })).toEqual(['sebab']);
    const mati: As = { ...LEVEL, modules: { VALIDASI_PENJUALAN_MODULE: 'false', VALIDASI_NON_CASH_MODULE: 'false' } };
    expect(await post('cek-non-cash', { ...sebut(row), hasil: 'VALID' }, mati)).toMatchObject({ status: 403 });
    expect(await post('validasi-non-cash', { baris: [sebut(row)] }, mati)).toMatchObject({ status: 403 });
    expect((await people.call('GET', 'validasi-non-cash', mati)).status).toBe(200);
  });

  it('wait no more when their sale is taken back', async () => {
    const nomor = await qris();
    const nilai = { alasan: 'batal', kode_baki: 'A01' };
    const owner: As = { level: 'OWN', modules: kasir.modules ?? {} };
    const asked = await post(`penjualan/${nomor}/batal`, nilai, owner);
    const minta = asked.body['params'] as { kategori: string; nilai: string };
    const { user_id } = await people.person(owner);
    const otorisasi = await izin(
      server.db,
      minta.kategori,
      nomor,
      JSON.parse(minta.nilai) as Record<string, unknown>,
      'OWNER',
      atWork(user_id),
    );
    expect((await post(`penjualan/${nomor}/batal`, { ...nilai, otorisasi }, owner)).status).toBe(200);
    expect((await daftar()).data.map(({ no_dokumen }) => no_dokumen)).not.toContain(nomor);
  });
});
