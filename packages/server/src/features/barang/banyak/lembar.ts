import {
  BANYAK_KOLOM,
  banyakFields,
  kolomBanyak,
  type IsiBanyak,
  type KolomBanyak,
  type LembarBanyak,
} from '@kilau/contract/features/barang/banyak/banyak.ts';
import { TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import type { Actor } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import { readXlsx } from 'hucre/xlsx';
import { translatorOf } from '../../../platform/i18n.ts';
import { HeadReader } from '../../../engine/import/head.ts';
import { readTable } from '../../../engine/import/table.ts';

interface Lembar {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A workbook keeps 15 digits of a number; what is behind them is the noise of its arithmetic: 0.1 + 0.2 shows 0.3. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** What a cell of a workbook says, as it would have been typed: 70 % is kept as 0.7, and typed as 70. */
const cellText = (value: unknown, format: string): string => {
  if (typeof value === 'number') return numberText(format.includes('%') ? value * 100 : value);
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : '';
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The first sheet of a workbook. */
async function readWorkbook(bytes: Buffer): Promise<Lembar> {
  const workbook = await readXlsx(bytes, { readStyles: true }).catch(() => undefined);
  if (!workbook) throw new Problem('impor_bukan_lembar', {});
  const sheet = workbook.sheets[0];
  const format = (row: number, column: number): string => sheet?.cells?.get(`${row},${column}`)?.style?.numFmt ?? '';
  const [head, ...rows] = (sheet?.rows ?? [])
    .map((cells, row) => cells.map((cell, column) => cellText(cell, format(row, column))))
    .filter((cells) => !isBlank(cells));
  if (!head || rows.length === 0) throw new Problem('impor_kosong', {});
  return { head, rows };
}

/** How files of Excel begin: a packed folder, and the format of before 2007, which is refused by name. */
const WORKBOOKS = ['504b', 'd0cf11e0'] as const;
const isWorkbook = (bytes: Buffer): boolean =>
  WORKBOOKS.some((begin) => bytes.toString('hex', 0, begin.length / 2) === begin);

/**
 * Reads a sheet of pieces, an Excel workbook or CSV, into rows as they would have been typed; what they say is judged
 * in the grid. Columns are known by their labels in any language, or by the names of their fields.
 * @throws Problem `impor_kolom_tidak_ada` when no column is known, `impor_terlalu_banyak`, and those of a file that
 * cannot be read.
 */
export async function bacaLembar(bytes: Buffer, prefer: Language, actor: Actor): Promise<LembarBanyak> {
  const fields = Object.fromEntries(kolomBanyak(actor).map((name) => [name, banyakFields[name]]));
  const heads = new HeadReader({ fields, id: 'kode_barcode' }, prefer);
  const lembar = isWorkbook(bytes)
    ? await readWorkbook(bytes)
    : await readTable(bytes, heads.known).then(({ head, lines }): Lembar => ({
        head,
        rows: lines.map(({ cells }) => cells),
      }));
  const { columns, skipped } = heads.read(lembar.head);
  if (columns.every((name) => name === undefined)) {
    throw new Problem('impor_kolom_tidak_ada', { kolom: translatorOf(prefer)('field.nama_barang') });
  }
  if (lembar.rows.length > TAMBAH_MAKS) throw new Problem('impor_terlalu_banyak', { maks: TAMBAH_MAKS });
  return { baris: lembar.rows.map((cells) => barisDari(cells, columns)), asing: skipped };
}

const isKolom = (name: string | undefined): name is KolomBanyak =>
  name !== undefined && (BANYAK_KOLOM as readonly string[]).includes(name);

const barisDari = (cells: readonly string[], columns: readonly (string | undefined)[]): IsiBanyak =>
  Object.fromEntries(
    columns.flatMap((name, index): [string, string][] =>
      isKolom(name) && (cells[index] ?? '').trim() !== '' ? [[name, cells[index] ?? '']] : [],
    ),
  );
