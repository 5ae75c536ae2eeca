import type { RuleBreak } from '@kilau/contract/core/schema.ts';

/**
 * Sentences beside fields. A line's begin with its barcode, a payment's with `bayar` and its id, so that they stay with
 * it.
 */
export type Salah = Readonly<Record<string, string>>;

/** Where a sentence beside a field of a payment stands. */
export const salahBayar = (id: string, field: string): string => `bayar.${id}.${field}`;

/**
 * Where a sentence about a line stands, or about a field of it. Put together of parts: in one piece the build would
 * take it for the key of a text.
 */
export const salahBarang = (...path: readonly string[]): string => ['barang', ...path].join('.');

/** What is wrong, by the same paths, before it is put into words. */
export type Rusak = Readonly<Record<string, RuleBreak>>;
export const KOSONG: RuleBreak = { rule: 'tidak_boleh_kosong' };
export const NOL: RuleBreak = { rule: 'tidak_boleh_nol' };

const INDEXED = /^(barang|bayar)\.(\d+)\.(.+)$/;

/**
 * The server counts lines and payments (barang.0.berat); a draft knows them by what they are. @param diBaris where a
 * sentence about a field of a line stands.
 */
export function salahDari<B>(
  draft: { readonly barang: readonly B[]; readonly bayar?: readonly { readonly id: string }[] },
  fields: Salah,
  diBaris: (baris: B, field: string) => string,
): Salah {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [, rows, index = '', field = ''] = INDEXED.exec(path) ?? [];
      const baris = rows === 'barang' ? draft.barang[Number(index)] : undefined;
      const bayar = rows === 'bayar' ? draft.bayar?.[Number(index)] : undefined;
      if (baris !== undefined) return [diBaris(baris, field), sentence];
      return [bayar ? salahBayar(bayar.id, field) : path, sentence];
    }),
  );
}
