import { gateOpen, gateTerm, type Gate } from './module-gate.ts';

/** The user levels of the specification, section 6. */
export const LEVELS = ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'] as const;
export type Level = (typeof LEVELS)[number];

/** Levels that see every menu whatever their menu tree says (specification, section 6). */
const SEES_ALL: readonly Level[] = ['OWN', 'SU'];
export const seesAll = (level: Level): boolean => SEES_ALL.includes(level);

/** Levels that may give an approval (specification, section 6: a supervisor or owner). */
export const APPROVERS: readonly Level[] = ['SPV', 'OWN'];

/** Levels of head office that may work in any shop of the chain. */
const EVERYWHERE: readonly Level[] = ['OWN', 'SU', 'MU'];
/** Whether a user may work in other shops than his own, whose level it is. */
export const worksEverywhere = (level: Level, shop: 'PUSAT' | 'CABANG'): boolean =>
  shop === 'PUSAT' && EVERYWHERE.includes(level);

/** What the rest of the system needs to know about who is asking. */
export interface Actor {
  readonly user_id: string;
  readonly level: Level;
  readonly kode_toko: string;
  /** The shop worked in, where head office looks into another one: its modules are told. Absent: his own. */
  readonly di_toko?: string | undefined;
  /** Paths of the pages that the user's menu tree shows (`is_show`). Ignored for levels that see all. */
  readonly akses: ReadonlySet<string>;
  /**
   * Paths that ask for an approval first, as long as this session has none for them. Absent: none. Ignored for levels
   * that see all.
   */
  readonly terkunci?: ReadonlySet<string>;
  /** Paths of reports whose range of dates is at most a month, beside what the module says. */
  readonly sebulan?: ReadonlySet<string>;
  /** Values of modules and parameters of the shop, by key. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Levels that a module narrows something to: the owner-only flag of the nota's layout (specification, section 6). */
export interface LevelsWhen {
  readonly module: string;
  readonly levels: readonly Level[];
}

/** How a page is protected beyond the menu, by whoever runs the shop. */
export interface ProteksiMenu {
  readonly path: string;
  /** Asks a supervisor or owner before it opens. */
  readonly minta_otorisasi: boolean;
  /** How long such an approval counts; 0: for the rest of the session. */
  readonly berlaku_menit: number;
  /** A report whose range of dates is at most a month, also while the module is off. */
  readonly maks_sebulan: boolean;
}

/** What is needed to open a page or make a call. */
export interface Requirement {
  /** Closed when the gate's modules are off. */
  readonly gate?: Gate;
  /** Only these levels; absent: any level. */
  readonly levels?: readonly Level[];
  /** Only these levels while a module is on; any level while it is off. */
  readonly levelsWhen?: LevelsWhen;
  /** Pages of which at least one must be in the user's menu; absent: any logged-in user. */
  readonly pages?: readonly string[];
}

export type Denial = 'modul_tidak_aktif' | 'level_tidak_berhak' | 'menu_tidak_berhak' | 'otorisasi_menu_diperlukan';

/** What of somebody says which modules are on. */
type InShop = Pick<Actor, 'modules'> & Partial<Pick<Actor, 'kode_toko' | 'di_toko'>>;

/** The value of a module or parameter: whoever logs in is told all, also those that his shop never set. */
export const valueOf = ({ modules }: Pick<Actor, 'modules'>, key: string): string => modules.get(key) ?? '';

/**
 * Whether a module is on, or a parameter set; `key=value` asks for exactly that value, `key@toko` whether it lists the
 * shop worked in, codes with commas between them.
 */
export function moduleOn(actor: InShop, term: string): boolean {
  const { key, value: wanted, listed } = gateTerm(term);
  const value = actor.modules.get(key);
  const here = actor.di_toko ?? actor.kode_toko;
  if (listed) return value?.split(',').some((kode) => kode.trim() === here) === true;
  if (wanted !== undefined) return value === wanted;
  // "A module key present with value other than false means on" (domain guide, appendix D).
  return value !== undefined && value !== '' && value !== 'false';
}

/** Why the actor may not, or `undefined` when he may. The one place that decides, used by route, menu and button. */
export function denial(actor: Actor, need: Requirement): Denial | undefined {
  if (!gateOpen(need.gate, (key) => moduleOn(actor, key))) return 'modul_tidak_aktif';
  if (need.levels && !need.levels.includes(actor.level)) return 'level_tidak_berhak';
  if (need.levelsWhen && moduleOn(actor, need.levelsWhen.module) && !need.levelsWhen.levels.includes(actor.level)) {
    return 'level_tidak_berhak';
  }
  if (!need.pages || seesAll(actor.level)) return undefined;
  // One page that is both shown and open is enough.
  const shown = need.pages.filter((page) => actor.akses.has(page));
  if (shown.length === 0) return 'menu_tidak_berhak';
  return shown.every((page) => actor.terkunci?.has(page)) ? 'otorisasi_menu_diperlukan' : undefined;
}

export function can(actor: Actor, need: Requirement): boolean {
  return denial(actor, need) === undefined;
}
