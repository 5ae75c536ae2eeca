import { money } from '../../core/field.ts';
import { total } from '../../core/report.ts';

/**
 * The price of sold lines per gram and of their gold. Per gram, many cost their gold over their weight: ongkos,
 * attribute, discount and tax are no part of it (GLOSSARY.md, harga rata).
 */
export const HARGA_RATA_COLUMNS = {
  harga_gram: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_jual', 'berat'] }),
  harga_jual: total(money({}), 'sum'),
} as const;
