import { createHash } from 'node:crypto';
import { CellReader } from '@kilau/contract/core/cell-text.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { LANGUAGES } from '@kilau/contract/locales/index.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Answer } from '../../platform/http/route.ts';
import type { Work } from '../../platform/http/work.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { brokenRefs } from '../resource.refs.ts';
import type { Row } from '../resource.hooks.ts';
import type { Master } from '../resource.sql.ts';
import { alone } from '../resource.write.ts';
import { checkFree } from './free.ts';
import { HeadReader, type Head } from './head.ts';
import { itemOf, type Item } from './item.ts';
import { Judge } from './judge.ts';
import { keyNames } from './key.ts';
import { match } from './match.ts';
import { refusal, resultOf, takenBack } from './outcome.ts';
import { readSheet, type SheetFile } from './sheet.ts';
import type { Table } from './table.ts';
import { writeItems, writingMayRefuse } from './write.ts';

/** Rows looked at between two words to the one who waits. */
const TOLD_EVERY = 250;

export interface ImportInput extends SheetFile {
  readonly work: Work;
}

interface Source {
  readonly head: Head;
  readonly table: Table;
}

/** Reads the file as far as that needs no database. */
async function sourceOf(context: Context, resource: Resource, file: SheetFile): Promise<Source> {
  const reader = new HeadReader(resource, context.lang);
  const table = await readSheet(file, reader.known);
  const head = reader.read(table.head);
  const known = head.columns.some((name) => name !== undefined);
  const missing = known
    ? keyNames(resource).find((name) => !head.columns.includes(name) && !(resource.generatedId && name === resource.id))
    : resource.name;
  const field = missing === undefined ? undefined : resource.fields[missing];
  if (missing !== undefined && field) {
    throw new Problem('impor_kolom_tidak_ada', { kolom: context.t(labelKey(missing, field)) });
  }
  return { head, table };
}

async function readItems(resource: Resource, { head, table }: Source, work: Work): Promise<Item[]> {
  const languages = [head.language, ...LANGUAGES.filter((language) => language !== head.language)];
  const cells = new CellReader(languages.map((language) => translatorOf(language)));
  const items: Item[] = [];
  for (const line of table.lines) {
    if (items.length % TOLD_EVERY === 0) {
      await work.step({ tahap: 'baca', selesai: items.length, jumlah: table.lines.length });
    }
    items.push(itemOf(resource, head, cells, line));
  }
  return items;
}

/** What a row says that does not depend on a field of it which is wrong. */
const readable = ({ fields }: Resource, { values, breaks }: Item): Row =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return field?.kind !== 'ref' || Object.values(field.where ?? {}).every((other) => !breaks[other]);
    }),
  );

/**
 * References, with the rows of this file that come before: a sub-account may follow its account. Those of rows that are
 * wrong already too, so that a file is put right in one round.
 */
async function checkRefs(tx: Tx, context: Context, { resource }: Master, items: readonly Item[]): Promise<void> {
  const writing = items.filter((item) => item.deed !== 'sama');
  const places = new Map(
    writing.flatMap((item, index): [string, number][] =>
      item.deed === 'baru' && !item.isRefused ? [[String(item.values[resource.id]), index]] : [],
    ),
  );
  const earlier = (index: number) => (key: string, code: string) => {
    const place = key === resource.key ? places.get(code) : undefined;
    return place !== undefined && place < index ? writing[place]?.record : undefined;
  };
  const broken = await brokenRefs(
    tx,
    context,
    resource.fields,
    writing.map((item, index) => ({ changes: readable(resource, item), record: item.record, earlier: earlier(index) })),
  );
  for (const [index, breaks] of broken) {
    for (const [path, rule] of Object.entries(breaks)) writing[index]?.refuse(path.split('.')[0] ?? path, rule);
  }
}

/** Looks at every row, and writes those that are right. Whoever calls it decides whether that stays. */
async function process(
  tx: Tx,
  context: Context,
  master: Master,
  source: Source,
  { work }: ImportInput,
  trial: boolean,
): Promise<readonly Item[]> {
  const items = await readItems(master.resource, source, work);
  await alone(tx, context, master);
  await match(tx, context, master, items);
  const judge = new Judge(master.resource);
  for (const [index, item] of items.entries()) {
    if (index % TOLD_EVERY === 0) await work.step({ tahap: 'periksa', selesai: index, jumlah: items.length });
    judge.judge(item);
  }
  await checkRefs(tx, context, master, items);
  await checkFree(tx, context, master, items);
  const writing = items.filter((item) => item.deed !== 'sama' && !item.isRefused);
  if (trial ? writingMayRefuse(master, writing) : items.every((item) => !item.isRefused)) {
    await writeItems(tx, context, master, work, writing);
  }
  return items;
}

/** Does everything an import does, tells how it went, and takes it back. */
export async function tryImport(context: Context, master: Master, input: ImportInput): Promise<ImportResult> {
  const source = await sourceOf(context, master.resource, input);
  return takenBack(context, async (tx) =>
    resultOf(context, source.head, await process(tx, context, master, source, input, true)),
  );
}

/**
 * Takes a file over: every row or none, in one transaction, once per idempotency key.
 * @throws Problem `impor_ditolak` with the rows that are wrong.
 */
export async function importFile(context: Context, master: Master, input: ImportInput, key: string): Promise<Answer> {
  const { resource } = master;
  const source = await sourceOf(context, resource, input);
  const sidik = createHash('sha256').update(input.bytes).digest('hex');
  return once(context, { key, route: `POST ${resource.calls.list}/import`, body: { sidik } }, async (tx) => {
    const items = await process(tx, context, master, source, input, false);
    if (items.some((item) => item.isRefused)) throw refusal(context, items);
    const result = resultOf(context, source.head, items);
    const { baris, baru, berubah, sama } = result;
    await audit(tx, context, {
      aksi: 'IMPOR',
      objek: resource.key,
      kode: '',
      sesudah: { file: input.name.slice(0, 200), baris, baru, berubah, sama },
    });
    return { status: 200, body: result };
  });
}
