import { LEVELS, type Level } from '@kilau/contract/core/permission.ts';
import { pages } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import type { Need } from '../testing/expected-need.ts';
import { expected, guarded, refusal, switched, type Caller } from '../testing/expected-rights.ts';

const server = testApp();
/** One user per level with every page in his menu, and one with none. */
const userId = (level: Level, akses: boolean): string => `${level}${akses ? '1' : '0'}`;
const tokens = new Map<string, string>();

beforeAll(async () => {
  await server.shop('KL01');
  // A drawer that was not counted: who may close the shop is told so, and logs nobody out.
  await server.db.query(
    `insert into saldo_hari (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl, masuk,
       keluar)
     values ('KL01', 'IDR', 'KAS', 'KASIR', '', '', '', '', '2026-11-21', 5000, 0)`,
  );
  const everyPage = pages.map(({ path }) => path);
  for (const level of LEVELS) {
    for (const akses of [true, false]) {
      await server.user('KL01', userId(level, akses), level, akses ? everyPage : []);
      tokens.set(userId(level, akses), await server.token('KL01', userId(level, akses)));
    }
  }
});

const call = (route: string, token?: string) => {
  const [method, path = ''] = route.split(' ');
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  return server.call(method as 'GET', path.replaceAll(/\{\w+\}/g, 'XX'), body, {
    ...(token !== undefined && { 'x-auth-token': token }),
    'idempotency-key': 'uji-hak-akses',
  });
};

/** Shops as a call may find them. */
const SHOPS = [
  { shop: 'with every module on', modulesOn: true, terjaga: false },
  { shop: 'with every module off', modulesOn: false, terjaga: false },
  { shop: 'with every page behind an approval', modulesOn: true, terjaga: true },
] as const;
type Shop = (typeof SHOPS)[number]['shop'];

interface Try {
  readonly shop: Shop;
  readonly route: string;
  readonly who: Caller;
  readonly reason: string | undefined;
}

/** Those who may only what their menu shows come first: their calls are the ones that look at everything. */
const callers = (need: Need) =>
  SHOPS.flatMap(({ shop, modulesOn, terjaga }) =>
    LEVELS.flatMap((level) =>
      [true, false].map((akses) => {
        const who = { level, akses, modulesOn, terjaga };
        return { shop, who, reason: refusal(need, who), byMenu: level !== 'OWN' && level !== 'SU' && akses };
      }),
    ),
  ).toSorted((a, b) => Number(b.byMenu) - Number(a.byMenu));

/**
 * For each call one who is let in, and one for each reason to refuse that there is. Who it is turns from call to call,
 * so that all of them get their turn; that everybody else is treated alike says `rights.test.ts`.
 */
const tries: readonly Try[] = guarded.flatMap(([route, need], turn) => {
  const all = callers(need);
  return [...new Set(all.map(({ reason }) => reason))].flatMap((reason) => {
    const alike = all.filter((one) => one.reason === reason);
    const chosen = turn % 4 === 0 ? alike : alike.filter(({ byMenu }) => byMenu === alike[0]?.byMenu);
    return chosen
      .slice(turn % chosen.length)
      .slice(0, 1)
      .map(({ shop, who }) => ({ shop, route, who, reason }));
  });
});

/**
 * The calls of one place in one test, with the answers that were wrong: a test for each of ten thousand calls costs
 * more than the call.
 */
const MANY = { timeout: 120_000 };
function byPlace<T extends { readonly route: string }>(all: readonly T[]): [string, readonly T[]][] {
  const places = new Map<string, T[]>();
  for (const each of all) {
    const place = each.route.replace(/^\w+ /, '').replace(/\/.*/, '');
    places.set(place, [...(places.get(place) ?? []), each]);
  }
  return [...places];
}
async function wrongOf<T extends { readonly route: string }>(
  all: readonly T[],
  tokenOf: (one: T) => string | undefined,
  right: (one: T, answer: { readonly status: number; readonly code: unknown }) => boolean,
): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  for (const one of all) {
    const { status, body } = await call(one.route, tokenOf(one));
    const code = (body as { readonly code?: unknown } | undefined)?.code;
    if (!right(one, { status, code })) wrong.push({ ...one, status, body });
  }
  return wrong;
}

describe('without a login', MANY, () => {
  const routes = [...expected].map(([route, need]) => ({ route, need }));
  it.each(byPlace(routes))('%s', async (_, all) => {
    const wrong = await wrongOf(
      all,
      () => undefined,
      ({ need }, { status, code }) =>
        need === 'public' ? ![401, 403, 500].includes(status) : status === 401 && code === 'belum_login',
    );
    expect(wrong).toEqual([]);
  });
});

describe('the tries', () => {
  it('let somebody in and refuse somebody at every call that asks for anything', () => {
    const asking = guarded.filter(([, need]) => Object.values(need).some((part) => part !== undefined));
    for (const [route] of asking) {
      const reasons = tries.filter((one) => one.route === route).map(({ reason }) => reason);
      expect(reasons.includes(undefined) && reasons.length > 1, `${route}: ${reasons.join()}`).toBe(true);
    }
  });

  it('have every reason, and everybody', () => {
    const count = (of: (one: Try) => boolean) => tries.filter(of).length;
    for (const code of ['modul_tidak_aktif', 'level_tidak_berhak', 'menu_tidak_berhak', 'otorisasi_menu_diperlukan']) {
      expect(
        count(({ reason }) => reason === code),
        code,
      ).toBeGreaterThan(20);
    }
    for (const level of LEVELS) {
      expect(
        count(({ who }) => who.level === level),
        level,
      ).toBeGreaterThan(20);
    }
  });
});

describe.each(SHOPS)('$shop', MANY, ({ shop, modulesOn, terjaga }) => {
  beforeAll(async () => {
    const values = [...switched(modulesOn)];
    await server.db.query(
      `update para_system p set value = t.value from unnest($1::text[], $2::text[]) as t(key, value) where p.key = t.key`,
      [values.map(([key]) => key), values.map(([, value]) => value)],
    );
    if (terjaga) {
      await server.db.query(
        `insert into proteksi_menu (kode_toko, path, minta_otorisasi) select 'KL01', unnest($1::text[]), true`,
        [pages.map(({ path }) => path)],
      );
    }
  });

  it.each(byPlace(tries.filter((one) => one.shop === shop)))('%s', async (_, all) => {
    const wrong = await wrongOf(
      all,
      ({ who }) => tokens.get(userId(who.level, who.akses)),
      ({ reason }, { status, code }) =>
        reason === undefined ? status !== 401 && status !== 403 && status < 500 : status === 403 && code === reason,
    );
    expect(wrong).toEqual([]);
  });
});

describe('with a password that somebody else set', MANY, () => {
  const early = [
    'POST users/logout',
    'POST users/kunci',
    'GET users/me',
    'PUT users/me/bahasa',
    'PUT users/change-password',
  ];
  beforeAll(() => server.db.query(`update users set wajib_ganti_password = true where user_id = 'OWN1'`));

  it.each(byPlace(guarded.map(([route]) => ({ route }))))('%s', async (_, all) => {
    const wrong = await wrongOf(
      all,
      () => tokens.get('OWN1'),
      ({ route }, { status, code }) =>
        early.includes(route) ? status !== 403 : status === 403 && code === 'ganti_password_wajib',
    );
    expect(wrong).toEqual([]);
  });
});
