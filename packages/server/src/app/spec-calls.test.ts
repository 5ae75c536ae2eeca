import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { MODULE_KEYS } from '@kilau/contract/modules.ts';
import { resources } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Method } from '../platform/http/route.ts';
import { PASSWORD, testApp } from '../testing/app.ts';
import { MasterSamples, type Body } from '../testing/master-samples.ts';
import { People, type As } from '../testing/people.ts';
import { storePicture } from '../testing/pictures.ts';

/** The specification's lists as they were written, with their columns by name. */
function listed(name: 'calls' | 'routes'): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, `../../../../tools/spec/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? '', cell])));
}

const SCREENS = new Set(
  listed('routes')
    .filter(({ kind }) => kind === 'master' || kind === 'setting')
    .map(({ path }) => path),
);
/** The file store is a call to somebody else's server. */
const ELSEWHERE = new Set(['(cloud file store)']);

interface SpecCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
}

const calls = listed('calls')
  .filter(
    ({ screen = '', path = '' }) =>
      !ELSEWHERE.has(path) && (screen.match(/\/[\w-]+/g) ?? []).some((one) => SCREENS.has(one)),
  )
  .map(({ method = '', path = '', query = '', body = '' }): SpecCall => ({ method, path, query, body }));

const app = testApp();
const people = new People(app);
/** Somebody who may do everything in a shop that has every module. */
const me: As = {
  level: 'SU',
  akses: [],
  modules: Object.fromEntries(
    MODULE_KEYS.map((key) => [key, key === 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE' ? 'TETAP' : 'true']),
  ),
};
const create = (resource: Resource, body: Body) =>
  people.call('POST', resource.calls.create ?? resource.calls.base, me, body);
const samples = new MasterSamples(create, (field) => storePicture(app, field));

/**
 * Names in a cell such as `trx, detail_akun[] (kode_akun, nomor_akun)`: what stands in brackets belongs to the name
 * before.
 */
const namesIn = (cell: string): string[] =>
  cell
    .replaceAll(/\([^)]*\)|\[\]|[{}?]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What a method marked `?` means: what the brackets behind the path or its last word but one say (decisions.md 23). */
function methodOf({ method, path }: SpecCall): Method {
  if (method !== '?') return method as Method;
  if (path.includes('(create)')) return 'POST';
  if (path.includes('(delete)') || path.includes('/delete/')) return 'DELETE';
  return path.includes('(update)') || path.includes('/edit/') ? 'PUT' : 'GET';
}

const plainPath = ({ path }: SpecCall): string => path.replace(/ \(\w+\)$/, '');
const pattern = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** The master whose call this is, by the path it is spelt with. */
function masterOf(method: Method, path: string): Resource | undefined {
  return resources.find(({ calls: own }) => {
    const one = `${own.base}/{kode}`;
    const paths = {
      GET: [own.list, own.base],
      POST: [own.create ?? own.base],
      PUT: [own.update ?? one],
      DELETE: [own.remove ?? one],
    }[method];
    return paths.some((each) => pattern(each) === pattern(path));
  });
}

/**
 * Only what the specification names, so that a client written to it gets through. What is not for him to set (the name
 * of the stored picture, texts of the banners he refers to) he sends all the same, and reads it in the answer.
 */
async function bodyFor(resource: Resource, call: SpecCall, code?: string): Promise<Body> {
  const names = namesIn(call.body);
  // A record is changed under the code that it has.
  const whole = { ...(await samples.body(resource)), ...(code !== undefined && { [resource.id]: code }) };
  return names.length === 0 ? whole : Object.fromEntries(names.map((name) => [name, whole[name]]));
}

async function codeOf(resource: Resource): Promise<string> {
  if (!resource.fixed) return samples.record(resource);
  const [first] = (await people.call('GET', resource.calls.list, me)).rows;
  return String(first?.[resource.id]);
}

async function walkMaster(resource: Resource, method: Method, path: string, call: SpecCall): Promise<void> {
  expect(
    gateKeys(resource.gate).every((key) => (MODULE_KEYS as readonly string[]).includes(key)),
    resource.key,
  ).toBe(true);
  if (method === 'GET') {
    await codeOf(resource);
    const told = await people.call('GET', path, me);
    expect(told.status, path).toBe(200);
    expect(told.rows.length, path).toBeGreaterThan(0);
    return;
  }
  if (method === 'POST') {
    const told = await people.call('POST', path, me, await bodyFor(resource, call));
    expect(told.status, `${path} ${told.text}`).toBe(201);
    expect(Object.keys(told.body), path).toEqual(expect.arrayContaining(namesIn(call.body)));
    return;
  }
  const code = await codeOf(resource);
  const at = path.replace(/\{[^}]*\}/, encodeURIComponent(code));
  const told = await people.call(method, at, me, method === 'PUT' ? await bodyFor(resource, call, code) : undefined);
  expect(told.status, `${at} ${told.text}`).toBe(200);
}

type Walk = () => Promise<void>;
const ok = async (method: Method, path: string, body?: unknown): Promise<Awaited<ReturnType<People['call']>>> => {
  const told = await people.call(method, path, me, body);
  expect(told.status, `${method} ${path} ${told.text}`).toBeLessThan(300);
  return told;
};

/** Calls of these pages that belong to no master, each with what it takes. */
const OTHERS: Readonly<Record<string, Walk>> = {
  'PUT users/change-password': async () => {
    // By somebody of his own: the password is his key.
    const own: As = { level: 'KASIR', akses: ['/walk'] };
    const told = await people.call('PUT', 'users/change-password', own, {
      password: PASSWORD,
      new_password: 'Baru-rahasia-26',
    });
    expect(told.status, told.text).toBeLessThan(300);
  },
  'PUT parameter-harga-emas/global': async () =>
    void (await ok('PUT', 'parameter-harga-emas/global', { nominal: 2_000_000 })),
  'PUT para-keterangan-penjualan': async () => {
    await ok('POST', 'para-keterangan-penjualan', { keterangan: 'CICILAN KANTOR' });
    await ok('PUT', 'para-keterangan-penjualan?keterangan=CICILAN%20KANTOR', { keterangan: 'POTONG GAJI' });
    const { rows } = await ok('GET', 'para-keterangan-penjualan');
    expect(rows.map(({ keterangan }) => keterangan)).toContain('POTONG GAJI');
  },
  'DELETE para-keterangan-penjualan': async () => {
    await ok('POST', 'para-keterangan-penjualan', { keterangan: 'SALAH KETIK' });
    await ok('DELETE', 'para-keterangan-penjualan?keterangan=SALAH%20KETIK');
    expect((await ok('GET', 'para-keterangan-penjualan')).rows.map(({ keterangan }) => keterangan)).not.toContain(
      'SALAH KETIK',
    );
  },
  'GET para-akun-transaksi': async () => {
    const [journal] = (await ok('GET', 'para-akun-transaksi')).rows;
    expect(journal).toMatchObject({
      trx: expect.any(String) as string,
      type: expect.any(String) as string,
      detail_akun: expect.any(Array) as unknown[],
    });
  },
  'PUT para-akun-transaksi/{trx}/{type}': async () => {
    const [journal] = (await ok('GET', 'para-akun-transaksi')).rows as readonly {
      trx: string;
      type: string;
      detail_akun: readonly Body[];
    }[];
    const [akun] = (await ok('GET', 'akuns')).rows;
    const detail_akun = journal?.detail_akun.map(({ kode_akun, jenis_akun }) => ({
      kode_akun,
      jenis_akun,
      nomor_akun: akun?.['nomor_akun'],
    }));
    await ok(
      'PUT',
      `para-akun-transaksi/${encodeURIComponent(journal?.trx ?? '')}/${encodeURIComponent(journal?.type ?? '')}`,
      { detail_akun },
    );
  },
  'GET para-system': async () => {
    const { rows } = await ok('GET', 'para-system');
    expect(rows.map(({ key }) => key)).toContain('PEMBULATAN');
  },
  'GET para-hutang-pokok': async () => {
    expect(Array.isArray((await ok('GET', 'para-hutang-pokok')).rows)).toBe(true);
  },
  'GET parameter-member-afiliasi': async () => void (await ok('GET', 'parameter-member-afiliasi')),
  'POST barang-manual': async () => {
    const told = await ok('POST', 'barang-manual', {
      kode_group: '',
      kode_dept: '',
      kode_toko: '',
      kode_gudang: 'toko',
    });
    expect(told.body).toMatchObject({ data: [], next: null });
  },
};

beforeAll(async () => {
  await app.shop('KL01', { level: 'PUSAT' });
});

describe('a client written to the specification', () => {
  it('has about a hundred calls to make on these pages', () => expect(calls.length).toBeGreaterThan(95));

  it.each(calls.map((call): [string, SpecCall] => [`${methodOf(call)} ${plainPath(call)}`, call]))(
    'is answered at %s',
    async (name, call) => {
      const other = OTHERS[name];
      if (other) {
        await expect(other()).resolves.toBeUndefined();
        return;
      }
      const method = methodOf(call);
      const path = plainPath(call);
      const resource = masterOf(method, path);
      if (!resource) throw new Error(`nobody answers ${name}`);
      await expect(walkMaster(resource, method, path, call)).resolves.toBeUndefined();
    },
  );
});
