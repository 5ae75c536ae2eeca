import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { HeldPaper, Making, Plan } from './kind.ts';
import { numberedPayments, type Numbers } from './settle.ts';
import { paid, type DeedRow, type Moves } from './write.ts';

/** A deed worked out, and not yet written. One that makes a paper has no number yet. */
export interface Prepared {
  readonly kind: Kind;
  readonly nomor: string | undefined;
  /** Its balance is still that of before. */
  readonly row: Omit<DeedRow, 'nomor' | 'sebab'>;
  readonly plan: Plan<Kind>;
  /** The head's columns, of a deed that makes or changes the paper. */
  readonly head?: Making<Kind>;
  readonly moves: (nomor: string, numbers: Pick<Numbers, 'sebab' | 'akibat'>) => Promise<Moves>;
  /** Approvals that its handler has used. */
  readonly izin: readonly string[];
  /** What it does to other papers. */
  readonly caused: readonly Prepared[];
}

/** What most deeds are not: taking back, waiting, booking, approved. */
const PLAIN_DEED = {
  membalik: null,
  menunggu: false,
  atas: null,
  laci: '',
  otorisasi: null,
  disetujui_oleh: '',
} as const;

/**
 * All that a deed posts: its payments and what stands against them; nothing while it waits to be booked, when goods may
 * be held for it and no more.
 * @throws Error when it wants to post nevertheless.
 */
export function movesOf(plan: Plan<Kind>, menunggu: boolean): Prepared['moves'] {
  return async (nomor, { sebab, akibat }) => {
    const entries = (await plan.entries?.(nomor, akibat)) ?? [];
    if (menunggu && entries.length > 0) throw new Error('a deed that waits to be booked has no entries of its own');
    const bayar = numberedPayments(plan.bayar ?? [], { sendiri: nomor, sebab, akibat });
    return { entries: menunggu ? [] : [...paid(bayar), ...entries] };
  };
}

/** A deed says the head columns that it sets; its row of the kind's table has all of them. */
export const filled = (plan: Plan<Kind>, kepala: object): Plan<Kind> => ({
  ...plan,
  kepala: { ...kepala, ...plan.kepala },
});

/** The row of a deed with which a paper begins. */
export const firstRow = (
  plan: Plan<Kind>,
  aksi: string,
  status: string,
  { input, kunci }: Pick<Said, 'kunci'> & { readonly input: unknown },
) => ({
  ...PLAIN_DEED,
  ke: 1,
  sebelum: null,
  aksi,
  kunci,
  dari: '',
  status,
  isi: 1,
  sisa: plan.sisa ?? Dec.zero,
  saldo: Dec.zero,
  masukan: input,
});

/** What a caller, or another paper, has said with a deed. */
export interface Said {
  readonly input: Readonly<Record<string, unknown>>;
  readonly kunci: string;
}

/** The row of a deed that goes on with a paper. */
export const rowOf = (paper: HeldPaper, aksi: string, status: string, { input, kunci }: Said) => ({
  ...PLAIN_DEED,
  ke: paper.versi + 1,
  sebelum: paper.segel,
  aksi,
  kunci,
  dari: paper.status,
  saldo: paper.saldo,
  status,
  masukan: input,
});
