import type { Kind } from '@kilau/contract/core/kind.ts';
import type { KindAtWork, Making, Plan, Work } from './kind.ts';
import { named } from './read.ts';
import type { Row } from './table.ts';
import { headColumns, reasonOf, stored, type DeedRow } from './write.ts';

/** A deed as it was written, with the head's columns of one that makes or changes its paper. */
export interface MadeDeed {
  readonly plan: Plan<Kind>;
  readonly head?: Making<Kind>;
  readonly deed: DeedRow;
  readonly waktu: Date;
  readonly segel: Buffer;
}

/** A moment as PostgreSQL writes it in JSON. */
const momentJson = (moment: Date): string => moment.toISOString().replace(/\.?0*Z$/, '+00:00');

/** The deed that made it, as its history tells it. */
const historyOf = ({ ke, aksi, dari, status, sisa, membalik, disetujui_oleh, masukan }: DeedRow) => ({
  ke,
  aksi,
  dari,
  status,
  sisa,
  membalik,
  disetujui_oleh,
  alasan: reasonOf(masukan),
});

/** Whether a deed says of its paper what its making does not know. */
const saysMore = ({ plan: { kepala, baris, bayar, akibat } }: MadeDeed): boolean =>
  [kepala, baris, bayar, akibat].some((part) => part !== undefined);

/** The kind's own columns of a head, all of them. */
const ownColumns = ({ stored: table }: Kind, kepala: Row = {}) =>
  Object.fromEntries(Object.keys(table?.fields ?? {}).map((name) => [name, kepala[name] ?? null]));

/**
 * What a call answers that has made a paper: the same as reading it would tell, of what is at hand. Nothing where the
 * making does not know all of that.
 * @param next the deed that it underwent at once.
 * @throws Error for a kind that leaves it to the engine to tell lines or payments, or has columns that are worked out.
 */
export function tellMade(
  { tgl, context }: Pick<Work, 'tgl' | 'context'>,
  { kind, shows }: KindAtWork,
  made: MadeDeed | undefined,
  boleh: readonly string[],
  next?: MadeDeed,
): object | undefined {
  if (!made?.head?.told || (next && saysMore(next))) return undefined;
  const { head, plan } = made;
  const done = next ? [made, next] : [made];
  const left = [...Object.keys(kind.lines), 'bayar'].filter((name) => !shows?.instead.includes(name));
  if (left.length > 0 || kind.stored?.derived) throw new Error(`${kind.key} cannot tell of a paper that it has made`);
  const { nomor, status, ke: versi, sisa } = (next ?? made).deed;
  const dibuat_pada = momentJson(made.waktu);
  const dibuat_oleh = context.actor.user_id;
  const told = head.told?.({
    nomor,
    tgl,
    status,
    dibuat_oleh,
    dibuat_pada,
    ...(next && { lalu: { aksi: next.deed.aksi, oleh: dibuat_oleh, pada: momentJson(next.waktu) } }),
    bayar: (plan.bayar ?? []).map(stored),
  });
  return {
    ...named(kind, {
      nomor,
      tgl,
      status,
      versi,
      ...headColumns(head),
      sisa,
      dibuat_oleh,
      dibuat_pada,
      ...ownColumns(kind, plan.kepala as Row | undefined),
      ...(kind.prints && { cetak: 0 }),
    }),
    riwayat: done.map((one) => ({
      ...historyOf(one.deed),
      tgl,
      user_id: dibuat_oleh,
      waktu: momentJson(one.waktu),
    })),
    boleh,
    ...told,
  };
}
