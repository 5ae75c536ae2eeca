import { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportKey } from '@kilau/contract/registry.ts';
import type { Baris, Buku } from './buku.ts';

/** A row that the ledger gives: words it goes by, and figures. */
export type Angka = Readonly<Record<string, string | Dec>>;

/** What a report must say, as far as the ledger knows it. */
export interface Harapan {
  readonly laporan: ReportKey;
  /** The table it is of, where the report has several. */
  readonly seksi?: string;
  readonly filter?: Readonly<Record<string, string>>;
  /** It tells of one day, or of now: not of many days. */
  readonly sehari?: true;
  /** Columns by whose values rows are added up on both sides; without any, all of them. */
  readonly menurut?: readonly string[];
  readonly angka: (buku: Buku) => readonly Angka[];
  /** Puts a row of the report into the words of the expectation, where its columns are others. */
  readonly baca?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Figures of the report's total that are no sum of its rows. */
  readonly total?: (buku: Buku) => Readonly<Record<string, Dec>>;
}

/** Adds figures of a row, nothing where there is none. */
export const jumlahkan = (...values: readonly unknown[]): Dec =>
  Dec.sum(values.flatMap((value) => (value instanceof Dec || typeof value === 'number' ? [value] : [])));

/** By what pieces are told apart, and how. */
export const KADAR = ['kode_barcode', 'kode_group', 'kode_dept', 'kadar'] as const;

/** The pieces that came into the stock (`1`) or left it (`-1`) with a posting: what they are and what they weigh. */
export const potongan = (nomor: string, entri: readonly Baris[], tanda: 1 | -1) =>
  entri.flatMap(({ akun, aset, kode_barcode, kode_group, kode_dept, jumlah }) =>
    akun === 'STOK' && aset.startsWith('EMAS:') && jumlah.times(tanda).gt(0)
      ? [
          {
            no_faktur_group: nomor,
            kode_barcode,
            kode_group,
            kode_dept,
            kadar: aset.slice('EMAS:'.length),
            qty: Dec.from(1),
            berat: jumlah.times(tanda),
          },
        ]
      : [],
  );

/** Rows added up by what they go by; a row of nothing but zeros says nothing. */
export function tambahkan(
  rows: readonly Readonly<Record<string, unknown>>[],
  menurut: readonly string[],
  kolom: readonly string[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const jumlah = new Map<string, Map<string, Dec>>();
  for (const row of rows) {
    const kunci = menurut.map((name) => String(row[name])).join(' ');
    const sums = jumlah.get(kunci) ?? new Map<string, Dec>();
    for (const name of kolom) {
      const value = row[name] ?? 0;
      if (!(value instanceof Dec) && typeof value !== 'number') throw new Error(`${name} is no number`);
      sums.set(name, (sums.get(name) ?? Dec.zero).plus(value));
    }
    jumlah.set(kunci, sums);
  }
  return Object.fromEntries(
    [...jumlah]
      .filter(([, sums]) => [...sums.values()].some((sum) => !sum.isZero()))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kunci, sums]) => [kunci, Object.fromEntries([...sums].map(([name, sum]) => [name, sum.toString()]))]),
  );
}

/** The figures that an expectation names. */
export const kolomAngka = (rows: readonly Angka[], menurut: readonly string[]): readonly string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => !menurut.includes(name));
