import { readNeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { can } from '@kilau/contract/core/permission.ts';
import type { Context } from '../../../platform/context.ts';
import { Params } from '../../resource.sql.ts';
import { aloneSql } from '../alone.ts';
import { figures, HOME_COLUMNS, tradeKinds, type HomePaper } from './figures.ts';

const MOST = 8;
/** Somebody's last papers are of these days; who looks for older ones has the list. */
const DAYS = 31;

interface Mine extends HomePaper {
  readonly cara: string | null;
}

/** The last papers of trade that somebody made or booked himself and that have a paper to print, the newest first. */
export async function papersOf(context: Pick<Context, 'db' | 'actor' | 'shop'>, kinds: readonly Kind[]) {
  const { db, actor, shop } = context;
  const mine = tradeKinds(kinds).filter(
    (kind) => kind.prints !== undefined && can(actor, readNeed(kind)) && can(actor, { pages: [kind.pages.list] }),
  );
  if (mine.length === 0) return { data: [] };
  const params = new Params();
  const toko = params.add(shop.kode_toko);
  const me = params.add(actor.user_id);
  const since = `${params.add(shop.tgl_system)}::date - ${DAYS}`;
  const most = params.add(MOST);
  const parts = mine.map((kind) => {
    const { columns, join } = figures(kind);
    const stands = Object.entries(kind.states).flatMap(([name, { tone }]) => (tone === 'stands' ? [name] : []));
    return `(select ${HOME_COLUMNS}, ${columns},
        (select string_agg(distinct b.cara, ' + ') from pembayaran b where b.kode_toko = d.kode_toko
          and b.jenis = d.jenis and b.nomor = d.nomor and b.ke = d.isi) as cara
      from dokumen d ${join}
      where d.kode_toko = ${toko} and d.jenis = ${params.add(kind.key)} and d.tgl > ${since}
        and d.status = any(${params.add(stands)}::text[])${aloneSql(kind)}
        and (d.dibuat_oleh = ${me} or exists (select from perbuatan a where a.kode_toko = d.kode_toko
          and a.jenis = d.jenis and a.nomor = d.nomor and a.user_id = ${me}))
      order by d.tgl desc, d.nomor desc limit ${most})`;
  });
  const rows = await db.query<Mine>(
    `select * from (${parts.join(' union all ')}) p order by p.dibuat_pada desc limit ${most}`,
    params.values,
  );
  const by = new Map(mine.map((kind) => [kind.key, kind]));
  return {
    data: rows.map((row) => ({
      ...row,
      halaman: by.get(row.jenis)?.pages.list,
      keluar: by.get(row.jenis)?.paysOut === true,
    })),
  };
}
