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

/** A report's answer (`api.md`, Reports). `N` is a number: a decimal on the server, a JSON number on the wire. */
export interface ReportWire<N = number> {
  readonly judul: string;
  /** The filters as they were understood, defaults filled in. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly kolom: readonly ReportWireColumn[];
  readonly grup: readonly {
    readonly kunci: readonly string[];
    readonly label: string;
    readonly baris: readonly Readonly<Record<string, unknown>>[];
    readonly subtotal: Readonly<Record<string, N>>;
  }[];
  readonly total: Readonly<Record<string, N>>;
  /** All rows there are; `grup` holds fewer when `terpotong`. Totals are always over all of them. */
  readonly jumlah_baris: number;
  readonly terpotong: boolean;
}
