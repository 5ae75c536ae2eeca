/**
 * The browser's storage, under names of our own. It may be full or forbidden; then the program works on without
 * remembering. Two kinds: what belongs to a login and goes with it, and what stays on the device (colour scheme,
 * language, drafts, unsent documents).
 */
const PREFIX = 'kilau.';
/** Everything of a login lies below this name. */
const SESSION = 'sesi.';

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const readText = (name: string): string | undefined =>
  attempt(() => localStorage.getItem(PREFIX + name)) ?? undefined;

/** False when the browser would not keep it. */
export const writeText = (name: string, value: string): boolean =>
  attempt(() => (localStorage.setItem(PREFIX + name, value), true)) ?? false;

export function readJson<T>(name: string): T | undefined {
  const text = readText(name);
  return text === undefined ? undefined : attempt(() => JSON.parse(text) as T);
}

export const writeJson = (name: string, value: unknown): boolean => writeText(name, JSON.stringify(value));

export function forget(name: string): void {
  attempt(() => localStorage.removeItem(PREFIX + name));
}

/**
 * Changes a list that all tabs of this device keep under one name, upon what stands there now: a tab that wrote down
 * what it saw last would undo what another has added meanwhile. An empty list is forgotten.
 */
export function changeList<T>(name: string, change: (items: readonly T[]) => readonly T[]): void {
  const items = change(readJson<readonly T[]>(name) ?? []);
  if (items.length === 0) forget(name);
  else writeJson(name, items);
}

/** Names that begin so, without our own prefix. */
const namesIn = (storage: () => Storage, start: string): readonly string[] =>
  attempt(() =>
    Object.keys(storage())
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length)),
  ) ?? [];
export const namesBelow = (start: string): readonly string[] => namesIn(() => localStorage, start);

/** Forgets every name that begins so. */
export function forgetBelow(start: string): void {
  for (const name of namesBelow(start)) forget(name);
}

/** As with the names above, of this tab alone: it stays through its reload, and no other tab hears of it. */
export const namesOfTab = (start: string): readonly string[] => namesIn(() => sessionStorage, start);
export const readOfTab = (name: string): string | undefined =>
  attempt(() => sessionStorage.getItem(PREFIX + name)) ?? undefined;
export function writeOfTab(name: string, value: string): void {
  attempt(() => sessionStorage.setItem(PREFIX + name, value));
}
export function forgetOfTab(name: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + name));
}

export const sessionName = (name: string): string => SESSION + name;

/** Clears what belongs to the login. Drafts and unsent documents stay: they carry their user's name. */
export function clearSession(): void {
  forgetBelow(SESSION);
}

/** Calls back when another tab changes a name. */
export function watchName(name: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + name || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
