import { boolean, choice, integer, text } from '../../core/field.ts';
import type { Values } from '../../core/schema.ts';

/** Characters on a line of the roll, by its width in millimetres (font A, 12 dots at 203 dpi). */
export const SLIP_HURUF = { '58': 32, '80': 48 } as const;
export type SlipKertas = keyof typeof SLIP_HURUF;

/** How the small receipt looks, and what the receipt printer is told. */
export const SLIP_TATA_FIELDS = {
  lebar_roll: choice(['58', '80'], { required: true, default: '80', optionLabel: 'slip_roll' }),
  kepala: text({ max: 200, multiline: true, label: 'field.kepala_slip' }),
  penutup: text({ max: 300, multiline: true, label: 'field.penutup_slip' }),
  tampil_alamat: boolean({ default: true, label: 'field.tampil_alamat' }),
  tampil_berat: boolean({ default: true, label: 'field.tampil_berat' }),
  tampil_barcode: boolean({ default: true, label: 'field.tampil_barcode' }),
  tampil_ongkos: boolean({ default: true, label: 'field.tampil_ongkos' }),
  tampil_bayar: boolean({ default: true, label: 'field.tampil_bayar' }),
  tampil_syarat: boolean({ default: true, label: 'field.tampil_syarat' }),
  tampil_qr: boolean({ default: true, label: 'field.tampil_qr' }),
  potong_kertas: boolean({ default: true, help: 'help.potong_kertas' }),
  buka_laci: boolean({ help: 'help.buka_laci' }),
  salinan: integer({ min: 1, max: 5, required: true, default: 1 }),
} as const;

export type SlipTata = Values<typeof SLIP_TATA_FIELDS>;
