import { NUMERIC_KINDS, type Fields } from '@kilau/contract/core/field.ts';
import { KOSONG, NOL, type Rusak } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';

/** What is typed into fields, exactly as it is typed: numbers of a draft are texts. */
export type Isi<F extends Fields> = { readonly [Name in keyof F]: string };

/** Nothing typed yet. @param biasa what most often stands there. */
export const isiKosong = <F extends Fields>(fields: F, biasa: Partial<Isi<F>> = {}): Isi<F> => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
  ...biasa,
});

/** What was typed, as it is sent. What was left empty is not: the server fills it in, or nobody has to say it. */
export const isiKirim = <F extends Fields>(
  fields: F,
  isi: Partial<Isi<NoInfer<F>>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const typed = isi[name]?.trim() ?? '';
      return typed === '' ? [] : [[name, NUMERIC_KINDS.has(kind) ? angka(typed) : typed]];
    }),
  );

/** What fields lack: one that has to say something and says nothing, or nothing of what there has to be some of. */
export const kurangIsi = <F extends Fields>(fields: F, isi: Partial<Isi<NoInfer<F>>>): Rusak =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const typed = isi[name]?.trim() ?? '';
      if (typed === '') return field.required ? [[name, KOSONG]] : [];
      const least = 'min' in field ? (field.min ?? 0) : 0;
      return NUMERIC_KINDS.has(field.kind) && least > 0 && angka(typed).isZero() ? [[name, NOL]] : [];
    }),
  );
