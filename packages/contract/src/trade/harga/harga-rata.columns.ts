import { money } from '../../core/field.ts';
import { hidden, total } from '../../core/report.ts';

/**
 * The price of sold lines per gram and of their gold. Per gram, many cost their gold over their weight: ongkos,
 * attribute, discount and tax are no part of it (GLOSSARY.md, harga rata), nor is what weighs nothing: `rp_emas` is the
 * price of what has grams.
 */
export const HARGA_RATA_COLUMNS = {
  harga_gram: total(money({ label: 'laporan.harga_gram' }), { ratio: ['rp_emas', 'berat'] }),
  harga_jual: total(money({}), 'sum'),
  rp_emas: hidden(total(money({ label: 'laporan.rp_emas' }), 'sum')),
} as const;
