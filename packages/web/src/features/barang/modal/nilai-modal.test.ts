import type { BarangModal } from '@kilau/contract/features/barang/modal/modal.fields.ts';
import { describe, expect, it } from 'vitest';
import { denganUsul, modalBaru, perGram } from './nilai-modal.ts';

const RING: BarangModal = {
  kode_barcode: '00000001',
  nama_barang: 'CINCIN POLOS',
  kode_group: '700',
  kode_baki: 'A01',
  kadar: 70,
  berat: 2.13,
  status: 'TERSEDIA',
  pemilik_nomor: null,
  klaim_nomor: null,
  harga_modal: null,
  usul: 2_449_500,
  versi: 'v',
};
const BERMODAL: BarangModal = { ...RING, kode_barcode: '00000002', harga_modal: 2_449_500 };
const TANPA_HARGA: BarangModal = { ...RING, kode_barcode: '00000003', usul: null };

describe('the costs to be saved', () => {
  it('are those proposed where something is, and others than what is there', () => {
    const nilai = denganUsul([RING, BERMODAL, TANPA_HARGA], new Map());
    expect([RING, BERMODAL, TANPA_HARGA].map((row) => modalBaru(row, nilai)?.toString())).toEqual([
      '2449500',
      undefined,
      undefined,
    ]);
  });

  it('are so much a gram, in whole rupiah', () => {
    const nilai = perGram([RING, TANPA_HARGA], '1150001', new Map());
    expect(modalBaru(RING, nilai)?.toString()).toBe('2449502');
    expect(perGram([RING], '', nilai)).toBe(nilai);
  });

  it('are none for what is emptied or nothing', () => {
    for (const teks of ['', '0', 'x']) expect(modalBaru(BERMODAL, new Map([['00000002', teks]]))).toBeUndefined();
    expect(modalBaru(BERMODAL, new Map([['00000002', '2500000']]))?.toString()).toBe('2500000');
  });
});
