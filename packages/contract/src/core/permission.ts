import { gateOpen, type Gate } from './module-gate.ts';

/** The user levels of the specification, section 6. */
export const LEVELS = ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'] as const;
export type Level = (typeof LEVELS)[number];

/** Levels that see every menu whatever their menu tree says (specification, section 6). */
const SEES_ALL: readonly Level[] = ['OWN', 'SU'];

/** Levels that may give an approval (specification, section 6: a supervisor or owner). */
export const APPROVERS: readonly Level[] = ['SPV', 'OWN'];

/** What the rest of the system needs to know about who is asking. */
export interface Actor {
  readonly user_id: string;
  readonly level: Level;
  readonly kode_toko: string;
  /** Paths of the pages that the user's menu tree shows (`is_show`). Ignored for levels that see all. */
  readonly akses: ReadonlySet<string>;
  /** Values of modules and parameters of the shop, by key. */
  readonly modules: ReadonlyMap<string, string>;
}

/** What is needed to open a page or make a call. */
export interface Requirement {
  /** Closed when the gate's modules are off. */
  readonly gate?: Gate;
  /** Only these levels; absent: any level. */
  readonly levels?: readonly Level[];
  /** Pages of which at least one must be in the user's menu; absent: any logged-in user. */
  readonly pages?: readonly string[];
}

export type Denial = 'modul_tidak_aktif' | 'level_tidak_berhak' | 'menu_tidak_berhak';

export function moduleOn(actor: Pick<Actor, 'modules'>, key: string): boolean {
  const value = actor.modules.get(key);
  // "A module key present with value other than false means on" (domain guide, appendix D).
  return value !== undefined && value !== '' && value !== 'false';
}

/** Why the actor may not, or `undefined` when he may. The one place that decides, used by route, menu and button. */
export function denial(actor: Actor, need: Requirement): Denial | undefined {
  if (!gateOpen(need.gate, (key) => moduleOn(actor, key))) return 'modul_tidak_aktif';
  if (need.levels && !need.levels.includes(actor.level)) return 'level_tidak_berhak';
  if (need.pages && !SEES_ALL.includes(actor.level) && !need.pages.some((page) => actor.akses.has(page))) {
    return 'menu_tidak_berhak';
  }
  return undefined;
}

export function can(actor: Actor, need: Requirement): boolean {
  return denial(actor, need) === undefined;
}
