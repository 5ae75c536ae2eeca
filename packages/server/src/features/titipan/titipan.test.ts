import type { Statement } from '../../engine/report/query.ts';
import { reportRows, type ReportRow } from '../../testing/report-rows.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, izin, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { batalTitip } from './batal-titip.query.ts';
import { titipBelumDiambil } from './titip-belum-diambil.query.ts';
import { titipUang } from './titip-uang.query.ts';
import { CINCIN, dari, isiJual, isiTitip, tunai, type Isi } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
type Modules = Readonly<Partial<Record<ModuleKey, string>>>;
const kerja = (user = 'KASIR1', modules: Modules = {}) => atWork(user, 'KASIR', modules);
const transfer = (jumlah: number) => ({ jenis: 'TRANSFER', jumlah, no_rekening: '008123' });

const titip = (kode: readonly string[], uang: readonly Isi[], more: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip(kode, uang, more), context));
const lakukan = (nomor: string, deed: string, input: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.done(tx, 'titipan', nomor, deed, { input, context }));
/** A deposit that stands. */
async function dititip(kode: readonly string[], jumlah: number, more: Isi = {}): Promise<string> {
  const nomor = await titip(kode, [tunai(jumlah)], more);
  await lakukan(nomor, 'validasi');
  return nomor;
}
const bayar = (nomor: string, payments: readonly Isi[], context = kerja()) =>
  lakukan(nomor, 'bayar', { bayar: isiTitip([], payments).bayar }, context);
const batal = (nomor: string, kode_baki: string | null, worked: Isi, context = kerja()) =>
  shop.db.tx((tx) =>
    papers.approved(tx, 'titipan', nomor, 'batal', {
      input: { alasan: 'tidak jadi', ...(kode_baki !== null && { kode_baki }) },
      worked,
      context,
    }),
  );
const jual = (barang: readonly string[], payments: readonly Isi[], context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'penjualan', isiJual(barang, payments), context));
const sah = (nomor: string) => shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
const batalJual = (nomor: string, kode_baki: string | null = null) =>
  shop.db.tx((tx) =>
    papers.approved(tx, 'penjualan', nomor, 'batal', {
      input: { alasan: 'salah', ...(kode_baki !== null && { kode_baki }) },
    }),
  );

const kepala = (nomor: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, total::float8 as total, sisa::float8 as sisa, saldo::float8 as saldo from dokumen
     where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_nomor, klaim_nomor, kode_baki from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
const entri = async (nomor: string, aksi: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, coalesce(nullif(sub, ''), nullif(kode_baki, '')), aset, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and p.aksi like $2 || ' %' order by e.akun, e.aset, e.sub, e.kode_baki`,
      [nomor, aksi],
    )
  ).map(({ kata }) => kata);

beforeAll(() => openShop(shop.db));

/** Scenario c of docs/documents.md, to the last rupiah. */
describe('a deposit', () => {
  it('is left, paid again, picked up, and settled after the sale was cancelled', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    const tt = await titip([kode], [tunai(1_000_000)]);
    expect(tt).toMatch(/^KL-TT-261121-\d{4}$/);
    expect(await kepala(tt)).toEqual({ status: 'OPEN', total: CINCIN, sisa: 0, saldo: 0 });
    expect(await piece(kode)).toMatchObject({ status: 'TERSEDIA', klaim_nomor: tt, kode_baki: 'A01' });

    await lakukan(tt, 'validasi', {}, kerja('KASIR2'));
    expect(await piece(kode)).toEqual({ status: 'TITIP', pemilik_nomor: tt, klaim_nomor: null, kode_baki: 'T01' });
    expect(await entri(tt, 'VALIDASI')).toEqual([
      'KAS KASIR2 IDR 1000000',
      'STOK A01 EMAS:70 -2.13',
      'STOK T01 EMAS:70 2.13',
      'STOK A01 PCS -1',
      'STOK T01 PCS 1',
      `TITIPAN ${tt} IDR -1000000`,
    ]);
    await bayar(tt, [transfer(500_000)]);
    expect(await entri(tt, 'BAYAR')).toEqual(['BANK 008123 IDR 500000', `TITIPAN ${tt} IDR -500000`]);
    expect(await kepala(tt)).toMatchObject({ status: 'DONE', sisa: 1_500_000, saldo: -1_500_000 });

    const fj = await jual([], [dari(tt), tunai(1_692_500)]);
    expect(await kepala(fj)).toMatchObject({ status: 'OPEN', total: CINCIN });
    expect(await piece(kode)).toMatchObject({ status: 'TITIP', pemilik_nomor: tt, klaim_nomor: fj });
    await expect(bayar(tt, [tunai(1)])).rejects.toMatchObject({ code: 'dokumen_terkait', params: { sebab: fj } });
    await expect(batal(tt, null, {})).rejects.toMatchObject({ code: 'dokumen_terkait' });
    await expect(jual([], [dari(tt), tunai(2_000_000)])).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });

    await sah(fj);
    expect(await entri(fj, 'VALIDASI')).toEqual([
      'KAS KASIR1 IDR 1692500',
      'LUAR PELANGGAN EMAS:70 2.13',
      'LUAR PELANGGAN PCS 1',
      'PENJUALAN IDR -3192500',
      'STOK T01 EMAS:70 -2.13',
      'STOK T01 PCS -1',
      `TITIPAN ${tt} IDR 1500000`,
    ]);
    expect(await kepala(tt)).toMatchObject({ status: 'AMBIL', sisa: 0, saldo: 0 });
    expect(await piece(kode)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: fj, klaim_nomor: null });
    expect(await differences(shop.db)).toEqual([]);
    await expect(jual([], [dari(tt), tunai(2_000_000)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(batal(tt, null, {})).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(bayar(tt, [tunai(1)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });

    await expect(batalJual(fj, 'A02')).rejects.toMatchObject({ fields: { kode_baki: { rule: 'kembali_ke_titipan' } } });
    await batalJual(fj);
    expect(await kepala(tt)).toMatchObject({ status: 'DONE', sisa: 1_500_000, saldo: -1_500_000 });
    expect(await piece(kode)).toEqual({ status: 'TITIP', pemilik_nomor: tt, klaim_nomor: null, kode_baki: 'T01' });
    expect(await differences(shop.db)).toEqual([]);

    await batal(tt, 'A02', { kembali: 1_500_000, potongan: 0 });
    expect(await entri(tt, 'BATAL')).toEqual([
      'KAS KASIR1 IDR -1500000',
      'STOK A02 EMAS:70 2.13',
      'STOK T01 EMAS:70 -2.13',
      'STOK A02 PCS 1',
      'STOK T01 PCS -1',
      `TITIPAN ${tt} IDR 1500000`,
    ]);
    expect(await kepala(tt)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await piece(kode)).toEqual({ status: 'TERSEDIA', pemilik_nomor: null, klaim_nomor: null, kode_baki: 'A02' });
    await expect(jual([], [dari(tt), tunai(2_000_000)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('takes its last payment back the way it came', async () => {
    const tt = await dititip(await pieces(shop.db, 1), 200_000);
    await bayar(tt, [transfer(300_000)]);
    await shop.db.tx((tx) => papers.approved(tx, 'titipan', tt, 'batal-bayar'));
    expect(await entri(tt, 'BATAL-BAYAR')).toEqual(['BANK 008123 IDR -300000', `TITIPAN ${tt} IDR 300000`]);
    expect(await kepala(tt)).toMatchObject({ status: 'DONE', sisa: 200_000, saldo: -200_000 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is changed and refused while it waits', async () => {
    const [pertama = '', kedua = ''] = await pieces(shop.db, 2);
    const tt = await titip([pertama], [tunai(100_000)]);
    const baru = isiTitip([kedua], [tunai(50_000)]);
    await shop.db.tx((tx) => papers.change(tx, 'titipan', tt, baru, 1));
    expect([await piece(pertama), await piece(kedua)]).toMatchObject([{ klaim_nomor: null }, { klaim_nomor: tt }]);
    await shop.db.tx((tx) => papers.approved(tx, 'titipan', tt, 'tolak'));
    expect(await piece(kedua)).toMatchObject({ status: 'TERSEDIA', klaim_nomor: null });
    expect(await kepala(tt)).toMatchObject({ status: 'CANC', saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('keeps back what the shop says when it is cancelled', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    const tt = await dititip([kode], 1_000_005);
    const context = kerja('KASIR2', { POTONGAN_BATAL_TITIPAN: '10' });
    await expect(batal(tt, null, { kembali: 1_000_005, potongan: 0 }, context)).rejects.toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    await batal(tt, null, { kembali: 900_005, potongan: 100_000 }, context);
    expect(await entri(tt, 'BATAL')).toEqual([
      'KAS KASIR2 IDR -900005',
      'PENDAPATAN_BATAL IDR -100000',
      'STOK A01 EMAS:70 2.13',
      'STOK T01 EMAS:70 -2.13',
      'STOK A01 PCS 1',
      'STOK T01 PCS -1',
      `TITIPAN ${tt} IDR 1000005`,
    ]);
    expect(await piece(kode)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'A01' });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('the price of a deposit', () => {
  const harga = (group: string, rupiah: number) =>
    shop.db.query(`update kelompok set harga = $3 where kode_toko = $1 and kode_group = $2`, [
      kode_toko,
      group,
      rupiah,
    ]);

  it('stands where it binds, and is that of the day where it does not', async () => {
    const [terkunci = '', bebas = ''] = await pieces(shop.db, 2);
    const mengikat = await dititip([terkunci], 500_000);
    const lepas = await dititip([bebas], 500_000, { mengikat: false });
    await harga('700', 1_500_000);
    // 2.13 g × 1,500,000 = 3,195,000, with ongkos and attribute 3,326,500.
    const fj = await jual([], [dari(mengikat), dari(lepas), tunai(CINCIN + 3_326_500 - 1_000_000)]);
    await harga('700', 1_437_000);
    const baris = await shop.db.query(
      `select kode_barcode, harga_gram::float8 as harga_gram, harga_total::float8 as harga_total from penjualan_barang
       where no_faktur_group = $1 order by baris`,
      [fj],
    );
    expect(baris).toEqual([
      { kode_barcode: terkunci, harga_gram: 1_437_000, harga_total: CINCIN },
      { kode_barcode: bebas, harga_gram: 1_500_000, harga_total: 3_326_500 },
    ]);
    await sah(fj);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('that has fallen below what was left is paid out', async () => {
    const tt = await dititip(await pieces(shop.db, 1), CINCIN, { mengikat: false });
    await harga('700', 1_400_000);
    // 2.13 g × 1,400,000 = 2,982,000, with ongkos and attribute 3,113,500.
    const fj = await jual([], [dari(tt)]);
    await harga('700', 1_437_000);
    await sah(fj);
    expect(await entri(fj, 'VALIDASI')).toContain('KAS KASIR1 IDR -79000');
    expect(await kepala(tt)).toMatchObject({ status: 'AMBIL', saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
    await batalJual(fj);
    expect(await kepala(tt)).toMatchObject({ status: 'DONE', saldo: -CINCIN });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is part of a sale that sells other pieces too, each back where it was', async () => {
    const [pertama = '', kedua = '', lain = ''] = await pieces(shop.db, 3);
    const tt = await dititip([pertama, kedua], 2_000_000);
    expect(await kepala(tt)).toMatchObject({ total: 2 * CINCIN });
    const fj = await jual([lain], [dari(tt), tunai(3 * CINCIN - 2_000_000)]);
    await sah(fj);
    expect(await differences(shop.db)).toEqual([]);
    await batalJual(fj, 'A02');
    expect(await Promise.all([pertama, kedua, lain].map(piece))).toMatchObject([
      { status: 'TITIP', pemilik_nomor: tt, kode_baki: 'T01' },
      { status: 'TITIP', pemilik_nomor: tt, kode_baki: 'T01' },
      { status: 'TERSEDIA', kode_baki: 'A02' },
    ]);
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('refused are', () => {
  it('more than the pieces cost, and nothing at all', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    await expect(titip([kode], [tunai(CINCIN + 1)])).rejects.toMatchObject({
      code: 'titipan_melebihi_total',
      params: { lebih: 1 },
    });
    await expect(titip([kode], [])).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    await expect(titip([], [tunai(1)])).rejects.toMatchObject({ fields: { barang: { rule: 'tidak_boleh_kosong' } } });
    const tt = await dititip([kode], CINCIN - 500);
    await expect(bayar(tt, [tunai(501)])).rejects.toMatchObject({ code: 'titipan_melebihi_total' });
  });

  it('pieces that another deposit or sale has, and those of a deposit without it', async () => {
    const [kode = '', lain = ''] = await pieces(shop.db, 2);
    const tt = await titip([kode], [tunai(100_000)]);
    await expect(titip([kode], [tunai(1000)])).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await expect(jual([kode], [tunai(CINCIN)])).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await lakukan(tt, 'validasi');
    const milikTitipan = { code: 'barang_dititip', params: { kode_barcode: kode, nomor: tt } };
    await expect(jual([kode], [tunai(CINCIN)])).rejects.toMatchObject(milikTitipan);
    await expect(titip([kode], [tunai(1000)])).rejects.toMatchObject(milikTitipan);
    await expect(jual([kode], [dari(tt), tunai(CINCIN)])).rejects.toMatchObject({ code: 'barang_ganda' });
    await expect(jual([], [dari(tt), dari(tt), tunai(CINCIN)])).rejects.toMatchObject({
      fields: { 'bayar.1.jenis': { rule: 'cara_bayar_ganda' } },
    });
    await expect(jual([lain], [dari('KL-TT-261121-9999')])).rejects.toMatchObject({
      code: 'dokumen_tidak_ditemukan',
      fields: { 'bayar.0.nomor': { rule: 'tidak_terdaftar' } },
    });
  });

  it('one of two tills that pick up the same deposit at once', async () => {
    const tt = await dititip(await pieces(shop.db, 1), 100_000);
    const tills = await Promise.allSettled([1, 2].map(() => jual([], [dari(tt), tunai(CINCIN - 100_000)])));
    expect(tills.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const kalah = tills.find(({ status }) => status === 'rejected');
    expect(kalah).toMatchObject({ reason: { code: 'barang_sedang_dipesan' } });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('the reports of deposits', () => {
  const rows = (query: Statement) => reportRows(shop.db, query);
  const hari = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system, kode_sales: null };
  const jumlah = (found: readonly ReportRow[], name: string) =>
    Dec.sum(found.map((row) => Dec.from((row[name] ?? 0) as Dec))).toJSON();
  const buku = async (akun: string, kategori: string) =>
    (
      await shop.db.one<{ jumlah: number }>(
        `select coalesce(sum(jumlah), 0)::float8 as jumlah from entri where akun = $1 and kategori = $2
           and (akun <> 'TITIPAN' or jumlah < 0)`,
        [akun, kategori],
      )
    ).jumlah;

  it('come to what the books have taken, given back, kept, and still owe', async () => {
    const context = { shop: SHOP } as Parameters<typeof titipUang>[0];
    const diterima = await rows(titipUang(context, hari));
    const dibatalkan = await rows(batalTitip(context, hari));
    // What was taken back by itself, the last payment of a deposit, counts for nothing.
    const ditarik = 300_000;
    expect(jumlah(diterima, 'dibayar')).toBe(-(await buku('TITIPAN', 'TITIP')) - ditarik);
    expect(jumlah(dibatalkan, 'kembali_rp')).toBe(-(await buku('KAS', 'BATAL TITIP')));
    expect(jumlah(dibatalkan, 'potongan')).toBe(-(await buku('PENDAPATAN_BATAL', 'BATAL TITIP')));
    const belum = await rows(titipBelumDiambil(context, { hari: null, kode_sales: null }));
    const { saldo } = await shop.db.one<{ saldo: number }>(
      `select sum(jumlah)::float8 as saldo from saldo where akun = 'TITIPAN'`,
    );
    expect(jumlah(belum, 'uang_titip')).toBe(-saldo);
    expect(belum.length).toBeGreaterThan(0);
    expect(await rows(titipBelumDiambil(context, { hari: 1, kode_sales: null }))).toEqual([]);
  });
});

describe('the last payment of a deposit', () => {
  it('is the last that stands: one that was taken back is none', async () => {
    const [{ tgl_system: HARI }, BESOK] = [SHOP, '2026-11-22'];
    const pada = (tgl: string) => shop.db.query('update hari_toko set tgl_system = $1', [tgl]);
    const tt = await dititip(await pieces(shop.db, 1), 100_000);
    const terakhir = async () => {
      const laporan = titipBelumDiambil({ shop: SHOP } as Parameters<typeof titipBelumDiambil>[0], {
        hari: null,
        kode_sales: null,
      });
      const rows = await reportRows(shop.db, laporan);
      return rows.find(({ no_titip }) => no_titip === tt)?.['terakhir_bayar'];
    };
    await pada(BESOK);
    const context = atWork('KASIR1', 'KASIR', {}, { ...SHOP, tgl_system: BESOK });
    await bayar(tt, [tunai(50_000)], context);
    expect(await terakhir()).toBe(BESOK);
    await shop.db.tx((tx) => papers.approved(tx, 'titipan', tt, 'batal-bayar', { context }));
    expect(await terakhir()).toBe(HARI);
    await pada(HARI);
  });
});

describe('what is agreed on of a piece', () => {
  const nilai = { berat: 2.13, harga_gram: 1_437_000, harga_jual: 3_061_000, ongkos: 106_500, diskon: 92_500 };
  const tawar = (kode_barcode: string, isi: Isi, more: Isi = {}) =>
    titip([], [tunai(1_000_000)], { barang: [{ kode_barcode, ...isi }], ...more });

  it('takes an approval for exactly that, stands until it is picked up, and needs none again', async () => {
    const [kode = '', lain = ''] = await pieces(shop.db, 2);
    expect((await refused(tawar(kode, { diskon_rp: 92_500 }))).params).toMatchObject({ kategori: 'OTORISASI DISKON' });
    const murah = await refused(tawar(kode, { harga_gram: 1_400_000 }));
    expect([murah.params, Object.keys(murah.fields)]).toMatchObject([
      { kategori: 'EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN' },
      ['barang.0.otorisasi'],
    ]);
    const bound = { kode_barcode: kode, ...nilai };
    const otorisasi = await izin(shop.db, 'OTORISASI DISKON', '', bound, 'SPV1', kerja());
    expect((await refused(tawar(lain, { diskon_rp: 92_500, otorisasi }))).code).toBe('otorisasi_tidak_berlaku');
    expect((await refused(tawar(kode, { diskon_rp: 92_501, otorisasi }))).code).toBe('otorisasi_tidak_berlaku');
    const tt = await tawar(kode, { diskon_rp: 92_500, otorisasi });
    expect(await kepala(tt)).toMatchObject({ total: CINCIN - 92_500 });
    await lakukan(tt, 'validasi');
    const fj = await jual([], [dari(tt), tunai(2_100_000)]);
    await sah(fj);
    expect(
      await shop.db.one(
        `select j.diskon::int as diskon, d.total::int as total, b.diskon::int as baris, b.otorisasi
         from dokumen d join jual j on j.kode_toko = d.kode_toko and j.nomor = d.nomor
         join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor where d.nomor = $1`,
        [fj],
      ),
    ).toEqual({ diskon: 92_500, total: 3_100_000, baris: 92_500, otorisasi: null });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is refused where it says nothing: more than the gold, nothing a gram, or the price of another day', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    const salah = async (isi: Isi, more?: Isi) => {
      const { code, fields } = await refused(tawar(kode, isi, more));
      return [code, ...Object.keys(fields)];
    };
    expect(await salah({ diskon_rp: 3_061_001 })).toEqual(['diskon_melebihi_total', 'barang.0.diskon_rp']);
    expect(await salah({ harga_gram: 0 })).toEqual(['data_tidak_valid', 'barang.0.harga_gram']);
    expect(await salah({ diskon_rp: 1 }, { mengikat: false })).toEqual(['data_tidak_valid', 'barang.0.diskon_rp']);
    expect(await salah({ harga_gram: 1_437_000 }, { mengikat: false })).toEqual([
      'data_tidak_valid',
      'barang.0.harga_gram',
    ]);
  });
});
