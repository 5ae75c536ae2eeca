import { Problem } from '@kilau/contract/core/problem.ts';
import type { Services } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import { uuidv7 } from '../id.ts';
import type { Account } from './credentials.ts';
import { endSessions, SESSIONS_CHANGED } from './end.ts';
import { freeSince } from './life.ts';
import { hashToken, newToken } from './token.ts';

/** Where a session is opened. */
export interface Device {
  /** Id that the browser keeps; with the same one a user may come back while his session is alive. */
  readonly perangkat: string;
  readonly agen: string;
  readonly ip: string;
  /** Its user, who has told his password, ends his session elsewhere. */
  readonly ambil_alih?: boolean;
}

interface Living {
  readonly perangkat: string;
  readonly agen: string;
  readonly dibuat: Date;
  readonly terakhir: Date;
}

/** A session that gives signs of life on a device other than this one. */
const isElsewhere = (living: Living | undefined, { perangkat }: Device, time: Date): living is Living =>
  living !== undefined && living.terakhir > freeSince(time) && (perangkat === '' || living.perangkat !== perangkat);

/**
 * Opens a session: one device per user. A session that is alive on another device is left in peace; a dead one, or one
 * of the same device, makes room, and so does one that its user takes over.
 * @returns the token, which is known to nobody afterwards.
 * @throws Problem `user_sedang_dipakai`, which says where and since when.
 */
export async function openSession(
  tx: Tx,
  services: Pick<Services, 'now' | 'realtime'>,
  { kode_toko, user_id }: Account,
  device: Device,
): Promise<string> {
  const time = services.now();
  // Two logins of a user at the same moment come one after the other.
  await tx.query(`select 1 from users where kode_toko = $1 and user_id = $2 for no key update`, [kode_toko, user_id]);
  const living = await tx.maybe<Living>(
    `select perangkat, agen, dibuat, terakhir from sesi where kode_toko = $1 and user_id = $2 and berakhir is null`,
    [kode_toko, user_id],
  );
  const elsewhere = isElsewhere(living, device, time);
  if (elsewhere && !device.ambil_alih) {
    throw new Problem('user_sedang_dipakai', { user_id, agen: living.agen, sejak: living.dibuat.toISOString() });
  }
  await endSessions(tx, services, { kode_toko, user_id }, elsewhere ? 'DIAMBIL_ALIH' : 'DIGANTI');
  const token = newToken();
  await tx.query(
    `insert into sesi (kode_toko, id, user_id, token_hash, perangkat, agen, ip, dibuat, terakhir)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [kode_toko, uuidv7(time), user_id, hashToken(token), device.perangkat, device.agen, device.ip, time],
  );
  tx.afterCommit(() => services.realtime.toShop(kode_toko, SESSIONS_CHANGED, {}));
  return token;
}
