import { Problem } from '@kilau/contract/core/problem.ts';
import { uuidv7 } from '../platform/id.ts';
import type { Tx } from '../platform/database/tx.ts';
import { compact, imbalance } from './compact.ts';
import type { Entry } from './entry.ts';

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
  /** Seal of the deed, which goes into the chain; only a sealed one may move nothing. */
  readonly segel?: Buffer;
}

/** A posting as its caller has it. */
export interface Posting {
  readonly head: PostingHead;
  readonly entries: readonly Entry[];
}

/** What a posting says, in the order in which `buku_post` takes it: the head, a column of the entries each, the seal. */
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
    head.segel ?? null,
  ];
}

/** The entries as they are posted. @throws Error when they do not sum to zero per asset, always a bug of the caller. */
function sound({ head, entries }: Posting): Entry[] {
  const lines = compact(entries);
  const wrong = imbalance(lines);
  if (wrong.length > 0) {
    throw new Error(
      `posting of ${head.nomor} is out of balance: ${wrong.map((one) => `${one.aset} ${one.selisih.toString()}`).join(', ')}`,
    );
  }
  if (lines.length === 0 && !head.segel) throw new Error(`posting of ${head.nomor} moves nothing`);
  return lines;
}

/**
 * The calls that post entries as units, for a statement that does more: each answers the posting's place in the shop's
 * chain. They come last of all that a business transaction writes: they take the lock of the shop's book, which is held
 * until commit.
 * @param add takes a parameter of the statement, and answers its place: `$3`.
 * @throws Error when the entries of one do not sum to zero per asset, which is always a bug of the caller.
 */
export const postingCalls = (
  postings: readonly Posting[],
  add: (value: unknown) => string,
): { readonly id: string; readonly sql: string }[] =>
  postings.map((posting) => {
    const id = uuidv7(posting.head.waktu);
    return { id, sql: `buku_post(${postParameters(id, posting.head, sound(posting)).map(add).join(', ')})` };
  });

/** How `buku_post` says that a balance would stand on the wrong side of nothing, and which one. */
const WRONG_SIDE = 'KL001';

const isWrongSide = (error: unknown): error is { readonly detail: string } =>
  error instanceof Error && 'code' in error && error.code === WRONG_SIDE && 'detail' in error;

/**
 * Runs a statement that posts.
 * @throws Problem `saldo_tidak_cukup` when a balance would stand on the wrong side of nothing (`akun_tanda`).
 */
export async function posted<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (!isWrongSide(error)) throw error;
    const [akun = '', aset = '', ...di] = error.detail.split('|');
    throw new Problem('saldo_tidak_cukup', { akun, aset, di: di.filter(Boolean).join(' ') });
  }
}

/**
 * Posts entries as one unit. Call it last in the business transaction: it takes the lock of the shop's book, which is
 * held until commit.
 * @returns the posting's id and its place in the shop's chain.
 * @throws Error when the entries do not sum to zero per asset, which is always a bug of the caller.
 * @throws Problem `saldo_tidak_cukup`
 */
export async function post(
  tx: Tx,
  head: PostingHead,
  entries: readonly Entry[],
): Promise<{ readonly id: string; readonly urut: number }> {
  const values: unknown[] = [];
  const [call] = postingCalls([{ head, entries }], (value) => `$${values.push(value)}`);
  if (!call) throw new Error(`posting of ${head.nomor} was not made`);
  const { urut } = await posted(tx.one<{ urut: number }>(`select ${call.sql} as urut`, values));
  return { id: call.id, urut };
}
