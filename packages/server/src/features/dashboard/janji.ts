import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { gateOpen } from '@kilau/contract/core/module-gate.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { Grafik } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { deedName } from '../../engine/paper/held.ts';
import { storedJoin } from '../../engine/paper/table.ts';
import { Params, quoted } from '../../engine/resource.sql.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { BULAN, dilihat, dua, JAM, tigaGaris, type Dilihat } from './dagang.ts';

/** A kind of promises to customers. */
type Janji = Kind & Required<Pick<Kind, 'charted' | 'validation'>> & { readonly stored: NonNullable<Kind['stored']> };
export const janjiOf = (kinds: readonly Kind[]): readonly Janji[] =>
  kinds.filter((kind): kind is Janji => Boolean(kind.charted && kind.validation && kind.stored));

interface Jumlah {
  /** Hour of the day, or month of the year. */
  readonly di: number;
  readonly qty: number;
  readonly gram: Dec;
  readonly nilai: Dec;
}

/**
 * What was taken in, net of what was cancelled in the same time: not of what was never taken in, a paper of before.
 * @param days rows of `h(kode_toko, dari, sampai)`.
 */
function jumlah(sql: Sql, kind: Janji, di: string, days: string, params: Params): Promise<Jumlah[]> {
  const { key, stored, validation, charted } = kind;
  const masuk = params.add(deedName(validation.deed));
  const tanda = `case a.aksi when ${masuk} then 1 else -1 end`;
  return sql.query<Jumlah>(
    `select extract(${di})::int as di, sum(${tanda} * k.${quoted(charted.pieces)})::bigint as qty,
       sum(${tanda} * k.${quoted(charted.grams)}) as gram, sum(${tanda} * d.total) as nilai
     from ${days} join toko t on t.kode_toko = h.kode_toko
     join perbuatan a on a.kode_toko = h.kode_toko and a.jenis = ${params.add(key)}
       and a.tgl between h.dari and h.sampai and (a.aksi = ${masuk} or a.aksi = 'BATAL' and exists (
         select from perbuatan v where v.kode_toko = a.kode_toko and v.jenis = a.jenis and v.nomor = a.nomor
           and v.aksi = ${masuk}))
     join dokumen d on d.kode_toko = a.kode_toko and d.jenis = a.jenis and d.nomor = a.nomor ${storedJoin(stored)}
     group by 1`,
    params.values,
  );
}

/** The shops on the days between two, or each on its own business day. */
function hariToko({ toko }: Dilihat, params: Params, dari?: string, sampai?: string): string {
  const hari = (batas?: string) => params.add(toko.map(({ tgl_system }) => batas ?? tgl_system));
  return `unnest(${params.add(toko.map(({ kode_toko }) => kode_toko))}::text[], ${hari(dari)}::date[],
    ${hari(sampai)}::date[]) as h(kode_toko, dari, sampai)`;
}

const perJam = (sql: Sql, janji: Janji, seen: Dilihat): Promise<Jumlah[]> => {
  const params = new Params();
  return jumlah(sql, janji, 'hour from a.waktu at time zone t.zona_waktu', hariToko(seen, params), params);
};

/** What was taken in on the business day, in rupiah, kind by kind: `total_service`; of what the shop does alone. */
export async function totalHariIni(
  { db, actor }: Context,
  kinds: readonly Kind[],
  seen: Dilihat,
): Promise<Record<string, Dec>> {
  const total: Record<string, Dec> = {};
  for (const kind of janjiOf(kinds).filter(({ gate }) => gateOpen(gate, (key) => moduleOn(actor, key)))) {
    total[`total_${kind.key}`] = Dec.sum((await perJam(db, kind, seen)).map(({ nilai }) => nilai));
  }
  return total;
}

/** `service/chart`: what was taken in today by hour, or in a year by month. */
export async function grafikJanji(
  context: Context,
  janji: Janji,
  { type, year }: { readonly type: string; readonly year: number | null },
): Promise<Grafik> {
  const seen = await dilihat(context);
  const garis = (rows: readonly Jumlah[], letak: readonly number[]) =>
    tigaGaris(context, (of) => letak.map((di) => rows.find((row) => row.di === di)?.[of] ?? 0));
  if (type === 'today') return { labels: JAM.map(dua), series: garis(await perJam(context.db, janji, seen), JAM) };
  const tahun = String(year ?? seen.tgl.slice(0, 4));
  const params = new Params();
  const days = hariToko(seen, params, `${tahun}-01-01`, `${tahun}-12-31`);
  const rows = await jumlah(context.db, janji, 'month from a.tgl', days, params);
  return { labels: BULAN, series: garis(rows, BULAN.map(Number)) };
}
