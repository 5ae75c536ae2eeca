import type { Sql, Tx } from '../platform/database/tx.ts';
import type { Begin } from './verify.ts';

/** How far a look at a shop's chain came. */
export interface Reached {
  readonly kode_toko: string;
  /** Number of the result. */
  readonly ke: number;
  readonly dari: number;
  readonly sampai: number;
  /** What the chain had come to there. */
  readonly rantai: Buffer;
  readonly tgl_dari: string;
  readonly tgl_system: string;
}

/** What was found there. */
export interface Found {
  readonly jumlah: number;
  readonly salah: number;
  readonly rincian: readonly object[];
  readonly waktu: Date;
  readonly server: string;
}

/** How far the look came that `tx` is, from `begin`. */
export const reachedFrom = (tx: Tx, kode_toko: string, { urut, tgl }: Begin): Promise<Reached> =>
  tx.one<Reached>(
    `select b.kode_toko, coalesce((select max(m.ke) from pemeriksaan m where m.kode_toko = b.kode_toko), 0) + 1 as ke,
       $2::bigint as dari, b.urut as sampai, b.hash as rantai, $3::date as tgl_dari, h.tgl_system
     from buku b join hari_toko h using (kode_toko) where b.kode_toko = $1`,
    [kode_toko, urut, tgl],
  );

const COLUMNS = 'kode_toko, ke, dari, sampai, rantai, tgl_dari, tgl_system, jumlah, salah, rincian, waktu, server';

/**
 * Keeps a result, chained to the one before it. Of two looks at the same time the first result is kept: the next look
 * begins there.
 */
export async function keepResult(sql: Sql, reached: Reached, found: Found): Promise<void> {
  await sql.query(
    `insert into pemeriksaan (${COLUMNS}, hash)
     select ${COLUMNS}, sha256(coalesce((select m.hash from pemeriksaan m where m.kode_toko = r.kode_toko
         and m.ke = r.ke - 1), '\\x00'::bytea) || convert_to(pemeriksaan_teks(r), 'UTF8'))
     from jsonb_populate_record(null::pemeriksaan, $1) r
     on conflict (kode_toko, ke) do nothing`,
    [
      JSON.stringify({
        ...reached,
        ...found,
        rantai: `\\x${reached.rantai.toString('hex')}`,
      }),
    ],
  );
}
