import type { RuleBreak } from '../../core/schema.ts';

/** A line of a sale, as far as a marketplace asks for something. */
export interface BarisPasar {
  readonly kode_marketplace: string;
  readonly kurir: string;
  readonly no_resi: string;
  readonly foto_jual: string;
  /** The piece's own photo; empty where it has none. */
  readonly foto: string;
}

/**
 * What is missing in a line for its marketplace, by field: a courier and a photo, the piece's own or one taken at the
 * sale. What is for marketplaces alone is not passed over in a line without one.
 */
export function periksaPasar({ kode_marketplace, kurir, no_resi, foto_jual, foto }: BarisPasar) {
  const breaks: { [Name in 'kurir' | 'no_resi' | 'foto_jual']?: RuleBreak } = {};
  if (kode_marketplace === '') {
    if (kurir !== '') breaks.kurir = { rule: 'hanya_untuk_marketplace' };
    if (no_resi !== '') breaks.no_resi = { rule: 'hanya_untuk_marketplace' };
    return breaks;
  }
  if (kurir === '') breaks.kurir = { rule: 'kurir_marketplace' };
  if (foto_jual === '' && foto === '') breaks.foto_jual = { rule: 'foto_marketplace' };
  return breaks;
}
