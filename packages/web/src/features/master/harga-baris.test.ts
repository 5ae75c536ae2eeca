import { describe, expect, it } from 'vitest';
import { barisBerubah, periksaHarga, type HargaGroup } from './harga-baris.ts';

const group = (kode_group: string, harga: number, persentase = 0): HargaGroup => ({
  kode_group,
  nama_group: kode_group,
  jenis_group: 'EMAS',
  kadar: 70,
  persentase,
  harga,
  sumber: 'GROUP',
  kelompok_harga: null,
  diubah_oleh: null,
  diubah_pada: null,
});
const rows = [group('375', 780_000), group('700', 1_437_000, 72.5)];

describe('what is sent', () => {
  it('is only what differs from what is stored', () => {
    expect(barisBerubah(rows, {})).toEqual([]);
    expect(barisBerubah(rows, { 700: { harga: '1437000', persentase: '72.50' } })).toEqual([]);
    expect(barisBerubah(rows, { 700: { harga: '1450000' } })).toEqual([
      { kode_group: '700', harga: '1450000', persentase: 72.5, lama: 1_437_000 },
    ]);
  });
  it('is checked like on the server, by group and field', () => {
    const typed = barisBerubah(rows, { 375: { harga: '' }, 700: { persentase: '201' } });
    expect(periksaHarga(typed)).toEqual({
      '375.harga': { rule: 'tidak_boleh_kosong' },
      '700.persentase': { rule: 'persen_maks', params: { max: 200 } },
    });
    expect(periksaHarga(barisBerubah(rows, { 700: { harga: '1' } }))).toEqual({});
  });
});
