import { gateOpen } from '@kilau/contract/core/module-gate.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { moduleOn, seesAll, type Actor, type Level } from '@kilau/contract/core/permission.ts';
import { pageAt } from '../../../platform/pages.ts';
import type { AksesItem } from '../../../platform/session.ts';

/** A user's menu as the server answers it. */
export interface HakAkses {
  readonly user_id: string;
  readonly level: Level;
  readonly akses: readonly AksesItem[];
}

/** Rights as they are being edited, by path; only what was touched. */
export type Edits = Readonly<Record<string, boolean>>;

/** A page of the menu as the list shows it. */
export interface MenuNode {
  readonly path: string;
  readonly title: string;
  readonly stored: boolean;
  readonly shown: boolean;
  /** The one who edits does not have it himself: it can be taken, not given. */
  readonly foreign: boolean;
  readonly moduleOff: boolean;
  /** Levels the page is for, when the user's is not among them. */
  readonly onlyFor: readonly Level[];
}

export interface MenuPart {
  readonly menu: string;
  readonly nodes: readonly MenuNode[];
}

type TextOf = (key: string) => string;

/** The tree of a user's menu with its edits: sections in the menu's order, pages that rights are about. */
export function partsOf({ akses, level }: HakAkses, edits: Edits, actor: Actor, t: TextOf): readonly MenuPart[] {
  return akses
    .map(({ menu, children = [] }) => ({
      menu,
      nodes: children.flatMap(({ path, is_show }): MenuNode[] => {
        const page = pageAt(path);
        if (!page || page.everyone) return [];
        return [
          {
            path,
            title: t(titleKey(path)),
            stored: is_show,
            shown: edits[path] ?? is_show,
            foreign: !seesAll(actor.level) && !actor.akses.has(path),
            moduleOff: !gateOpen(page.gate, (key) => moduleOn(actor, key)),
            onlyFor: page.levels && !page.levels.includes(level) ? page.levels : [],
          },
        ];
      }),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** What is not one's own is not given, only taken away, or left as it was. */
export const canToggle = ({ foreign, shown, stored }: MenuNode): boolean => !foreign || shown || stored;

/** Edits after the box of a page was set; what is as stored is no edit. */
export function withNode(edits: Edits, node: MenuNode, shown: boolean): Edits {
  const { [node.path]: _, ...rest } = edits;
  return shown === node.stored ? rest : { ...rest, [node.path]: shown };
}

export type Tri = 'all' | 'some' | 'none';

export function stateOf(nodes: readonly MenuNode[]): Tri {
  const shown = nodes.filter((node) => node.shown).length;
  if (shown === 0) return 'none';
  return shown === nodes.length ? 'all' : 'some';
}

/** Edits after the box of a section was set: every page of it that may be set, to all unless all are shown. */
export function withPart(edits: Edits, nodes: readonly MenuNode[]): Edits {
  const free = nodes.filter((node) => !node.foreign);
  const shown = !free.every((node) => node.shown);
  return free.reduce((next, node) => withNode(next, node, shown), edits);
}

export type Filter = 'semua' | 'tampil' | 'tersembunyi';

/** Pages whose title, path or section holds every word. */
export function filtered(parts: readonly MenuPart[], words: string, filter: Filter, t: TextOf): readonly MenuPart[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return parts
    .map(({ menu, nodes }) => ({
      menu,
      nodes: nodes.filter((node) => {
        const hay = `${node.title} ${node.path} ${t(`menu.${menu}`)}`.toLowerCase();
        return (
          (filter === 'semua' || node.shown === (filter === 'tampil')) && wanted.every((word) => hay.includes(word))
        );
      }),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

export const countShown = (parts: readonly MenuPart[]): { readonly tampil: number; readonly jumlah: number } => {
  const nodes = parts.flatMap((part) => part.nodes);
  return { tampil: nodes.filter((node) => node.shown).length, jumlah: nodes.length };
};
