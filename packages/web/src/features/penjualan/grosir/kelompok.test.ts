import { describe, expect, it } from 'vitest';
import { ATURAN, CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import { draftKosong, ubahDraft, type UbahDraft } from '../transaksi/draft.ts';
import { hitungJual } from '../transaksi/hitung.ts';
import { barangMenyusul, kelompokGrosir } from './kelompok.ts';

const LAGI = { ...CINCIN, kode_barcode: '00009999', berat: 3.5 };
const setelah = (...ubah: readonly UbahDraft[]) =>
  kelompokGrosir(hitungJual(ubah.reduce(ubahDraft, draftKosong()), ATURAN).baris);
const tambah = (barang: typeof CINCIN): UbahDraft => ({ type: 'add-line', barang });

describe('the groups of a wholesale sale', () => {
  it('are added up, without pieces that carry a price of their own', () => {
    const [emas, ...rest] = setelah(tambah(CINCIN), tambah(LIONTIN), tambah(LAGI));
    expect(rest).toEqual([]);
    expect(emas).toMatchObject({ kode_group: CINCIN.kode_group, qty: 2, harga: '1437000' });
    expect(emas?.berat.toString()).toBe('5.63');
  });

  it('give a piece that is scanned later the price of its group, and leave one that was priced by hand', () => {
    const murah: UbahDraft = { type: 'change-line', kode_barcode: CINCIN.kode_barcode, isi: { harga: '1400000' } };
    const [emas] = setelah(tambah(CINCIN), murah, tambah(LAGI));
    expect(emas && barangMenyusul(emas).map(({ barang }) => barang.kode_barcode)).toEqual([LAGI.kode_barcode]);
    const [sendiri] = setelah(tambah(CINCIN), murah, tambah(LAGI), {
      type: 'change-line',
      kode_barcode: LAGI.kode_barcode,
      isi: { harga: '1410000' },
    });
    expect(sendiri && barangMenyusul(sendiri)).toEqual([]);
  });
});
