import type { GalatKirim, IsiSaluran, Saluran } from '@kilau/contract/core/antrean.ts';
import type { Tx } from '../database/tx.ts';
import { uuidv7 } from '../id.ts';
import type { Shop } from '../shop.ts';

/** Told to the shop's screens when something of its outbox or its jobs has changed. */
export const ANTREAN_BERUBAH = 'antrean-berubah';

/** A message that shall leave the program. */
export interface Pesan<S extends Saluran> {
  readonly saluran: S;
  readonly isi: IsiSaluran[S];
  /** Where to, as a person knows it: an address, a phone number. */
  readonly tujuan: string;
  /** The document that caused it. */
  readonly dokumen?: { readonly jenis: string; readonly nomor: string };
  readonly user_id?: string;
  /** What must not be sent twice, such as `nota/KL-FJ-261122-0001`; absent: every call is a message of its own. */
  readonly kunci?: string;
  /** When it may leave, at the earliest; absent: at once. */
  readonly pada?: Date;
}

export interface OutboxContext {
  readonly shop: Pick<Shop, 'kode_toko'>;
  readonly now: () => Date;
}

// An update that changes nothing, so that the row that was there first comes back.
const WRITE_SQL = `insert into outbox as o (kode_toko, id, saluran, tujuan, payload, kunci, jenis, nomor, user_id,
    dibuat, lagi_pada)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (kode_toko, saluran, kunci) do update set kunci = o.kunci
  returning id`;

/**
 * Writes a message in the transaction of its deed: it is sent if and only if that commits, at least once, by whichever
 * server comes first. The receiver is told the message's id, should it come twice.
 * @returns the id of the message; of the first one where `kunci` was there already.
 */
export async function tulisOutbox<S extends Saluran>(
  tx: Tx,
  { shop, now }: OutboxContext,
  { saluran, isi, tujuan, dokumen, user_id, kunci, pada }: Pesan<S>,
): Promise<string> {
  const time = now();
  const id = uuidv7(time);
  const written = await tx.one<{ id: string }>(WRITE_SQL, [
    shop.kode_toko,
    id,
    saluran,
    tujuan,
    JSON.stringify(isi),
    kunci ?? id,
    dokumen?.jenis ?? null,
    dokumen?.nomor ?? null,
    user_id ?? null,
    time,
    pada ?? time,
  ]);
  return written.id;
}

/** What a try came to. `MENYERAH`: another try would end the same way. `NANTI`: it was none, and comes at that time. */
export type HasilKirim =
  | { readonly hasil: 'TERKIRIM' }
  | { readonly hasil: 'NANTI'; readonly pada: Date }
  | { readonly hasil: 'GAGAL' | 'MENYERAH'; readonly galat: GalatKirim };
