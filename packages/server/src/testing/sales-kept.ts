import { expect } from 'vitest';
import { invariants } from '../app/invariants.ts';
import { reconcile, verifyChain } from '../ledger/reconcile.ts';
import type { Db } from '../platform/database/tx.ts';

/** A sale as the database has it. */
export interface Sale {
  readonly kunci: string;
  readonly nomor: string;
  readonly status: string;
  readonly piece: string;
  readonly postings: number;
}
const SALES_SQL = `select m.kunci, p.no_faktur_group as nomor, p.status,
    case when b.klaim_nomor is null then b.status else 'RESERVASI' end as piece,
    (select count(*) from posting o where o.kode_toko = p.kode_toko and o.jenis = 'penjualan'
    and o.nomor = p.no_faktur_group and exists (select from entri e where e.posting_id = o.id)) as postings
  from penjualan p join barang b on b.kode_toko = p.kode_toko
    and p.no_faktur_group in (b.klaim_nomor, b.pemilik_nomor)
  join perbuatan m on m.kode_toko = p.kode_toko and m.jenis = 'penjualan' and m.nomor = p.no_faktur_group and m.ke = 1`;

/** Every sale is all there: kept for its customer and not posted, or gone and posted once. */
const WHOLE = [
  { status: 'OPEN', piece: 'RESERVASI', postings: 0 },
  { status: 'DONE', piece: 'TERJUAL', postings: 1 },
];
const isWhole = (sale: Sale): boolean =>
  WHOLE.some((one) => one.status === sale.status && one.piece === sale.piece && one.postings === sale.postings);

/** The books hold, and every sale is there as a whole. @returns all of them. */
export async function assertBooksHold(db: Db): Promise<readonly Sale[]> {
  const { kode_toko, tgl_system } = await db.one<{ kode_toko: string; tgl_system: string }>(
    'select kode_toko, tgl_system from hari_toko',
  );
  const checks = [...(await reconcile(db, kode_toko, tgl_system, invariants)), ...(await verifyChain(db, kode_toko))];
  expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
  const sales = await db.query<Sale>(SALES_SQL);
  expect(sales.filter((sale) => !isWhole(sale))).toEqual([]);
  expect(await db.query(`select kunci from idempotensi where status is null`)).toEqual([]);
  return sales;
}
