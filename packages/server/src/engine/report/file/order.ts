import { Dec } from '@kilau/contract/core/dec.ts';
import type { Section } from '@kilau/contract/core/report.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import type { Statement } from '../query.ts';

/** Most rows of a paper, and of a sheet. CSV has no limit. */
const MOST_ON_PAPER = 100_000;
const MOST_IN_SHEET = 200_000;

export type FileForm = 'pdf' | 'xlsx' | 'csv';
export const MOST_ROWS: Readonly<Record<FileForm, number>> = { pdf: MOST_ON_PAPER, xlsx: MOST_IN_SHEET, csv: Infinity };

/** One table of a report as a file: what it is made of, and what reads its rows. */
export interface FilePart {
  readonly section: Section;
  readonly statement: Statement;
}

/** A report ordered as a file: plain data, as it goes to another thread. */
export interface FileOrder {
  readonly form: FileForm;
  readonly parts: readonly FilePart[];
  readonly lang: Language;
  readonly zona_waktu: string;
  readonly shop: { readonly nama_toko: string; readonly alamat_toko: string };
  readonly title: string;
  /** The filters in words, one text each: `Sales SEMUA`. */
  readonly filters: readonly string[];
  readonly printed: string;
  readonly waktu: Date;
}

/** A value for the driver that another thread can be handed. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Dec ? value.toString() : value;
}

/** The statement of a part, ready to be handed to another thread. */
export const plainStatement = ({ text, values }: Statement): Statement => ({ text, values: values.map(plain) });
