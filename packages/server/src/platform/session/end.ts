import type { Services } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import type { EndReason } from './end-reason.ts';

/** Tells the browsers of a shop that somebody came or went; who may look at the list reads it again. */
export const SESSIONS_CHANGED = 'sesi-berubah';

/** Which sessions: those of a user, or one. `except` is left alone. */
export interface Which {
  readonly kode_toko: string;
  readonly user_id?: string;
  readonly id?: string;
  readonly except?: string;
}

export interface EndedSession {
  readonly id: string;
  readonly user_id: string;
}

/** Ends living sessions; once that is safe, their browsers are told and their sockets closed. */
export async function endSessions(
  tx: Tx,
  { now, realtime }: Pick<Services, 'now' | 'realtime'>,
  which: Which,
  alasan: EndReason,
): Promise<readonly EndedSession[]> {
  const ended = await tx.query<EndedSession>(
    `update sesi set berakhir = $2, alasan_berakhir = $3
     where kode_toko = $1 and berakhir is null and ($4::text is null or user_id = $4) and ($5::uuid is null or id = $5)
       and ($6::uuid is null or id <> $6)
     returning id, user_id`,
    [which.kode_toko, now(), alasan, which.user_id ?? null, which.id ?? null, which.except ?? null],
  );
  if (ended.length > 0) {
    tx.afterCommit(() => {
      for (const { id } of ended) realtime.endSession(id, alasan);
      realtime.toShop(which.kode_toko, SESSIONS_CHANGED, {});
    });
  }
  return ended;
}
