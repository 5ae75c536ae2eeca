import { choice, date, integer, ref, text, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { endsOf, readFields, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';
import { changeNeed, deedNeed, readNeed } from '@kilau/contract/core/kind-rights.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { leavesOpen, OPEN_WORDS } from '@kilau/contract/core/report-filter.ts';
import { chosenNumbers, recordSchema } from '@kilau/contract/core/schema.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { printRoutes } from '../print/routes.ts';
import { followsAtOnce } from './at-once.ts';
import type { Told } from './boleh.ts';
import { changePaper, doDeed } from './deed.ts';
import { makePaper } from './make.ts';
import type { Asked, KindAtWork, Papers } from './kind.ts';
import { openingRoutes } from './open.ts';
import { pagePapers, type PageAsked } from './page.ts';
import { countWaiting, listPapers, paperStatement, tellPaper, type ListAsked } from './read.ts';

const MOST_AT_ONCE = 500;
const MOST_LISTED = 1000;
const nomorParams = z.object({ nomor: z.string().max(60) });
/** What goes with any deed beside its own input. */
const DEED_FIELDS = { otorisasi: text({ max: 36 }), versi: integer({ min: 1 }) } as const;
/** And with one that takes back any of several. */
const NAMED_FIELDS = { ke: integer({ min: 1 }) } as const;
const LIST_FIELDS = {
  q: text({ max: 60 }),
  after: text({ max: 60 }),
  limit: integer({ min: 1, max: MOST_LISTED }),
  tgl_from: date({}),
  tgl_to: date({}),
  kode_sales: ref('sales', { all: true }),
  berjalan: choice(['true'], {}),
} as const;

/** Where a page begins: by its number, or by how many papers stand before it. */
const PAGE_FIELDS = { page: integer({ min: 1 }), skip: integer({ min: 0 }) } as const;

/** What a call answers that has done something to a paper: put together and kept in one statement. */
const toldWhole = (status: number, context: Context, atWork: KindAtWork, told: Told) => ({
  status,
  statement: paperStatement(atWork, context, told),
});

const PLAIN = { otorisasi: null, versi: null, input: {} } as const;

/** What is sent to make a paper, with the approval where one is taken. */
const makingBody = (kind: Kind) =>
  kind.approval === undefined
    ? kindSchema(kind)
    : z.intersection(recordSchema({ otorisasi: DEED_FIELDS.otorisasi }), kindSchema(kind));

function makeRoute(papers: Papers, atWork: KindAtWork): Route {
  const { kind } = atWork;
  return route({
    method: 'POST',
    path: kind.base,
    tag: kind.key,
    summary: `Buat ${kind.key}`,
    idempotent: true,
    need: changeNeed(kind),
    body: makingBody(kind),
    handler: async (context, { body, key }) =>
      once(context, { key, route: `POST ${kind.base}`, body, dated: true }, async (tx, tgl, kept) => {
        const { otorisasi = null, ...input } = body as Record<string, unknown> & { readonly otorisasi?: string | null };
        const asked = { input, otorisasi, kunci: key, tgl, atOnce: followsAtOnce(kind, kind.validation, context) };
        const told = await makePaper(tx, context, papers, atWork, asked, (whole) => kept.part(201, whole));
        return kept.done ? kept : toldWhole(201, context, atWork, told);
      }),
  });
}

function changeRoute(papers: Papers, atWork: KindAtWork): Route {
  const { kind } = atWork;
  const body = z.intersection(z.object({ versi: z.int32() }), kindSchema(kind));
  return route({
    method: 'PUT',
    path: `${kind.base}/{nomor}`,
    tag: kind.key,
    summary: `Ubah ${kind.key}`,
    idempotent: true,
    need: changeNeed(kind),
    params: nomorParams,
    body,
    handler: async (context, { params: { nomor }, body: { versi, ...input }, key }) =>
      once(
        context,
        { key, route: `PUT ${kind.base}/${nomor}`, body: { versi, ...input }, dated: true },
        async (tx, tgl) => {
          const told = await changePaper(tx, context, papers, atWork, nomor, { input, versi, kunci: key, tgl });
          return toldWhole(200, context, atWork, told);
        },
      ),
  });
}

/** A paper of this shop, or what concerns it of another shop's. @throws Problem `dokumen_tidak_ditemukan` */
async function tellAnyPaper(context: Context, atWork: KindAtWork, nomor: string): Promise<object> {
  try {
    return await tellPaper(context.db, context, atWork, nomor);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'dokumen_tidak_ditemukan') throw error;
    const found = await atWork.elsewhere?.(context, nomor);
    if (!found) throw error;
    return found;
  }
}

/** Options of a list's filter, and the words by which it is left open. */
const orOpen = (options: readonly string[]): readonly string[] => [...options, ...OPEN_WORDS];

/** A column as a list is asked for it: what is so or not, in a word. */
function narrowedBy(field: Field | undefined): object {
  if (field?.kind === 'boolean') return choice(orOpen(['true', 'false']));
  const options = field?.kind === 'choice' ? { options: orOpen(field.options) } : {};
  return { ...field, ...options, required: false, default: undefined };
}

/** What a list is asked for without the filters that were said to be left open. */
function narrowing<A extends object>(asked: A, { filters }: Kind): A {
  const open = Object.entries(asked).filter(
    ([name, said]) => (name === 'status' || name === 'kode_sales' || filters.includes(name)) && leavesOpen(said),
  );
  return { ...asked, ...Object.fromEntries(open.map(([name]) => [name, null])) };
}

function readRoutes(atWork: KindAtWork): Route[] {
  const { kind } = atWork;
  const need = readNeed(kind);
  const own = readFields(kind.stored);
  const filters = Object.fromEntries(kind.filters.map((name) => [name, narrowedBy(own[name])])) as Fields;
  const { paged } = kind;
  const query = recordSchema({
    ...LIST_FIELDS,
    ...filters,
    ...(paged && { ...PAGE_FIELDS, limit: integer({ min: 1, max: paged.most }) }),
    status: choice(orOpen([...Object.keys(kind.states), ...Object.keys(paged?.states ?? {})])),
  });
  return [
    route({
      method: 'GET',
      path: kind.base,
      tag: kind.key,
      summary: `Daftar ${kind.key}`,
      need,
      query,
      handler: async (context, input) =>
        (paged ? pagePapers : listPapers)(
          context.db,
          kind,
          context.shop.kode_toko,
          narrowing(input.query as unknown as ListAsked & PageAsked, kind),
        ),
    }),
    route({
      method: 'GET',
      path: `${kind.base}/menunggu`,
      tag: kind.key,
      summary: `Jumlah ${kind.key} yang menunggu`,
      need,
      query: recordSchema({ status: choice(Object.keys(kind.states)) }),
      handler: async (context, { query: { status } }) => ({
        jumlah: await countWaiting(context.db, kind, context.shop.kode_toko, status),
      }),
    }),
    route({
      method: 'GET',
      path: `${kind.base}/{nomor}`,
      tag: kind.key,
      summary: `Lihat ${kind.key}`,
      need,
      params: nomorParams,
      handler: (context, { params: { nomor } }) => tellAnyPaper(context, atWork, nomor),
    }),
  ];
}

/** What is sent with a deed that takes back the one it names. */
function namedBy({ ke, ...input }: Readonly<Record<string, unknown>>): Pick<Asked, 'input' | 'ke'> {
  return typeof ke === 'number' ? { input, ke } : { input };
}

function deedRoute(papers: Papers, atWork: KindAtWork, key: string, deed: KindDeed): Route {
  const { kind } = atWork;
  return route({
    method: 'POST',
    path: `${kind.base}/{nomor}/${key}`,
    tag: kind.key,
    summary: `${key} ${kind.key}`,
    idempotent: true,
    need: deedNeed(kind, key),
    params: nomorParams,
    body: z.preprocess(
      (body) => body ?? {},
      recordSchema({ ...deed.input, ...DEED_FIELDS, ...(deed.by && NAMED_FIELDS) }),
    ),
    handler: async (context, { params: { nomor }, body, key: kunci }) => {
      const call = `POST ${kind.base}/${nomor}/${key}`;
      return once(context, { key: kunci, route: call, body, dated: true }, async (tx, tgl, kept) => {
        const { otorisasi, versi, ...sent } = body as Pick<Asked, 'otorisasi' | 'versi'> & Record<string, unknown>;
        const asked = { ...(deed.by ? namedBy(sent) : { input: sent }), otorisasi, versi, kunci, tgl };
        await doDeed(tx, context, papers, atWork, key, nomor, asked, (told) => kept.part(200, told));
        return kept;
      });
    },
  });
}

/** Many at once: all or nothing for each paper under a key derived from the request's, a result for each number. */
function batchRoute(papers: Papers, atWork: KindAtWork, key: string, deed: KindDeed): Route {
  const { kind } = atWork;
  return route({
    method: 'POST',
    path: `${kind.base}/${key}`,
    tag: kind.key,
    summary: `${key} beberapa ${kind.key}`,
    idempotent: true,
    need: deedNeed(kind, key),
    body: z.object({ nomor: chosenNumbers(MOST_AT_ONCE) }),
    handler: async (context, { body, key: kunci }) => {
      const hasil: object[] = [];
      for (const nomor of new Set(body.nomor)) {
        try {
          const call = `POST ${kind.base}/${nomor}/${key}`;
          const asked = { key: `${kunci}/${nomor}`, route: call, body: {}, dated: true } as const;
          await once(context, asked, async (tx, tgl, kept) => {
            const plain = { ...PLAIN, kunci: asked.key, tgl };
            await doDeed(tx, context, papers, atWork, key, nomor, plain, () => kept.part(200, null));
            return kept;
          });
          hasil.push({ nomor, status: endsOf(deed)[0] });
        } catch (error) {
          if (!isProblem(error)) throw error;
          const message = context.t(`problem.${error.code}`, error.params);
          hasil.push({ nomor, status: 'GAGAL', code: error.code, message });
        }
      }
      return { hasil };
    },
  });
}

/** The calls of a kind: what its definition says, and no more. A deed without a page is none of a caller's. */
function routesOf(papers: Papers, atWork: KindAtWork): Route[] {
  const { kind, handlers, forms } = atWork;
  const deeds = Object.entries(kind.deeds).filter(([, { page }]) => page !== undefined);
  return [
    makeRoute(papers, atWork),
    ...openingRoutes(papers, atWork),
    ...readRoutes(atWork),
    ...(handlers.change ? [changeRoute(papers, atWork)] : []),
    ...deeds.filter(([, { batch }]) => batch).map(([key, deed]) => batchRoute(papers, atWork, key, deed)),
    ...deeds.map(([key, deed]) => deedRoute(papers, atWork, key, deed)),
    ...printRoutes({ base: kind.base, tag: kind.key, need: readNeed(kind), forms, reprint: kind.reprint }),
  ];
}

/** The calls of all kinds of papers, from their definitions and handlers. */
export function paperRoutes(all: readonly KindAtWork[]): Route[] {
  const papers: Papers = new Map(all.map((atWork) => [atWork.kind.key, atWork]));
  return all.flatMap((atWork) => routesOf(papers, atWork));
}
