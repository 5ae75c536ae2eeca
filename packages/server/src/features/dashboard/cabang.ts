import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { sebar, type JawabanCabang } from '../../platform/antar/sebar.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { dilihat, dilihatSana, type Dilihat } from './dagang.ts';

type Query = Readonly<Record<string, string | null>>;

const pathOf = (path: string, query: Query): string => {
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
};

/** What a branch tells of itself when it is asked the same. */
const miliknya = <T>(isi: unknown, kode_toko: string): readonly T[] | undefined =>
  (isi as { readonly cabang?: readonly Cabang<T>[] } | undefined)?.cabang?.find((one) => one.kode_toko === kode_toko)
    ?.data;

/** What is asked of every shop, and how it is read off the database that has their rows. */
interface Tanya<T> {
  readonly path: string;
  readonly query: Query;
  /** The day that the figures are of; nothing where they are of more than one, or of now. */
  readonly tgl?: string | null;
  /** @returns the rows of each of the shops. */
  readonly hitung: (sql: Sql, seen: Dilihat) => Promise<(kode_toko: string) => readonly T[]>;
}

/**
 * Branches that do not answer, by what has flowed here from them, with its age; those that it says something of.
 * Of a day that had not begun there by then it says nothing.
 */
async function dariCermin<T>(
  context: Context,
  { tgl, hitung }: Tanya<T>,
  diam: readonly JawabanCabang[],
): Promise<ReadonlyMap<string, Pick<Cabang<T>, 'data' | 'per'>>> {
  const kode = diam.map(({ kode_toko }) => kode_toko);
  const ada = await context.cermin.baca(kode, async (sql, sana) => {
    const own = sana.map(({ kode_toko }) => kode_toko);
    const seen = await dilihatSana(sql, context, own, tgl ?? '');
    const data = await hitung(sql, seen);
    return sana
      .filter(({ kode_toko }) => seen.kode.includes(kode_toko))
      .map(({ kode_toko, per }) => [kode_toko, { data: data(kode_toko), per: per.toISOString() }] as const);
  });
  return new Map(ada ?? []);
}

/**
 * What each shop tells: those of this database, and for head office those on servers of their own, which are asked the
 * same call. Of one that does not answer in time it is what has flowed here, if anything does; else it is there as
 * GAGAL, with nothing, as one that refuses.
 */
export async function semuaCabang<T>(context: Context, tanya: Tanya<T>): Promise<readonly Cabang<T>[]> {
  const seen = await dilihat(context);
  const sini = await tanya.hitung(context.db, seen);
  const di_sini = seen.toko.map(({ kode_toko, nama_toko }): Cabang<T> => {
    return { kode_toko, nama_toko, status: 'OK', data: sini(kode_toko) };
  });
  const jawaban = await sebar(context, pathOf(tanya.path, tanya.query));
  const diam = jawaban.filter((one) => one.diam);
  const cermin = diam.length === 0 ? undefined : await dariCermin(context, tanya, diam);
  const di_sana = jawaban.map(({ kode_toko, nama_toko, isi }): Cabang<T> => {
    const data = miliknya<T>(isi, kode_toko);
    const lama = cermin?.get(kode_toko);
    if (lama) return { kode_toko, nama_toko, status: 'OK', ...lama };
    return { kode_toko, nama_toko, status: data ? 'OK' : 'GAGAL', portal: true, data: data ?? [] };
  });
  return [...di_sini, ...di_sana].toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1));
}
