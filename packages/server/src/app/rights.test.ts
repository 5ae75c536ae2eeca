import { gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import { LEVELS, type Level } from '@kilau/contract/core/permission.ts';
import { MODULES, MODULE_KEYS } from '@kilau/contract/modules.ts';
import { documents, pages, reports, resources } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { routes } from './routes.ts';

/** What a call takes, told here a second time: from the definitions, or written out for calls made by hand. */
interface Need { readonly gate?: Gate; readonly levels?: readonly Level[]; readonly pages?: readonly string[] }
type Expected = ReadonlyMap<string, Need | 'public'>;

function ofResources(): [string, Need][] {
  return resources.flatMap(({ calls, gate, levels, page, readBy }) => {
    const write: Need = { gate, levels, pages: [page] };
    const read: Need = readBy === 'page' ? write : { gate };
    const one = `${calls.base}/{kode}`;
    const lists = [calls.list, calls.base].flatMap((path): [string, Need][] => [[`GET ${path}`, read], [`GET ${path}.csv`, read]]);
    return [
      ...lists, [`GET ${one}`, read], [`GET ${one}/riwayat`, write], [`POST ${calls.create ?? calls.base}`, write],
      [`PUT ${calls.update ?? one}`, write], [`DELETE ${calls.remove ?? one}`, write], [`PUT ${one}/aktifkan`, write],
    ] as [string, Need][];
  });
}

function ofDocuments(): [string, Need][] {
  return documents.flatMap(({ base, gate, pages: own, actions }) => {
    const create: Need = { gate, pages: [own.create] };
    const see: Need = { gate, pages: [own.create, own.list, ...Object.values(actions).map((action) => action.page)] };
    return [
      [`POST ${base}`, create], [`PUT ${base}/{nomor}`, create], [`GET ${base}`, see], [`GET ${base}/{nomor}`, see], [`GET ${base}/{nomor}/nota.pdf`, see],
      ...Object.entries(actions).flatMap(([key, { page, levels, batch }]): [string, Need][] => {
        const need: Need = { gate, levels, pages: [page] };
        return [[`POST ${base}/{nomor}/${key}`, need], ...(batch ? [[`POST ${base}/${key}`, need] as [string, Need]] : [])];
      }),
    ] as [string, Need][];
  });
}

function ofReports(): [string, Need][] {
  return reports.flatMap(({ key, page, gate, levels, call }) => {
    const need: Need = { gate, levels, pages: [page] };
    return [...['', '.pdf', '.xlsx', '.csv'].map((form) => `GET laporan/${key}${form}`), ...(call ? [`GET ${call}`] : [])].map((path): [string, Need] => [path, need]);
  });
}

const anybody: Need = {};
const seeGoods: Need = { pages: ['/data-barang', '/transaksi-penjualan', '/tambah-data-barang'] };
const settings: Need = { levels: ['OWN', 'SU', 'DEV', 'MU'], pages: ['/settingsystem'] };
const BY_HAND: readonly [string, Need | 'public'][] = [
  ['GET health', 'public'], ['GET openapi.json', 'public'], ['GET setup', 'public'], ['POST setup', 'public'], ['POST setup/demo', 'public'], ['POST users/login', 'public'],
  ['POST users/logout', anybody], ['GET users/me', anybody], ['PUT users/me/bahasa', anybody], ['PUT users/change-password', anybody],
  ['GET sesi', { levels: ['SPV', 'OWN'] }], ['DELETE sesi/{id}', { levels: ['SPV', 'OWN'] }],
  ['GET hak-akses/{user_id}', { pages: ['/hak-akses-users'] }], ['PUT hak-akses/{user_id}', { pages: ['/hak-akses-users'] }],
  ['GET para-system', anybody], ['GET para-system/key/{key}', anybody], ['PUT para-system', settings], ['PUT para-system/{key}', settings],
  ['GET hari', anybody], ['GET audit', { levels: ['OWN', 'SU', 'MU'] }], ['POST authorization/manual', anybody],
  ['GET rekonsiliasi', { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'] }],
  ['GET parameter-harga-emas', anybody], ['PUT parameter-harga-emas', { pages: ['/master-parameter-harga-emas'] }],
  ['GET parameter-harga-emas/global', anybody], ['PUT parameter-harga-emas/global', { pages: ['/parameter-harga-global'] }],
  ['GET gudang/get/all/master', anybody], ['GET gudang/get/all/hancur-barang', anybody], ['GET baki/ready', anybody], ['GET baki/get/by-kode-gudang/{kode}', anybody], ['GET rekenings/get-by-kode-bank', anybody],
  ['GET barang', seeGoods], ['GET barang/{kode_barcode}', seeGoods], ['POST barang/{kode_barcode}/foto', seeGoods], ['GET foto_produk/{kode_barcode}', anybody],
  ['GET barang.csv', { pages: ['/data-barang'] }], ['PUT barang/{kode_barcode}', { pages: ['/data-barang'] }], ['POST barang', { pages: ['/tambah-data-barang'] }],
  ['GET barang/{kode_barcode}/harga-jual', { pages: ['/transaksi-penjualan', '/data-barang'] }],
];
const expected: Expected = new Map([...ofResources(), ...ofDocuments(), ...ofReports(), ...BY_HAND]);

interface Caller { readonly level: Level; readonly modulesOn: boolean; readonly akses: boolean }

const opens = (gate: Gate | undefined, on: boolean): boolean => {
  if (gate === undefined || typeof gate === 'string') return gate === undefined || on;
  return (gate.all === undefined || gate.all.length === 0 || on) && (gate.any === undefined || on) && (gate.none === undefined || gate.none.length === 0 || !on);
};

/** The code of the refusal, or undefined for a call that gets through. */
function refusal({ gate, levels, pages: needed }: Need, { level, modulesOn, akses }: Caller): string | undefined {
  if (!opens(gate, modulesOn)) return 'modul_tidak_aktif';
  if (levels !== undefined && !levels.includes(level)) return 'level_tidak_berhak';
  if (needed !== undefined && level !== 'OWN' && level !== 'SU' && !akses) return 'menu_tidak_berhak';
  return undefined;
}

const server = testApp();
/** One user per level with every page in his menu, and one with none. */
const userId = (level: Level, akses: boolean): string => `${level}${akses ? '1' : '0'}`;
const tokens = new Map<string, string>();
const switches = MODULE_KEYS.filter((key) => MODULES[key].kind !== 'value');

beforeAll(async () => {
  await server.shop('KL01');
  const everyPage = [...new Set([...pages.map(({ path }) => path), '/hak-akses-users'])];
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
  return server.call(method as 'GET', path.replaceAll(/\{\w+\}/g, 'XX'), body, { ...(token !== undefined && { 'x-auth-token': token }), 'idempotency-key': 'uji-hak-akses' });
};

describe('the list of calls', () => {
  it('holds what follows from the definitions and what is written here, and nothing else', () => {
    const built = [...routes.map(({ method, path }) => `${method} ${path}`), 'GET health', 'GET openapi.json'];
    expect(new Set(built).size).toBe(built.length);
    expect(built.toSorted()).toEqual([...expected.keys()].toSorted());
  });

  it('needs only pages that exist, but for the one of menu rights that is still to come', () => {
    const known = new Set([...pages.map(({ path }) => path), '/hak-akses-users']);
    const named = routes.flatMap(({ need }) => (need === 'public' ? [] : need.pages ?? []));
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });

  it('needs only modules that exist', () => {
    const named = routes.flatMap(({ need }) => (need === 'public' ? [] : gateKeys(need.gate)));
    expect(named.filter((key) => !(switches as readonly string[]).includes(key))).toEqual([]);
  });
});

describe('without a login', () => {
  it.each([...expected])('%s', async (route, need) => {
    const { status, body } = await call(route);
    if (need === 'public') expect([401, 403, 500]).not.toContain(status);
    else expect({ status, body }).toMatchObject({ status: 401, body: { code: 'belum_login' } });
  });
});

describe.each([true, false])('with modules on: %s', (modulesOn) => {
  beforeAll(async () => {
    await server.db.query(`update para_system set value = $1 where key = any($2)`, [String(modulesOn), switches]);
  });

  const guarded = [...expected].filter((entry): entry is [string, Need] => entry[1] !== 'public');
  it.each(guarded)('%s', async (route, need) => {
    for (const level of LEVELS) {
      for (const akses of [true, false]) {
        const who = { level, modulesOn, akses };
        const reason = refusal(need, who);
        const { status, body } = await call(route, tokens.get(userId(level, akses)));
        if (reason) expect({ who, status, body }).toMatchObject({ status: 403, body: { code: reason } });
        else expect({ who, let_in: status !== 401 && status !== 403 && status < 500, status, body }).toMatchObject({ let_in: true });
      }
    }
  });
});
