import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { cincin, isiBeli, JualBeliManual, kerja, lama } from '../../../testing/jual-beli-manual.ts';

const shop = testDatabase();
const manual = new JualBeliManual(shop);
const { jual, beli, ubah, validasi, batal, tolak, stokAwal, stok, entri, kas, differences } = manual;

beforeAll(manual.buka);
beforeEach(manual.kosongkan);

describe('a purchase', () => {
  it('moves nothing while it is OPEN; validated its goods lie in the tray and its money has left the drawer of who validated', async () => {
    const nomor = await beli([lama(3, 4.15, { potongan: 238_625 }), lama(1, 1, { kadar: 75, kode_baki: 'A02' })]);
    expect(nomor).toBe('KL-FBM-261121-0001');
    expect([await stok(), await entri(nomor, 'VALIDASI')]).toEqual([[], []]);
    // 4.15 × 1,150,000 − 238,625 = 4,533,875, down to 4,533,500.
    expect(await manual.baca(nomor)).toMatchObject({
      status: 'OPEN',
      grand_total: 5_683_500,
      total_qty: 4,
      total_berat: 5.15,
      cara_bayar: 'CASH',
      pelanggan: { nama: 'PAK ADI' },
      barang: [
        { kode_gudang: 'TOKO', kadar: 70, harga_beli: 4_533_500, arah_pembulatan: 'TURUN', nama_dept: 'CINCIN' },
        { kadar: 75, harga_beli: 1_150_000 },
      ],
    });
    await validasi(nomor, kerja('KASIR2'));
    expect(await stok()).toEqual([
      { kode_gudang: 'TOKO', kode_baki: 'A01', kadar: 70, qty: 3, berat: 4.15, pesan_qty: 0, pesan_berat: 0 },
      { kode_gudang: 'TOKO', kode_baki: 'A02', kadar: 75, qty: 1, berat: 1, pesan_qty: 0, pesan_berat: 0 },
    ]);
    expect(await entri(nomor, 'VALIDASI')).toEqual([
      'KAS KASIR2 IDR PEMBELIAN MANUAL -5683500',
      'MANUAL A01 PCS PEMBELIAN MANUAL 3',
      'MANUAL A01 EMAS:70 PEMBELIAN MANUAL 4.15',
      'LUAR PELANGGAN PCS PEMBELIAN MANUAL -4',
      'LUAR PELANGGAN EMAS:70 PEMBELIAN MANUAL -4.15',
      'MANUAL A02 PCS PEMBELIAN MANUAL 1',
      'MANUAL A02 EMAS:75 PEMBELIAN MANUAL 1',
      'LUAR PELANGGAN EMAS:75 PEMBELIAN MANUAL -1',
      'PEMBELIAN  IDR PEMBELIAN MANUAL 5683500',
      'CURAH 70 NILAI PEMBELIAN MANUAL 4533500',
      'LUAR PELANGGAN NILAI PEMBELIAN MANUAL -5683500',
      'CURAH 75 NILAI PEMBELIAN MANUAL 1150000',
    ]);
    expect(await kas('KASIR2')).toEqual([['PEMBELIAN MANUAL', nomor, 0, 5_683_500, -5_683_500]]);
    expect(await differences()).toEqual([]);
    await batal(nomor, 'SPV1', kerja('KASIR1'));
    expect(await stok()).toEqual([]);
    expect((await entri(nomor, 'BATAL'))[0]).toBe('KAS KASIR1 IDR BATAL PEMBELIAN MANUAL 5683500');
    expect(await kas('KASIR1')).toEqual([['BATAL PEMBELIAN MANUAL', nomor, 5_683_500, 0, 5_683_500]]);
    expect(await differences()).toEqual([]);
  });

  it('goes to gudang BELI without a tray, at the purity of its group, and may be paid from an account', async () => {
    const nomor = await beli([lama(1, 2, { kode_baki: null })], {
      cara_bayar: 'TRANSFER',
      no_rekening: '008123',
      no_rekening_customer: '777',
    });
    await validasi(nomor);
    expect(await stok()).toMatchObject([{ kode_gudang: 'BELI', kode_baki: 'B01', kadar: 70, qty: 1, berat: 2 }]);
    expect((await entri(nomor, 'VALIDASI'))[0]).toBe('BANK 008123 IDR PEMBELIAN MANUAL -2300000');
    expect(await manual.baca(nomor)).toMatchObject({
      no_rekening: '008123',
      no_rekening_customer: '777',
    });
    expect(await differences()).toEqual([]);
  });

  it('rounds up where the shop does not round down', async () => {
    const nomor = await beli(
      [lama(1, 1.001, { harga_gram: 1_150_100 })],
      {},
      kerja('KASIR1', { ROUND_DOWN_PURCHASE_MODULE: 'false' }),
    );
    // 1,151,250.1
    expect(await manual.baca(nomor)).toMatchObject({
      grand_total: 1_151_500,
      barang: [{ arah_pembulatan: 'NAIK' }],
    });
  });

  it('is refused where something is wrong, at its field', async () => {
    const field = async (work: Promise<unknown>) => {
      const { code, fields } = await refused(work);
      return [code, ...Object.keys(fields)];
    };
    expect(await field(beli([lama(1, 1, { kode_group: 'X' })]))).toEqual(['rujukan_tidak_ada', 'barang.0.kode_group']);
    expect(await field(beli([lama(1, 1), lama(1, 1, { kode_dept: 'X' })]))).toEqual([
      'rujukan_tidak_ada',
      'barang.1.kode_dept',
    ]);
    expect(await field(beli([lama(1, 1, { kode_baki: 'X' })]))).toEqual(['rujukan_tidak_ada', 'barang.0.kode_baki']);
    expect(await field(beli([lama(1, 1, { potongan: 1_150_000 })]))).toEqual(['data_tidak_valid', 'barang.0.potongan']);
    expect(await field(beli([lama(1, 1)], { cara_bayar: 'TRANSFER' }))).toEqual(['data_tidak_valid', 'no_rekening']);
    expect(await field(beli([lama(1, 1)], { cara_bayar: 'TRANSFER', no_rekening: '9' }))).toEqual([
      'rujukan_tidak_ada',
      'no_rekening',
    ]);
    for (const name of ['no_rekening', 'no_rekening_customer']) {
      expect(await field(beli([lama(1, 1)], { [name]: '008123' }))).toEqual(['data_tidak_valid', name]);
    }
    expect(await field(beli([lama(1, 1)], { kode_sales: null }))).toEqual(['sales_wajib', 'kode_sales']);
    await shop.db.query(`update kelompok set kadar = 0 where kode_toko = 'KL01' and kode_group = '000'`);
    expect(await refused(beli([lama(1, 1, { kode_group: '000', kadar: null, harga_gram: 1 })]))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'barang.0.kadar': { rule: 'kadar_nol' } },
    });
    await shop.db.query(`update kelompok set kadar = 50 where kode_toko = 'KL01' and kode_group = '000'`);
    expect(await refused(beli([lama(1, 1, { harga_gram: 11_500_000 })]))).toMatchObject({
      code: 'harga_terlalu_jauh',
      params: { kode_barcode: 'CN', persen: 700 },
    });
    expect((await refused(validasi('KL-FBM-261121-0999'))).code).toBe('dokumen_tidak_ditemukan');
  });

  it('is held against what a gram is sold for by percentage where the shop sells so', async () => {
    await shop.db.query(`insert into harga_global (kode_toko, nominal) values ('KL01', 1000000)`);
    const persen = kerja('KASIR1', { MODE_HARGA: 'PERSENTASE' });
    // 70 % of 1,000,000 a gram, and 15 % above that at most: 805,000.
    const seharga = (harga_gram: number) => beli([lama(1, 1, { harga_gram })], {}, persen);
    expect(await refused(seharga(1_150_000))).toMatchObject({ code: 'harga_terlalu_jauh', params: { persen: 64 } });
    await tolak(await seharga(805_000));
    await shop.db.query(`delete from harga_global where kode_toko = 'KL01'`);
  });

  it('cannot be cancelled once its goods are sold, moved or held', async () => {
    const nomor = await stokAwal(2, 3);
    const open = await jual([cincin(1, 1)]);
    expect(await refused(batal(nomor))).toMatchObject({ code: 'stok_tidak_cukup', params: { qty: 1, berat: 2 } });
    await validasi(open);
    expect((await refused(batal(nomor))).code).toBe('stok_tidak_cukup');
    expect(await manual.baca(nomor)).toMatchObject({ status: 'DONE' });
    expect(await differences()).toEqual([]);
  });

  it('can be changed while OPEN, and withdrawn; its number stays used', async () => {
    const nomor = await beli([lama(1, 1)]);
    await ubah(nomor, isiBeli([lama(2, 2)]));
    expect(await manual.baca(nomor)).toMatchObject({
      total_qty: 2,
      grand_total: 2_300_000,
      diubah_oleh: 'KASIR1',
    });
    await tolak(nomor);
    expect((await refused(validasi(nomor))).code).toBe('keadaan_tidak_sesuai');
    expect((await refused(ubah(nomor, isiBeli([lama(2, 2)]), 3))).code).toBe('keadaan_tidak_sesuai');
    expect([await entri(nomor, 'VALIDASI'), await differences()]).toEqual([[], []]);
  });
});
