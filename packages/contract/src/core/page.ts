import type { MenuKey } from './menu.ts';
import type { Gate } from './module-gate.ts';
import type { Level, LevelsWhen, Requirement } from './permission.ts';
import type { ReportGroup } from './report-groups.ts';
import { deepFreeze } from './resource.ts';

/** The kinds of page of the route list. */
export type PageKind =
  | 'public'
  | 'menu'
  | 'dashboard'
  | 'master'
  | 'setting'
  | 'transaction'
  | 'validation'
  | 'cancel'
  | 'view'
  | 'report'
  | 'tool';

/** One page of the program. Pages of resources, reports and kinds of paper follow from their definitions. */
export interface Page {
  readonly path: string;
  /** Locale key of the title is `page.<path without the leading slash>`; of the one-line description `hint.<…>`. */
  readonly menu?: MenuKey;
  readonly kind: PageKind;
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  readonly levelsWhen?: LevelsWhen;
  /** Any logged-in user, whatever his menu tree says: home, his own password. */
  readonly everyone?: boolean;
  /** Which definition draws it; absent for a hand-made screen. */
  readonly source?: {
    readonly type: 'resource' | 'report' | 'kind' | 'setting';
    readonly key: string;
    readonly view?: string;
    /** Keys of further definitions of this type that stand on the same page. */
    readonly also?: readonly string[];
  };
  /** Of a report: what it is about. */
  readonly group?: ReportGroup;
  /** A call that answers how much on it is wrong (`jumlah`): told in red in the menu of whoever may open it. */
  readonly alarm?: string;
  /** A call that answers how many wait there for an answer (`jumlah`), and the event that says that it has changed. */
  readonly waits?: { readonly call: string; readonly event: string };
  /** Older or alternate addresses that redirect here. */
  readonly aliases?: readonly string[];
}

/** What the event of {@link Page.waits} tells of something new; other changes it tells without. */
export interface NewWait {
  /** Who waits, and for what. */
  readonly oleh: string;
  readonly tentang: string;
}

export const definePage = (page: Page): Page => deepFreeze(page);

export const titleKey = (path: string): string => `page.${path.slice(1)}`;
export const hintKey = (path: string): string => `hint.${path.slice(1)}`;

/** What it takes to open a page. Public pages take nothing; `everyone` pages take a login. */
export function pageRequirement(page: Page): Requirement {
  return {
    gate: page.gate,
    levels: page.levels,
    levelsWhen: page.levelsWhen,
    pages: page.everyone ? undefined : [page.path],
  };
}
