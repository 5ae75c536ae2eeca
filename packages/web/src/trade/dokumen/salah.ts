/**
 * Sentences beside fields. A line's begin with its barcode, a payment's with `bayar` and its id, so that they stay with
 * it.
 */
export type Salah = Readonly<Record<string, string>>;

/** Where a sentence beside a field of a payment stands. */
export const salahBayar = (id: string, field: string): string => `bayar.${id}.${field}`;
