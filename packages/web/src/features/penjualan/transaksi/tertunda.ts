import { useEffect } from 'react';
import { draftName } from '../../../platform/drafts.ts';
import { deliver } from '../../../platform/outbox.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { session, shopHere, useBranch, useMaybeUser } from '../../../platform/session.ts';
import { changeList, readJson } from '../../../platform/storage.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { kycDari, lupakanKyc } from '../../../trade/pelanggan/kyc/ingat.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import { text } from '../../../ui/text.ts';
import type { Penjualan } from '../wire.ts';
import type { DraftJual } from './draft.ts';
import { isiPenjualan, salahDari } from './kirim.ts';

/** A sale that was left to the outbox while the line was down, so that the next customer need not wait. */
export interface Tertunda {
  /** Its idempotency key. */
  readonly key: string;
  /** The shop that it was made in: head office may look into another one meanwhile. */
  readonly toko: string;
  readonly draft: DraftJual;
  /** Why the server refused it in the end: it must be opened again or given up. */
  readonly pesan?: string;
  readonly salah?: Salah;
}

const PAGE = 'transaksi-penjualan.tertunda';
const list = createStore<readonly Tertunda[]>([]);
/** Where the sales of the list are kept: those of one user in one shop. */
let owner = '';

const placeOf = (user_id: string, toko: string): string => draftName(user_id, toko, PAGE);

function write(place: string, change: (items: readonly Tertunda[]) => readonly Tertunda[]): void {
  changeList(place, change);
  if (place === owner) list.set(change);
}

/**
 * Sends a sale, new or changed, until the server has answered. The same sale sent twice makes one document.
 * @param toko where it was made; the shop that is worked in when absent.
 */
export function kirimJual(draft: DraftJual, key: string, label: string, toko?: string): Promise<Penjualan> {
  const change = draft.ubah !== '';
  const kyc = kycDari(key, draft.pelanggan);
  const isi = { ...isiPenjualan(draft), ...(kyc && { kyc }) };
  const body: unknown = JSON.parse(JSON.stringify(change ? { ...isi, versi: draft.versi } : isi));
  return deliver<Penjualan>({
    key,
    method: change ? 'PUT' : 'POST',
    path: change ? `penjualan/${encodeURIComponent(draft.ubah)}` : 'penjualan',
    body,
    label,
    ...(toko !== undefined && { toko }),
  }).then((saved) => {
    lupakanKyc(key);
    return saved;
  });
}

/** Keys of the sales whose answer somebody waits for. */
const diikuti = new Set<string>();

/**
 * Follows a sale to its end: saved, it goes from the list; refused, it stays there with the reason. A login that ran
 * out, as it does when the shop closes, is no refusal: the sale waits in the outbox for its user, and is followed anew.
 */
async function ikuti(item: Tertunda, label: string): Promise<void> {
  if (diikuti.has(item.key)) return;
  diikuti.add(item.key);
  const place = placeOf(session.get()?.user_id ?? '', item.toko);
  try {
    const { no_faktur_group: nomor } = await kirimJual(item.draft, item.key, label, item.toko);
    success(text('penjualan.tersimpan', { nomor }));
    write(place, (items) => items.filter(({ key }) => key !== item.key));
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'belum_login') return;
    const salah = error instanceof ProblemError ? salahDari(item.draft, error.fields) : {};
    write(place, (items) =>
      items.map((tertunda) =>
        tertunda.key === item.key ? { ...tertunda, pesan: problemText(error), salah } : tertunda,
      ),
    );
  } finally {
    diikuti.delete(item.key);
  }
}

/** Leaves a sale that is being sent to the outbox. */
export function tunda(sale: Omit<Tertunda, 'toko'>, label: string): void {
  const item = { ...sale, toko: shopHere() };
  write(owner, (items) => [...items.filter(({ key }) => key !== item.key), item]);
  void ikuti(item, label);
}

/** Takes a sale off the list: it was opened again, or given up. */
export const lepas = (key: string): void => write(owner, (items) => items.filter((item) => item.key !== key));

/**
 * Sales of this user that wait for the line or were refused after it came back. @param label what the outbox calls
 * them.
 */
export function useTertunda(label: string): readonly Tertunda[] {
  const { user_id, kode_toko } = useMaybeUser() ?? {};
  const toko = useBranch() ?? kode_toko;
  useEffect(() => {
    if (user_id === undefined || toko === undefined) return;
    const name = placeOf(user_id, toko);
    if (name !== owner) {
      owner = name;
      list.set(readJson<Tertunda[]>(name) ?? []);
    }
    // A reload or a login forgot who waits for the answer; asking again under the same key brings the first one.
    for (const item of list.get()) if (item.pesan === undefined) void ikuti(item, label);
  }, [user_id, toko, label]);
  return useStore(list);
}
