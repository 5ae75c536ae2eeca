import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Entry } from './entry.ts';
import { post, type PostingHead } from './post.ts';

/** A posting by what it says of itself. */
interface Original {
  readonly kode_toko: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly aksi: string;
}

/**
 * The counter-entries of an earlier posting, and its id.
 * @param change adjusts single entries on the way: another drawer, another tray; several stand for one, or none.
 * @throws Error when there is no such posting.
 */
export async function counterEntries(
  tx: Tx,
  { kode_toko, jenis: jenisDokumen, nomor, aksi }: Original,
  change: (entry: Entry) => Entry | readonly Entry[],
): Promise<{ readonly entries: readonly Entry[]; readonly membalik: string }> {
  const rows = await tx.query<Entry & { posting_id: string; jumlah: Dec }>(
    `select e.posting_id, e.aset, e.akun, e.sub, e.kode_gudang, e.kode_baki, e.kode_group, e.kode_dept, e.kode_barcode,
      e.kategori, e.jumlah
     from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and p.aksi = $4 order by e.baris`,
    [kode_toko, jenisDokumen, nomor, aksi],
  );
  const [first] = rows;
  if (!first) throw new Error(`${nomor} has no posting ${aksi} to reverse`);
  const entries = rows.flatMap(({ posting_id: _, ...entry }) => change({ ...entry, jumlah: entry.jumlah.negated() }));
  return { entries, membalik: first.posting_id };
}

/**
 * Posts the counter-entries of an earlier posting today (decisions.md 8): the original stays as it is.
 * @throws Error when there is no such posting.
 */
export async function reverse(
  tx: Tx,
  original: Original,
  head: Omit<PostingHead, 'kode_toko' | 'jenis' | 'nomor' | 'membalik'>,
  change: (entry: Entry) => Entry | readonly Entry[],
): Promise<{ id: string; urut: number }> {
  const { kode_toko, jenis: jenisDokumen, nomor } = original;
  const { entries, membalik } = await counterEntries(tx, original, change);
  return post(tx, { ...head, kode_toko, jenis: jenisDokumen, nomor, membalik }, entries);
}
