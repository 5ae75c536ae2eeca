import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import type { Context } from '../context.ts';
import { jsonDari, panggilToko } from './panggil.ts';
import { pemanggilOf } from './pemanggil.ts';
import { cabangLuar, type TokoJauh } from './toko-jauh.ts';
import type { Pemanggil } from './tanda.ts';

/** So many branches are asked at a time. */
const SEKALIGUS = 10;
/** So long each is waited for. */
const TUNGGU_MS = 5000;
/** A page of figures is never as large. */
const TERBESAR = 4 * 1024 * 1024;

/** Its tunnel or balancer finds no Kilau there, or that one no database. */
const MATI: readonly number[] = [502, 503, 504];

/** What a branch has answered; without `isi` it has not, or has refused. */
export interface JawabanCabang {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly isi?: unknown;
  /** It was not reached, or not in time, or what stands before it says that it is off; who refuses is not silent. */
  readonly diam?: true;
}

async function tanya(context: Context, toko: TokoJauh, pemanggil: Pemanggil, path: string): Promise<JawabanCabang> {
  const { kode_toko, nama_toko } = toko;
  const answer = await panggilToko(context, {
    dari: context.actor.kode_toko,
    toko,
    method: 'GET',
    path,
    pemanggil,
    headers: { accept: 'application/json', 'accept-language': context.lang },
    timeout: context.tungguCabang ?? TUNGGU_MS,
    largest: TERBESAR,
  });
  const isi = jsonDari(answer);
  if (isi !== undefined) return { kode_toko, nama_toko, isi };
  if (answer.kind === 'answer' && answer.status === 200) {
    context.log.warn({ kode_toko, path }, 'a branch has answered something else than JSON');
  }
  const diam = answer.kind === 'unreachable' || (answer.kind === 'answer' && MATI.includes(answer.status));
  return { kode_toko, nama_toko, ...(diam && { diam }) };
}

/** Does something with each of the branches, a few at a time. @returns what came of it, as they were through. */
export async function tiapCabang<T>(semua: readonly TokoJauh[], kerja: (toko: TokoJauh) => Promise<T>): Promise<T[]> {
  const hasil: T[] = [];
  const antre = semua[Symbol.iterator]();
  const bekerja = async (): Promise<void> => {
    for (const toko of antre) hasil.push(await kerja(toko));
  };
  await Promise.all(Array.from({ length: SEKALIGUS }, bekerja));
  return hasil;
}

/**
 * Asks the servers of all branches that live elsewhere the same thing, in the name of who asks at head office; for
 * anybody else there are none. One that hangs or
 * refuses keeps nobody waiting longer than its time, and takes nothing from the others; one whose key cannot be read
 * has not answered.
 * @param path below `/api/v1/`, with its query.
 */
export async function sebar(context: Context, path: string): Promise<readonly JawabanCabang[]> {
  const { db, actor, shop } = context;
  if (!worksEverywhere(actor.level, shop.level) || actor.kode_toko !== shop.kode_toko) return [];
  const { jauh, tertutup } = await cabangLuar(db, context);
  const bisu = tertutup.map(({ kode_toko, nama_toko }) => ({ kode_toko, nama_toko }));
  if (jauh.length === 0) return bisu;
  const pemanggil = await pemanggilOf(db, actor.kode_toko, actor.user_id);
  return [...bisu, ...(await tiapCabang(jauh, (toko) => tanya(context, toko, pemanggil, path)))];
}
