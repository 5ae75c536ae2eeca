import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/open.ts';
import type { Db } from '../platform/database/tx.ts';
import { post, SALES } from './till.ts';

/** The shop that is opened in a program of its own, its owner, and a piece of its goods. */
export const TOKO = { kode_toko: 'KL01', nama_toko: 'KILAU PASAR BARU', inisial: 'KL', zona_waktu: 'Asia/Jakarta' };
export const LOGIN = { user_id: 'PEMILIK', password: 'laut-tiga-123' };
export const PEMILIK = { ...LOGIN, usere_name: 'PEMILIK' };
const PIECE = {
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  nama_barang: 'CINCIN POLOS RANTAI',
  berat_asli: 2.13,
  ongkos: 50_000,
};
/** More at once is refused. */
const MOST_AT_ONCE = 500;

/** A directory for a program's data. @param name what tells it from others. */
export function programDir(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `kilau-${name}-`));
  // PostgreSQL's own user must be able to walk in.
  chmodSync(dir, 0o755);
  return dir;
}

/** Opens the shop of a program that has none, with its owner, who sells, and so many pieces. @returns their codes. */
export async function openProgramShop(
  url: string,
  pieces: number,
): Promise<{ readonly token: string; readonly codes: string[] }> {
  const harga = { harga_700: 1_437_000 };
  await post(url, '', 'setup', { toko: TOKO, pemilik: PEMILIK, contoh_master: true, harga });
  const token = (await post<{ token: string }>(url, '', 'users/login', LOGIN))?.token ?? '';
  await post(url, token, 'sales', SALES);
  const codes: string[] = [];
  while (codes.length < pieces) {
    const barang = Array.from({ length: Math.min(MOST_AT_ONCE, pieces - codes.length) }, () => PIECE);
    const key = `barang-masuk-${codes.length}`;
    const entered = await post<{ barang: { kode_barcode: string }[] }>(url, token, 'barang', { barang }, key);
    if (!entered) throw new Error('no piece came into the shop');
    codes.push(...entered.barang.map(({ kode_barcode }) => kode_barcode));
  }
  return { token, codes };
}

/** Looks into the database of a program beside it. */
export async function lookInto<T>(dataDir: string, at: (db: Db) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    return await at(opened.db);
  } finally {
    await opened.close();
  }
}
