import type { HasilPekerjaan } from '@kilau/contract/core/antrean.ts';
import { keepResult, reachedFrom, type Reached } from '../../../ledger/checked.ts';
import type { Check, Truths } from '../../../ledger/reconcile.ts';
import { atRest, uncheckedFrom, verifyShop } from '../../../ledger/verify.ts';
import type { Jalan } from '../../../platform/antrean/pekerjaan.ts';
import type { Services } from '../../../platform/context.ts';
import { todayIn } from '../../../platform/today.ts';

interface Dilihat {
  readonly tgl_system: string;
  readonly zona_waktu: string;
  readonly checks: readonly Check[];
  readonly reached: Reached;
}

/** So many places are kept of each difference. */
const MOST = 20;

const KEEP_SQL = `insert into periksa_buku (kode_toko, malam, tgl_system, jumlah, salah, rincian, mulai, selesai,
    server)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (kode_toko, malam) do update set tgl_system = excluded.tgl_system, jumlah = excluded.jumlah,
    salah = excluded.salah, rincian = excluded.rincian, mulai = excluded.mulai, selesai = excluded.selesai,
    server = excluded.server`;

/**
 * Checks the books of a shop as `npm run verify` does, and keeps what it found: one result for each night, however
 * often it is begun, and one more along the chain. Links, seals and balances are derived anew from the beginning; what
 * they mean is checked from where the last result without differences ended.
 */
export async function periksaBuku(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kode_toko, server, signal }: Jalan,
  truths: Truths,
): Promise<HasilPekerjaan> {
  const mulai = now();
  const seen = await atRest(db, async (tx): Promise<Dilihat | undefined> => {
    const shop = await tx.maybe<Pick<Dilihat, 'tgl_system' | 'zona_waktu'>>(
      `select h.tgl_system, t.zona_waktu from hari_toko h join toko t using (kode_toko) where kode_toko = $1`,
      [kode_toko],
    );
    if (!shop) return undefined;
    const begin = await uncheckedFrom(tx, kode_toko);
    const checks = await verifyShop(tx, kode_toko, truths, { tgl: begin.tgl, signal, most: MOST });
    return { ...shop, checks, reached: await reachedFrom(tx, kode_toko, begin) };
  });
  if (!seen) return { periksa: 0, beda: 0 };
  const wrong = seen.checks.filter(({ selisih }) => !selisih.isZero());
  const rincian = wrong.map(({ kunci, selisih, contoh }) => ({ kunci, selisih: selisih.toString(), contoh }));
  const jumlah = seen.checks.length;
  await keepResult(db, seen.reached, { jumlah, salah: wrong.length, rincian, waktu: now(), server });
  await db.query(KEEP_SQL, [
    kode_toko,
    todayIn(seen.zona_waktu, mulai),
    seen.tgl_system,
    jumlah,
    wrong.length,
    JSON.stringify(rincian),
    mulai,
    now(),
    server,
  ]);
  return { periksa: jumlah, beda: wrong.length };
}
