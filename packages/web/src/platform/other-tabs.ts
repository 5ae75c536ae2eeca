import { newKey } from './api.ts';
import { forgetOfTab, namesOfTab, readOfTab, writeOfTab } from './storage.ts';

/*
 * Which drafts other tabs of this browser have in hand. Each tab answers who asks; one that was killed says nothing,
 * and what it had is free. By a channel and no lock: most shops reach the server by plain HTTP, where there are none.
 */

/** Under these names a tab keeps the keys of its drafts, one for each page that it has had open. */
export const DRAFTS = 'draf.';
const PATIENCE_MS = 1000;

interface Word {
  readonly from: string;
  /** Keys that the tab has; absent: it asks for those of others. */
  readonly has?: readonly string[];
}

const me = newKey();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kilau.draf');
const others = new Map<string, ReadonlySet<string>>();
/** Names that this page has taken its key under, rather than found it there when it was loaded. */
const taken = new Set<string>();

const say = (word: Omit<Word, 'from'>): void => channel?.postMessage({ from: me, ...word } satisfies Word);
const tell = (): void => say({ has: namesOfTab(DRAFTS).map((name) => readOfTab(name) ?? '') });

let silent = new Set<string>();
/** Asks what they have, when this one begins and whenever it is looked at: who does not answer is gone. */
export function askOtherTabs(): void {
  silent = new Set(others.keys());
  say({});
  setTimeout(() => {
    for (const tab of silent) others.delete(tab);
  }, PATIENCE_MS);
}

function listen({ from, has }: Word): void {
  if (has === undefined) return tell();
  silent.delete(from);
  others.set(from, new Set(has));
  // A tab that was duplicated begins with what its origin keeps for itself.
  for (const name of namesOfTab(DRAFTS)) if (isElsewhere(name, readOfTab(name) ?? '')) forgetOfTab(name);
}

/** Whether another tab has the draft of this key in hand, and this one has not. */
export const isElsewhere = (name: string, key: string): boolean =>
  !(taken.has(name) && readOfTab(name) === key) && [...others.values()].some((keys) => keys.has(key));

/** This tab has the draft of a page in hand from now on. */
export function takeInHand(name: string, key: string): void {
  taken.add(name);
  if (readOfTab(name) === key) return;
  writeOfTab(name, key);
  tell();
}

channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => listen(data));
addEventListener('pagehide', () => say({ has: [] }));
addEventListener('pageshow', tell);
// Of those that were killed meanwhile nobody has heard.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askOtherTabs();
});
