import { randomUUID } from 'node:crypto';

/** What a cashier holds in his hand: every sale he began, and which of them the server has told him are safe. */
export interface Book {
  /** Idempotency key of every sale ever sent, with its piece. */
  readonly tried: Map<string, string>;
  /** Number by key, of sales whose saving was acknowledged. */
  readonly saved: Map<string, string>;
  /** Numbers of the sales whose validation was acknowledged. */
  readonly done: Set<string>;
}

export const newBook = (): Book => ({ tried: new Map(), saved: new Map(), done: new Set() });

/** The answer's body; `undefined` when there was none, or the server said it could not: the deed is in doubt. */
export async function post<T>(
  url: string,
  token: string,
  path: string,
  body: unknown,
  key = '',
): Promise<T | undefined> {
  const headers = {
    'content-type': 'application/json',
    'x-auth-token': token,
    ...(key !== '' && { 'idempotency-key': key }),
  };
  try {
    const answer = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) return (await answer.json()) as T;
    if (answer.status < 500) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return undefined;
  } catch (error) {
    // A call that was cut off; anything else is a fault of the test.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Who sells, in a shop that begins without people. */
export const SALES = {
  kode_sales: 'SL01',
  nama_sales: 'RINA',
  kode_bank: 'BCA',
  nama_bank: 'BANK CENTRAL ASIA',
  no_rekening: '0080000001',
  nama_rekening: 'RINA',
} as const;

const saleOf = (kode_barcode: string) => ({
  kode_sales: 'SL01',
  barang: [{ kode_barcode }],
  bayar: [{ jenis: 'CASH', jumlah: 10_000_000 }],
});

/** Sends a sale under its key, the first time or again; answers its number once that is safe. */
export async function save(
  url: string,
  token: string,
  book: Book,
  key: string,
  kode_barcode: string,
): Promise<string | undefined> {
  book.tried.set(key, kode_barcode);
  const sale = await post<{ no_faktur_group: string }>(url, token, 'penjualan', saleOf(kode_barcode), key);
  if (sale) book.saved.set(key, sale.no_faktur_group);
  return sale?.no_faktur_group;
}

/** Sells piece after piece, saving and validating, until an answer stays away. */
export async function sellOn(url: string, token: string, book: Book, pieces: string[]): Promise<void> {
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    const nomor = await save(url, token, book, randomUUID(), piece);
    if (nomor === undefined) return;
    if (!(await post(url, token, `penjualan/${nomor}/validasi`, {}, `validasi-${nomor}`))) return;
    book.done.add(nomor);
  }
  throw new Error('every piece is sold, and nothing happened');
}
