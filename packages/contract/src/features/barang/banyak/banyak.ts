import { folded, type CellReader, type Words } from '../../../core/cell-text.ts';
import { labelKey, type Field } from '../../../core/field.ts';
import type { Actor } from '../../../core/permission.ts';
import { fieldBreaks, recordSchema, type RuleBreak, type Values } from '../../../core/schema.ts';
import { lihatModal } from '../../../trade/barang/modal.ts';
import { barangFields } from '../barang.fields.ts';

type Name = keyof typeof barangFields;

/** The columns of the grid, in the order of the hand: what is known of every piece first. */
export const BANYAK_KOLOM = [
  'kode_group',
  'kode_dept',
  'kode_baki',
  'nama_barang',
  'kode_intern',
  'berat_asli',
  'berat',
  'kadar',
  'kadar_cetak',
  'size',
  'tipe_ongkos',
  'ongkos',
  'nama_atribut',
  'berat_atribut',
  'harga_atribut',
  'berat_plastik',
  'berat_bandrol',
  'markis',
  'harga_khusus',
  'asal_faktur_pajak',
  'no_terima',
  // Last, since not everybody has it.
  'harga_modal',
] as const satisfies readonly Name[];
export type KolomBanyak = (typeof BANYAK_KOLOM)[number];

/** The columns that this user has: who may not see what pieces cost does not type it either. */
export const kolomBanyak = (actor: Actor): readonly KolomBanyak[] =>
  lihatModal(actor) ? BANYAK_KOLOM : BANYAK_KOLOM.slice(0, -1);

/** A row of the grid as it was typed. What is not there is empty. */
export type IsiBanyak = { readonly [K in KolomBanyak]?: string };

/** The fields behind the columns. */
export const banyakFields: { readonly [K in KolomBanyak]: Field } = barangFields;

/** What a sheet that was read holds (`POST barang-banyak/baca`). */
export interface LembarBanyak {
  readonly baris: readonly IsiBanyak[];
  /** Heads of columns that belong to no field. */
  readonly asing: readonly string[];
}

const schema = recordSchema(barangFields);

/** A row as it is sent, or what is wrong with it, by column. */
export type BarisTerbaca =
  | { readonly barang: Values<typeof barangFields> }
  | { readonly salah: Readonly<Record<string, RuleBreak>> };

/** Reads a row of texts by the rules of an import and of the form; a weight that no scale has said is marked. */
export function bacaBaris(isi: IsiBanyak, reader: CellReader, ditimbang: boolean): BarisTerbaca {
  const salah: Record<string, RuleBreak> = {};
  const values: Record<string, unknown> = { berat_manual: !ditimbang };
  for (const name of BANYAK_KOLOM) {
    const cell = reader.read(banyakFields[name], isi[name] ?? '');
    if ('broken' in cell) salah[name] = cell.broken;
    else values[name] = cell.value;
  }
  const result = schema.safeParse(values);
  if (result.success && Object.keys(salah).length === 0) return { barang: result.data };
  // What could not be read at all is told in its own words, not as missing.
  return { salah: { ...(result.success ? {} : fieldBreaks(result.error)), ...salah } };
}

/** Whether anything was typed in a row. */
export const adaIsiBaris = (isi: IsiBanyak): boolean => BANYAK_KOLOM.some((name) => (isi[name] ?? '').trim() !== '');

/**
 * The columns of pasted cells when their first row is a head: most of its cells are labels or names of fields.
 * `undefined` when it is not.
 */
export function kolomKepala(cells: readonly string[], words: Words): readonly (KolomBanyak | undefined)[] | undefined {
  const known = new Map<string, KolomBanyak>(
    BANYAK_KOLOM.flatMap(
      (name) =>
        [
          [folded(words(labelKey(name, banyakFields[name]))), name],
          [name, name],
        ] as const,
    ),
  );
  const columns = cells.map((cell) => known.get(folded(cell)));
  const named = columns.filter((name) => name !== undefined).length;
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return named > 0 && named * 2 > filled ? columns : undefined;
}
