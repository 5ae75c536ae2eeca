import type { Services } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import type { EndReason } from './end-reason.ts';

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
export async function endSessions(tx: Tx, { now, realtime }: Pick<Services, 'now' | 'realtime'>, which: Which, alasan: EndReason): Promise<readonly EndedSession[]> {
  const ended = await tx.query<EndedSession>(
    `update sesi set berakhir = $2, alasan_berakhir = $3
     where kode_toko = $1 and berakhir is null and ($4::text is null or user_id = $4) and ($5::uuid is null or id = $5) and ($6::uuid is null or id <> $6)
     returning id, user_id`,
    [which.kode_toko, now(), alasan, which.user_id ?? null, which.id ?? null, which.except ?? null],
  );
  tx.afterCommit(() => ended.forEach(({ id }) => realtime.endSession(id, alasan)));
  return ended;
}
