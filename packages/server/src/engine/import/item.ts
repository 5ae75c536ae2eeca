import type { CellReader } from '@kilau/contract/core/cell-text.ts';
import { isProblem, type Problem } from '@kilau/contract/core/problem.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Row } from '../resource.hooks.ts';
import type { Head } from './head.ts';
import type { Line } from './workbook-wire.ts';

/** What an import does with a row. */
type Deed = 'baru' | 'berubah' | 'sama';

/** One row of the file on its way into the master. */
export class Item {
  /** What was read of the row, as a caller of the API would have sent it. */
  readonly input: Record<string, unknown> = {};
  readonly breaks: Record<string, RuleBreak> = {};
  /** A refusal that is no field's, from a hook. */
  problem: Problem | undefined;
  /** The row's record by the words of the file. */
  kode = '';
  deed: Deed = 'sama';
  /** The record as it stands. */
  before: Row | undefined;
  /** What is written: the whole of a new record, or what changes of the one that stands. */
  values: Record<string, unknown> = {};

  readonly baris: number;

  constructor(baris: number) {
    this.baris = baris;
  }

  get isRefused(): boolean {
    return this.problem !== undefined || Object.keys(this.breaks).length > 0;
  }

  /** The record as it will be. */
  get record(): Row {
    return { ...this.before, ...this.values };
  }

  /** The first thing that is wrong with a field stands; without a name, with the row. */
  refuse(field: string, broken: RuleBreak): void {
    this.breaks[field] ??= broken;
  }

  /** Takes the refusal of a write, at the fields it names or at the row. @throws what is no refusal. */
  refuseFor(error: unknown): void {
    if (!isProblem(error)) throw error;
    const fields = Object.entries(error.fields);
    for (const [path, broken] of fields) this.refuse(path.split('.')[0] ?? path, broken);
    if (fields.length === 0) this.problem = error;
  }
}

/** Reads one row of cells. Cells that are missing at its end are empty. */
export function itemOf(
  { fields }: Pick<Resource, 'fields'>,
  head: Head,
  reader: CellReader,
  { baris, cells }: Line,
): Item {
  const item = new Item(baris);
  for (const [index, name] of head.columns.entries()) {
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || !field) continue;
    const reading = reader.read(field, cells[index] ?? '');
    if ('value' in reading) item.input[name] = reading.value;
    else item.refuse(name, reading.broken);
  }
  // What stands under no head has lost its column.
  if (cells.some((cell, index) => cell.trim() !== '' && (head.texts[index] ?? '').trim() === '')) {
    item.refuse('', { rule: 'isi_tanpa_judul' });
  }
  return item;
}
