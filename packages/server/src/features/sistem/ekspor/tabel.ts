/** One table of documents as it is exported. All of it is the program's own SQL, nothing comes from outside. */
export interface TabelEkspor {
  readonly from: string;
  /** Columns by the name in the head of the file. What is not listed stays: hashes, idempotency keys, fingerprints. */
  readonly kolom: Readonly<Record<string, string>>;
  /** Expression of the date that a range is about; an instant counts by the shop's clock. */
  readonly tgl?: { readonly sql: string; readonly instant?: boolean };
  /** What makes a row unique within the shop: the order of the file, along an index as far as `indeks` says. */
  readonly urut: readonly string[];
  /** How many leading parts of `urut` are columns of one index. */
  readonly indeks: number;
  /** Columns that stand before these in the index, each held to one value. */
  readonly tetap?: readonly string[];
}

/** Columns of one table under their own names, by its alias. */
export const kolomDari = (alias: string, names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, `${alias}.${name}`]));

/** In the order of the day `p.tgl`, along an index that begins with it and with the first of the rest. */
export const perTgl = (...rest: readonly string[]) =>
  ({ tgl: { sql: 'p.tgl' }, urut: ['p.tgl', ...rest], indeks: 2 }) as const satisfies Partial<TabelEkspor>;
