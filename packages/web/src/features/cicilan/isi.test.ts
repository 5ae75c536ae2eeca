import { modulesWith } from '@kilau/contract/modules.ts';
import { expect, it } from 'vitest';
import { aturanJual } from '../../trade/harga/aturan-jual.ts';
import type { BarangDraft } from '../../trade/harga/barang-harga.ts';
import { drafHampa } from '../../trade/dokumen/draf.ts';
import { cicilKosong, hitungCicil, kirimCicil, periksaCicil, syaratDari, type DraftCicil } from './isi.ts';

const SYARAT = [
  { tenor: 3, dp_persen: 20, margin_persen: 0 },
  { tenor: 6, dp_persen: 20, margin_persen: 6 },
];
const aturan = aturanJual({ modules: modulesWith() });
/** The necklace of the trade guide: 12,416,500. */
const kalung = {
  id: '1',
  kode_barcode: '1',
  nama_barang: 'KALUNG',
  kode_group: '700',
  kode_baki: 'A01',
  kadar_cetak: '17K',
  berat: 8.35,
  asal_faktur_pajak: false,
  harga: { harga_gram: 1_437_000 },
  jual: { harga_total: 12_416_500, ongkos: 417_500 },
} as BarangDraft;
const draft = (jumlah: string): DraftCicil => ({
  ...cicilKosong({ kode_sales: 'SL01', tenor: 6 }),
  barang: [kalung],
  bayar:
    jumlah === ''
      ? []
      : [{ id: 'a', jenis: 'CASH', jumlah, no_rekening: '', nama_rekening: '', no_kartu: '', fee_persen: '' }],
});
const salah = (jumlah: string) => periksaCicil(draft(jumlah), hitungCicil(draft(jumlah), SYARAT, aturan), aturan);

it('tells the price, the least down payment and what is due each month, as the server will', () => {
  const { total, dp, angsuran, bayar } = hitungCicil(draft('2650000'), SYARAT, aturan);
  expect([total, dp, bayar.kurang].map(String)).toEqual(['13161490', '2632298', '10511490']);
  expect(angsuran.map(String)).toEqual([...Array.from({ length: 5 }, () => '1752000'), '1751490']);
});

it('proposes the least down payment, and takes what was paid off it', () => {
  expect(String(hitungCicil(draft(''), SYARAT, aturan).muka.kurang)).toBe('2632298');
  expect(String(hitungCicil(draft('2000000'), SYARAT, aturan).muka.kurang)).toBe('632298');
});

it('is not sent with too little down, with all of it, without money or without terms', () => {
  expect(salah('2632298')).toEqual({});
  expect(salah('2632297')).toEqual({ bayar: { rule: 'dp_kurang', params: { dp: 2_632_298 } } });
  expect(salah('13161490')).toEqual({ bayar: { rule: 'melebihi_tagihan' } });
  expect(salah('')).toEqual({ bayar: { rule: 'tidak_boleh_kosong' } });
  const tanpa = hitungCicil(draft('2650000'), [], aturan);
  expect(periksaCicil(draft('2650000'), tanpa, aturan)).toMatchObject({ tenor: { rule: 'tidak_boleh_kosong' } });
});

it('sends the terms that count: those that are named, else the first that are offered', () => {
  expect(syaratDari({ tenor: 9 }, SYARAT)?.tenor).toBe(3);
  const now = draft('2650000');
  expect(kirimCicil(now, hitungCicil(now, SYARAT, aturan))).toMatchObject({
    kode_sales: 'SL01',
    tenor: 6,
    barang: [{ kode_barcode: '1' }],
  });
  expect([drafHampa(cicilKosong()), drafHampa(now)]).toEqual([true, false]);
});
