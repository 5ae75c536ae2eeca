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
import { translatorOf } from '../../../platform/i18n.ts';
import { HeadReader } from '../../../engine/import/head.ts';
import { readSheet, type SheetFile } from '../../../engine/import/sheet.ts';

/**
 * Reads a sheet of pieces, an Excel workbook or CSV, into rows as they would have been typed; what they say is judged
 * in the grid. Columns are known by their labels in any language, or by the names of their fields.
 * @throws Problem `impor_kolom_tidak_ada` when no column is known, `impor_terlalu_banyak`, and those of a file that
 * cannot be read.
 */
export async function bacaLembar(file: SheetFile, prefer: Language, actor: Actor): Promise<LembarBanyak> {
  const fields = Object.fromEntries(kolomBanyak(actor).map((name) => [name, banyakFields[name]]));
  const heads = new HeadReader({ fields, id: 'kode_barcode' }, prefer);
  const lembar = await readSheet(file, heads.known);
  const { columns, skipped } = heads.read(lembar.head);
  if (columns.every((name) => name === undefined)) {
    throw new Problem('impor_kolom_tidak_ada', { kolom: translatorOf(prefer)('field.nama_barang') });
  }
  if (lembar.lines.length > TAMBAH_MAKS) throw new Problem('impor_terlalu_banyak', { maks: TAMBAH_MAKS });
  return { baris: lembar.lines.map(({ cells }) => barisDari(cells, columns)), asing: skipped };
}

const isKolom = (name: string | undefined): name is KolomBanyak =>
  name !== undefined && (BANYAK_KOLOM as readonly string[]).includes(name);

const barisDari = (cells: readonly string[], columns: readonly (string | undefined)[]): IsiBanyak =>
  Object.fromEntries(
    columns.flatMap((name, index): [string, string][] =>
      isKolom(name) && (cells[index] ?? '').trim() !== '' ? [[name, cells[index] ?? '']] : [],
    ),
  );
