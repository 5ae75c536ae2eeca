import type { AuditAction } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Master } from './resource.sql.ts';

/** One deed in the life of a record: who, when, and what differed. */
export interface HistoryEntry {
  readonly waktu: Date;
  readonly user_id: string;
  readonly aksi: AuditAction;
  readonly sebelum: Readonly<Record<string, unknown>> | null;
  readonly sesudah: Readonly<Record<string, unknown>> | null;
}

const MOST_ENTRIES = 200;

/** What was done to a record, newest first. */
export function historyOf(context: Context, { resource }: Master, kode: string): Promise<HistoryEntry[]> {
  return context.db.query<HistoryEntry>(
    `select waktu, user_id, aksi, sebelum, sesudah from audit
     where kode_toko = $1 and objek = $2 and kode = $3 order by waktu desc, id desc limit ${MOST_ENTRIES}`,
    [context.shop.kode_toko, resource.key, kode],
  );
}
