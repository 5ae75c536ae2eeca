import { text, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { openingSchema } from '@kilau/contract/core/kind-schema.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks } from '@kilau/contract/core/schema.ts';
import { openPaper } from '../paper/open.ts';
import type { KindAtWork } from '../paper/kind.ts';
import { isEmpty, keyText } from './key.ts';
import { isAsked, takeTogether, type RowImport, type TakenRow } from './rows.ts';

type Isi = Readonly<Record<string, unknown>>;

/** The part of a paper that tells whose it is, and the rows of its goods; nothing else of it comes in by a file. */
const PELANGGAN = ['kode_member', 'nama', 'no_hp', 'alamat'] as const;
const BARANG = 'barang';
/** Papers between two words to the one who waits. */
const TOLD_EVERY = 50;

const optional = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [name, { ...field, required: false }]),
  );
const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
const dari = (values: Isi, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]));

/** What a file of papers of a kind has: the head, whose they are, and goods, but for columns that no file can bring. */
function columnsOf({ kind }: KindAtWork, without: readonly string[]) {
  const head: Fields = { ...kind.opening?.input, ...kind.header };
  const customer = pick(kind.parts['pelanggan'] ?? {}, PELANGGAN);
  const rows = kind.rows[BARANG] ?? {};
  const goods = pick(
    rows,
    Object.keys(rows).filter((name) => !without.includes(name)),
  );
  return { head, customer, rows, goods };
}

/** Rows by the number of their paper as it is kept, however it is written, in the order of the file. */
function perNomor(all: readonly TakenRow[]): readonly (readonly TakenRow[])[] {
  const groups = new Map<string, TakenRow[]>();
  for (const row of all) {
    const nomor = String(row.values['nomor'] ?? row.kode);
    groups.set(nomor, [...(groups.get(nomor) ?? []), row]);
  }
  return [...groups.values()];
}

/**
 * Refuses what a later row of a number says of the paper otherwise than its first: only the first is read, and an
 * amount of a second one would be lost without a word.
 */
function refuseOthers([first, ...later]: readonly TakenRow[], names: readonly string[]): void {
  if (!first) return;
  for (const row of later) {
    for (const name of names) {
      if (isEmpty(row.input[name]) || row.breaks[name] || first.breaks[name]) continue;
      if (keyText([name], row.values) === keyText([name], first.values)) continue;
      row.refuse(name, { rule: 'lain_dari_pertama', params: { baris: first.baris } });
    }
  }
}

/**
 * Papers of before out of a file, of a kind that is entered (`opening`): each row is goods of one; what the paper says
 * stands in the first row of its number.
 * @param without columns of goods that no file can bring: pictures.
 */
export function openingRows(atWork: KindAtWork, without: readonly string[]): RowImport {
  const { kind } = atWork;
  const { head, customer, rows, goods } = columnsOf(atWork, without);
  const nomor = text({ max: 40, required: true, upper: true });
  const fields: Fields = { nomor, ...optional({ ...head, ...customer }), ...goods };
  const schema = openingSchema(kind);
  const none = Object.fromEntries(Object.keys(kind.rows).map((name) => [name, [] as readonly Isi[]]));
  const papers = new Map([[kind.key, atWork]]);

  /** The paper that rows of one number tell of. @throws Problem `data_tidak_valid` at what the first of them lacks. */
  const paperOf = (same: readonly TakenRow[]): Isi => {
    const [{ values } = { values: {} }] = same;
    const pelanggan = dari(values, customer);
    const jenis = pelanggan['kode_member'] === null ? 'NON MEMBER' : 'MEMBER';
    const barang = same.map((row) => dari(row.values, rows));
    const read = schema.safeParse({ ...dari(values, head), ...none, pelanggan: { ...pelanggan, jenis }, barang });
    if (!read.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(read.error));
    return read.data;
  };

  return {
    key: kind.key,
    ...(kind.gate !== undefined && { gate: kind.gate }),
    fields: () => fields,
    first: Object.entries(head).flatMap(([name, field]) => (isAsked(field) ? [name] : [])),
    kode: 'nomor',
    numbered: true,
    // Nobody is asked about what is odd in the midst of a file.
    take: async (tx, { konfirmasi: _, ...context }, all, { kunci, tgl, work }) => {
      for (const [index, same] of perNomor(all).entries()) {
        if (index % TOLD_EVERY === 0) await work.step({ tahap: 'simpan', selesai: index, jumlah: all.length });
        refuseOthers(same, Object.keys({ ...head, ...customer }));
        const number = String(same[0]?.values['nomor'] ?? '');
        await takeTogether(same, async (left) => {
          // Without its first row nothing is known of a paper; without others, what else is wrong is told still.
          if (left[0] !== same[0]) return;
          await openPaper(tx, context, papers, atWork, number, {
            input: paperOf(left),
            kunci: `${kunci}/${number}`,
            tgl,
          });
        });
      }
    },
  };
}
