import type { DecInput } from '@kilau/contract/core/dec.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { START_TABLES, type StartTable } from './masters.data.ts';

interface Into {
  readonly kode_toko: string;
  readonly oleh: string;
}

/** Names of tables and columns come from {@link START_TABLES} alone. */
async function fill(
  tx: Tx,
  { kode_toko, oleh }: Into,
  { table, columns, numeric = [], rows }: StartTable,
): Promise<void> {
  const arrays = columns.map((name, index) => `$${index + 3}::${numeric.includes(name) ? 'numeric' : 'text'}[]`);
  await tx.query(
    `insert into ${table} (kode_toko, dibuat_oleh, diubah_oleh, ${columns.join(', ')}) select $1, $2, $2, t.*
      from unnest(${arrays.join(', ')}) as t(${columns.join(', ')})`,
    [kode_toko, oleh, ...columns.map((_, index) => rows.map((row) => row[index] ?? null))],
  );
}

/** Rupiah per gram, by the group's code. */
export type HargaAwal = Readonly<Record<string, DecInput>>;

/**
 * Fills the masters of a new shop with what a gold shop usually begins with; prices are those it was told. People and
 * accounts come with `contoh` alone: a shop to try everything with.
 */
export async function seedMasters(tx: Tx, into: Into, harga: HargaAwal, contoh = false): Promise<void> {
  for (const table of START_TABLES) if (contoh || !table.someones) await fill(tx, into, table);
  await tx.query(
    `update kelompok k set harga = h.harga from unnest($2::text[], $3::numeric[]) as h(kode, harga)
      where k.kode_toko = $1 and k.kode_group = h.kode`,
    [into.kode_toko, Object.keys(harga), Object.values(harga)],
  );
}
