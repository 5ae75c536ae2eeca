import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { sebar } from '../../platform/antar/sebar.ts';
import type { Context } from '../../platform/context.ts';
import type { Dilihat } from './dagang.ts';

type Query = Readonly<Record<string, string | null>>;

const pathOf = (path: string, query: Query): string => {
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
};

/** What a branch tells of itself when it is asked the same. */
const miliknya = <T>(isi: unknown, kode_toko: string): readonly T[] | undefined =>
  (isi as { readonly cabang?: readonly Cabang<T>[] } | undefined)?.cabang?.find((one) => one.kode_toko === kode_toko)
    ?.data;

/**
 * What each shop tells: those of this database, and for head office those on servers of their own, which are asked the
 * same call. One that does not answer in time is there as GAGAL, with nothing.
 * @param sini rows of one shop of this database.
 */
export async function semuaCabang<T>(
  context: Context,
  { toko }: Pick<Dilihat, 'toko'>,
  path: string,
  query: Query,
  sini: (kode_toko: string) => readonly T[],
): Promise<readonly Cabang<T>[]> {
  const di_sini = toko.map(({ kode_toko, nama_toko }): Cabang<T> => {
    return { kode_toko, nama_toko, status: 'OK', data: sini(kode_toko) };
  });
  const di_sana = (await sebar(context, pathOf(path, query))).map(({ kode_toko, nama_toko, isi }): Cabang<T> => {
    const data = miliknya<T>(isi, kode_toko);
    return { kode_toko, nama_toko, status: data ? 'OK' : 'GAGAL', portal: true, data: data ?? [] };
  });
  return [...di_sini, ...di_sana].toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1));
}
