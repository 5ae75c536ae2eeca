import { can, type Actor, type Level, type Requirement } from './permission.ts';

/** Whose day a home is made for. What somebody's is follows from his level and from what he may do. */
export const ROLES = ['kasir', 'gudang', 'pengawas', 'pemilik'] as const;
export type Role = (typeof ROLES)[number];

/** Levels that answer for the whole shop. */
const OWNERS: readonly Level[] = ['OWN', 'SU', 'MU'];
/** Who may see what the shop holds in money: never a cashier, who sees his own drawer. */
export const SEES_MONEY: readonly Level[] = [...OWNERS, 'SPV'];

/** @param selling pages of which one makes a cashier. */
export function roleOf(actor: Actor, selling: readonly string[]): Role {
  if (OWNERS.includes(actor.level)) return 'pemilik';
  if (actor.level === 'SPV') return 'pengawas';
  return selling.some((page) => can(actor, { pages: [page] })) ? 'kasir' : 'gudang';
}

/** A block of a home, declared by the feature it belongs to; the home puts those of a role together. */
export interface HomeBlock<K extends string = string, R extends Role = Role> {
  readonly key: K;
  readonly roles: readonly R[];
  /** In the broad column or beside it; the lowest `order` first. */
  readonly at: 'utama' | 'samping';
  readonly order: number;
  /** Who else does not see it; its calls ask for the same. */
  readonly need?: Requirement;
}

/** A step of a new shop's first days, ticked by what the shop then has; its feature says where it is done. */
export interface FirstStep<K extends string = string> {
  /** Locale keys are `langkah.<key>` and, of what it is good for, `langkah.<key>_saran`. */
  readonly key: K;
  readonly page: string;
  /** Its place in the list. */
  readonly order: number;
}

/** Something that a feature counts and somebody should look at, with the page where that is done. */
export interface Notice<K extends string = string> {
  /** Locale key of its line is `perhatian.<key>`. */
  readonly key: K;
  /** Who may open the page is told. */
  readonly page: string;
  /** What is lost or wrong, what waits, what is good to know. */
  readonly tone: 'bad' | 'warn' | 'info';
  readonly unit?: 'money' | 'weight';
  /** Roles it is for. */
  readonly roles: readonly Role[];
}
