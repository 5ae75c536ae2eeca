import { createStore } from '../ui/store.ts';
import { changeList } from './storage.ts';

/**
 * A list whose items go by a key, as this tab shows it and as all tabs of the device keep it under one name: a change
 * is made to both, to each upon what stands there.
 */
export function createKeptList<T, K extends keyof T>(name: string, key: K, shown: readonly T[] = []) {
  const store = createStore<readonly T[]>(shown);
  const change = (of: (list: readonly T[]) => readonly T[]): void => {
    store.set(of);
    changeList(name, of);
  };
  return {
    store,
    /** Puts an item at the end, instead of the one with its key. */
    put: (item: T): void => change((list) => [...list.filter((one) => one[key] !== item[key]), item]),
    remove: (value: T[K]): void => change((list) => list.filter((one) => one[key] !== value)),
  };
}
