import { waitingStates } from '@kilau/contract/core/kind-pages.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { can } from '@kilau/contract/core/permission.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Context } from '../../../platform/context.ts';
import { Params } from '../../resource.sql.ts';
import { aloneSql } from '../alone.ts';
import { figures, HOME_COLUMNS, tradeKinds, type HomePaper, type TradeKind } from './figures.ts';

const MOST = 12;

interface Waiting extends HomePaper {
  readonly semua: number;
}

/** The deed by which papers of a kind cease to wait, where who asks may do it. */
function validating(kind: Kind, { actor }: Pick<Context, 'actor'>): string | undefined {
  const deed = kind.validation?.deed;
  return deed !== undefined && kind.deeds[deed]?.page !== undefined && can(actor, deedNeed(kind, deed))
    ? deed
    : undefined;
}

/** Papers that wait for a deed that who asks may do, the newest first, with that deed; and how many there are. */
export async function waitingFor(context: Pick<Context, 'db' | 'actor' | 'shop' | 't'>, kinds: readonly Kind[]) {
  const mine = tradeKinds(kinds).flatMap((kind) => {
    const deed = validating(kind, context);
    return deed === undefined ? [] : [{ kind, deed, page: kind.deeds[deed]?.page ?? '' }];
  });
  if (mine.length === 0) return { data: [], jumlah: 0 };
  const params = new Params();
  const toko = params.add(context.shop.kode_toko);
  const most = params.add(MOST);
  const parts = mine.map(({ kind }) => {
    const { columns, join } = figures(kind);
    return `(select ${HOME_COLUMNS}, ${columns}, (count(*) over ())::int as semua from dokumen d ${join}
      where d.kode_toko = ${toko} and d.jenis = ${params.add(kind.key)}
        and d.status = any(${params.add(waitingStates(kind))}::text[])${aloneSql(kind)}
      order by d.dibuat_pada desc limit ${most})`;
  });
  const rows = await context.db.query<Waiting>(
    `select * from (${parts.join(' union all ')}) p order by p.dibuat_pada desc limit ${most}`,
    params.values,
  );
  const by = new Map(mine.map((one) => [one.kind.key, one]));
  const counts = new Map(rows.map(({ jenis, semua }) => [jenis, semua]));
  return {
    data: rows.flatMap(({ semua: _, ...row }) => {
      const one = by.get(row.jenis);
      if (!one) return [];
      const { kind, deed, page } = one;
      const judul = context.t(kind.label ?? `menu.${kind.menu}`);
      return [
        {
          ...row,
          perbuatan: deed,
          judul,
          halaman: page,
          keluar: kind.paysOut === true,
          cetak: kind.deeds[deed]?.prints === true,
        },
      ];
    }),
    jumlah: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** How much waits, by kind, for whoever looks after the shop. */
export async function waitingSums(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  kinds: readonly TradeKind[],
): Promise<readonly { readonly jenis: string; readonly jumlah: number; readonly total: Dec; readonly lama: number }[]> {
  const params = new Params();
  const toko = params.add(shop.kode_toko);
  const parts = kinds.map(
    (kind) =>
      `(d.jenis = ${params.add(kind.key)} and d.status = any(${params.add(waitingStates(kind))}::text[])${aloneSql(kind)})`,
  );
  if (parts.length === 0) return [];
  return db.query(
    `select d.jenis, count(*)::int as jumlah, sum(d.total) as total,
       (count(*) filter (where d.tgl < ${params.add(shop.tgl_system)}::date))::int as lama
     from dokumen d where d.kode_toko = ${toko} and (${parts.join(' or ')}) group by d.jenis order by d.jenis`,
    params.values,
  );
}
