import { createContext, useContext, useMemo } from 'react';
import {
  can as mayDo,
  denial as whyNot,
  valueOf,
  type Actor,
  type Denial,
  type Level,
  type Requirement,
} from '@kilau/contract/core/permission.ts';
import { createStore, useStore } from '../ui/store.ts';
import { isSame } from './is-same.ts';
import {
  clearSession,
  forgetOfTab,
  readJson,
  readOfTab,
  readText,
  sessionName,
  watchName,
  writeJson,
  writeOfTab,
  writeText,
} from './storage.ts';

/** The shop as the login answers it. */
export interface Toko {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly level: 'PUSAT' | 'CABANG';
  /** Begins every document number of the shop. */
  readonly inisial: string;
  readonly zona_waktu: string;
}
/** A node of the user's menu tree: a section with its pages, or a page. */
export interface AksesItem {
  readonly path: string;
  readonly menu: string;
  readonly is_show: boolean;
  readonly children?: readonly AksesItem[];
}
/** A page that asks for an approval first. `sampai` null: open for the rest of the session. */
export interface MenuTerjaga {
  readonly path: string;
  readonly berlaku_menit: number;
  readonly dibuka: boolean;
  readonly sampai: string | null;
}
export interface ModuleValue {
  readonly key: string;
  readonly value: string;
}
/** What the program knows about the user who is logged in (specification, section 3). */
export interface UserData {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  readonly kode_toko: string;
  readonly toko: Toko;
  readonly akses: readonly AksesItem[];
  readonly modules: readonly ModuleValue[];
  /** Business date, `YYYY-MM-DD`. */
  readonly tgl_system: string;
  readonly bahasa: string;
  // What follows is absent in a login that an older version stored.
  /** When the allowed hours end, an instant; null: they do not. */
  readonly jam_akses_sampai?: string | null;
  /** Nothing answers before the password is changed. */
  readonly wajib_ganti_password?: boolean;
  readonly proteksi?: readonly MenuTerjaga[];
  /** Reports held to a month. */
  readonly maks_sebulan?: readonly string[];
}
export interface LoginAnswer extends UserData {
  readonly token: string;
}

/** The login flag must read exactly so for the full layout to show (specification, section 2). */
const LOGGED_IN = 'kilau-3';
const LOGGED_OUT = 'false';
const FLAG = sessionName('login');
const TOKEN = sessionName('token');
const USER = sessionName('user');
const PROGRAM = sessionName('program');
/** The shop that was chosen last, in whichever tab; empty: the user's own. */
const SHOP = sessionName('toko');
/** The shop whose rules and business date the login was last told with. */
const TOLD_IN = sessionName('user-di');
/** A built file is named after what is in it: another program, another name. */
const program = new URL(import.meta.url).pathname;

function stored(): UserData | undefined {
  if (readText(FLAG) !== LOGGED_IN || readText(TOKEN) === undefined) return undefined;
  return readJson<UserData>(USER);
}

const user = createStore<UserData | undefined>(stored());

/** Where a tab remembers the shop that a user works in there. */
const shopOfTab = (user_id: string): string => sessionName(`toko.${user_id}`);
/**
 * The branch that a tab begins in, `undefined` for the user's own shop. A tab that is loaded anew goes on in its shop,
 * whatever was chosen in another one meanwhile: what is typed there is of that shop. A new one takes the last choice.
 */
function shopToBegin(data: UserData | undefined): string | undefined {
  if (data === undefined) return undefined;
  const name = shopOfTab(data.user_id);
  const shop = readOfTab(name) ?? readText(SHOP) ?? '';
  writeOfTab(name, shop);
  return shop === '' ? undefined : shop;
}
/** The branch that head office looks into; `undefined` for its own shop. */
const branch = createStore<string | undefined>(shopToBegin(user.get()));

/** Another login, or none: the shop worked in was that of the one before. */
function takeOver(data: UserData | undefined): void {
  const before = user.get()?.user_id;
  if (before !== undefined && before !== data?.user_id) forgetOfTab(shopOfTab(before));
  branch.set(shopToBegin(data));
  user.set(data);
}

/** Writes a login down, as it is in the shop that this tab works in. */
function writeUser(data: UserData): void {
  writeJson(USER, data);
  writeText(TOLD_IN, branch.get() ?? '');
}

/**
 * Another tab has ended the login, or begun one of somebody else. Nothing that was asked for here is the next one's:
 * lists and papers that are kept, files that are being made, dialogs. Only a page that begins anew knows none of it.
 */
function toldElsewhere(): void {
  const before = user.get()?.user_id;
  takeOver(stored());
  if (before !== undefined && before !== user.get()?.user_id) location.reload();
}
watchName(FLAG, toldElsewhere);

/** Whether what stands written was told for the shop that this tab works in. */
const isToldHere = (): boolean => (readText(TOLD_IN) ?? '') === (branch.get() ?? '');

/** A page that an approval opens is open to the login, in whichever of its tabs that was asked for. */
function openedElsewhere(): void {
  const [there, here] = [stored(), user.get()];
  if (there === undefined || there.user_id !== here?.user_id || !isToldHere()) return;
  if (!isSame(there.proteksi, here.proteksi)) {
    user.set({ ...here, proteksi: there.proteksi ?? [] });
  }
}
watchName(USER, openedElsewhere);

/** Paths of the pages that a menu tree shows. */
const shownPaths = (items: readonly AksesItem[]): string[] =>
  items.flatMap((item) => (item.children ? shownPaths(item.children) : item.is_show ? [item.path] : []));

const actors = new WeakMap<UserData, Actor>();
function actorOf(data: UserData, di_toko: string | undefined): Actor {
  const known = actors.get(data);
  if (known !== undefined && known.di_toko === di_toko) return known;
  const actor: Actor = {
    user_id: data.user_id,
    level: data.level,
    kode_toko: data.kode_toko,
    di_toko,
    akses: new Set(shownPaths(data.akses)),
    // Pages that ask for an approval stay in the menu: the gate before the page asks.
    sebulan: new Set(data.maks_sebulan ?? []),
    modules: new Map(data.modules.map((item) => [item.key, item.value])),
  };
  actors.set(data, actor);
  return actor;
}

/** Who is logged in, kept in the browser so that a reload keeps the login. */
export const session = {
  get: user.get,
  subscribe: user.subscribe,
  token: (): string | undefined => (user.get() ? readText(TOKEN) : undefined),
  actor: (): Actor | undefined => {
    const data = user.get();
    return data && actorOf(data, branch.get() || undefined);
  },
  open({ token, ...data }: LoginAnswer): void {
    writeText(TOKEN, token);
    writeJson(USER, data);
    // A login is answered as it is in the user's own shop.
    writeText(TOLD_IN, '');
    writeText(PROGRAM, program);
    writeText(FLAG, LOGGED_IN);
    takeOver(data);
  },
  /**
   * Whether this program wrote the login down, for the shop worked in: one before it does not know all that this one
   * asks of it, and a tab in another shop knows other rules and another business date.
   */
  isWhole: (): boolean => readText(PROGRAM) === program && isToldHere(),
  /** Takes the whole login over as the server tells it now. */
  renew(data: UserData): void {
    session.update(data);
    const now = user.get();
    // Though nothing is new here: another tab may have written it down as it is in its shop.
    if (now) writeUser(now);
    writeText(PROGRAM, program);
  },
  /** Takes over newer data of the same login: rights, business date. */
  update(data: Partial<UserData>): void {
    const current = user.get();
    if (!current) return;
    const next = { ...current, ...data };
    if (isSame(next, current)) return;
    writeUser(next);
    user.set(next);
  },
  /** Merges changed settings into the stored ones, by key (specification, section 4). */
  mergeModules(changed: readonly ModuleValue[]): void {
    const current = user.get();
    if (!current) return;
    const values = new Map(current.modules.map((item) => [item.key, item.value]));
    for (const { key, value } of changed) values.set(key, value);
    session.update({ modules: [...values].map(([key, value]) => ({ key, value })) });
  },
  /** A protected page was opened, or has closed again: `null` closes it. */
  setMenu(path: string, opened: { readonly sampai: string | null } | null): void {
    const proteksi = user
      .get()
      ?.proteksi?.map((one) =>
        one.path === path ? { ...one, dibuka: opened !== null, sampai: opened?.sampai ?? null } : one,
      );
    if (proteksi) session.update({ proteksi });
  },
  /** Ends the login on this device: storage cleared, flag false. */
  close(): void {
    clearSession();
    writeText(FLAG, LOGGED_OUT);
    takeOver(undefined);
  },
  /**
   * Ends the login of a token here, as `close` does. One that has begun since, in another tab maybe, goes on.
   * @returns whether none does.
   */
  closeOf(token: string | undefined): boolean {
    const now = readText(FLAG) === LOGGED_IN ? readText(TOKEN) : undefined;
    if (now !== undefined && now !== token) return false;
    session.close();
    return true;
  },
  branch: branch.get,
  /** Head office only: every call of this tab from now on asks for this shop; new tabs begin there. */
  chooseBranch(kode_toko: string | undefined): void {
    const data = user.get();
    if (data) writeOfTab(shopOfTab(data.user_id), kode_toko ?? '');
    writeText(SHOP, kode_toko ?? '');
    branch.set(kode_toko);
  },
};

/** The shop that is worked in: the branch that head office looks into, else the user's own. */
export const shopHere = (): string => (branch.get() || user.get()?.kode_toko) ?? '';

export const useMaybeUser = (): UserData | undefined => useStore(user);
export const useBranch = (): string | undefined => useStore(branch) || undefined;
/** The same, drawn anew with it. */
export function useShopHere(): string {
  const own = useUser().kode_toko;
  return useBranch() ?? own;
}

/** A part of the screen that is of another shop than the rest: a report that head office asks for. */
export interface ShopScope {
  readonly kode_toko: string;
  /** The user as that shop has him: by its modules, its business date, its clock. */
  readonly user: UserData;
}
const Scope = createContext<ShopScope | undefined>(undefined);
/** What is below is drawn by that shop's rules. */
export const ShopScopeProvider = Scope.Provider;
/** The shop that calls of this part of the screen have to name; `undefined`: none, they are of the shop worked in. */
export const useShopScope = (): string | undefined => useContext(Scope)?.kode_toko;

/** The user; only below the layout, which exists for a login alone. */
export function useUser(): UserData {
  const scope = useContext(Scope);
  const here = useMaybeUser();
  const data = scope?.user ?? here;
  if (!data) throw new Error('no login');
  return data;
}

export function useActor(): Actor {
  const data = useUser();
  const chosen = useBranch();
  const di_toko = useShopScope() ?? chosen;
  return useMemo(() => actorOf(data, di_toko), [data, di_toko]);
}

/** Asks the same function as the server; the server decides. */
export function useCan(): (need: Requirement) => boolean {
  const actor = useActor();
  return useMemo(() => (need: Requirement) => mayDo(actor, need), [actor]);
}

export function useDenial(need: Requirement): Denial | undefined {
  return whyNot(useActor(), need);
}

/** The value of a module or parameter of the shop. */
export function useParam(key: string): string {
  return valueOf(useActor(), key);
}
