import type { HasilPekerjaan } from '@kilau/contract/core/antrean.ts';
import type { Check, Invariant } from '../../ledger/reconcile.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import type { Jalan } from '../../platform/antrean/pekerjaan.ts';
import type { Services } from '../../platform/context.ts';
import { todayIn } from '../../platform/today.ts';

interface Dilihat {
  readonly tgl_system: string;
  readonly zona_waktu: string;
  readonly checks: readonly Check[];
}

const KEEP_SQL = `insert into periksa_buku (kode_toko, malam, tgl_system, jumlah, salah, rincian, mulai, selesai,
    server)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (kode_toko, malam) do update set tgl_system = excluded.tgl_system, jumlah = excluded.jumlah,
    salah = excluded.salah, rincian = excluded.rincian, mulai = excluded.mulai, selesai = excluded.selesai,
    server = excluded.server`;

/**
 * Checks the books of a shop as `npm run verify` does, and keeps what it found: one result for each night, however
 * often it is begun.
 */
export async function periksaBuku(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kode_toko, server, signal }: Jalan,
  invariants: readonly Invariant[],
): Promise<HasilPekerjaan> {
  const mulai = now();
  const seen = await atRest(db, async (tx): Promise<Dilihat | undefined> => {
    const shop = await tx.maybe<Omit<Dilihat, 'checks'>>(
      `select h.tgl_system, t.zona_waktu from hari_toko h join toko t using (kode_toko) where kode_toko = $1`,
      [kode_toko],
    );
    return shop && { ...shop, checks: await verifyShop(tx, { kode_toko, ...shop }, invariants, signal) };
  });
  if (!seen) return { periksa: 0, beda: 0 };
  const wrong = seen.checks.filter(({ selisih }) => !selisih.isZero());
  await db.query(KEEP_SQL, [
    kode_toko,
    todayIn(seen.zona_waktu, mulai),
    seen.tgl_system,
    seen.checks.length,
    wrong.length,
    JSON.stringify(wrong.map(({ kunci, selisih, contoh }) => ({ kunci, selisih: selisih.toString(), contoh }))),
    mulai,
    now(),
    server,
  ]);
  return { periksa: seen.checks.length, beda: wrong.length };
}
