import { choice, type Fields } from '@kilau/contract/core/field.ts';
import { pilihanSisi, salahMutasiBank, salahMutasiCash } from '@kilau/contract/features/uang/mutasi.calc.ts';
import { CASH } from '@kilau/contract/features/uang/mutasi.fields.ts';
import type { MakeRules } from '../../../engine/paper/make-rules.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';

/** An account of the shop, as far as a transfer goes by it. */
export interface Rekening {
  readonly no_rekening: string;
  readonly kode_bank: string;
}

const SISI = ['asal', 'tujuan'] as const;
const bankDari = (kode: unknown): string => (typeof kode === 'string' && kode !== CASH ? kode : '');

/** The account of a side whose bank was chosen anew: the only one that it has, else none. */
function rekeningBaru(values: FormValues, before: FormValues, rekening: readonly Rekening[]): FormValues {
  const baru: FormValues = {};
  for (const sisi of SISI) {
    if (values[sisi] === before[sisi]) continue;
    const milik = rekening.filter(({ kode_bank }) => kode_bank === bankDari(values[sisi]));
    const [satuSatunya] = milik;
    baru[`${sisi}_rekening`] = milik.length === 1 ? (satuSatunya?.no_rekening ?? '') : '';
  }
  return baru;
}

/** An account waits for its bank, and is asked for once that stands. */
const denganRekening = (fields: Fields, values: FormValues): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const sisi = SISI.find((one) => name === `${one}_rekening`);
      if (sisi === undefined) return [name, field];
      const bank = bankDari(values[sisi]);
      return [name, bank === '' ? { ...field, required: false, readOnly: 'always' } : { ...field, required: true }];
    }),
  );

/** How a transfer between two accounts is entered (specification, lines 49 and 125). */
export const isianMutasiBank = (rekening: readonly Rekening[]): MakeRules => ({
  fields: denganRekening,
  settle: (values, before) => rekeningBaru(values, before, rekening),
  check: salahMutasiBank,
  saved: 'uang.mutasi_bank_berhasil',
});

/** The side that gives way when the other was changed: with a bank over there it is CASH, with CASH it is a bank. */
function sisiLain(values: FormValues, before: FormValues): FormValues {
  for (const [sisi, lain] of [SISI, SISI.toReversed()]) {
    if (sisi === undefined || lain === undefined || values[sisi] === before[sisi]) continue;
    if (values[sisi] === CASH && values[lain] === CASH) return { [lain]: '' };
    if (bankDari(values[sisi]) !== '' && bankDari(values[lain]) !== '') return { [lain]: CASH };
  }
  return {};
}

/** How one between the drawer and an account is entered (specification, lines 50 and 125). */
export const isianMutasiCash = (rekening: readonly Rekening[], bank: readonly string[]): MakeRules => ({
  start: { asal: CASH, tujuan: '' },
  fields: (asked, values) => ({
    ...denganRekening(asked, values),
    asal: choice(pilihanSisi(values['tujuan'], bank)),
    tujuan: choice(pilihanSisi(values['asal'], bank)),
  }),
  settle: (values, before) => ({ ...rekeningBaru(values, before, rekening), ...sisiLain(values, before) }),
  check: salahMutasiCash,
  saved: 'uang.mutasi_cash_berhasil',
});
