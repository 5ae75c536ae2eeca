import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Context } from '../../../platform/context.ts';
import { tradeKinds } from './figures.ts';
import { shopsOf } from './turnover.ts';

interface Grams {
  readonly kadar: Dec;
  readonly terjual: Dec;
  readonly dibeli: Dec;
}

/** What purities come to in pure gold: rounded once, as the reports of gold do. */
export function fineOf(rows: readonly Grams[]) {
  const pure = (of: 'terjual' | 'dibeli') =>
    Dec.sum(rows.map((row) => row[of].times(row.kadar))).dividedBy(100, 3, 'half-up');
  return { terjual: pure('terjual'), dibeli: pure('dibeli') };
}

/**
 * What trade took out of the stock on the open day and brought into it, purity by purity, by the book: of the shop, or
 * of all of them where head office looks at its own home.
 */
export async function gramsToday(context: Pick<Context, 'db' | 'actor' | 'shop' | 'now'>, kinds: readonly Kind[]) {
  const trade = tradeKinds(kinds);
  const shops = await shopsOf(context);
  const rows = await context.db.query<Grams>(
    `select substr(e.aset, 6)::numeric as kadar,
       -coalesce(sum(e.jumlah) filter (where p.jenis <> all($4::text[])), 0) as terjual,
       coalesce(sum(e.jumlah) filter (where p.jenis = any($4::text[])), 0) as dibeli
     from unnest($1::text[], $2::date[]) as s(kode_toko, tgl)
     join posting p on p.kode_toko = s.kode_toko and p.tgl = s.tgl
     join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     where p.jenis = any($3::text[]) and e.akun in ('STOK', 'MANUAL')
       and e.aset like 'EMAS:%'
     group by e.aset having sum(abs(e.jumlah)) > 0 order by 1 desc`,
    [
      shops.map(({ kode_toko }) => kode_toko),
      shops.map(({ tgl_system }) => tgl_system),
      trade.map(({ key }) => key),
      trade.filter(({ paysOut }) => paysOut === true).map(({ key }) => key),
    ],
  );
  return { data: rows, murni: fineOf(rows) };
}
