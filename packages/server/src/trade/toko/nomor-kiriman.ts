import { Problem } from '@kilau/contract/core/problem.ts';
import type { Kirimanku } from './kiriman-luar.ts';

/**
 * SQL: the number of what was sent `k` as it is told to who receives it. Branches on servers of their own may draw the
 * same one; such a one is told with the shop that sent it in front, and found by that.
 */
export const nomorDibaca = (view: Kirimanku['view']): string => `case when exists (
    select from toko s join ${view} o on o.dari_toko = s.kode_toko and o.nomor = k.nomor
    where s.kode_toko <> k.dari_toko and (o.kode_tujuan = k.kode_tujuan or o.dari_toko = k.kode_tujuan))
  then k.dari_toko || '/' || k.nomor else k.nomor end`;

/** Condition on what was sent `k`: it is for the shop `$1` and is found by `$2`, its number or that as it was told. */
export const DICARI = `k.kode_tujuan = $1 and k.nomor = regexp_replace($2, '^.*/', '')
  and ($2 not like '%/%' or k.dari_toko = regexp_replace($2, '/[^/]*$', ''))`;

/** The number that the paper itself bears. */
export const nomorAsli = (dibaca: string): string => dibaca.slice(dibaca.lastIndexOf('/') + 1);

/**
 * The one that was found. Of several nobody guesses which is meant, also where the others were received: who sends a
 * number again whose answer was lost would take in what another shop has sent.
 * @throws Problem `kiriman_ganda`
 */
export function satuKiriman<K>(found: readonly K[], nomor: string, dibaca: (kiriman: K) => string): K | undefined {
  if (found.length > 1) throw new Problem('kiriman_ganda', { nomor, pilihan: found.map(dibaca).toSorted().join(', ') });
  return found[0];
}
