import { useEffect } from 'react';
import { createStore, useStore } from '../ui/store.ts';
import { useUser } from './session.ts';
import { readJson, watchName, writeJson } from './storage.ts';

const MOST = 12;
/** Rises with every pin, so that whoever shows them draws again. */
const changes = createStore(0);
const kept = new Map<string, readonly string[]>();

function pinsOf(name: string): readonly string[] {
  let paths = kept.get(name);
  if (!paths) {
    const stored = readJson<unknown>(name);
    paths = Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string') : [];
    kept.set(name, paths);
  }
  return paths;
}

/** What stands on the device now: another tab may have pinned something since it was read here. */
function readAgain(name: string): readonly string[] {
  kept.delete(name);
  return pinsOf(name);
}

/** Pages that whoever is logged in has pinned on this device, in his order; and what pins one or lets it go. */
export function usePins(): { readonly pins: readonly string[]; readonly toggle: (path: string) => void } {
  const { user_id, kode_toko } = useUser();
  useStore(changes);
  const name = `favorit.${user_id}.${kode_toko}`;
  const pins = pinsOf(name);
  useEffect(
    () =>
      watchName(name, () => {
        kept.delete(name);
        changes.set((count) => count + 1);
      }),
    [name],
  );
  const toggle = (path: string) => {
    const others = readAgain(name).filter((one) => one !== path);
    // It becomes the other way of what is shown here, whatever another tab made of it.
    const next = pins.includes(path) ? others : [...others, path].slice(-MOST);
    kept.set(name, next);
    writeJson(name, next);
    changes.set((count) => count + 1);
  };
  return { pins, toggle };
}
