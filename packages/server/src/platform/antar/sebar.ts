import type { Context } from '../context.ts';
import { panggilToko } from './panggil.ts';
import { pemanggilOf } from './pemanggil.ts';
import { cabangJauh, type TokoJauh } from './toko-jauh.ts';
import type { Pemanggil } from './tanda.ts';

/** So many branches are asked at a time. */
const SEKALIGUS = 10;
/** So long each is waited for. */
const TUNGGU_MS = 5000;
/** A page of figures is never as large. */
const TERBESAR = 4 * 1024 * 1024;

/** What a branch has answered; without `isi` it has not, or has refused. */
export interface JawabanCabang {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly isi?: unknown;
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
  if (answer.kind === 'answer' && answer.status === 200) {
    try {
      return { kode_toko, nama_toko, isi: JSON.parse(answer.body) };
    } catch {
      context.log.warn({ kode_toko, path }, 'a branch has answered something else than JSON');
    }
  }
  return { kode_toko, nama_toko };
}

/**
 * Asks the servers of all branches that live elsewhere the same thing, in the name of who asks here. One that hangs or
 * refuses keeps nobody waiting longer than its time, and takes nothing from the others.
 * @param path below `/api/v1/`, with its query.
 */
export async function sebar(context: Context, path: string): Promise<readonly JawabanCabang[]> {
  const { db, actor } = context;
  const semua = await cabangJauh(db, context);
  if (semua.length === 0) return [];
  const pemanggil = await pemanggilOf(db, actor.kode_toko, actor.user_id);
  const jawaban: JawabanCabang[] = [];
  const antre = semua[Symbol.iterator]();
  const bekerja = async (): Promise<void> => {
    for (const toko of antre) jawaban.push(await tanya(context, toko, pemanggil, path));
  };
  await Promise.all(Array.from({ length: SEKALIGUS }, bekerja));
  return jawaban;
}
