import { text } from '@kilau/contract/core/field.ts';
import { stateKey } from '@kilau/contract/core/kind-words.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { searched } from '@kilau/contract/core/kind-fields.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { escapeLike, Params } from '../resource.sql.ts';
import { numbersByCode, WORDS } from './read.ts';

const MOST = 8;
/** With fewer characters the index of words would be of no use. */
const SHORTEST = 3;

interface Found {
  readonly jenis: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly status: string;
  readonly nama: string;
}

/** Kinds whose papers somebody may look up on a page of their own. */
const visible = (kinds: readonly Kind[], { actor }: Pick<Context, 'actor'>): Kind[] =>
  kinds.filter(({ gate, pages: { list } }) => can(actor, { gate, pages: [list] }));

/** Papers of which a line bears this very code: a barcode that is scanned finds the paper it was sold on. */
function byCode(kinds: readonly Kind[], toko: string, code: string, params: Params): string[] {
  return kinds.flatMap((kind) =>
    (kind.search ?? []).flatMap((name) => {
      const found = searched(kind, name);
      if (!found || found.fields[found.column]?.kind !== 'code') return [];
      const numbers = numbersByCode(found.table, found.column, toko, params.add(code));
      return `select ${params.add(kind.key)}::text as jenis, n.nomor from (${numbers}) n`;
    }),
  );
}

/** The newest papers of these kinds that are found by number, customer, or a code of their lines. */
async function findPapers({ db, shop }: Context, kinds: readonly Kind[], q: string): Promise<Found[]> {
  const params = new Params();
  const toko = params.add(shop.kode_toko);
  const keys = `${params.add(kinds.map(({ key }) => key))}::text[]`;
  const words = q.split(/\s+/).filter(Boolean);
  if (kinds.length === 0 || q.trim().length < SHORTEST) return [];
  const said = words.map((word) => `${WORDS} ilike ${params.add(`%${escapeLike(word)}%`)}`);
  const most = params.add(MOST);
  const newest = `order by d.tgl desc, d.nomor desc limit ${most}`;
  const parts = [
    `(select d.jenis, d.nomor from dokumen d where d.kode_toko = ${toko} and d.jenis = any(${keys})
      and ${said.join(' and ')} ${newest})`,
    ...byCode(kinds, toko, q.trim(), params),
  ];
  return db.query<Found>(
    `select d.jenis, d.nomor, d.tgl, d.status, d.nama from (${parts.join(' union ')}) c
     join dokumen d on d.kode_toko = ${toko} and d.jenis = c.jenis and d.nomor = c.nomor ${newest}`,
    params.values,
  );
}

/** The call that looks papers of all kinds up at once, as far as who asks may see them. */
export function paperSearchRoute(kinds: readonly Kind[]): Route {
  const byKey = new Map(kinds.map((kind) => [kind.key, kind]));
  return route({
    method: 'GET',
    path: 'dokumen/cari',
    tag: 'dokumen',
    summary: 'Cari dokumen dari semua jenis menurut nomor, pelanggan, atau kode barisnya',
    need: {},
    query: recordSchema({ q: text({ max: 60, required: true }) }),
    handler: async (context, { query: { q } }) => {
      const found = await findPapers(context, visible(kinds, context), q);
      return {
        data: found.flatMap((paper) => {
          const kind = byKey.get(paper.jenis);
          if (!kind) return [];
          const { list } = kind.pages;
          const words = { keadaan: context.t(stateKey(kind, paper.status)), judul: context.t(titleKey(list)) };
          return { ...paper, ...words, halaman: list };
        }),
      };
    },
  });
}
