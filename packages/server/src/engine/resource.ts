import type { Fields } from '@kilau/contract/core/field.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { inputFields, USUAL_SAYINGS, type Resource } from '@kilau/contract/core/resource.ts';
import { fieldSchema } from '@kilau/contract/core/schema.ts';
import { resources } from '@kilau/contract/registry.ts';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { once } from '../platform/http/idempotency.ts';
import { Answer, route, type Route, type RouteInput } from '../platform/http/route.ts';
import { CSV_TYPE } from './csv.ts';
import { csvOf } from './resource.csv.ts';
import { importRoutes } from './import/routes.ts';
import { historyOf } from './resource.history.ts';
import type { AllResourceHooks, ResourceHooks, Row } from './resource.hooks.ts';
import { keepSentImages, showsImages } from './resource.images.ts';
import { listSchema, readPage, type ListQuery } from './resource.list.ts';
import { prepareMaster, type Master } from './resource.sql.ts';
import { activateRecord, createRecord, findRecord, removeRecord, updateRecord } from './resource.write.ts';

/** The specification's name for an exported list. */
const CSV_NAME = 'spreadsheet';
/** A record with its pictures in it, encoded: a few of the size that an upload may have. */
const IMAGES_SENT = 24 * 1024 * 1024;

const writeNeed = ({ gate, levels, page }: Resource): Requirement => ({ gate, levels, pages: [page] });
const readNeed = (resource: Resource): Requirement =>
  resource.readBy === 'page' ? writeNeed(resource) : { gate: resource.gate };

/** Lists are arrays; whoever pages or searches gets pages (`api.md`, Lists and masters). */
const isPaged = (query: ListQuery): boolean => query.limit !== null || query.after !== null || query.q !== null;

const csv = async (context: Context, master: Master, query: ListQuery): Promise<Answer> =>
  new Answer(await csvOf(context, master, query), {
    type: CSV_TYPE,
    fileName: `${master.resource.csvName ?? CSV_NAME}.csv`,
  });

async function list(context: Context, master: Master, query: ListQuery, accept: string): Promise<unknown> {
  if (accept.includes('text/csv')) return csv(context, master, query);
  const page = await readPage(context.db, context, master, query);
  if (isPaged(query)) return page;
  // An array that was cut says so, and how to go on.
  return page.next === null ? page.data : new Answer(page.data, { headers: { 'x-next': page.next } });
}

function readRoutes(master: Master): Route[] {
  const { calls } = master.resource;
  const need = readNeed(master.resource);
  const query = listSchema(master);
  const tag = master.resource.key;
  return [...new Set([calls.list, calls.base])].flatMap((path) => [
    route({
      method: 'GET',
      path,
      need,
      tag,
      summary: `Daftar ${tag}`,
      query,
      handler: (context, input) => list(context, master, input.query, input.accept),
    }),
    route({
      method: 'GET',
      path: `${path}.csv`,
      need,
      tag,
      summary: `Daftar ${tag} sebagai CSV`,
      query,
      handler: async (context, input) => csv(context, master, input.query),
    }),
  ]);
}

const codeParams = ({ resource }: Master) => {
  const field = resource.fields[resource.id];
  if (!field) throw new Error(`${resource.key} has no field ${resource.id}`);
  return z.object({ kode: fieldSchema({ ...field, required: true }) as z.ZodType<string> });
};

/** Taken as it comes and checked by the write itself; the description of the API tells the fields. */
export const bodyOf = (fields: Fields) => z.record(z.string(), z.unknown()).meta({ fields });

/** To change a record, any of its fields will do. */
export const optional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]));

/** A record may bring its pictures with it, as encoded data. */
const largest = ({ resource }: Master) => (showsImages(resource.fields) ? { largest: IMAGES_SENT } : {});

type Done = keyof typeof USUAL_SAYINGS;

/** The answer to a write: what it came to, and the master's own sentence for it (specification, section 8). */
const told = <R extends object>({ t }: Context, { resource }: Master, done: Done, result: R) => ({
  ...result,
  message: t(resource.says?.[done] ?? USUAL_SAYINGS[done]),
});

async function removed(context: Context, master: Master, kode: string) {
  const result = await context.db.tx((tx) => removeRecord(tx, context, master, kode));
  return result.status === 'DIHAPUS'
    ? told(context, master, 'dihapus', result)
    : { ...result, message: context.t('master.dinonaktifkan') };
}

/** A new record; whoever sends a key with it, from where the answer may get lost, makes it once. */
async function created(context: Context, master: Master, { key, body }: RouteInput, kept: Row): Promise<Answer> {
  const make = async (tx: Tx) => told(context, master, 'disimpan', await createRecord(tx, context, master, kept));
  if (key === '') return new Answer(await context.db.tx(make), { status: 201 });
  const { calls } = master.resource;
  return once(context, { key, route: `POST ${calls.create ?? calls.base}`, body }, async (tx) => ({
    status: 201,
    body: await make(tx),
  }));
}

/** How records come and go; those of a fixed list do neither. */
function lifeRoutes(master: Master): Route[] {
  const { calls, key } = master.resource;
  const params = codeParams(master);
  const one = `${calls.base}/{kode}`;
  const write = { need: writeNeed(master.resource), tag: key } as const;
  return [
    route({
      ...write,
      method: 'POST',
      path: calls.create ?? calls.base,
      summary: `Tambah ${key}`,
      body: bodyOf(inputFields(master.resource, 'create')),
      ...largest(master),
      handler: async (context, input) => {
        const body = await keepSentImages(context, master.resource.fields, input.body);
        return created(context, master, input, body);
      },
    }),
    route({
      ...write,
      method: 'DELETE',
      path: calls.remove ?? one,
      summary: `Hapus ${key}; yang sudah dipakai dinonaktifkan`,
      params,
      handler: (context, input) => removed(context, master, input.params.kode),
    }),
    route({
      ...write,
      method: 'PUT',
      path: `${one}/aktifkan`,
      summary: `Aktifkan kembali ${key}`,
      params,
      handler: async (context, input) => ({
        ...(await context.db.tx((tx) => activateRecord(tx, context, master, input.params.kode))),
        message: context.t('master.diaktifkan'),
      }),
    }),
  ];
}

function recordRoutes(master: Master): Route[] {
  const { calls, key, fixed } = master.resource;
  const params = codeParams(master);
  const one = `${calls.base}/{kode}`;
  const write = { need: writeNeed(master.resource), tag: key } as const;
  return [
    ...(fixed ? [] : lifeRoutes(master)),
    route({
      method: 'GET',
      path: one,
      need: readNeed(master.resource),
      tag: key,
      summary: `Lihat ${key}`,
      params,
      handler: (context, input) => findRecord(context.db, context, master, input.params.kode),
    }),
    route({
      ...write,
      method: 'GET',
      path: `${one}/riwayat`,
      summary: `Riwayat ${key}: siapa mengubah apa, kapan`,
      params,
      handler: (context, input) => historyOf(context, master, input.params.kode),
    }),
    route({
      ...write,
      method: 'PUT',
      path: calls.update ?? one,
      summary: `Ubah ${key}: hanya isian yang dikirim`,
      params,
      body: bodyOf(optional(inputFields(master.resource, 'update'))),
      ...largest(master),
      handler: async (context, input) => {
        const body = await keepSentImages(context, master.resource.fields, input.body);
        const changed = await context.db.tx((tx) => updateRecord(tx, context, master, input.params.kode, body));
        return told(context, master, 'diedit', changed);
      },
    }),
  ];
}

/** Every call of one master. */
function routesOf(master: Master): readonly Route[] {
  return [...readRoutes(master), ...recordRoutes(master), ...importRoutes(master, writeNeed(master.resource))];
}

/** The calls of every master of the registry, with its hooks: the composition root registers them. */
export function resourceRoutes(hooks: AllResourceHooks): readonly Route[] {
  const byKey = hooks as Readonly<Record<string, ResourceHooks | undefined>>;
  return resources.flatMap((resource) => routesOf(prepareMaster(resource, byKey[resource.key])));
}
