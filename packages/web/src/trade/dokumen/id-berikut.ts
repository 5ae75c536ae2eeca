/** The next number for a line or a payment: those that are there keep theirs when others go. */
export const idBerikut = (rows: readonly { readonly id: string }[]): string =>
  String(rows.reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1);
