import { failure, success } from '../ui/dialog/toasts.ts';
import { useStore } from '../ui/store.ts';
import { text } from '../ui/text.ts';
import { callJson } from './api.ts';
import { createKeptList } from './kept-list.ts';
import { isOnline, onOnlineChange } from './online.ts';
import { ConnectionError, ProblemError } from './problem-error.ts';
import { session, shopHere } from './session.ts';
import { readJson } from './storage.ts';

/** A document on its way to the server. Until the server has answered it is not saved, and nothing says so. */
export interface Parcel {
  /** Idempotency key: the same parcel sent twice makes one document. */
  readonly key: string;
  readonly user_id: string;
  /** The shop that was worked in when it was sent off. */
  readonly toko: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: unknown;
  /** What it is, for the user: 'Penjualan BU HARTINI'. */
  readonly label: string;
  readonly state: 'sending' | 'waiting';
}
/** Without a shop it is for the one that is worked in. */
export type NewParcel = Pick<Parcel, 'key' | 'path' | 'body' | 'label'> & Partial<Pick<Parcel, 'method' | 'toko'>>;

const NAME = 'kiriman';
/** Milliseconds between tries: doubling, up to half a minute. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;
/** Answers of a server that is down or busy rather than of one that refuses. */
const TRY_AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What this tab sends is shown in it alone; kept is what all tabs send. */
const parcels = createKeptList<Parcel, 'key'>(NAME, 'key');
export const useOutbox = (): readonly Parcel[] => useStore(parcels.store);

const underway = new Map<string, Promise<unknown>>();
const wakers = new Set<() => void>();

onOnlineChange(() => {
  if (isOnline()) for (const wake of wakers) wake();
});

/** Waits for the pause to end or the line to come back, whichever is first. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wakers.delete(done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    wakers.add(done);
  });
}

/** Whether the outcome is unknown or merely late, so that the same parcel may be sent again. */
const mayTryAgain = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ProblemError && TRY_AGAIN.has(error.status));

/** A parcel goes to the shop that it was sent off in, wherever its user looks meanwhile. */
const elsewhere = ({ toko }: Parcel): { readonly toko?: string } => (toko === shopHere() ? {} : { toko });

async function carry(parcel: Parcel): Promise<unknown> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    parcels.put({ ...parcel, state: 'sending' });
    try {
      const { method, path, body, key } = parcel;
      const answer = await callJson<unknown>(method, path, { body, key, ...elsewhere(parcel) });
      parcels.remove(parcel.key);
      return answer;
    } catch (error) {
      // A login that ran out is no refusal: the parcel waits for its user.
      const loggedOut = error instanceof ProblemError && error.code === 'belum_login';
      if (!mayTryAgain(error) && !loggedOut) {
        parcels.remove(parcel.key);
        throw error;
      }
      parcels.put({ ...parcel, state: 'waiting' });
      if (loggedOut) throw error;
      await pause(wait);
    }
  }
}

/**
 * Sends a document, through lost connections and reloads, until the server has answered.
 * @returns the server's answer: only then it is saved.
 * @throws ProblemError when the server refuses it.
 */
export function deliver<T>(parcel: NewParcel): Promise<T> {
  const known = underway.get(parcel.key);
  if (known) return known as Promise<T>;
  const user_id = session.get()?.user_id ?? '';
  const run = carry({ method: 'POST', toko: shopHere(), ...parcel, user_id, state: 'sending' }).finally(() =>
    underway.delete(parcel.key),
  );
  underway.set(parcel.key, run);
  return run as Promise<T>;
}

/** Takes up what an earlier page left unsent, for the user who is logged in now. Call it once after the login. */
export function resumeOutbox(): void {
  const user_id = session.get()?.user_id;
  parcels.store.set(readJson<Parcel[]>(NAME) ?? []);
  for (const parcel of parcels.store.get()) {
    if (parcel.user_id !== user_id || underway.has(parcel.key)) continue;
    deliver(parcel).then(
      () => success(text('dialog.kiriman_tersimpan', { nama: parcel.label })),
      (error: unknown) =>
        failure(`${parcel.label}: ${error instanceof Error ? error.message : text('dialog.kesalahan_umum')}`),
    );
  }
}
