import { periksaBarang, tambahBarang, type BarangMasuk } from '../features/barang/tambah/tambah.post.ts';
import type { Tx } from '../platform/database/tx.ts';
import { atWork } from './shop.ts';

/** Pieces to be entered, for features that goods are entered out of. */
export type Masuk = BarangMasuk;

/** Enters pieces as one document. */
export const enterRows = (
  tx: Tx,
  rows: readonly Masuk[],
  siapa = 'KASIR1',
  otorisasi: string | null = null,
): Promise<{ no_tambah: string; kode_barcode: string[] }> => tambahBarang(tx, atWork(siapa), rows, '', otorisasi);

/** Asks whether they would be entered, without doing it. */
export const checkRows = (tx: Tx, rows: readonly Masuk[]): Promise<void> => periksaBarang(tx, atWork(), rows);
