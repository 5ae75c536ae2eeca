import { MODULE_KEYS } from '@kilau/contract/modules.ts';
import { MODULES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { pages } from '@kilau/contract/registry.ts';
import { normalPath, type Expected } from './expected.ts';
import type { Call } from './rulings.ts';

/** What the program has, in the words of the lists. */
export interface Built {
  readonly paths: ReadonlySet<string>;
  readonly calls: readonly Call[];
  readonly modules: ReadonlySet<string>;
}

/** Whether a call of ours answers the one asked for. A path that begins with a parameter, as in
 * `{nota}/get/bynota/single`, stands for a family: any word in that place will do. */
function answers(ours: Call, asked: Call): boolean {
  if (ours.method !== asked.method) return false;
  const [have, want] = [ours.path.split('/'), asked.path.split('/')];
  return (
    have.length === want.length && want.every((word, index) => word === have[index] || (index === 0 && word === '{}'))
  );
}

/** What of a row is missing; empty when all of it is there, `undefined` for what is not ours to build. */
export function missing(row: Expected, built: Built): readonly string[] | undefined {
  if ('elsewhere' in row) return undefined;
  switch (row.list) {
    case 'routes':
      return row.paths.filter((path) => !built.paths.has(path));
    case 'calls':
      return built.calls.some((call) => answers(call, row.call)) ? [] : [`${row.call.method} ${row.call.path}`];
    case 'modules':
      return built.modules.has(row.key) ? [] : [row.key];
  }
}

/** Pages with their aliases and modules of the contract, calls of the server's route list. */
export function builtFrom(calls: readonly Call[]): Built {
  return {
    paths: new Set(pages.flatMap(({ path, aliases = [] }) => [path, ...aliases])),
    calls: calls.map(({ method, path }) => ({ method, path: normalPath(path) })),
    // What nothing reads is a switch that switches nothing.
    modules: new Set<string>(MODULE_KEYS.filter((key) => !MODULES_UNREAD.includes(key))),
  };
}
