import { code, integer, money, percent } from '../../core/field.ts';

/** What a sold line keeps of its price: by which rule, out of what, and what it came to. */
export const HARGA_JUAL_FIELDS = {
  mode_harga: code({ required: true }),
  sumber_harga: code({ required: true }),
  harga_sistem: money({ required: true }),
  harga_gram: money({ required: true }),
  persentase: percent({ required: true }),
  pembulatan: integer({ required: true }),
  arah_pembulatan: code({ required: true }),
  harga_jual: money({ required: true }),
} as const;
