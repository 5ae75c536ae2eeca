import { MENU } from '@kilau/contract/core/menu.ts';
import { seesAll, type Actor, type Level } from '@kilau/contract/core/permission.ts';
import { defaultAkses } from '@kilau/contract/features/sistem/hak/default-akses.ts';
import { pages } from '@kilau/contract/registry.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A node of the user's menu: a section with its pages, or a page. */
export interface AksesNode {
  readonly path: string;
  readonly menu: string;
  readonly is_show: boolean;
  readonly children?: readonly AksesNode[];
}

/** Pages that menu rights are about: neither public nor open to everyone. */
const guarded = pages.filter((page) => page.kind !== 'public' && !page.everyone);
const isOne: ReadonlySet<string> = new Set(guarded.map(({ path }) => path));

/** Whether a menu right for that path can be given. */
export const isGuarded = (path: string): boolean => isOne.has(path);

const forEveryone: ReadonlySet<string> = new Set(pages.filter((page) => page.everyone).map(({ path }) => path));

/** Whether everyone is shown that page, whatever his rights. */
export const isForEveryone = (path: string): boolean => forEveryone.has(path);

/** What browsers are told when rights, hours or protections change: they ask anew what they may. */
export const RIGHTS_CHANGED = 'akses-berubah';

/** Every path that a menu right can be given for. */
export const guardedPaths: readonly string[] = guarded.map(({ path }) => path);

/** Paths of the menu that a new user of the level starts with. */
export const startAkses = (level: Level): readonly string[] => defaultAkses(level, guarded);

/**
 * The menu tree of a user (specification, section 3): the menu's sections with their pages, and whether he is shown
 * each. Modules and levels close pages beside it and are not mixed in.
 */
export function aksesTree({ level, akses }: Pick<Actor, 'level' | 'akses'>): AksesNode[] {
  const sections: readonly { readonly key: string; readonly tiles: string | undefined }[] = MENU;
  return sections.flatMap(({ key, tiles }) => {
    const children = pages
      .filter((page) => page.menu === key && page.kind !== 'public')
      .map(({ path, everyone }) => ({
        path,
        menu: key,
        is_show: everyone === true || seesAll(level) || akses.has(path),
      }));
    return children.length === 0
      ? []
      : [{ path: tiles ?? '/home', menu: key, is_show: children.some((child) => child.is_show), children }];
  });
}

/** Shows or hides pages in a user's menu; others stay as they are. */
export async function setAkses(
  tx: Tx,
  kode_toko: string,
  user_id: string,
  akses: readonly { readonly path: string; readonly is_show: boolean }[],
): Promise<void> {
  await tx.query(
    `insert into hak_akses (kode_toko, user_id, path, is_show) select $1, $2, t.path, t.is_show
      from unnest($3::text[], $4::boolean[]) as t(path, is_show)
     on conflict (kode_toko, user_id, path) do update set is_show = excluded.is_show`,
    [kode_toko, user_id, akses.map(({ path }) => path), akses.map(({ is_show }) => is_show)],
  );
}

/** Gives a new user the menu of his level. */
export async function giveDefaultAkses(tx: Tx, kode_toko: string, user_id: string, level: Level): Promise<void> {
  await setAkses(
    tx,
    kode_toko,
    user_id,
    startAkses(level).map((path) => ({ path, is_show: true })),
  );
}
