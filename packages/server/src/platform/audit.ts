import type { Actor } from '@kilau/contract/core/permission.ts';
import type { Shop } from './shop.ts';
import type { Tx } from './database/tx.ts';
import { uuidv7 } from './id.ts';

/** What was done, in upper case: TAMBAH, UBAH, HAPUS, or the action of a document. Shown in the history of a record. */
export type AuditAction = Uppercase<string>;

export interface AuditEntry {
  readonly aksi: AuditAction;
  /** Kind of thing: the key of its resource, or the name of a parameter page. */
  readonly objek: string;
  readonly kode: string;
  /** What was there and what is there now; for a change only what differs. Never a password or its hash. */
  readonly sebelum?: Readonly<Record<string, unknown>>;
  readonly sesudah?: Readonly<Record<string, unknown>>;
}

const json = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Who did it, where and when; any context will do. */
export interface AuditContext {
  readonly actor: Pick<Actor, 'user_id'>;
  readonly shop: Pick<Shop, 'kode_toko'>;
  readonly now: () => Date;
}

/** Records many deeds at once, such as those of an import. */
export async function auditAll(tx: Tx, context: AuditContext, entries: readonly AuditEntry[]): Promise<void> {
  const waktu = context.now();
  await tx.query(
    `insert into audit (kode_toko, id, waktu, user_id, aksi, objek, kode, sebelum, sesudah)
     select $1, r.id, $2, $3, r.aksi, r.objek, r.kode, r.sebelum, r.sesudah
     from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::jsonb[]) as r(id, aksi, objek, kode,
       sebelum, sesudah)`,
    [
      context.shop.kode_toko,
      waktu,
      context.actor.user_id,
      entries.map(() => uuidv7(waktu)),
      entries.map(({ aksi }) => aksi),
      entries.map(({ objek }) => objek),
      entries.map(({ kode }) => kode),
      entries.map(({ sebelum }) => json(sebelum)),
      entries.map(({ sesudah }) => json(sesudah)),
    ],
  );
}

/** Records who did what, in the transaction of the deed: neither is there without the other. */
export async function audit(tx: Tx, context: AuditContext, entry: AuditEntry): Promise<void> {
  const waktu = context.now();
  await tx.query(
    `insert into audit (kode_toko, id, waktu, user_id, aksi, objek, kode, sebelum, sesudah)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      context.shop.kode_toko,
      uuidv7(waktu),
      waktu,
      context.actor.user_id,
      entry.aksi,
      entry.objek,
      entry.kode,
      json(entry.sebelum),
      json(entry.sesudah),
    ],
  );
}
