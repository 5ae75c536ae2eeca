import type { GalatKirim, IsiSaluran, KeadaanKiriman, Saluran } from '@kilau/contract/core/antrean.ts';
import { isSaluran } from '@kilau/contract/core/antrean.ts';
import type { Services } from '../context.ts';
import { uuidv7 } from '../id.ts';
import { ANTREAN_BERUBAH, type HasilKirim } from './outbox.ts';

/** A message on its way, as its channel gets it. */
export interface Kiriman<S extends Saluran> {
  readonly kode_toko: string;
  /** The receiver's idempotency key: the same however often it is sent. */
  readonly id: string;
  readonly isi: IsiSaluran[S];
  readonly dibuat: Date;
}

/**
 * Sends one message, within {@link SEWA_MS}. May be called again for the same one: hand the id on to the receiver. What
 * it throws is a fault of ours, logged and tried again.
 */
export type Pengirim<S extends Saluran> = (services: Services, kiriman: Kiriman<S>) => Promise<HasilKirim>;
/** How each channel sends. One that is missing does not compile. */
export type PengirimSaluran = { readonly [S in Saluran]: Pengirim<S> };

/** Which message. */
export interface KirimanKunci {
  readonly kode_toko: string;
  readonly id: string;
  /** When it was handed over, by the clock of the server that did so: where this one's is behind, that time counts. */
  readonly pada?: string;
}

/** So long a try may take before another server may take the message over. */
export const SEWA_MS = 60_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses after the first try, the second and so on; after as many tries and one more a message is given up. */
export const JEDA_MS: readonly number[] = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
];
/** Pauses of channels that have their own: a gateway that is pressed blocks its number. */
const JEDA_SALURAN: { readonly [S in Saluran]?: readonly number[] } = { WA: [5 * MINUTE, 30 * MINUTE, 2 * HOUR] };

/** SQL: somebody is sending the message at the moment `$3`: he has taken it, and his time is not over. */
export const SEDANG_DIKIRIM = `(lagi_pada > $3 and lagi_pada = dicoba + interval '${SEWA_MS} milliseconds')`;

const TAKE_SQL = `update outbox set percobaan = percobaan + 1, dicoba = $3, lagi_pada = $4, diserahkan = null
  where kode_toko = $1 and id = $2 and keadaan in ('MENUNGGU', 'GAGAL') and lagi_pada <= $3
  returning saluran, payload, percobaan, dibuat`;
// Only the try that still holds the message may say what became of it.
const END_SQL = `update outbox set keadaan = $4, galat = $5, lagi_pada = $6, terkirim = $7
  where kode_toko = $1 and id = $2 and percobaan = $3 and keadaan in ('MENUNGGU', 'GAGAL')`;
// It was no try: what is known of the ones before stays.
const LATER_SQL = `update outbox set percobaan = percobaan - 1, lagi_pada = $4
  where kode_toko = $1 and id = $2 and percobaan = $3 and keadaan in ('MENUNGGU', 'GAGAL')`;

interface Taken {
  readonly saluran: string;
  readonly payload: unknown;
  readonly percobaan: number;
  readonly dibuat: Date;
}

async function attempt(
  services: Services,
  pengirim: PengirimSaluran,
  { kode_toko, id }: KirimanKunci,
  { saluran, payload, dibuat }: Taken,
): Promise<HasilKirim> {
  try {
    // A newer server wrote it; it will be sent once this one is up to date.
    if (!isSaluran(saluran)) throw new Error(`no channel ${saluran}`);
    const send = pengirim[saluran] as Pengirim<Saluran>;
    return await send(services, { kode_toko, id, isi: payload as IsiSaluran[Saluran], dibuat });
  } catch (error) {
    const ref = uuidv7();
    services.log.error({ error, ref, saluran, id }, 'a message could not be sent');
    return { hasil: 'GAGAL', galat: { kode: 'KESALAHAN', ref } };
  }
}

interface Ending {
  readonly keadaan: KeadaanKiriman;
  readonly galat: GalatKirim | null;
  readonly lagi_pada: Date;
  readonly terkirim: Date | null;
}

function endingOf(
  hasil: Exclude<HasilKirim, { readonly hasil: 'NANTI' }>,
  percobaan: number,
  now: Date,
  jeda: readonly number[],
): Ending {
  if (hasil.hasil === 'TERKIRIM') return { keadaan: 'TERKIRIM', galat: null, lagi_pada: now, terkirim: now };
  const pause = jeda[percobaan - 1];
  const keadaan = hasil.hasil === 'MENYERAH' || pause === undefined ? 'MENYERAH' : 'GAGAL';
  return { keadaan, galat: hasil.galat, lagi_pada: new Date(now.getTime() + (pause ?? 0)), terkirim: null };
}

/**
 * One try for one message, if it is due: whoever finds it held or done leaves it alone. A server that dies while it
 * sends leaves the message to another one, once its time is over.
 */
export async function kirimSatu(
  services: Services,
  pengirim: PengirimSaluran,
  which: KirimanKunci,
  jeda?: readonly number[],
): Promise<void> {
  const { db, now, realtime } = services;
  const { kode_toko, id } = which;
  const begun = new Date(Math.max(now().getTime(), Date.parse(which.pada ?? '') || 0));
  const taken = await db.maybe<Taken>(TAKE_SQL, [kode_toko, id, begun, new Date(begun.getTime() + SEWA_MS)]);
  if (!taken) return;
  const hasil = await attempt(services, pengirim, which, taken);
  if (hasil.hasil === 'NANTI') {
    await db.query(LATER_SQL, [kode_toko, id, taken.percobaan, hasil.pada]);
    realtime.toShop(kode_toko, ANTREAN_BERUBAH, {});
    return;
  }
  const pauses = jeda ?? (isSaluran(taken.saluran) ? JEDA_SALURAN[taken.saluran] : undefined) ?? JEDA_MS;
  const { keadaan, galat, lagi_pada, terkirim } = endingOf(hasil, taken.percobaan, now(), pauses);
  await db.query(END_SQL, [
    kode_toko,
    id,
    taken.percobaan,
    keadaan,
    galat === null ? null : JSON.stringify(galat),
    lagi_pada,
    terkirim,
  ]);
  realtime.toShop(kode_toko, ANTREAN_BERUBAH, {});
}
