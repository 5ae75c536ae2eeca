import { tmpdir } from 'node:os';
import type { WorkContext } from '../platform/context.ts';
import { changePaper, doDeed } from '../engine/paper/deed.ts';
import { makePaper } from '../engine/paper/make.ts';
import type { PaperContext } from '../engine/paper/kind.ts';
import { papers } from '../app/papers.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { grantApproval } from '../engine/approval.ts';
import type { Db, Tx } from '../platform/database/tx.ts';
import { createFiles } from '../platform/files.ts';
import { atWork } from './shop.ts';

const byKey = new Map(papers.map((paper) => [paper.kind.key, paper]));
let keys = 0;

/** Makes papers and does deeds to them as the calls do, in a transaction of the test's own. */
export function papersOf(shop: { readonly db: Db }) {
  const place = (context: WorkContext): PaperContext => ({ ...context, db: shop.db, files: createFiles(tmpdir()) });
  const kindOf = (key: KindKey) => {
    const found = byKey.get(key);
    if (!found) throw new Error(`there are no papers of kind ${key}`);
    return found;
  };
  const make = async (tx: Tx, key: KindKey, input: object, context = atWork(), otorisasi: string | null = null) => {
    const asked = { input: { ...input }, otorisasi, kunci: `kunci-uji-${(keys += 1)}` };
    return (await makePaper(tx, place(context), byKey, kindOf(key), asked)).nomor;
  };
  /** @param versi the version that its user has seen. */
  const change = (tx: Tx, key: KindKey, nomor: string, input: object, versi: number, context = atWork()) => {
    const asked = { input: { ...input }, versi, kunci: `kunci-uji-${(keys += 1)}` };
    return changePaper(tx, place(context), byKey, kindOf(key), nomor, asked);
  };
  /** Does a deed as it is sent, with the approval that came along. */
  const done = (
    tx: Tx,
    key: KindKey,
    nomor: string,
    deed: string,
    { input = {}, otorisasi = null, context = atWork() }: Sent = {},
  ) => {
    const asked = { input, otorisasi, versi: null, kunci: `kunci-uji-${(keys += 1)}` };
    return doDeed(tx, place(context), byKey, kindOf(key), deed, nomor, asked);
  };
  /** Does a deed with the approval that it takes, bound to what is sent and to what is worked out. */
  const approved = async (
    tx: Tx,
    key: KindKey,
    nomor: string,
    deed: string,
    { input = { alasan: 'salah' }, worked = {}, oleh = 'SPV1', context = atWork() }: Approved = {},
  ): Promise<void> => {
    const { kind } = kindOf(key);
    const { id } = await grantApproval(tx, context, {
      kategori: kind.deeds[deed]?.approval ?? '',
      dokumen: nomor,
      nilai: Object.fromEntries(Object.entries({ ...input, ...worked }).filter(([, value]) => value !== null)),
      keterangan: 'uji',
      disetujui_oleh: oleh,
      saluran: 'MANUAL',
    });
    await done(tx, key, nomor, deed, { input, otorisasi: id, context });
  };
  return { make, change, done, approved };
}

interface Sent {
  readonly input?: Readonly<Record<string, unknown>>;
  readonly otorisasi?: string | null;
  readonly context?: WorkContext;
}

interface Approved {
  readonly input?: Readonly<Record<string, unknown>>;
  readonly worked?: Readonly<Record<string, unknown>>;
  readonly oleh?: string;
  readonly context?: WorkContext;
}
