/** What is ticked without what was sent: what was ticked while that was on its way stays to be sent. */
export function tanpa(
  ditandai: ReadonlySet<string>,
  dikirim: readonly { readonly kode_barcode: string }[],
): ReadonlySet<string> {
  const pergi = new Set(dikirim.map(({ kode_barcode }) => kode_barcode));
  return new Set([...ditandai].filter((kode) => !pergi.has(kode)));
}
