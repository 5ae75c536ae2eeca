/** A payment, and the invoice it belongs to. */
interface Centang {
  readonly key: string;
  readonly no_faktur_hutang: string;
}

/** Whoever ticks one payment of an invoice ticks all of them, and the other way round. */
export function serentak(
  rows: readonly Centang[],
  sebelum: ReadonlySet<string>,
  sesudah: ReadonlySet<string>,
): ReadonlySet<string> {
  const dipilih = new Set(rows.filter(({ key }) => sesudah.has(key)).map(({ no_faktur_hutang }) => no_faktur_hutang));
  const dilepas = new Set(
    rows.filter(({ key }) => sebelum.has(key) && !sesudah.has(key)).map(({ no_faktur_hutang }) => no_faktur_hutang),
  );
  return new Set(
    rows
      .filter(({ no_faktur_hutang }) => dipilih.has(no_faktur_hutang) && !dilepas.has(no_faktur_hutang))
      .map(({ key }) => key),
  );
}
