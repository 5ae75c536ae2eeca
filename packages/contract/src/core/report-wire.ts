import type { FieldKind } from './field.ts';

/** A column of a report's answer. */
export interface ReportWireColumn {
  readonly nama: string;
  readonly label: string;
  readonly jenis: FieldKind;
  /** How many decimals it shows; `null` for kinds that are not numbers. */
  readonly desimal: number | null;
  readonly total: boolean;
}

/** A group of rows. Where groups stand in groups, only the innermost have rows. */
export interface ReportWireGroup<N = number> {
  readonly kunci: readonly string[];
  readonly label: string;
  readonly baris: readonly Readonly<Record<string, unknown>>[];
  readonly subtotal: Readonly<Record<string, N>>;
  /** Groups of the next level; absent on the innermost. */
  readonly grup?: readonly ReportWireGroup<N>[];
}

/** What the rows of a table come to that were taken back, and what all rows come to with them. */
export interface ReportWireCancelled<N = number> {
  readonly jumlah_baris: number;
  readonly total: Readonly<Record<string, N>>;
  readonly bruto: Readonly<Record<string, N>>;
}

/** One table of a report's answer. */
export interface ReportWireTable<N = number> {
  readonly kolom: readonly ReportWireColumn[];
  readonly grup: readonly ReportWireGroup<N>[];
  readonly total: Readonly<Record<string, N>>;
  /** Where rows were taken back: `total` is without them. */
  readonly batal?: ReportWireCancelled<N>;
  /** All rows there are; `grup` holds fewer when `terpotong`. Totals are always over all of them. */
  readonly jumlah_baris: number;
  readonly terpotong: boolean;
}

/** One section of a report that has several. */
export interface ReportWireSection<N = number> extends ReportWireTable<N> {
  /** The section's name in the definition. */
  readonly seksi: string;
  readonly judul: string;
}

/** A shop whose server did not tell what it has. */
export interface ReportWireShop {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/**
 * A report's answer (`api.md`, Reports). `N` is a number: a decimal on the server, a JSON number on the wire. A report
 * of several tables has them in `seksi`, and no columns, groups and totals beside them; `jumlah_baris` is of them all.
 */
export interface ReportWire<N = number> extends ReportWireTable<N> {
  readonly judul: string;
  /** The filters as they were understood, defaults filled in. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly seksi?: readonly ReportWireSection<N>[];
  /** Of a report over shops: those that are not in it, nor in its totals, because they did not answer. */
  readonly gagal?: readonly ReportWireShop[];
}
