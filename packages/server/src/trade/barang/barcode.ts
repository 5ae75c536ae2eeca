import { Problem } from '@kilau/contract/core/problem.ts';
import type { Tx } from '../../platform/database/tx.ts';

const BLOCK = 100_000;
/** Eight digits (decisions.md 5). */
const HIGHEST = 99_999_999;
const BLOCK_LOCK = 7285;

/** First number of a run of `count` free barcodes of the shop, which are then taken. */
async function take(tx: Tx, kode_toko: string, count: number): Promise<number | undefined> {
  const row = await tx.maybe<{ pertama: number }>(
    `update blok_barcode set berikut = berikut + $2
     where kode_toko = $1 and berikut + $2 - 1 <= sampai
       and dari = (select min(dari) from blok_barcode where kode_toko = $1 and berikut + $2 - 1 <= sampai)
     returning berikut - $2 as pertama`,
    [kode_toko, count],
  );
  return row?.pertama;
}

/**
 * Draws barcodes that no shop of the chain has or ever had: each shop draws from its own blocks, and takes the next
 * free block when they are used up.
 * @param count at most a block.
 */
export async function drawBarcodes(tx: Tx, kode_toko: string, count: number): Promise<string[]> {
  if (count > BLOCK) throw new RangeError(`at most ${BLOCK} barcodes at once`);
  let first = await take(tx, kode_toko, count);
  if (first === undefined) {
    // One allocator at a time, whatever the shop, so that blocks never overlap.
    await tx.query(`select pg_advisory_xact_lock(${BLOCK_LOCK})`);
    first = await take(tx, kode_toko, count);
  }
  if (first === undefined) {
    const { dari } = await tx.one<{ dari: number }>(`select coalesce(max(sampai), 0) + 1 as dari from blok_barcode`);
    if (dari + BLOCK - 1 > HIGHEST) throw new Problem('barcode_habis', {});
    await tx.query(`insert into blok_barcode (kode_toko, dari, sampai, berikut) values ($1, $2, $3, $2)`, [
      kode_toko,
      dari,
      dari + BLOCK - 1,
    ]);
    first = await take(tx, kode_toko, count);
  }
  const start = first;
  if (start === undefined) throw new Error('a new block has no free barcodes');
  return Array.from({ length: count }, (_, index) => String(start + index).padStart(8, '0'));
}
