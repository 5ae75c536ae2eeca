import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Making } from '../engine/paper/kind.ts';
import { firstRow } from '../engine/paper/prepared.ts';
import { holdPaper } from '../engine/paper/held.ts';
import { postingAs, postingOf, writeDeed, type DeedRow } from '../engine/paper/write.ts';
import { Writing } from '../engine/paper/writing.ts';
import type { Entry } from '../ledger/entry.ts';
import { counterEntries } from '../ledger/reverse.ts';
import type { Db } from '../platform/database/tx.ts';
import { atWork, SHOP } from './shop.ts';

interface Seeded {
  readonly kode_toko: string;
  readonly nomor: string;
  /** Of its making; a test's shop need not be open on it. */
  readonly tgl: string;
}

const contextOf = ({ kode_toko, tgl }: Seeded) => ({
  ...atWork('SPV1', 'SPV', {}, { ...SHOP, kode_toko }),
  now: () => new Date(`${tgl}T02:30:00Z`),
});

const row = (kind: Kind, nomor: string): DeedRow => ({
  ...firstRow({}, 'BUAT', kind.initial, { input: {}, kunci: '' }),
  nomor,
  sebab: null,
});

/** Writes a paper as its making would have left it on some day, with what it posted, and its seals. */
export async function seedPaper(
  db: Db,
  kind: Kind,
  made: Seeded,
  plan: Making<Kind>,
  entries: readonly Entry[],
): Promise<void> {
  await db.tx(async (tx) => {
    const work = { tx, context: contextOf(made), tgl: made.tgl, papers: new Map(), izin: [] };
    const deed = row(kind, made.nomor);
    const writing = new Writing();
    const { segel } = writeDeed(writing, kind, work, deed, plan, plan, { entries });
    await writing.send(tx, [postingAs(kind, work, deed, { entries }, segel)]);
  });
}

/** Writes its cancelling on some day. */
export async function seedCancelling(db: Db, kind: Kind, made: Seeded, alasan: string): Promise<void> {
  await db.tx(async (tx) => {
    const work = { tx, context: contextOf(made), tgl: made.tgl, papers: new Map(), izin: [] };
    const first = row(kind, made.nomor);
    const { kode_toko, nomor } = made;
    const original = { kode_toko, jenis: kind.key, nomor, aksi: postingOf(first) };
    const moves = await counterEntries(tx, original, (entry) => entry);
    const ends = { ke: 2, aksi: 'BATAL', dari: first.status, status: 'CANC', membalik: 1, masukan: { alasan } };
    const { segel: sebelum } = await holdPaper(tx, kind, kode_toko, nomor);
    const deed = { ...first, ...ends, sebelum };
    const writing = new Writing();
    const { segel } = writeDeed(writing, kind, work, deed, {}, undefined, moves);
    await writing.send(tx, [postingAs(kind, work, deed, moves, segel)]);
  });
}
