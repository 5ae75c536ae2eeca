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
 * Posts entries as units, in their order and in one statement. Call it last in the business transaction: it takes the
 * lock of the shop's book, which is held until commit.
 * @returns each posting's id and its place in the shop's chain.
 * @throws Error when the entries of one do not sum to zero per asset, which is always a bug of the caller.
 */
export async function postAll(
  tx: Tx,
  postings: readonly Posting[],
): Promise<{ readonly id: string; readonly urut: number }[]> {
  const sent = postings.map((posting) => {
    const id = uuidv7(posting.head.waktu);
    return { id, parameters: postParameters(id, posting.head, sound(posting)) };
  });
  const values: unknown[] = [];
  const calls = sent.map(({ parameters }, index) => {
    const places = parameters.map((value) => `$${values.push(value)}`);
    return `buku_post(${places.join(', ')}) as urut_${index}`;
  });
  const urut = await tx.one<Readonly<Record<string, number>>>(`select ${calls.join(', ')}`, values);
  return sent.map(({ id }, index) => ({ id, urut: urut[`urut_${index}`] ?? 0 }));
}

/** Posts entries as one unit, as {@link postAll} does. */
export async function post(
  tx: Tx,
  head: PostingHead,
  entries: readonly Entry[],
): Promise<{ readonly id: string; readonly urut: number }> {
  const [posted] = await postAll(tx, [{ head, entries }]);
  if (!posted) throw new Error(`posting of ${head.nomor} was not made`);
  return posted;
}
