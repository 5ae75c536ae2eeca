import { describe, expect, it } from 'vitest';
import type { BarangProfit } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import {
  barisProfit,
  bedaProfit,
  cetakTeks,
  kadarBaru,
  kadarPersen,
  ketikanKadar,
  ketikanProfit,
  PROFIT_KOSONG,
  profitKini,
  profitLama,
  terapkanProfit,
} from './nilai.ts';

const ring = {
  kode_barcode: '00000001',
  tipe_ongkos: 'PER_GRAM',
  ongkos: 50_000,
  harga_atribut: 0,
  harga_khusus: null,
  markis: false,
  versi: 'x',
} as BarangProfit;
const markis: BarangProfit = { ...ring, markis: true, harga_khusus: 900_000 };

describe('prices of many pieces', () => {
  it('change where something was typed, and nowhere else', () => {
    const ketikan = terapkanProfit(ring, undefined, { ...PROFIT_KOSONG, ongkos: '60000' });
    const kini = profitKini(ring, ketikan);
    expect(kini).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '60000', harga_atribut: '0', harga_khusus: '' });
    expect(bedaProfit(ring, kini)).toEqual(['ongkos']);
    expect(bedaProfit(ring, profitLama(ring))).toEqual([]);
  });
  it('give a fixed price to markis pieces alone', () => {
    const massal = { ...PROFIT_KOSONG, harga_khusus: '950000' };
    expect(bedaProfit(ring, profitKini(ring, terapkanProfit(ring, undefined, massal)))).toEqual([]);
    expect(bedaProfit(markis, profitKini(markis, terapkanProfit(markis, undefined, massal)))).toEqual(['harga_khusus']);
  });
  it('leave what somebody else has changed since as it is, however they were typed', () => {
    const sejak = { ...ring, harga_atribut: 100_000, versi: 'y' };
    const semua = terapkanProfit(ring, undefined, { ...PROFIT_KOSONG, ongkos: '60000' });
    const perBarang = ketikanProfit(ring, { ...profitKini(ring, undefined), ongkos: '60000' });
    for (const ketikan of [semua, perBarang]) {
      expect(ketikan).toEqual({ ongkos: '60000' });
      const kini = profitKini(sejak, ketikan);
      expect(bedaProfit(sejak, kini)).toEqual(['ongkos']);
      expect(barisProfit(sejak, kini)).toMatchObject({ ongkos: '60000', harga_atribut: '100000', versi: 'y' });
    }
    const kosong = ketikanProfit(markis, { ...profitLama(markis), harga_khusus: '' });
    expect(profitKini(markis, kosong).harga_khusus).toBe('');
  });
  it('are sent with what was seen, an emptied one as 0', () => {
    expect(barisProfit(ring, { ...profitLama(ring), ongkos: '' })).toEqual({
      kode_barcode: '00000001',
      versi: 'x',
      tipe_ongkos: 'PER_GRAM',
      ongkos: '0',
      harga_atribut: '0',
      harga_khusus: '',
    });
  });
});

describe('a new purity', () => {
  it('is read in percent or in thousandths', () => {
    expect([kadarPersen('375')?.toString(), kadarPersen('70')?.toString(), kadarPersen('0'), kadarPersen('')]).toEqual([
      '37.5',
      '70',
      undefined,
      undefined,
    ]);
  });
  it('counts only where it differs', () => {
    expect(kadarBaru({ kadar: 70 }, { kadar: '700', kadar_cetak: '' })).toBeUndefined();
    expect(kadarBaru({ kadar: 70 }, { kadar: '75', kadar_cetak: '' })?.toString()).toBe('75');
    expect(kadarBaru({ kadar: 70 }, undefined)).toBeUndefined();
  });
  it('is kept as typed where it is another one: one that only looked asks for no change once somebody else made one', () => {
    const isi = { kadar: '70', kadar_cetak: undefined };
    expect([ketikanKadar({ kadar: 70 }, isi), ketikanKadar({ kadar: 75 }, isi)]).toEqual([undefined, isi]);
  });
  it('brings its printed form along until somebody types or empties it', () => {
    expect(cetakTeks({ kadar: '375', kadar_cetak: undefined })).toBe('37.5');
    expect(cetakTeks({ kadar: '', kadar_cetak: undefined })).toBe('');
    expect([cetakTeks({ kadar: '70', kadar_cetak: '17K' }), cetakTeks({ kadar: '70', kadar_cetak: '' })]).toEqual([
      '17K',
      '',
    ]);
  });
});
