import { randomBytes } from 'node:crypto';
import type { ApprovalAsked } from '@kilau/contract/core/approval.ts';
import type { StatusSidik } from '@kilau/contract/core/approval-sidik.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { canonicalJson, fingerprintOf } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { uuidv7 } from '../../../platform/id.ts';

/** How long a finger is waited for (decisions.md 9). */
const MENUNGGU_MS = 120_000;

export type Guna = 'IZIN' | 'KUNCI' | 'JARI';

/** What a finger is asked for. It belongs to one session, and is used once. */
export interface Tunggu {
  readonly kode_toko: string;
  readonly id: string;
  readonly guna: Guna;
  readonly sesi: string;
  readonly diminta_oleh: string;
  readonly user_id: string;
  readonly pembaca: string | null;
  readonly catatan: string;
  readonly permintaan: readonly ApprovalAsked[];
  readonly acak: Buffer;
  readonly status: StatusSidik;
  readonly berlaku_sampai: Date;
}

const COLUMNS = `kode_toko, id, guna, sesi, diminta_oleh, user_id, pembaca, catatan, permintaan, acak, status,
  berlaku_sampai`;

/**
 * What a device is asked to sign: all that its answer stands for, shop, session, who asks, whose finger, and every
 * value. Worked out from the row each time, so that a row that was bent asks for another signature.
 */
export const tantangan = ({ acak, status: _, berlaku_sampai: __, ...bound }: Tunggu): Buffer =>
  fingerprintOf({ ...bound, acak: acak.toString('base64url') });

/** Milliseconds that are left of it. */
export const sisaTunggu = ({ status, berlaku_sampai }: Tunggu, now: Date): number =>
  status === 'OPEN' || status === 'COCOK' ? Math.max(0, berlaku_sampai.getTime() - now.getTime()) : 0;

/** When it was asked for. */
export const dimintaPada = ({ berlaku_sampai }: Tunggu): Date => new Date(berlaku_sampai.getTime() - MENUNGGU_MS);

type Baru = Pick<Tunggu, 'guna' | 'user_id'> & Partial<Pick<Tunggu, 'pembaca' | 'catatan' | 'permintaan'>>;

/** Begins to wait. A session has one screen: what it asked before is withdrawn, and what is long over forgotten. */
export async function mulaiTunggu(tx: Tx, { shop, session_id, actor, now }: Context, baru: Baru): Promise<Tunggu> {
  const time = now();
  await tx.query(
    `delete from permintaan_sidik where kode_toko = $1 and berlaku_sampai < $2::timestamptz - interval '1 day'`,
    [shop.kode_toko, time],
  );
  await tx.query(
    `update permintaan_sidik set status = 'BATAL' where kode_toko = $1 and sesi = $2 and status in ('OPEN', 'COCOK')`,
    [shop.kode_toko, session_id],
  );
  const { guna, user_id, pembaca = null, catatan = '', permintaan = [] } = baru;
  return tx.one<Tunggu>(
    `insert into permintaan_sidik (kode_toko, id, guna, sesi, diminta_oleh, user_id, pembaca, catatan, permintaan, acak,
      dibuat, berlaku_sampai)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
    [
      shop.kode_toko,
      uuidv7(time),
      guna,
      session_id,
      actor.user_id,
      user_id,
      pembaca,
      catatan,
      canonicalJson(permintaan),
      randomBytes(32),
      time,
      new Date(time.getTime() + MENUNGGU_MS),
    ],
  );
}

/**
 * Uses up what this session waits for, before anything is looked at: whatever its answer is worth, there is no second.
 * @returns it as it stood.
 * @throws Problem `permintaan_lewat` when it is unknown, another session's, answered, left or too old.
 */
export async function ambilTunggu({ db, shop, session_id, now }: Context, guna: Guna, id: string): Promise<Tunggu> {
  const row = await db.maybe<Tunggu>(
    `update permintaan_sidik p set status = 'SELESAI' from (
       select ${COLUMNS} from permintaan_sidik
       where kode_toko = $1 and id = $2 and sesi = $3 and guna = $4 and status in ('OPEN', 'COCOK')
         and berlaku_sampai > $5 and dibuat <= $5::timestamptz + interval '1 minute' for update) w
     where p.kode_toko = w.kode_toko and p.id = w.id
     returning ${COLUMNS.replaceAll(/(\w+)/g, 'w.$1')}`,
    [shop.kode_toko, id, session_id, guna, now()],
  );
  if (!row) throw new Problem('permintaan_lewat', {});
  return row;
}

/** How it stands. @throws Problem `data_tidak_ditemukan` for another session's. */
export async function keadaanTunggu(
  { db, shop, session_id, now }: Context,
  id: string,
): Promise<{ id: string; status: StatusSidik; sisa_ms: number }> {
  const row = await db.maybe<Tunggu>(
    `select ${COLUMNS} from permintaan_sidik where kode_toko = $1 and id = $2 and sesi = $3`,
    [shop.kode_toko, id, session_id],
  );
  if (!row) throw new Problem('data_tidak_ditemukan', { kode: id });
  return { id, status: row.status, sisa_ms: sisaTunggu(row, now()) };
}

/** Its asker has left: no finger answers it any more. What was answered stays as it is. */
export async function tinggalkanTunggu({ db, shop, session_id }: Context, id: string): Promise<{ id: string }> {
  await db.query(
    `update permintaan_sidik set status = 'BATAL'
      where kode_toko = $1 and id = $2 and sesi = $3 and status in ('OPEN', 'COCOK')`,
    [shop.kode_toko, id, session_id],
  );
  return { id };
}
