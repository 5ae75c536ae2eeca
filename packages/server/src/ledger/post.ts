import { uuidv7 } from '../platform/id.ts';
import type { Tx } from '../platform/database/tx.ts';
import { compact, imbalance, type Entry } from './entry.ts';

/** What a posting says about itself. */
export interface PostingHead {
  readonly kode_toko: string;
  /** Business date, `YYYY-MM-DD`: the date the document stores. */
  readonly tgl: string;
  /** Kind and number of the document. */
  readonly jenis: string;
  readonly nomor: string;
  /** What was done to it: VALIDASI, BATAL, TAMBAH. One document can have one posting per deed. */
  readonly aksi: string;
  readonly user_id: string;
  /** Idempotency key of the request. */
  readonly kunci: string;
  readonly waktu: Date;
  /** The posting this one reverses. */
  readonly membalik?: string;
}

const POST_SQL = `select buku_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) as urut`;

/** Parameters of {@link POST_SQL}: the head, then one array per column of the entries. */
function postParameters(id: string, head: PostingHead, entries: readonly Entry[]): unknown[] {
  const column = <K extends keyof Entry>(name: K) => entries.map((entry) => entry[name]);
  return [
    head.kode_toko,
    id,
    head.tgl,
    head.jenis,
    head.nomor,
    head.aksi,
    head.user_id,
    head.kunci,
    head.membalik ?? null,
    head.waktu,
    column('aset'),
    column('akun'),
    column('sub'),
    column('kode_gudang'),
    column('kode_baki'),
    column('kode_group'),
    column('kode_dept'),
    column('kode_barcode'),
    column('kategori'),
    entries.map((entry) => entry.jumlah.toString()),
  ];
}

/**
 * Posts entries as one unit. Call it last in the business transaction: it takes the lock of the shop's book, which
 * is held until commit.
 * @returns the posting's id and its place in the shop's chain.
 * @throws Error when the entries do not sum to zero per asset, which is always a bug of the caller.
 */
export async function post(
  tx: Tx,
  head: PostingHead,
  entries: readonly Entry[],
): Promise<{ id: string; urut: number }> {
  const lines = compact(entries);
  const wrong = imbalance(lines);
  if (wrong.length > 0) {
    throw new Error(
      `posting of ${head.nomor} is out of balance: ${wrong.map((one) => `${one.aset} ${one.selisih.toString()}`).join(', ')}`,
    );
  }
  if (lines.length === 0) throw new Error(`posting of ${head.nomor} moves nothing`);
  const id = uuidv7(head.waktu);
  const { urut } = await tx.one<{ urut: number }>(POST_SQL, postParameters(id, head, lines));
  return { id, urut };
}
