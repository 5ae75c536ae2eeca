import { useSyncExternalStore } from 'react';

/** A value outside React that components may follow. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T | ((previous: T) => T)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const following = typeof next === 'function' ? (next as (previous: T) => T)(value) : next;
      if (Object.is(following, value)) return;
      value = following;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component draws again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
