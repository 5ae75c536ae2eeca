import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { denial, LEVELS } from '@kilau/contract/core/permission.ts';
import { MODULE_KEYS } from '@kilau/contract/modules.ts';
import { pages } from '@kilau/contract/registry.ts';
import { describe, expect, it } from 'vitest';
import { healthRoute } from '../platform/http/health.ts';
import { openApiRoute } from '../platform/http/openapi.ts';
import { expected, refusal, switched, type Caller } from '../testing/expected-rights.ts';
import { routes as ownRoutes } from './routes.ts';

const routes = [...ownRoutes, healthRoute, openApiRoute([])];
const nameOf = ({ method, path }: (typeof routes)[number]): string => `${method} ${path}`;
const paths = pages.map(({ path }) => path);

describe('the list of calls', () => {
  it('holds what follows from the definitions and what is written here, and nothing else', () => {
    const built = routes.map(nameOf);
    expect(new Set(built).size).toBe(built.length);
    expect(built.toSorted()).toEqual([...expected.keys()].toSorted());
  });

  it('needs only pages that exist', () => {
    const known = new Set(paths);
    const named = routes.flatMap(({ need }) => (need === 'public' ? [] : (need.pages ?? [])));
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });

  it('needs only modules that exist', () => {
    const gated = routes.flatMap(({ need }) => (need === 'public' ? [] : gateKeys(need.gate)));
    expect(gated.filter((key) => !(MODULE_KEYS as readonly string[]).includes(key))).toEqual([]);
  });
});

/** Everybody there is: each level, with every page in his menu or none, in a shop with all modules or none. */
const everybody: readonly Caller[] = LEVELS.flatMap((level) =>
  [true, false].flatMap((modulesOn) =>
    [true, false].flatMap((akses) => [true, false].map((terjaga) => ({ level, modulesOn, akses, terjaga }))),
  ),
);
const actorOf = ({ level, modulesOn, akses, terjaga }: Caller) => ({
  user_id: level,
  level,
  kode_toko: 'KL01',
  akses: new Set(akses ? paths : []),
  terkunci: new Set(terjaga ? paths : []),
  modules: new Map<string, string>(switched(modulesOn)),
});

/** The routes ask `denial`, and nothing else decides: `rights.calls.test.ts` proves that over HTTP for each of them. */
describe('what a call takes', () => {
  const actors = everybody.map((who) => ({ who, actor: actorOf(who) }));

  it.each(routes.map((route) => [nameOf(route), route.need] as const))('%s', (name, need) => {
    const wanted = expected.get(name);
    if (need === 'public' || wanted === undefined || wanted === 'public') {
      expect(need).toBe(wanted);
      return;
    }
    const wrong = actors
      .map(({ who, actor }) => ({ who, answered: denial(actor, need), expected: refusal(wanted, who) }))
      .filter((one) => one.answered !== one.expected);
    expect(wrong).toEqual([]);
  });
});
