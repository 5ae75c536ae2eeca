import type { DocumentAction, DocumentDefinition, DocumentInput } from '@kilau/contract/core/document.ts';
import { documentSchema } from '@kilau/contract/core/document-schema.ts';
import { integer, text, type Fields } from '@kilau/contract/core/field.ts';
import { can, type Requirement } from '@kilau/contract/core/permission.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema, type Values } from '@kilau/contract/core/schema.ts';
import type { DocumentKey, DocumentOf } from '@kilau/contract/registry.ts';
import { z } from 'zod';
import { audit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { once } from '../platform/http/idempotency.ts';
import { route, type Route } from '../platform/http/route.ts';
import { notaForm, slipForms, type MakePaper, type PrintForm } from './print/forms.ts';
import { printRoutes } from './print/routes.ts';
import type { Slip } from './render/slip/slip.ts';

/** A stored document as JSON; every document tells its state. */
export interface StoredDocument {
  readonly status: string;
  readonly [name: string]: unknown;
}

export interface ListPage {
  readonly q: string;
  readonly limit: number;
  readonly after: string;
}

type ActionInput<A extends DocumentAction> = (A extends { input: infer F extends Fields } ? Values<F> : object) & {
  readonly otorisasi: string | null;
};

/** What a kind of document does beyond its definition: what it reads, what it posts. */
export interface DocumentHandlers<D extends DocumentDefinition> {
  /** Saves it OPEN and answers its number. `key` is the idempotency key. */
  readonly create: (tx: Tx, context: Context, input: DocumentInput<D>, key: string) => Promise<string>;
  /** Changes it while OPEN. */
  readonly update: (tx: Tx, context: Context, nomor: string, input: DocumentInput<D>) => Promise<void>;
  readonly read: (sql: Sql, context: Context, nomor: string) => Promise<StoredDocument | undefined>;
  readonly list: (
    sql: Sql,
    context: Context,
    filter: Values<D['list']['filters']>,
    page: ListPage,
  ) => Promise<{ readonly data: readonly object[]; readonly next: string | null }>;
  readonly actions: {
    readonly [A in keyof D['actions']]: (
      tx: Tx,
      context: Context,
      nomor: string,
      input: ActionInput<D['actions'][A]>,
    ) => Promise<void>;
  };
  /** Its paper as PDF; which copy it is, it says itself (`copyMarks`). */
  readonly nota?: MakePaper<Buffer>;
  /** Its receipt from the roll; counted like its paper, and apart from it. */
  readonly slip?: MakePaper<Slip>;
  /** Other forms in which it is printed. */
  readonly forms?: readonly PrintForm[];
}

/** One entry per document of the registry: a document without its behaviour does not compile. */
export type DocumentFeatures = { readonly [K in DocumentKey]: DocumentHandlers<DocumentOf<K>> };

/** The handlers as the engine sees them: one shape for every document. */
interface AnyHandlers {
  readonly create: (tx: Tx, context: Context, input: unknown, key: string) => Promise<string>;
  readonly update: (tx: Tx, context: Context, nomor: string, input: unknown) => Promise<void>;
  readonly read: (sql: Sql, context: Context, nomor: string) => Promise<StoredDocument | undefined>;
  readonly list: (
    sql: Sql,
    context: Context,
    filter: unknown,
    page: ListPage,
  ) => Promise<{ readonly data: readonly object[]; readonly next: string | null }>;
  readonly actions: Readonly<
    Record<string, (tx: Tx, context: Context, nomor: string, input: unknown) => Promise<void>>
  >;
  readonly nota?: MakePaper<Buffer>;
  readonly slip?: MakePaper<Slip>;
  readonly forms?: readonly PrintForm[];
}

const nomorParams = z.object({ nomor: z.string().max(60) });
const pageQuery = { q: text({ max: 60 }), after: text({ max: 80 }), limit: integer({ min: 1, max: 1000 }) };
const VALIDATE = 'validasi';
const MOST_AT_ONCE = 500;

/** What it takes to see a document: one of the pages that show it. */
function readNeed(definition: DocumentDefinition): Requirement {
  const pages = [
    definition.pages.create,
    definition.pages.list,
    ...Object.values(definition.actions).map((action) => action.page),
  ];
  return { gate: definition.gate, pages };
}

const actionNeed = (definition: DocumentDefinition, action: DocumentAction): Requirement => ({
  gate: action.gate ?? definition.gate,
  levels: action.levels,
  pages: [action.page],
});

/**
 * Whether a new document is validated at once: where validation is switched off, and where there is no page to do it
 * on.
 */
function validatedAtOnce(
  { validation, actions }: DocumentDefinition,
  context: Pick<Context, 'actor' | 'isOn'>,
): boolean {
  if (validation === undefined) return false;
  return (
    !context.isOn(validation as Parameters<Context['isOn']>[0]) ||
    !can(context.actor, { gate: actions[VALIDATE]?.gate })
  );
}

/** Keys of the actions that the actor may do to a document in this state now. */
function allowedActions(definition: DocumentDefinition, context: Pick<Context, 'actor'>, status: string): string[] {
  return Object.entries(definition.actions)
    .filter(
      ([, action]) =>
        (action.from as readonly string[]).includes(status) && can(context.actor, actionNeed(definition, action)),
    )
    .map(([key]) => key);
}

async function show(
  sql: Sql,
  context: Context,
  definition: DocumentDefinition,
  handlers: AnyHandlers,
  nomor: string,
): Promise<StoredDocument> {
  const document = await handlers.read(sql, context, nomor);
  if (!document) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return { ...document, boleh: allowedActions(definition, context, document.status) };
}

/** Puts an action through: the deed, its trace. The handler guards the state inside the transaction. */
async function act(
  tx: Tx,
  context: Context,
  definition: DocumentDefinition,
  handlers: AnyHandlers,
  key: string,
  nomor: string,
  input: unknown,
): Promise<void> {
  const run = handlers.actions[key];
  if (!run) throw new Error(`${definition.key} has no action ${key}`);
  await run(tx, context, nomor, input);
  await audit(tx, context, { aksi: key.toUpperCase() as Uppercase<string>, objek: definition.key, kode: nomor });
}

function createRoute(definition: DocumentDefinition, handlers: AnyHandlers): Route {
  return route({
    method: 'POST',
    path: definition.base,
    tag: definition.key,
    summary: `Buat ${definition.key}`,
    idempotent: true,
    need: { gate: definition.gate, pages: [definition.pages.create] },
    body: documentSchema(definition),
    handler: async (context, { body, key }) =>
      once(context, { key, route: `POST ${definition.base}`, body }, async (tx) => {
        const nomor = await handlers.create(tx, context, body, key);
        await audit(tx, context, { aksi: 'BUAT', objek: definition.key, kode: nomor });
        if (validatedAtOnce(definition, context)) {
          await act(tx, context, definition, handlers, VALIDATE, nomor, { otorisasi: null });
        }
        return { status: 201, body: await show(tx, context, definition, handlers, nomor) };
      }),
  });
}

function readRoutes(definition: DocumentDefinition, handlers: AnyHandlers): Route[] {
  const need = readNeed(definition);
  return [
    route({
      method: 'GET',
      path: definition.base,
      tag: definition.key,
      summary: `Daftar ${definition.key}`,
      need,
      query: recordSchema({ ...definition.list.filters, ...pageQuery }),
      handler: async (context, { query }) => {
        const { q, after, limit, ...filter } = query as Values<typeof pageQuery> & Record<string, unknown>;
        return handlers.list(context.db, context, filter, { q: q ?? '', after: after ?? '', limit: limit ?? 100 });
      },
    }),
    route({
      method: 'GET',
      path: `${definition.base}/{nomor}`,
      tag: definition.key,
      summary: `Lihat ${definition.key}`,
      need,
      params: nomorParams,
      handler: async (context, { params: { nomor } }) => {
        const riwayat = await context.db.query(
          `select waktu, user_id, aksi from audit where kode_toko = $1 and objek = $2 and kode = $3 order by waktu`,
          [context.shop.kode_toko, definition.key, nomor],
        );
        return { ...(await show(context.db, context, definition, handlers, nomor)), riwayat };
      },
    }),
  ];
}

function updateRoute(definition: DocumentDefinition, handlers: AnyHandlers): Route {
  return route({
    method: 'PUT',
    path: `${definition.base}/{nomor}`,
    tag: definition.key,
    summary: `Ubah ${definition.key}`,
    need: { gate: definition.gate, pages: [definition.pages.create] },
    params: nomorParams,
    body: documentSchema(definition),
    handler: async (context, { params: { nomor }, body }) =>
      context.db.tx(async (tx) => {
        const sebelum = await handlers.read(tx, context, nomor);
        await handlers.update(tx, context, nomor, body);
        const sesudah = await show(tx, context, definition, handlers, nomor);
        await audit(tx, context, { aksi: 'UBAH', objek: definition.key, kode: nomor, sebelum, sesudah });
        return sesudah;
      }),
  });
}

function actionRoute(
  definition: DocumentDefinition,
  handlers: AnyHandlers,
  key: string,
  action: DocumentAction,
): Route {
  return route({
    method: 'POST',
    path: `${definition.base}/{nomor}/${key}`,
    tag: definition.key,
    summary: `${key} ${definition.key}`,
    need: actionNeed(definition, action),
    params: nomorParams,
    body: z.preprocess((body) => body ?? {}, recordSchema({ ...action.input, otorisasi: text({ max: 36 }) })),
    handler: async (context, { params: { nomor }, body }) =>
      context.db.tx(async (tx) => {
        await act(tx, context, definition, handlers, key, nomor, body);
        return show(tx, context, definition, handlers, nomor);
      }),
  });
}

/** Many at once: all or nothing per document, a result per number. */
function batchRoute(definition: DocumentDefinition, handlers: AnyHandlers, key: string, action: DocumentAction): Route {
  return route({
    method: 'POST',
    path: `${definition.base}/${key}`,
    tag: definition.key,
    summary: `${key} beberapa ${definition.key}`,
    need: actionNeed(definition, action),
    body: z.object({ nomor: z.array(z.string().max(60)).min(1).max(MOST_AT_ONCE) }),
    handler: async (context, { body }) => {
      const hasil: { nomor: string; status: string; code?: string; message?: string }[] = [];
      for (const nomor of body.nomor) {
        try {
          await context.db.tx((tx) => act(tx, context, definition, handlers, key, nomor, { otorisasi: null }));
          hasil.push({ nomor, status: action.to });
        } catch (error) {
          if (!isProblem(error)) throw error;
          hasil.push({
            nomor,
            status: 'GAGAL',
            code: error.code,
            message: context.t(`problem.${error.code}`, error.params),
          });
        }
      }
      return { hasil };
    },
  });
}

/** Every paper of the document in every form. */
const formsOf = ({ key }: DocumentDefinition, { nota, slip, forms = [] }: AnyHandlers): readonly PrintForm[] => [
  ...(nota ? [notaForm(key, nota)] : []),
  ...(slip ? slipForms(key, slip) : []),
  ...forms,
];

/** The calls of one document, from its definition and its behaviour. */
function routesOf(definition: DocumentDefinition, handlers: AnyHandlers): Route[] {
  const actions = Object.entries(definition.actions);
  return [
    createRoute(definition, handlers),
    ...readRoutes(definition, handlers),
    updateRoute(definition, handlers),
    ...actions
      .filter(([, action]) => action.batch)
      .map(([key, action]) => batchRoute(definition, handlers, key, action)),
    ...actions.map(([key, action]) => actionRoute(definition, handlers, key, action)),
    ...printRoutes({
      base: definition.base,
      tag: definition.key,
      need: readNeed(definition),
      forms: formsOf(definition, handlers),
    }),
  ];
}

/** The calls of every document of the registry. */
export function documentRoutes(definitions: readonly DocumentDefinition[], features: DocumentFeatures): Route[] {
  const handlers = features as unknown as Readonly<Record<string, AnyHandlers>>;
  return definitions.flatMap((definition) => {
    const own = handlers[definition.key];
    if (!own) throw new Error(`document ${definition.key} has no handlers`);
    return routesOf(definition, own);
  });
}
