import { Dec } from '@kilau/contract/core/dec.ts';
import type { Problem } from '@kilau/contract/core/problem.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { listPapers } from '../../../engine/paper/read.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { reportRows } from '../../../testing/report-rows.ts';
import { izin, refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { cincin, isiJual, JualBeliManual, kerja, lama, type Isi } from '../../../testing/jual-beli-manual.ts';
import { reportsOf } from '../../../testing/report-asking.ts';
import { SHOP } from '../../../testing/shop.ts';
import { jualBeliSalesManual } from './jual-beli-sales-manual.query.ts';
import { stokJual } from './jual-beli.routes.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const { json } = reportsOf(shop);
const manual = new JualBeliManual(shop);
const { jual, beli, ubah, validasi, batal, tolak, stokAwal, stok, entri, kas, differences } = manual;

beforeAll(manual.buka);
beforeEach(manual.kosongkan);

describe('a sale', () => {
  it('holds its goods while OPEN, and validated they leave the tray and the money is there', async () => {
    await stokAwal(5, 10.5);
    const nomor = await jual(
      [cincin(2, 2.13, { ongkos: 106_500, diskon_rp: 7_500 })],
      [
        { jenis: 'DEBET', jumlah: 1_000_000, no_rekening: '008123', no_kartu: '4111111111118812', fee_persen: 1 },
        { jenis: 'CASH', jumlah: 2_200_000 },
      ],
      kerja('KASIR1', { PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE: 'false' }),
    );
    expect(await stok()).toMatchObject([{ qty: 5, berat: 10.5, pesan_qty: 2, pesan_berat: 2.13 }]);
    expect(await manual.baca(nomor)).toMatchObject({
      status: 'OPEN',
      grand_total: 3_160_000,
      sub_total: 3_167_500,
      diskon: 7_500,
      kembali: 40_000,
      total_qty: 2,
      total_berat: 2.13,
      pelanggan: { nama: 'BU TINI' },
      nama_sales: 'RINA',
      barang: [
        {
          harga_gram: 1_437_000,
          harga_sistem: 1_437_000,
          harga_jual: 3_061_000,
          sumber_harga: 'GROUP',
          arah_pembulatan: 'NAIK',
        },
      ],
      bayar: [{ no_kartu: '****8812', fee_rp: 10_000 }, { jenis: 'CASH' }],
    });
    expect(JSON.parse(JSON.stringify(await stokJual(shop.db, kerja())))).toMatchObject([
      { kode_baki: 'A01', nama_dept: 'CINCIN', qty: 3, berat: 8.37, harga: { harga_gram: 1_437_000 } },
    ]);
    expect(await differences()).toEqual([]);
    await validasi(nomor, kerja('KASIR2'));
    expect(await stok()).toMatchObject([{ qty: 3, berat: 8.37, pesan_qty: 0, pesan_berat: 0 }]);
    expect(await entri(nomor, 'VALIDASI')).toEqual([
      'BANK 008123 IDR PENJUALAN MANUAL 990000',
      'BIAYA_FEE  IDR PENJUALAN MANUAL 10000',
      'KAS KASIR2 IDR PENJUALAN MANUAL 2160000',
      'MANUAL A01 PCS PENJUALAN MANUAL -2',
      'MANUAL A01 EMAS:70 PENJUALAN MANUAL -2.13',
      'LUAR PELANGGAN PCS PENJUALAN MANUAL 2',
      'LUAR PELANGGAN EMAS:70 PENJUALAN MANUAL 2.13',
      'PENJUALAN  IDR PENJUALAN MANUAL -3160000',
      'CURAH 70 NILAI PENJUALAN MANUAL -2449500',
      'LUAR PELANGGAN NILAI PENJUALAN MANUAL 2449500',
    ]);
    expect((await kas('KASIR2')).at(-1)?.slice(0, 4)).toEqual(['PENJUALAN MANUAL', nomor, 2_160_000, 0]);
    expect(await differences()).toEqual([]);
    await batal(nomor, 'SPV1', kerja('KASIR1'));
    expect(await stok()).toMatchObject([{ qty: 5, berat: 10.5, pesan_qty: 0 }]);
    expect(await entri(nomor, 'BATAL')).toContain('KAS KASIR1 IDR BATAL PENJUALAN MANUAL -2160000');
    expect((await refused(batal(nomor))).code).toBe('keadaan_tidak_sesuai');
    expect(await differences()).toEqual([]);
  });

  it('takes with it what its goods cost at the moving average of their purity, and brings that back', async () => {
    const pertama = await stokAwal(5, 10, { harga_gram: 1_100_000 });
    const kedua = await stokAwal(5, 5, { harga_gram: 1_160_000 });
    await stokAwal(1, 3, { kadar: 75 });
    const nilai = async (nomor: string, aksi: string) =>
      (await entri(nomor, aksi)).filter((baris) => baris.startsWith('CURAH'));
    expect(await nilai(pertama, 'VALIDASI')).toEqual(['CURAH 70 NILAI PEMBELIAN MANUAL 11000000']);
    // 16,800,000 for 15 g: 1,120,000 a gram, of both lines together.
    const nomor = await jual([cincin(1, 2), cincin(1, 2.5)]);
    await validasi(nomor);
    expect(await nilai(nomor, 'VALIDASI')).toEqual(['CURAH 70 NILAI PENJUALAN MANUAL -5040000']);
    // The report on margins has both lines, each with its grams' share.
    const margin = await json('penjualan-margin', { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system });
    const grup = margin.grup.find(({ kunci }) => kunci[0] === nomor);
    expect(grup?.baris.map((baris) => [baris['harga_modal'], baris['margin']])).toEqual([
      [2_240_000, 634_000],
      [2_800_000, 792_500],
    ]);
    // 11,760,000 for 10.5 g are left: the first purchase may not take more than that, nor leave any of it behind.
    await batal(kedua, 'SPV1');
    expect(await nilai(kedua, 'BATAL')).toEqual(['CURAH 70 NILAI BATAL PEMBELIAN MANUAL -5800000']);
    expect(await differences()).toEqual([]);
    await batal(nomor, 'SPV1');
    expect(await nilai(nomor, 'BATAL')).toEqual(['CURAH 70 NILAI BATAL PENJUALAN MANUAL 5040000']);
    // 11,000,000 for 10 g again. With 10 g at half of it, and 10 g sold, neither purchase leaves as it came.
    const ketiga = await stokAwal(5, 10, { harga_gram: 550_000 });
    await validasi(await jual([cincin(5, 10)]));
    await batal(pertama, 'SPV1');
    expect(await entri(pertama, 'BATAL')).toEqual(
      expect.arrayContaining([
        'CURAH 70 NILAI BATAL PEMBELIAN MANUAL -8250000',
        // What it came with, less what it leaves behind: one line.
        'LUAR PELANGGAN NILAI BATAL PEMBELIAN MANUAL 8250000',
      ]),
    );
    expect(await stok()).toMatchObject([{ kadar: 75 }]);
    expect((await refused(batal(ketiga))).code).toBe('stok_tidak_cukup');
    expect(await differences()).toEqual([]);
  });

  it('adds the PPN of goods without a faktur pajak where the shop charges it', async () => {
    await stokAwal(1, 2.13);
    const context = kerja('KASIR1', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
    const nomor = await jual([cincin(1, 2.13)], undefined, context);
    // 1.65 % of 3,061,000 = 50,506.5, half up.
    expect(await manual.baca(nomor)).toMatchObject({ ppn: 50_507, grand_total: 3_111_507 });
    await validasi(nomor, context);
    expect(await entri(nomor, 'VALIDASI')).toContain('PPN  IDR PENJUALAN MANUAL -50507');
    expect(await differences()).toEqual([]);
  });

  it('below the price of the day wants an approval for exactly these goods', async () => {
    await stokAwal(3, 6);
    const murah = (more: Isi = {}) => cincin(1, 2, { harga_gram: 1_400_000, ...more });
    expect((await refused(jual([murah()]))).fields).toHaveProperty('barang.0.otorisasi');
    const nilai = {
      kode_barcode: 'TOKO/A01/700/CN/70',
      qty: 1,
      berat: 2,
      harga_gram: 1_400_000,
      harga_jual: 2_800_000,
      ongkos: 0,
      diskon: 0,
    };
    const otorisasi = await izin(shop.db, 'EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN', '', nilai);
    expect((await refused(jual([murah({ qty: 2, otorisasi })]))).code).toBe('otorisasi_tidak_berlaku');
    await jual([murah({ otorisasi })]);
    expect((await refused(jual([murah({ otorisasi })]))).code).toBe('otorisasi_tidak_berlaku');
    // What was refused holds nothing.
    expect(await stok()).toMatchObject([{ pesan_qty: 1, pesan_berat: 2 }]);
    expect(await differences()).toEqual([]);
  });

  it('is refused where something is wrong, and holds nothing then', async () => {
    await stokAwal(2, 4);
    expect(await refused(jual([cincin(1, 2), cincin(2, 1)]))).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { kode_dept: 'CN', kode_baki: 'A01', qty: 2, berat: 4 },
    });
    expect((await refused(jual([cincin(1, 4.001)]))).code).toBe('stok_tidak_cukup');
    expect((await refused(jual([cincin(1, 1, { kadar: 71 })]))).code).toBe('stok_tidak_cukup');
    expect((await refused(jual([cincin(1, 1, { kode_gudang: 'BELI', kode_baki: 'B01' })]))).code).toBe(
      'barang_tidak_dijual',
    );
    expect((await refused(jual([cincin(1, 1, { kode_group: '000', kadar: 50 })]))).code).toBe('harga_belum_diatur');
    expect((await refused(jual([cincin(1, 1, { diskon_rp: 2_000_000 })]))).code).toBe('diskon_melebihi_total');
    expect((await refused(jual([cincin(1, 1)], [{ jenis: 'CASH', jumlah: 1 }]))).code).toBe('pembayaran_kurang');
    expect((await refused(jual([cincin(1, 1)], []))).code).toBe('pembayaran_kosong');
    expect(await stok()).toMatchObject([{ pesan_qty: 0, pesan_berat: 0 }]);
  });

  it('can be changed while OPEN, up to all that is free of it and what it held', async () => {
    await stokAwal(2, 4);
    const nomor = await jual([cincin(1, 1)]);
    await ubah(nomor, isiJual([cincin(2, 4)]));
    expect((await refused(ubah(nomor, isiJual([cincin(1, 1)])))).code).toBe('sudah_diubah');
    expect(await stok()).toMatchObject([{ pesan_qty: 2, pesan_berat: 4 }]);
    await tolak(nomor);
    expect(await stok()).toMatchObject([{ qty: 2, pesan_qty: 0 }]);
    expect((await refused(ubah(nomor, isiJual([cincin(1, 1)]), 3))).code).toBe('keadaan_tidak_sesuai');
    expect(await differences()).toEqual([]);
  });

  it('of the last grams by two tills is made by one', async () => {
    await stokAwal(2, 4);
    const hasil = await Promise.allSettled([
      jual([cincin(1, 3)]),
      jual([cincin(1, 3)], undefined, kerja('KASIR2')),
      jual([cincin(2, 1)]),
    ]);
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of hasil) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'stok_tidak_cukup' });
    }
    expect(await differences()).toEqual([]);
  });

  it('that is validated while another withdraws it is one or the other', async () => {
    await stokAwal(3, 6);
    for (let round = 0; round < 3; round += 1) {
      const nomor = await jual([cincin(1, 2)]);
      const hasil = await Promise.allSettled([validasi(nomor), tolak(nomor)]);
      const kalah = hasil.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as Problem).code] : [],
      );
      expect(kalah).toEqual(['keadaan_tidak_sesuai']);
    }
    expect(await differences()).toEqual([]);
  });

  it('and a purchase are found by day, number and name, and counted for who made them', async () => {
    await stokAwal(3, 6);
    const nomor = await jual([cincin(1, 2)]);
    const semua = { tgl_from: null, tgl_to: null, status: null, kode_sales: null, limit: 10, after: null, q: null };
    const cari = async (kind: typeof penjualanManual | typeof pembelianManual, asked: object) =>
      listPapers(shop.db, kind, toko, { ...semua, ...asked });
    expect((await cari(penjualanManual, { status: 'OPEN', q: 'tini' })).data).toMatchObject([
      { no_jual: nomor, grand_total: Dec.from(2_874_000), valid_oleh: null },
    ]);
    expect((await cari(penjualanManual, { q: nomor.slice(-4) })).data).toMatchObject([{ no_jual: nomor }]);
    const halaman = await cari(pembelianManual, { limit: 1 });
    expect((await cari(pembelianManual, { after: halaman.next })).data[0]).not.toEqual(halaman.data[0]);
    await validasi(nomor);
    expect((await cari(penjualanManual, { q: nomor })).data).toMatchObject([{ valid_oleh: 'KASIR1' }]);
    const laporan = jualBeliSalesManual(kerja() as never, {
      tgl_from: SHOP.tgl_system,
      tgl_to: SHOP.tgl_system,
      kode_sales: 'SL01',
    });
    // Whatever the tests before made was cancelled on the same day.
    expect(await reportRows(shop.db, laporan)).toEqual([
      {
        kode_sales: 'SL01',
        nama_sales: 'RINA',
        qty_jual: 1,
        berat_jual: 2,
        rupiah_jual: 2_874_000,
        ppn_jual: 0,
        qty_beli: 3,
        berat_beli: 6,
        rupiah_beli: 6_900_000,
      },
    ]);
  });
});

describe('when the day is closed', () => {
  it('nothing of it is validated or changed, and its cancel is booked today with the owner alone', async () => {
    await stokAwal(5, 10);
    const done = await jual([cincin(1, 1)]);
    await validasi(done);
    const [open, beliOpen] = [await jual([cincin(1, 1)]), await beli([lama(1, 1)])];
    await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
    expect((await refused(validasi(open))).code).toBe('hari_sudah_tutup');
    expect((await refused(validasi(beliOpen))).code).toBe('hari_sudah_tutup');
    expect((await refused(ubah(open, isiJual([cincin(1, 1)])))).code).toBe('hari_sudah_tutup');
    expect((await refused(batal(done))).code).toBe('otorisasi_pemilik');
    await batal(done, 'OWNER');
    expect(await manual.baca(done)).toMatchObject({
      status: 'CANC',
      tgl: '2026-11-21',
      tgl_batal: '2026-11-22',
    });
    expect((await kas('KASIR1', '2026-11-22')).map(([kategori]) => kategori)).toEqual(['BATAL PENJUALAN MANUAL']);
    // Nothing was booked: what waits is refused on any day by whoever may.
    await tolak(open);
    expect(
      [...(await reconcile(shop.db, toko, '2026-11-22', invariants)), ...(await differences())].filter(
        (check) => !check.selisih.isZero(),
      ),
    ).toEqual([]);
  });
});
