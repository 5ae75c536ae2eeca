import { reportRows } from '../../testing/report-rows.ts';
import { closingBarangPo } from './closing-barang-po.query.ts';
import { penjualanPo } from './penjualan-po.query.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaPeriode, CINCIN_PO, dariPo, HARGA_PO, isiAmbil, isiPo } from '../../testing/pre-order.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai, type Isi } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;

const kerja = (user = 'KASIR1', modules: Readonly<Partial<Record<ModuleKey, string>>> = {}) =>
  atWork(user, 'KASIR', modules);
const pesan = (uang: readonly Isi[], more: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'pre-order', isiPo(uang, more), context));
const lakukan = (nomor: string, deed: string, input: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.done(tx, 'pre-order', nomor, deed, { input, context }));
const bayar = (nomor: string, uang: readonly Isi[]) => lakukan(nomor, 'bayar', { bayar: isiPo(uang).bayar });
const closing = (nomor: string, ...barang: readonly (readonly [number, string])[]) =>
  lakukan(nomor, 'closing', { barang: barang.map(([baris, kode_barcode]) => ({ baris, kode_barcode })) });
const batal = (nomor: string, sebab: string, worked: Isi, context = kerja()) =>
  shop.db.tx((tx) =>
    papers.approved(tx, 'pre-order', nomor, 'batal', { input: { alasan: 'tidak jadi', sebab }, worked, context }),
  );
/** An order that stands, with what was paid of it. */
async function dipesan(uang: readonly number[], more: Isi = {}): Promise<string> {
  const [pertama = 0, ...lagi] = uang;
  const po = await pesan([tunai(pertama)], more);
  await lakukan(po, 'validasi');
  for (const jumlah of lagi) await bayar(po, [tunai(jumlah)]);
  return po;
}
/** A ring of some weight that has come, without anything that would cost of itself. */
const datang = async (berat: string, more: Isi = {}) => {
  const [kode = ''] = await pieces(shop.db, 1, {
    berat_asli: Dec.from(berat),
    nama_atribut: '',
    harga_atribut: Dec.zero,
    ...more,
  });
  return kode;
};
/** An order whose only piece has come. */
async function tiba(uang: readonly number[], berat: string, more: Isi = {}): Promise<readonly [string, string]> {
  const po = await dipesan(uang, more);
  const kode = await datang(berat);
  await closing(po, [1, kode]);
  return [po, kode];
}
const jual = (uang: readonly Isi[], kode: readonly string[] = []) =>
  shop.db.tx((tx) => papers.make(tx, 'penjualan', isiAmbil(uang, kode)));
const sah = (nomor: string) => shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
const batalJual = (nomor: string) =>
  shop.db.tx((tx) => papers.approved(tx, 'penjualan', nomor, 'batal', { input: { alasan: 'salah' } }));

const kepala = (nomor: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, total::float8 as total, sisa::float8 as sisa, saldo::float8 as saldo from dokumen
     where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_jenis, pemilik_nomor, klaim_nomor, kode_baki from barang
     where kode_toko = $1 and kode_barcode = $2`,
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

beforeAll(async () => {
  await openShop(shop.db);
  await bukaPeriode(shop.db);
});

/** The worked example of the domain guide (part 2, §3), to the last rupiah. */
describe('a pre-order', () => {
  it('is paid in parts, tied to what came, picked up, and what was paid too much goes out', async () => {
    const po = await pesan([tunai(4_000_000)]);
    expect(po).toMatch(/^KL-PO-261121-\d{4}$/);
    expect(await kepala(po)).toEqual({ status: 'OPEN', total: HARGA_PO, sisa: HARGA_PO, saldo: 0 });
    await lakukan(po, 'validasi', {}, kerja('KASIR2'));
    expect(await entri(po, 'VALIDASI')).toEqual(['KAS KASIR2 IDR 4000000', `PRE_ORDER ${po} IDR -4000000`]);
    await bayar(po, [tunai(3_400_000)]);
    expect(await kepala(po)).toEqual({ status: 'DONE', total: HARGA_PO, sisa: 35_000, saldo: -7_400_000 });
    const kode = await datang('4.92');
    await closing(po, [1, kode]);
    expect(await kepala(po)).toMatchObject({ status: 'CLOSING', sisa: 35_000 });
    const milikPo = { status: 'TITIP', pemilik_jenis: 'pre-order', pemilik_nomor: po, kode_baki: 'A01' };
    expect(await piece(kode)).toEqual({ ...milikPo, klaim_nomor: null });
    expect(await entri(po, 'CLOSING')).toEqual([]);
    expect(await differences(shop.db)).toEqual([]);
    const fj = await jual([dariPo(po)]);
    expect(await kepala(fj)).toMatchObject({ total: 7_316_500 });
    expect(await piece(kode)).toEqual({ ...milikPo, klaim_nomor: fj });
    await expect(bayar(po, [tunai(1)])).rejects.toMatchObject({ code: 'dokumen_terkait', params: { sebab: fj } });
    await expect(batal(po, 'TOKO', {})).rejects.toMatchObject({ code: 'dokumen_terkait' });
    await sah(fj);
    expect(await entri(fj, 'VALIDASI')).toEqual([
      'KAS KASIR1 IDR -83500',
      'LUAR PELANGGAN EMAS:70 4.92',
      'LUAR PELANGGAN PCS 1',
      'PENJUALAN IDR -7316500',
      `PRE_ORDER ${po} IDR 7400000`,
      'STOK A01 EMAS:70 -4.92',
      'STOK A01 PCS -1',
    ]);
    const keluar = await shop.db.one(
      `select kategori, jumlah::float8 as jumlah from pembayaran where nomor = $1 and arah = 'KELUAR'`,
      [fj],
    );
    expect(keluar).toEqual({ kategori: 'KELEBIHAN PO', jumlah: 83_500 });
    expect(await kepala(po)).toMatchObject({ status: 'SELESAI', sisa: 0, saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
    await expect(bayar(po, [tunai(1)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await batalJual(fj);
    expect(await kepala(po)).toMatchObject({ status: 'CLOSING', sisa: 35_000, saldo: -7_400_000 });
    expect(await piece(kode)).toEqual({ ...milikPo, klaim_nomor: null });
    expect(await differences(shop.db)).toEqual([]);
    // The day of that sale still tells it, though the piece lies loose again.
    await shop.db.tx((tx) => papers.approved(tx, 'pre-order', po, 'lepas', { worked: { kode_barcode: kode, ke: 4 } }));
    const hari = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system, periode: null, kode_sales: null };
    const laporan = penjualanPo({ shop: SHOP } as Parameters<typeof penjualanPo>[0], hari);
    const datangHari = closingBarangPo({ shop: SHOP } as Parameters<typeof closingBarangPo>[0], hari);
    expect(await reportRows(shop.db, datangHari)).toMatchObject([
      { no_po: po, kode_barcode: kode, berat_pesan: 5, berat: 4.92, selisih: -0.08, status: 'CANC' },
    ]);
    expect(await reportRows(shop.db, laporan)).toMatchObject([
      { no_faktur_group: fj, no_po: po, jumlah_barang: 1, harga_total: 7_316_500, kelebihan: 83_500, status: 'CANC' },
    ]);
  });

  it('without a locked price is picked up at that of the day', async () => {
    const [po] = await tiba([4_000_000, 3_400_000], '4.92', { periode: 'HARIAN' });
    const harga = (rupiah: number) =>
      shop.db.query(`update kelompok set harga = $2 where kode_toko = $1 and kode_group = '700'`, [kode_toko, rupiah]);
    await harga(1_460_000);
    await expect(jual([dariPo(po), tunai(29_499)])).rejects.toMatchObject({ code: 'pembayaran_kurang' });
    const fj = await jual([dariPo(po), tunai(29_500)]);
    await harga(1_437_000);
    expect(await kepala(fj)).toMatchObject({ total: 7_429_500 });
    await sah(fj);
    expect(await kepala(po)).toMatchObject({ status: 'SELESAI', saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('whose piece has become heavier costs the rest, beside other pieces that are sold with it', async () => {
    const [po] = await tiba([4_000_000, 3_400_000], '5.21');
    await expect(jual([dariPo(po), tunai(347_499)])).rejects.toMatchObject({ code: 'pembayaran_kurang' });
    const [lain = ''] = await pieces(shop.db, 1);
    const fj = await jual([dariPo(po), tunai(347_500 + 3_192_500)], [lain]);
    expect(await kepala(fj)).toMatchObject({ total: 7_747_500 + 3_192_500 });
    await sah(fj);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('takes its last payment back the way it came, whatever has come meanwhile', async () => {
    const [po] = await tiba([4_000_000], '5');
    await bayar(po, [{ jenis: 'TRANSFER', jumlah: 300_000, no_rekening: '008123' }]);
    await shop.db.tx((tx) => papers.approved(tx, 'pre-order', po, 'batal-bayar'));
    expect(await entri(po, 'BATAL-BAYAR')).toEqual(['BANK 008123 IDR -300000', `PRE_ORDER ${po} IDR 300000`]);
    expect(await kepala(po)).toMatchObject({ status: 'CLOSING', sisa: 3_435_000, saldo: -4_000_000 });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('what has come', () => {
  const dua = { barang: [CINCIN_PO, { ...CINCIN_PO, nama_barang: 'GELANG', berat: 3 }] };

  it('is tied line by line, and untied again', async () => {
    const po = await dipesan([5_000_000], dua);
    const [cincin, lain] = [await datang('5'), await datang('3')];
    await closing(po, [2, lain]);
    expect(await kepala(po)).toMatchObject({ status: 'DONE' });
    await expect(jual([dariPo(po), tunai(9_000_000)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await closing(po, [1, cincin]);
    expect(await kepala(po)).toMatchObject({ status: 'CLOSING' });
    await shop.db.tx((tx) =>
      papers.approved(tx, 'pre-order', po, 'lepas', { worked: { kode_barcode: cincin, ke: 4 } }),
    );
    expect(await kepala(po)).toMatchObject({ status: 'DONE' });
    expect([await piece(cincin), await piece(lain)]).toMatchObject([
      { status: 'TERSEDIA', pemilik_nomor: null },
      { status: 'TITIP', pemilik_nomor: po },
    ]);
    await closing(po, [1, cincin]);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is of goods of some purity, its own or that of its group', async () => {
    const tanpa = { code: 'data_tidak_valid', fields: { 'barang.0.kadar': { rule: 'kadar_nol' } } };
    const dipesanSemurni = (kadar: number | null) =>
      refused(dipesan([5_000_000], { barang: [{ ...CINCIN_PO, kadar }] }));
    expect(await dipesanSemurni(0)).toMatchObject(tanpa);
    const murni = `update kelompok set kadar = $2 where kode_toko = $1 and kode_group = '700'`;
    await shop.db.query(murni, [kode_toko, 0]);
    expect(await dipesanSemurni(null)).toMatchObject(tanpa);
    await shop.db.query(murni, [kode_toko, 70]);
  });

  it('is tied where goods for sale lie, and nowhere else: a sale of it asks no more', async () => {
    const po = await dipesan([5_000_000]);
    const kode = await datang('5', { kode_baki: 'T01' });
    expect(await refused(closing(po, [1, kode]))).toMatchObject({
      code: 'barang_tidak_dijual',
      params: { kode_barcode: kode, kode_gudang: 'TITIP' },
    });
    expect(await kepala(po)).toMatchObject({ status: 'DONE' });
  });

  it('is refused everywhere else, in words that name the order', async () => {
    const [po, kode] = await tiba([4_000_000], '5');
    const milikPo = { code: 'barang_sudah_po', params: { kode_barcode: kode, nomor: po } };
    await expect(jual([tunai(9_000_000)], [kode])).rejects.toMatchObject(milikPo);
    await expect(
      shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([kode], [tunai(100_000)]))),
    ).rejects.toMatchObject(milikPo);
    const lain = await dipesan([4_000_000]);
    await expect(closing(lain, [1, kode])).rejects.toMatchObject(milikPo);
    const pindah = { kode_gudang: 'TOKO', kode_baki: 'A02', keterangan: null, barang: [{ kode_barcode: kode }] };
    await expect(shop.db.tx((tx) => papers.make(tx, 'pindah-barang', pindah as never))).rejects.toMatchObject(milikPo);
  });

  it('is not tied to a line of another group, to one that has its piece, or to none', async () => {
    const po = await dipesan([5_000_000], dua);
    const muda = await datang('5', { kode_group: '375', kadar_cetak: '9K' });
    await expect(closing(po, [1, muda])).rejects.toMatchObject({ code: 'barang_bukan_group_po' });
    const [cincin, lain] = [await datang('5'), await datang('5')];
    await expect(closing(po, [3, cincin])).rejects.toMatchObject({
      fields: { 'barang.0.baris': { rule: 'baris_po_tidak_ada' } },
    });
    await expect(closing(po, [1, cincin], [1, lain])).rejects.toMatchObject({
      fields: { 'barang.1.baris': { rule: 'baris_po_terisi' } },
    });
    await expect(closing(po, [1, cincin], [2, cincin])).rejects.toMatchObject({ code: 'barang_ganda' });
    await closing(po, [1, cincin]);
    await expect(closing(po, [1, lain])).rejects.toMatchObject({
      code: 'baris_po_terisi',
      params: { nomor: po, baris: 1, kode_barcode: cincin },
    });
    expect(await piece(lain)).toMatchObject({ status: 'TERSEDIA' });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('an order that is cancelled', () => {
  it('gives all back while its campaign is open, and its piece is free', async () => {
    const [po, kode] = await tiba([4_000_000], '5');
    await batal(po, 'PELANGGAN', { kembali: 4_000_000, potongan: 0 });
    expect(await entri(po, 'BATAL')).toEqual(['KAS KASIR1 IDR -4000000', `PRE_ORDER ${po} IDR 4000000`]);
    expect(await kepala(po)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await piece(kode)).toMatchObject({ status: 'TERSEDIA', pemilik_nomor: null, kode_baki: 'A01' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('gives less once it has closed, but not where the shop fails or the weight does', async () => {
    const [biasa] = await tiba([4_000_000], '5.25');
    const [meleset] = await tiba([4_000_000], '5.26');
    const gagal = await dipesan([4_000_000]);
    await shop.db.query(`update hari_toko set tgl_system = '2026-12-01' where kode_toko = $1`, [kode_toko]);
    try {
      await expect(batal(biasa, 'PELANGGAN', { kembali: 4_000_000, potongan: 0 })).rejects.toMatchObject({
        code: 'otorisasi_tidak_berlaku',
      });
      await batal(biasa, 'PELANGGAN', { kembali: 3_256_500, potongan: 743_500 });
      await batal(meleset, 'PELANGGAN', { kembali: 4_000_000, potongan: 0 });
      await batal(gagal, 'TOKO', { kembali: 4_000_000, potongan: 0 });
    } finally {
      await shop.db.query(`update hari_toko set tgl_system = '2026-11-21' where kode_toko = $1`, [kode_toko]);
    }
    expect(await entri(biasa, 'BATAL')).toEqual([
      'KAS KASIR1 IDR -3256500',
      'PENDAPATAN_BATAL IDR -743500',
      `PRE_ORDER ${biasa} IDR 4000000`,
    ]);
  });
});

describe('refused are', () => {
  it('less than the campaign asks for at first, more than the goods cost, and nothing at all', async () => {
    await expect(pesan([tunai(2_230_499)])).rejects.toMatchObject({
      code: 'po_dp_kurang',
      params: { minimal: 2_230_500, kurang: 1 },
    });
    await expect(pesan([tunai(HARGA_PO + 1)])).rejects.toMatchObject({
      code: 'po_melebihi_total',
      params: { lebih: 1 },
    });
    await expect(pesan([])).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    const po = await dipesan([2_230_500]);
    await expect(bayar(po, [tunai(HARGA_PO - 2_230_500 + 1)])).rejects.toMatchObject({ code: 'po_melebihi_total' });
    expect(await kepala(po)).toMatchObject({ saldo: -2_230_500 });
  });

  it('goods without weight, no goods, and a campaign that has closed', async () => {
    expect(() => isiPo([tunai(1)], { barang: [{ ...CINCIN_PO, berat: 0 }] })).toThrow('berat_nol');
    await expect(pesan([tunai(1)], { barang: [] })).rejects.toMatchObject({
      fields: { barang: { rule: 'tidak_boleh_kosong' } },
    });
    await expect(pesan([tunai(4_000_000)], { periode: 'LALU' })).rejects.toMatchObject({
      code: 'periode_po_tutup',
      params: { dari: '2026-10-01', sampai: '2026-10-31' },
    });
  });

  it('orders of elsewhere by who may not bring them in, and a price below the day’s without an approval', async () => {
    await expect(pesan([tunai(4_000_000)], { no_luar: 'WEB-1' })).rejects.toMatchObject({ code: 'menu_tidak_berhak' });
    await expect(
      pesan([tunai(4_000_000)], { barang: [{ ...CINCIN_PO, harga_gram: 1_400_000 }] }),
    ).rejects.toMatchObject({ code: 'otorisasi_diperlukan', params: { kategori: 'HARGA PRE ORDER' } });
  });

  it('one of two tills that tie the same piece at once', async () => {
    const [a, b] = [await dipesan([4_000_000]), await dipesan([4_000_000])];
    const kode = await datang('5');
    const tills = await Promise.allSettled([a, b].map((po) => closing(po, [1, kode])));
    expect(tills.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tills.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'barang_sudah_po' } });
    // The same of what is left: 3,435,000 are paid once.
    const sisa = await Promise.allSettled([1, 2].map(() => bayar(a, [tunai(HARGA_PO - 4_000_000)])));
    expect(sisa.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(sisa.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'po_melebihi_total' } });
    expect(await kepala(a)).toMatchObject({ sisa: 0, saldo: -HARGA_PO });
    expect(await differences(shop.db)).toEqual([]);
  });
});
