import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, izin, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { deadlocks } from '../../testing/deadlocks.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, isiJual, KTP, luar, terjual } from '../../testing/pembelian.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
/** What P1 of the domain guide comes to. */
const LAMA = 3_043_000;

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

type Baris = Readonly<Record<string, unknown>>;
interface Isi {
  readonly baru: readonly string[];
  readonly lama?: readonly Baris[];
  readonly bayar?: readonly Baris[];
  readonly more?: object;
}
const isi = ({ baru, lama = [], bayar = [], more = {} }: Isi) =>
  isiJual(baru, [...(lama.length > 0 ? [{ jenis: 'TUKAR', barang: lama, ...more }] : []), ...bayar]);
const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
const jual = (asked: Isi) => shop.db.tx((tx) => papers.make(tx, 'penjualan', isi(asked)));
const ubah = (nomor: string, asked: Isi, versi: number) =>
  shop.db.tx((tx) => papers.change(tx, 'penjualan', nomor, isi(asked), versi));
const validasi = (nomor: string) => shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
const tolak = (nomor: string) => shop.db.tx((tx) => papers.approved(tx, 'penjualan', nomor, 'tolak'));
async function batal(nomor: string, kategori = 'BATAL TUKAR', oleh = 'SPV1') {
  const input = { alasan: 'salah' };
  const otorisasi = await izin(shop.db, kategori, nomor, input, oleh);
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'batal', { input, otorisasi }));
}
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_nomor, klaim_nomor, kode_baki from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
/** Purchases that a sale has made, in order. */
const dibeli = (sale: string) =>
  shop.db.query<{ no_faktur_group: string; status: string; grand_total: unknown }>(
    `select no_faktur_group, status, grand_total::float8 as grand_total from pembelian where no_tukar = $1
     order by no_faktur_group`,
    [sale],
  );
const fb = async (sale: string) => (await dibeli(sale)).at(-1)?.no_faktur_group ?? '';
const rupiah = async (nomor: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, case when akun = 'KAS' then kategori end, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and e.aset = 'IDR' order by p.waktu, e.akun`,
      [nomor],
    )
  ).map(({ kata }) => kata);
const kembali = async (nota: string) =>
  (
    await shop.db.query<{ status_kembali: string }>(
      `select status_kembali from penjualan_barang where no_faktur_group = $1 order by baris`,
      [nota],
    )
  ).map(({ status_kembali }) => status_kembali);

/** A ring of 2.13 g that was sold on a nota, and the line by which it comes back. */
async function cincinLama() {
  const { nomor: nota, kode } = await terjual(shop);
  const [kode_barcode = ''] = kode;
  return { nota, kode_barcode, line: { kode_barcode, kondisi_barang: 'MULUS' } };
}
/** A ring of a gram, gold at 1,437,000 and stones for 25,000, that costs so much altogether. */
const seharga = (harga: number) => ({
  berat_asli: Dec.from(1),
  tipe_ongkos: 'TOTAL',
  ongkos: Dec.from(harga - 1_437_000 - 25_000),
});
/** One of them. */
async function cincinBaru(harga: number): Promise<string> {
  const [kode = ''] = await pieces(shop.db, 1, seharga(harga));
  return kode;
}

describe('old goods that pay a sale', () => {
  it.each([
    [
      'the customer pays what lacks',
      5_400_000,
      [tunai(2_357_000)],
      ['KAS PENJUALAN 2357000', 'PENJUALAN -5400000', 'TUKAR 3043000'],
      ['KAS BATAL PENJUALAN -2357000', 'PENJUALAN 5400000', 'TUKAR -3043000'],
    ],
    [
      'the shop pays what is over',
      2_500_000,
      [],
      ['KAS TUKAR KURANG -543000', 'PENJUALAN -2500000', 'TUKAR 3043000'],
      ['KAS BATAL TUKAR KURANG 543000', 'PENJUALAN 2500000', 'TUKAR -3043000'],
    ],
  ])('%s, and both papers are taken back together', async (_what, harga, bayar, uang, mundur) => {
    const { nota, kode_barcode, line } = await cincinLama();
    const baru = await cincinBaru(harga);
    const nomor = await jual({ baru: [baru], lama: [line], bayar });
    const beli = await fb(nomor);
    expect(await dibeli(nomor)).toEqual([{ no_faktur_group: beli, status: 'OPEN', grand_total: LAMA }]);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'TERJUAL', klaim_nomor: beli });
    expect(await kembali(nota)).toEqual(['Tersedia']);
    expect(await rupiah(nomor)).toEqual([]);

    await validasi(nomor);
    expect(await rupiah(nomor)).toEqual(uang);
    expect(await rupiah(beli)).toEqual(['PEMBELIAN 3043000', 'TUKAR -3043000']);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'BELI', pemilik_nomor: beli, kode_baki: 'BL1' });
    expect(await piece(baru)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: nomor });
    expect(await kembali(nota)).toEqual(['Tukar']);
    expect(await differences(shop.db)).toEqual([]);

    await batal(nomor);
    expect(await rupiah(nomor)).toEqual([...uang, ...mundur]);
    expect(await rupiah(beli)).toEqual(['PEMBELIAN 3043000', 'TUKAR -3043000', 'PEMBELIAN -3043000', 'TUKAR 3043000']);
    expect(await dibeli(nomor)).toMatchObject([{ status: 'CANC' }]);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: nota, klaim_nomor: null });
    expect(await piece(baru)).toMatchObject({ status: 'TERSEDIA', pemilik_nomor: null });
    expect(await kembali(nota)).toEqual(['Tersedia']);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('come with goods of elsewhere, whose bringer shows who he is, and whose price is approved', async () => {
    const baru = await cincinBaru(9_000_000);
    const barang = luar();
    const asked = { baru: [baru], lama: [barang], bayar: [tunai(9_000_000)] };
    expect(await refused(jual(asked))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'bayar.0.jenis_identitas': { rule: 'tidak_boleh_kosong' }, 'bayar.0.nik_sim_passport': {} },
    });
    const more = KTP;
    const perlu = await refused(jual({ ...asked, more }));
    expect(perlu).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'PEMBELIAN TANPA BARCODE' },
      fields: { 'bayar.0.barang.0.otorisasi': { rule: 'otorisasi_diperlukan' } },
    });
    const nilai = nilaiIzinBeli({
      kode_barcode: '',
      nama_barang: 'CINCIN LAMA',
      kode_group: '700',
      kondisi_barang: 'LECET',
      kadar: 70,
      berat: 4.15,
      berat_nota: null,
      harga_nota: 4_772_500,
      harga_beli: 4_533_500,
    });
    const otorisasi = await izin(shop.db, 'PEMBELIAN TANPA BARCODE', '', nilai);
    const lain = { ...barang, berat: 4.16, otorisasi };
    expect(await refused(jual({ ...asked, lama: [lain], more }))).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    const dengan = { ...asked, lama: [{ ...barang, otorisasi }], more, bayar: [tunai(4_466_500)] };
    const nomor = await jual(dengan);
    // Changed otherwise it keeps what was approved for what came with it, once.
    await ubah(nomor, dengan, 1);
    const dua = { ...dengan, lama: [...dengan.lama, ...dengan.lama], bayar: [] };
    expect(await refused(ubah(nomor, dua, 2))).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
      fields: { 'bayar.0.barang.1.otorisasi': {} },
    });
    await ubah(nomor, dengan, 2);
    await validasi(nomor);
    expect(await rupiah(nomor)).toEqual(['KAS PENJUALAN 4466500', 'PENJUALAN -9000000', 'TUKAR 4533500']);
    const { kode_barcode } = await shop.db.one<{ kode_barcode: string }>(
      `select kode_barcode from pembelian_barang where no_faktur_group = $1`,
      [await fb(nomor)],
    );
    expect(await piece(kode_barcode)).toMatchObject({ status: 'BELI' });
    await batal(nomor);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'KEMBALI' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('are cut less where the condition says so of an exchange', async () => {
    await shop.db.query(`update kondisi_pembelian set potongan_tukar = 10000 where kondisi_barang = 'MULUS'`);
    const { kode_barcode, line } = await cincinLama();
    const nomor = await jual({ baru: [await cincinBaru(5_400_000)], lama: [line], bayar: [tunai(2_500_000)] });
    // 3,086,000 less 2.13 g at 10,000, down to a full 500.
    expect(await dibeli(nomor)).toMatchObject([{ grand_total: 3_064_500 }]);
    await tolak(nomor);
    expect(await piece(kode_barcode)).toMatchObject({ klaim_nomor: null });
    const sendiri = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([line])));
    expect(
      await shop.db.one(`select grand_total::float8 as harga from pembelian where no_faktur_group = $1`, [sendiri]),
    ).toEqual({ harga: LAMA });
    await shop.db.tx((tx) => papers.approved(tx, 'pembelian', sendiri, 'tolak'));
    await shop.db.query(`update kondisi_pembelian set potongan_tukar = null`);
  });
});

describe('what is refused', () => {
  it('is told at the payment that brings the goods', async () => {
    const { kode_barcode, line } = await cincinLama();
    const baru = await cincinBaru(5_400_000);
    const bayar = [tunai(2_357_000)];
    const salah = async (lama: readonly Baris[], more: object = {}) =>
      refused(jual({ baru: [baru], lama, bayar, more }));
    expect(await salah([line, line])).toMatchObject({
      code: 'barang_ganda',
      fields: { 'bayar.0.barang.1.kode_barcode': {} },
    });
    expect(await salah([{ kode_barcode: baru, kondisi_barang: 'MULUS' }])).toMatchObject({
      code: 'barang_belum_terjual',
    });
    expect(await salah([line], { jumlah: 3_000_000 })).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'bayar.0.jumlah': { rule: 'jumlah_sudah_pasti', params: { jumlah: LAMA } } },
    });
    expect(await refused(jual({ baru: [baru], bayar: [{ ...tunai(5_400_000), barang: [line] }] }))).toMatchObject({
      fields: { 'bayar.0.barang': { rule: 'hanya_untuk_tukar' } },
    });
    expect(await refused(jual({ baru: [baru], bayar: [{ jenis: 'TUKAR' }, tunai(5_400_000)] }))).toMatchObject({
      fields: { 'bayar.0.barang': { rule: 'tidak_boleh_kosong' } },
    });
    expect(await refused(jual({ baru: [baru], lama: [line], bayar: [tunai(2_000_000)] }))).toMatchObject({
      code: 'pembayaran_kurang',
      params: { kurang: 357_000 },
    });
    expect(await piece(kode_barcode)).toMatchObject({ klaim_nomor: null });
    expect(() => isi({ baru: [baru], lama: [{ kode_barcode }], bayar })).toThrow('kondisi_barang');
  });

  it('holds the piece while the exchange waits, and for good once it is booked', async () => {
    const { kode_barcode, line } = await cincinLama();
    const asked = async () => ({ baru: [await cincinBaru(5_400_000)], lama: [line], bayar: [tunai(2_357_000)] });
    const nomor = await jual(await asked());
    const beli = await fb(nomor);
    const lagi = async () => refused(jual(await asked()));
    expect(await lagi()).toMatchObject({ code: 'barang_sedang_dipesan', params: { kode_barcode, nomor: beli } });
    await validasi(nomor);
    expect(await lagi()).toMatchObject({ code: 'barang_sudah_dibeli', params: { kode_barcode } });
    await batal(nomor);
    await validasi(await jual(await asked()));
    expect(await differences(shop.db)).toEqual([]);
  });

  it('keeps the purchase of an exchange from being booked, refused, changed or taken back alone', async () => {
    const { line } = await cincinLama();
    const nomor = await jual({ baru: [await cincinBaru(5_400_000)], lama: [line], bayar: [tunai(2_357_000)] });
    const beli = await fb(nomor);
    const terkait = { code: 'dokumen_terkait', params: { nomor: beli, sebab: nomor } };
    const lakukan = (deed: string) => refused(shop.db.tx((tx) => papers.done(tx, 'pembelian', beli, deed)));
    expect(await lakukan('validasi')).toMatchObject(terkait);
    expect(await refused(shop.db.tx((tx) => papers.approved(tx, 'pembelian', beli, 'tolak')))).toMatchObject(terkait);
    expect(await refused(shop.db.tx((tx) => papers.change(tx, 'pembelian', beli, isiBeli([line]), 1)))).toMatchObject(
      terkait,
    );
    await validasi(nomor);
    expect(await refused(shop.db.tx((tx) => papers.approved(tx, 'pembelian', beli, 'batal')))).toMatchObject(terkait);
    // A normal cancel is not one of an exchange, nor the other way round.
    expect(await refused(batal(nomor, 'BATAL PENJUALAN'))).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    expect(
      await refused(shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'batal', { input: { alasan: 'x' } }))),
    ).toMatchObject({ code: 'otorisasi_diperlukan', params: { kategori: 'BATAL TUKAR' } });
    await batal(nomor);
    const biasa = await terjual(shop);
    expect(await refused(batal(biasa.nomor, 'BATAL TUKAR'))).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    await batal(biasa.nomor, 'BATAL PENJUALAN');
    expect(await differences(shop.db)).toEqual([]);
  });

  it('takes an owner on a later day, and nobody once an old piece is no longer where it was bought to', async () => {
    const { kode_barcode, line } = await cincinLama();
    const nomor = await jual({ baru: [await cincinBaru(5_400_000)], lama: [line], bayar: [tunai(2_357_000)] });
    await validasi(nomor);
    const hari = (tgl: string) =>
      shop.db.query('update hari_toko set tgl_system = $2 where kode_toko = $1', [kode_toko, tgl]);
    await hari('2026-11-22');
    expect(await refused(batal(nomor))).toMatchObject({ code: 'otorisasi_pemilik' });
    await hari(SHOP.tgl_system);
    await shop.db.query(`update barang set klaim_jenis = 'pembelian', klaim_nomor = 'X' where kode_barcode = $1`, [
      kode_barcode,
    ]);
    expect(await refused(batal(nomor))).toMatchObject({ code: 'barang_sedang_dipesan' });
    expect(await dibeli(nomor)).toMatchObject([{ status: 'DONE' }]);
    await shop.db.query(`update barang set klaim_jenis = null, klaim_nomor = null where kode_barcode = $1`, [
      kode_barcode,
    ]);
    await hari('2026-11-22');
    await batal(nomor, 'BATAL TUKAR', 'OWNER');
    await hari(SHOP.tgl_system);
    expect(await dibeli(nomor)).toMatchObject([{ status: 'CANC' }]);
  });
});

describe('a sale that waits', () => {
  it('becomes an exchange, another one, and none again', async () => {
    const [pertama, kedua] = [await cincinLama(), await cincinLama()];
    const baru = [await cincinBaru(5_400_000)];
    const nomor = await jual({ baru, bayar: [tunai(5_400_000)] });
    const bayar = [tunai(2_357_000)];
    await ubah(nomor, { baru, lama: [pertama.line], bayar }, 1);
    expect(await dibeli(nomor)).toMatchObject([{ status: 'OPEN' }]);
    await ubah(nomor, { baru, lama: [kedua.line], bayar }, 2);
    expect((await dibeli(nomor)).map(({ status }) => status)).toEqual(['CANC', 'OPEN']);
    expect(await piece(pertama.kode_barcode)).toMatchObject({ klaim_nomor: null });
    await ubah(nomor, { baru, lama: [kedua.line, pertama.line] }, 3);
    expect(await dibeli(nomor)).toMatchObject([{}, {}, { status: 'OPEN', grand_total: 2 * LAMA }]);
    await ubah(nomor, { baru, bayar: [tunai(5_400_000)] }, 4);
    expect((await dibeli(nomor)).map(({ status }) => status)).toEqual(['CANC', 'CANC', 'CANC']);
    expect(await piece(kedua.kode_barcode)).toMatchObject({ klaim_nomor: null });
    await validasi(nomor);
    expect(await rupiah(nomor)).toEqual(['KAS PENJUALAN 5400000', 'PENJUALAN -5400000']);
    await batal(nomor, 'BATAL PENJUALAN');
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('many at once', () => {
  it('of twenty exchanges of one piece one is made, and none waits for another for ever', async () => {
    const { line } = await cincinLama();
    const baru = await pieces(shop.db, 20, seharga(5_400_000));
    const before = await deadlocks(shop.db);
    const tries = await Promise.allSettled(
      baru.map((kode) => jual({ baru: [kode], lama: [line], bayar: [tunai(2_357_000)] })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const kode = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
    expect(new Set(kode)).toEqual(new Set(['barang_sedang_dipesan']));
    expect(await deadlocks(shop.db)).toBe(before);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('crossed: makes, changes, bookings and cancels of exchanges that share pieces meet in one order', async () => {
    const lama = [await cincinLama(), await cincinLama(), await cincinLama()];
    const baru = await pieces(shop.db, 3, seharga(5_400_000));
    const before = await deadlocks(shop.db);
    const pasang = [0, 1, 2].flatMap((a) =>
      [0, 1, 2].map((b) => ({ baru: [baru[a] ?? ''], lama: [lama[b]?.line ?? {}] })),
    );
    const made = await Promise.allSettled(pasang.map((one) => jual({ ...one, bayar: [tunai(2_357_000)] })));
    const sales = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(sales.length).toBeGreaterThan(0);
    await Promise.allSettled(
      sales.flatMap((nomor) => [
        validasi(nomor),
        ...pasang.slice(0, 4).map((one) => ubah(nomor, { ...one, bayar: [tunai(2_357_000)] }, 1)),
      ]),
    );
    expect(await deadlocks(shop.db)).toBe(before);
    expect(await differences(shop.db)).toEqual([]);
  });
});
