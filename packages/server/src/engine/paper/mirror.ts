import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Done, Payment, Work } from './kind.ts';
import { postingOf, type Moves } from './write.ts';

/**
 * The counter-entries and counter-payments of a deed, to be booked today (decisions 8): the original stays as it is.
 */
export async function mirrorOf(
  { tx, context }: Work,
  kind: Kind,
  nomor: string,
  deed: Done,
): Promise<{ readonly bayar: readonly Payment[]; readonly moves: Moves }> {
  const { kode_toko } = context.shop;
  const payments = await tx.query<Payment>(
    `select case arah when 'MASUK' then 'KELUAR' else 'MASUK' end as arah, cara, akun, sub, kategori, jumlah
     from pembayaran where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = $4 order by baris`,
    [kode_toko, kind.key, nomor, deed.ke],
  );
  if (!deed.membukukan) return { bayar: payments, moves: { entries: [] } };
  const rows = await tx.query<Entry & { readonly posting_id: string; readonly jumlah: Dec }>(
    `select e.posting_id, e.aset, e.akun, e.sub, e.kode_gudang, e.kode_baki, e.kode_group, e.kode_dept, e.kode_barcode,
       e.kategori, e.jumlah
     from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and p.aksi = $4 order by e.baris`,
    [kode_toko, kind.key, nomor, postingOf(deed)],
  );
  const [first] = rows;
  if (!first) throw new Error(`deed ${deed.ke} of ${nomor} has no posting to mirror`);
  const entries = rows.map(({ posting_id: _, ...entry }) => ({ ...entry, jumlah: entry.jumlah.negated() }));
  return { bayar: payments, moves: { entries, membalik: first.posting_id } };
}

/** The deeds of other papers that a deed has caused, the last one first. */
export const causedBy = (
  { tx, context }: Work,
  kind: Kind,
  nomor: string,
  deed: Done,
): Promise<{ readonly jenis: string; readonly nomor: string; readonly ke: number }[]> =>
  tx.query(
    `select p.jenis, p.nomor, p.ke from perbuatan p
     where p.kode_toko = $1 and p.sebab_jenis = $2 and p.sebab_nomor = $3 and p.sebab_ke = $4 and p.membalik is null
     order by p.jenis desc, p.nomor desc, p.ke desc`,
    [context.shop.kode_toko, kind.key, nomor, deed.ke],
  );
