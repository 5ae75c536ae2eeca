import { changeNeed, permittedDeeds } from '@kilau/contract/core/kind-rights.ts';
import { CHANGING, type Kind } from '@kilau/contract/core/kind.ts';
import { can, type Actor } from '@kilau/contract/core/permission.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { outOfPlace, outOfTurn, type Standing } from './guard.ts';
import { CAUSE, linesNamed, standingDeed, standingSql, type StandingRow } from './held.ts';
import type { Done, HeldPaper, KindAtWork, Work } from './kind.ts';
import type { Prepared } from './prepared.ts';
import { claimOf } from './settle.ts';

/**
 * Keys of what somebody may do to a paper now, its change among them: his rights let him, and the rules that refuse a
 * deed do not. What only its handler or an approval refuses is offered.
 * @param hari the business day.
 */
function offered({ kind, handlers }: KindAtWork, actor: Actor, standing: Standing, hari: string): string[] {
  const mayChange = handlers.change !== undefined && can(actor, changeNeed(kind));
  return [...permittedDeeds(kind, actor), ...(mayChange ? [CHANGING] : [])].filter(
    (key) => !outOfPlace(kind, key, standing) && !outOfTurn(kind, key, standing, hari),
  );
}

/** What a call has made of a paper, and what its caller may do to that now. */
export interface Told {
  readonly nomor: string;
  readonly boleh: readonly string[];
}

/** Tells what a deed has left. */
export const tellDone = ({ context, tgl }: Work, atWork: KindAtWork, standing: Standing): Told => ({
  nomor: standing.nomor,
  boleh: offered(atWork, context.actor, standing, tgl),
});

/** What a deed has come to as it was written. */
interface Left {
  readonly nomor: string;
  readonly membukukan: boolean;
  readonly first: { readonly deed: Pick<HeldPaper, 'saldo'> } | undefined;
}

/** What a deed leaves of the paper that it is done to, as far as rules go; nobody has claimed that meanwhile. */
export function standingAfter(
  { tgl, context }: Work,
  before: HeldPaper | undefined,
  { kind, row, plan }: Pick<Prepared, 'kind' | 'row' | 'plan'>,
  { nomor, membukukan, first }: Left,
): Standing {
  const { ke, aksi, status, isi, sisa, membalik, menunggu, atas, laci, dari } = row;
  const { user_id } = context.actor;
  const stood = before?.perbuatan ?? [];
  const undone = stood.find((one) => one.ke === membalik);
  const done = (): Done => ({
    ke,
    aksi,
    tgl,
    user_id,
    status,
    isi,
    sisa,
    membukukan,
    menunggu,
    atas,
    laci,
    dari,
    sebab_nomor: null,
    ...linesNamed(kind, plan, before?.sisa),
  });
  return {
    nomor,
    status,
    sisa,
    saldo: first?.deed.saldo ?? row.saldo,
    sebab: null,
    oleh: user_id,
    klaim: undefined,
    tgl: before?.tgl ?? tgl,
    // With a booking goes what it booked.
    perbuatan: undone ? stood.filter((one) => one !== undone && one.ke !== undone.atas) : [done(), ...stood],
  };
}

/** What is read beside a paper, of which `d` is the head and `a` the last deed, to work out what may be done to it. */
export const standingColumns = (
  kind: Kind,
): string => `d.nomor, d.tgl, d.status, d.sisa, d.saldo, a.user_id as oleh, ${CAUSE},
  ${standingSql(kind)}, (select h.tgl_system from hari_toko h where h.kode_toko = d.kode_toko) as hari`;

/** A row with {@link standingColumns}. */
export type StandingColumns = Omit<Standing, 'perbuatan' | 'klaim'> & {
  readonly perbuatan: readonly StandingRow[];
  readonly hari: string;
};

/** What somebody may do to a paper that was read. */
export async function offeredNow(
  sql: Sql,
  { actor, shop }: Pick<Work['context'], 'actor' | 'shop'>,
  atWork: KindAtWork,
  { hari, perbuatan, ...head }: StandingColumns,
): Promise<string[]> {
  const klaim = await claimOf(sql, shop.kode_toko, atWork.kind, head.nomor);
  return offered(atWork, actor, { ...head, perbuatan: perbuatan.map(standingDeed), klaim }, hari);
}
