import type { RuleBreak } from '../../core/schema.ts';
import { CASH } from './mutasi.fields.ts';

/** A side that says nothing is the drawer. */
const sisi = (kode: unknown): string => {
  const typed = typeof kode === 'string' ? kode.trim() : '';
  return typed === '' ? CASH : typed;
};
const kosong = (kode: unknown): boolean => kode === null || kode === undefined || kode === '';

/** The two sides of a transfer as they were typed or sent. */
export interface SisiMutasi {
  readonly asal?: unknown;
  readonly asal_rekening?: unknown;
  readonly tujuan?: unknown;
  readonly tujuan_rekening?: unknown;
}

/** Rules that are broken, by field; none when all is well. */
export type Salah = Readonly<Record<string, RuleBreak>>;

/** What is wrong with the sides of a transfer between accounts. */
export const salahMutasiBank = ({ asal_rekening, tujuan_rekening }: SisiMutasi): Salah =>
  !kosong(asal_rekening) && asal_rekening === tujuan_rekening ? { tujuan_rekening: { rule: 'rekening_sama' } } : {};

/** The same of one between drawer and account: one side CASH, the other a bank with its account. */
export function salahMutasiCash(masuk: SisiMutasi): Salah {
  const asal = sisi(masuk.asal);
  const tujuan = sisi(masuk.tujuan);
  if (asal === CASH && tujuan === CASH) return { tujuan: { rule: 'rekening_sama' } };
  if (asal !== CASH && tujuan !== CASH) return { tujuan: { rule: 'mutasi_satu_sisi_cash' } };
  const name = asal === CASH ? 'tujuan_rekening' : 'asal_rekening';
  return kosong(masuk[name]) ? { [name]: { rule: 'tidak_boleh_kosong' } } : {};
}

/** What one side of a transfer may be while the other stands: who takes from the drawer brings to a bank. */
export function pilihanSisi(lawan: unknown, bank: readonly string[]): readonly string[] {
  if (kosong(lawan)) return [CASH, ...bank];
  return lawan === CASH ? bank : [CASH];
}
