import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { TANPA_PASAR_MASUK } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { izin } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import { gantiFoto } from '../barang/api.ts';
import { notaPenjualan, slipPenjualan } from './nota.ts';
import type { PenjualanMasuk } from './baris-jual.ts';
import { batalPenjualan, simpanPenjualan, validasiPenjualan } from './lakukan.ts';
import { dikirim } from '../../trade/bayar/bayar.ts';

const shop = testDatabase();
let dir = '';
type Modules = Readonly<Partial<Record<ModuleKey, string>>>;

function at(modules: Modules = {}, lang: Language = 'id'): NotaContext {
  return { ...atWork('KASIR1', 'KASIR', modules), files: createFiles(dir), lang, t: translatorOf(lang) };
}

const LINE = {
  berat: null,
  harga_gram: null,
  harga_jual: null,
  ongkos: null,
  diskon_rp: null,
  diskon_persen: null,
  otorisasi: null,
  ...TANPA_PASAR_MASUK,
};
async function sell(
  barcodes: readonly string[],
  modules: Modules = {},
  bayar: PenjualanMasuk['bayar'] = [dikirim('CASH', Dec.from(900_000_000))],
  valid = true,
  keterangan: string | null = null,
): Promise<string> {
  const pelanggan = {
    jenis: 'NON MEMBER',
    kode_member: null,
    nama: 'BU HARTINI',
    no_hp: '0812-3344-5566',
    alamat: 'CILENGKRANG NO 46',
  };
  const input: PenjualanMasuk = {
    kode_sales: 'SL01',
    keterangan,
    otorisasi_limit: null,
    kyc: KYC_KOSONG,
    pelanggan,
    aksesoris: [],
    barang: barcodes.map((kode_barcode) => ({ kode_barcode, ...LINE })),
    bayar,
  };
  // She buys for hundreds of millions in a day: who she is, is asked in tests of that.
  const kasir = atWork('KASIR1', 'KASIR', { AML_KYC_MIN: '0', ...modules });
  const nomor = await shop.db.tx((tx) => simpanPenjualan(tx, kasir, input, barcodes.join('-')));
  if (valid) await shop.db.tx((tx) => validasiPenjualan(tx, kasir, nomor));
  return nomor;
}

const read = async (nomor: string, copy = 1, context = at()) =>
  pdfText(await notaPenjualan(shop.db, context, nomor, printing(copy))).map((page) =>
    page.map((line) => line.join(' | ')),
  );

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-nota-'));
  await openShop(shop.db);
  await shop.db.query(`update toko set kota = 'BANDUNG', no_telp = '022-4210987' where kode_toko = 'KL01'`);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the nota', () => {
  it('tells a customer everything about worked example S1', async () => {
    const barcodes = await pieces(shop.db, 1, { kode_intern: 'CN-771' });
    const nomor = await sell(barcodes, {}, [
      dikirim('DEBET', Dec.from(3_000_000), { no_rekening: '008123', no_kartu: '4111111111118812' }),
      dikirim('CASH', Dec.from(200_000)),
    ]);
    const [page = []] = await read(nomor);
    const text = page.join('\n');
    expect(text).toContain('KILAU PASAR BARU');
    expect(text).toContain(nomor);
    expect(page).toContain('BANDUNG  ·  Telp. 022-4210987');
    expect(text).toContain('0812-3344-5566 · CILENGKRANG NO 46');
    expect(page).toContain('CINCIN POLOS RANTAI | 17K | 2.130 | 1,437,000 | 106,500 | 25,000 | - | 3,192,500');
    expect(text).toContain(`${barcodes[0]} · CN-771 · MATA`);
    expect(text).toContain('Tiga juta seratus sembilan puluh dua ribu lima ratus rupiah');
    expect(text).toContain('DEBET ****8812 | 3,000,000 | CASH | 200,000');
    expect(text).toContain('Kembali | 7,500');
    expect(text).toContain('Total | Rp. 3,192,500');
    expect(text).toContain('sampai 21/02/2027 (3 bulan)');
    expect(text).toContain('Dicetak oleh KASIR1');
    expect(text).not.toContain('DUPLIKAT');
    expect(text).not.toContain('PPN');
  });

  it('tells every payment: what there is no room for together, and what went back by itself', async () => {
    const debet = { no_rekening: '008123', no_kartu: '4111111111118812' };
    const kecil = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000].map((jumlah) =>
      dikirim('DEBET', Dec.from(jumlah), debet),
    );
    const nomor = await sell(await pieces(shop.db, 1), {}, [...kecil, dikirim('CASH', Dec.from(3_000_000))]);
    const [page = []] = await read(nomor);
    const text = page.join('\n');
    expect(text).toContain('3 pembayaran lain | 3,110,000');
    expect(text).toContain('Kembali | 17,500');
    expect(text).not.toContain('50,000');
  });

  it('tells what was remarked at the sale, terms or none, on a shop’s own paper and on the slip', async () => {
    const catatan = 'Ambil Sabtu, ukuran dikecilkan';
    const nomor = await sell(await pieces(shop.db, 1), {}, [dikirim('CASH', Dec.from(900_000_000))], true, catatan);
    expect((await read(nomor))[0]).toContain(`Keterangan: ${catatan}`);
    await shop.db.query(
      `insert into setting (kode_toko, key, nilai) values ('KL01', 'setting-nota', '{"tampil_syarat": false}')`,
    );
    const [tanpa = []] = await read(nomor);
    expect(tanpa).toContain(`Keterangan: ${catatan}`);
    expect(tanpa.join('\n')).not.toContain('Kami beli kembali');
    await shop.db.query(`update setting set nilai = '{"tata_letak": "BEBAS"}'`);
    expect((await read(nomor))[0]?.join('\n')).toContain(`Keterangan: ${catatan}`);
    await shop.db.query(`delete from setting`);
    const { parts } = await slipPenjualan(shop.db, at(), nomor, printing(1));
    expect(parts).toContainEqual({ kind: 'text', text: `Keterangan: ${catatan}` });
    expect((await read(await sell(await pieces(shop.db, 1))))[0]?.join('\n')).not.toContain('Keterangan');
  });

  it('says how often it was printed again, and what the shop adds to its terms', async () => {
    const nomor = await sell(await pieces(shop.db, 1));
    const [page = []] = await read(
      nomor,
      3,
      at({ CATATAN_NOTA: 'TERIMA KASIH\n\nBuka setiap hari', MASA_BUYBACK_BULAN: '0' }),
    );
    expect(page.join('\n')).toContain('DUPLIKAT ke-2');
    expect(page).toContain('TERIMA KASIH');
    expect(page).toContain('Buka setiap hari');
    expect(page.join('\n')).not.toContain('sampai');
  });

  it('ends with the lines of keterangan nota, after CATATAN_NOTA, in their order', async () => {
    await shop.db.query(
      `insert into keterangan_nota (kode_toko, kode_keterangan, jenis_nota, keterangan, urutan, status_aktif) values
       ('KL01', 'Z', 'PENJUALAN', 'Baris pertama', 1, true), ('KL01', 'A', 'PENJUALAN', 'Baris kedua', 2, true),
       ('KL01', 'B', 'PENJUALAN', 'Baris lama', 0, false), ('KL01', 'C', 'SERVICE', 'Baris service', 0, true), ('KL02',
       'A', 'PENJUALAN', 'Baris tetangga', 0, true)`,
    );
    const [page = []] = await read(await sell(await pieces(shop.db, 1)), 1, at({ CATATAN_NOTA: 'Buka setiap hari' }));
    const [catatan, pertama, kedua] = ['Buka setiap hari', 'Baris pertama', 'Baris kedua'].map((line) =>
      page.indexOf(line),
    );
    expect(catatan).toBeGreaterThan(-1);
    expect([pertama, kedua]).toEqual([Number(catatan) + 1, Number(catatan) + 2]);
    expect(page.join('\n')).not.toMatch(/Baris (lama|service|tetangga)/);
    await shop.db.query(`delete from keterangan_nota`);
  });

  it('has five pieces a page, and one more set for the shop when it keeps copies', async () => {
    const barcodes = await pieces(shop.db, 11);
    const nomor = await sell(barcodes);
    const pages = await read(nomor, 1, at({ DUPLICATE_PRINT_MODULE: 'true' }));
    expect(pages.map((page) => page.filter((line) => line.includes('2.130')).length)).toEqual([5, 5, 1, 5, 5, 1]);
    expect(pages.map((page) => page.at(-1)?.split(' | ')[1])).toEqual([
      '1 dari 3',
      '2 dari 3',
      '3 dari 3',
      '1 dari 3',
      '2 dari 3',
      '3 dari 3',
    ]);
    expect(pages.map((page) => page.some((line) => line.includes('Total | Rp.')))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(pages[0]?.join()).toContain('Bersambung ke halaman 2');
    expect(pages[2]?.join()).toContain('Lembar untuk pelanggan');
    expect(pages[5]?.join()).toContain('Arsip toko');
    for (const barcode of barcodes) expect(pages.filter((page) => page.join().includes(barcode))).toHaveLength(2);
  });

  it.each([
    ['INCLUDE', 'Termasuk PPN | 34,735', 'Rp. 3,192,500'],
    ['EXCLUDE', 'PPN | 35,118', 'Rp. 3,227,618'],
  ])('shows PPN that is in the price or on top of it: %s', async (PPN_HARGA, line, total) => {
    const modules = { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA };
    const [page = []] = await read(await sell(await pieces(shop.db, 1), modules), 1, at(modules));
    expect(page.join('\n')).toContain(line);
    expect(page.join('\n')).toContain(total);
  });

  it.each([
    // Words that come to five segments, and letters without a blank that are cut into five.
    [['GELANG KERONCONG', 'UKIR BUNGA MAWAR', 'MERAH JAMBU PESANAN', 'KHUSUS IBU HARTINI', 'CILENGKRANG'], ' '],
    [['A', 'B', 'C', 'D', 'E'].map((letter) => letter.repeat(20)), ''],
  ])('writes all five segments of a name, one piece on a page or five in a sale: %s', async (segmen, between) => {
    for (const jumlah of [1, 5]) {
      const barcodes = await pieces(shop.db, jumlah, { nama_barang: segmen.join(between) });
      const pages = await read(await sell(barcodes));
      const lines = pages.flat();
      for (const line of segmen) {
        const found = lines.filter((one) => one === line || one.startsWith(`${line} |`));
        expect(found, `${line} of ${jumlah}`).toHaveLength(jumlah);
      }
      expect(lines.join()).not.toContain('…');
      for (const barcode of barcodes) expect(pages.filter((page) => page.join().includes(barcode))).toHaveLength(1);
    }
  });

  it('has five pieces a page as long as their names have two segments', async () => {
    const pages = await read(
      await sell(await pieces(shop.db, 5, { nama_barang: 'KALUNG RANTAI ITALI SANTA PANJANG' })),
    );
    expect(pages).toHaveLength(1);
    expect(pages.flat().filter((line) => line.startsWith('KALUNG RANTAI ITALI |'))).toHaveLength(5);
  });

  it('speaks the caller’s language, and writes names in other scripts', async () => {
    const nomor = await sell(await pieces(shop.db, 1, { nama_barang: 'CINCIN 金の指輪' }));
    const [english = []] = await read(nomor, 2, at({}, 'en'));
    expect(english.join('\n')).toContain('SALES RECEIPT');
    expect(english.join('\n')).toContain('DUPLICATE no. 1');
    expect(english.join('\n')).toContain('金の指輪');
    expect(english.join('\n')).toContain('Tiga juta');
  });

  it('carries the photo of the piece', async () => {
    const [plain = '', pictured = ''] = await pieces(shop.db, 2);
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    await gantiFoto({ ...at(), db: shop.db }, pictured, photo);
    const images = async (barcode: string) => {
      const pdf = (await notaPenjualan(shop.db, at(), await sell([barcode]), printing(1))).toString('latin1');
      return { jpeg: pdf.includes('/DCTDecode'), pictures: pdf.split('/Subtype /Image').length - 1 };
    };
    expect(await images(pictured)).toMatchObject({ jpeg: true, pictures: 1 });
    expect((await images(plain)).jpeg).toBe(false);
  });

  it('is not printed for what is not sold, and says so when the sale was cancelled', async () => {
    const open = await sell(await pieces(shop.db, 1), {}, undefined, false);
    await expect(notaPenjualan(shop.db, at(), open, printing(1))).rejects.toMatchObject({
      code: 'status_tidak_sesuai',
      params: { status: 'OPEN' },
    });
    await expect(notaPenjualan(shop.db, at(), 'TIDAK-ADA', printing(1))).rejects.toMatchObject({
      code: 'dokumen_tidak_ditemukan',
    });
    const nomor = await sell(await pieces(shop.db, 1));
    const otorisasi = await izin(shop.db, 'BATAL PENJUALAN', nomor, { alasan: 'SALAH' });
    await shop.db.tx((tx) => batalPenjualan(tx, atWork(), nomor, { alasan: 'SALAH', kode_baki: null, otorisasi }));
    expect((await read(nomor))[0]?.join('\n')).toContain('DIBATALKAN');
  });
});
