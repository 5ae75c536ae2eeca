import { periksaPasar } from '@kilau/contract/features/penjualan/pasar.calc.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';

/** What a line says of its marketplace, and the picture taken at the sale; drafts of before say nothing. */
export interface IsiPasar {
  readonly kode_marketplace?: string;
  readonly kurir?: string;
  readonly no_resi?: string;
  readonly foto_jual?: string;
}

export const PASAR = [
  'kode_marketplace',
  'kurir',
  'no_resi',
  'foto_jual',
] as const satisfies readonly (keyof IsiPasar)[];

/** The same of any line, and nothing else of it. */
export const pasarDari = (isi: IsiPasar): IsiPasar =>
  Object.fromEntries(PASAR.flatMap((name) => (isi[name] ? [[name, isi[name]]] : [])));

/** Whether a line says anything of that. */
export const adaPasar = (isi: IsiPasar): boolean => PASAR.some((name) => (isi[name] ?? '') !== '');

/** What is missing for the marketplace, by field. */
export const periksaIsiPasar = (
  { kode_marketplace = '', kurir = '', no_resi = '', foto_jual = '' }: IsiPasar,
  foto: string,
): Readonly<Record<string, RuleBreak>> => periksaPasar({ kode_marketplace, kurir, no_resi, foto_jual, foto });
