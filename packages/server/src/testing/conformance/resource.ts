import { UNSORTED_KINDS, type Field } from '@kilau/contract/core/field.ts';
import { SECRET_REPLACED } from '@kilau/contract/core/format.ts';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { LEVELS } from '@kilau/contract/core/permission.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { sampleValue } from '@kilau/contract/core/sample.ts';
import { resources } from '@kilau/contract/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Method } from '../../platform/http/route.ts';
import { testApp } from '../app.ts';
import { MasterSamples, type Body } from '../master-samples.ts';
import { storePicture } from '../pictures.ts';
import { People, type As, type Told } from '../people.ts';
import { recordIn, refusedAt, rounds, said, sentence, valuesOf } from './wrong.ts';

/** Someone who may do everything with the master. */
const keeperOf = ({ levels, page, gate }: Resource): As => ({
  level: levels?.[0] ?? 'SU',
  akses: [page],
  modules: Object.fromEntries(gateKeys(gate).map((key) => [key, 'true'])),
});

/** What a record must be like for everybody to see it: people of the maker are hidden from the shop. */
const SEEN: Readonly<Record<string, Body>> = { users: { level: 'KASIR' } };

type Call = readonly [Method, string];
const at = ({ calls }: Resource, code: string, more = '') => `${calls.base}/${encodeURIComponent(code)}${more}`;
const spelt = (pattern: string | undefined, resource: Resource, code: string) =>
  pattern?.replace('{kode}', encodeURIComponent(code)) ?? at(resource, code);
const changing = (resource: Resource, code: string) => spelt(resource.calls.update, resource, code);
const removing = (resource: Resource, code: string) => spelt(resource.calls.remove, resource, code);
const writing = (resource: Resource, code: string): readonly Call[] => [
  ['POST', resource.calls.create ?? resource.calls.base],
  ['PUT', changing(resource, code)],
  ['DELETE', removing(resource, code)],
  ['PUT', at(resource, code, '/aktifkan')],
  ['GET', at(resource, code, '/riwayat')],
];
const reading = (resource: Resource, code: string): readonly Call[] => [
  ['GET', resource.calls.list],
  ['GET', `${resource.calls.list}.csv`],
  ['GET', at(resource, code)],
];

/** The value as it must come back. */
function stored(field: Field, value: unknown): unknown {
  // A secret never comes out.
  if (field.kind === 'secret') return value !== null && value !== '';
  const upper = field.kind === 'code' || (field.kind === 'text' && field.upper === true);
  return upper && typeof value === 'string' ? value.toUpperCase() : value;
}

const shown = (resource: Resource, body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = resource.fields[name];
      return field && field.kind !== 'password' && field.elsewhere !== true ? [[name, stored(field, value)]] : [];
    }),
  );

const isSecret = ({ fields }: Resource, name: string): boolean => fields[name]?.kind === 'secret';

/** What a history tells of the secrets among them. */
const replaced = (resource: Resource, body: Body): Body =>
  Object.fromEntries(Object.keys(body).flatMap((name) => (isSecret(resource, name) ? [[name, SECRET_REPLACED]] : [])));

const refused = (status: number, code: string, field?: string, rule = code) => ({
  status,
  body: { code, ...(field !== undefined && { fields: { [field]: sentence(rule) } }) },
});
const fieldOf = ({ fields, key }: Resource, name: string): Field => {
  const field = fields[name];
  if (!field) throw new Error(`${key} has no field ${name}`);
  return field;
};

/**
 * What every master keeps, for those of one shard: those whose records come and go; what is given is held by
 * `resource.fixed.test.ts`.
 */
export function resourceConformance(shard: readonly Resource[]): void {
  const app = testApp();
  const people = new People(app);
  const call = (method: Method, path: string, as: As, body?: unknown): Promise<Told> =>
    people.call(method, path, as, body);

  const create = (resource: Resource, body: Body) =>
    call('POST', resource.calls.create ?? resource.calls.base, keeperOf(resource), body);
  const samples = new MasterSamples(create, (field) => storePicture(app, field));

  beforeAll(async () => {
    // The first shop is head office, so that it may keep the list of shops.
    await app.shop('KL01', { level: 'PUSAT' });
    // And has its owner, so that no sample is the last one.
    await app.user('KL01', 'PEMILIK', 'OWN');
    await app.shop('KL02');
  });

  describe.each(shard.map((resource): [string, Resource] => [resource.key, resource]))('%s', (_, resource) => {
    const me = keeperOf(resource);
    const codes = async (query: string): Promise<string[]> =>
      (await call('GET', `${resource.calls.list}?${query}`, me)).rows.map((row) => String(row[resource.id]));
    const idField = resource.generatedId
      ? ([resource.unique?.[0] ?? resource.band?.from ?? ''].flat()[0] ?? '')
      : resource.id;
    const made = async (): Promise<Body> => (await create(resource, await samples.body(resource))).body;
    const codeOf = (record: Body): string => String(record[resource.id]);
    /** Columns that lists are put in order and filtered by. */
    const plain = resource.columns.filter((name) => !UNSORTED_KINDS.has(fieldOf(resource, name).kind));

    it('keeps what it is given, changes it, and remembers who did', async () => {
      const body = await samples.body(resource);
      const created = await create(resource, body);
      expect(created).toMatchObject({ status: 201, body: { ...shown(resource, body), status_aktif: true } });
      const code = codeOf(created.body);
      expect((await call('GET', at(resource, code), me)).body).toEqual(recordIn(created.body, 'disimpan', resource));
      const changes = Object.fromEntries(
        Object.entries(await samples.body(resource)).filter(
          ([name]) => name !== resource.id && resource.fields[name]?.readOnly !== 'edit',
        ),
      );
      const changed = await call('PUT', changing(resource, code), me, changes);
      expect(changed).toMatchObject({ status: 200, body: { ...shown(resource, changes), [resource.id]: code } });
      const { user_id } = await people.person(me);
      const history = (await call('GET', at(resource, code, '/riwayat'), me)).rows;
      expect(history).toMatchObject([
        { aksi: 'UBAH', user_id },
        { aksi: 'TAMBAH', user_id, sebelum: null },
      ]);
      const secrets = replaced(resource, changes);
      const differing = Object.keys(shown(resource, changes)).filter(
        (name) => name in secrets || !isDeepStrictEqual(created.body[name], changed.body[name]),
      );
      expect(history[0]?.['sesudah']).toEqual(
        Object.fromEntries(differing.map((name) => [name, secrets[name] ?? changed.body[name]])),
      );
    });

    it('leaves alone what a change does not name', async () => {
      const created = await made();
      const same = { ...created, message: said(resource, 'diedit') };
      expect((await call('PUT', changing(resource, codeOf(created)), me, {})).body).toEqual(same);
      // Who sends back what he read has changed nothing; what cannot be changed here is not left alone in silence.
      const seen = (await call('GET', at(resource, codeOf(created)), me)).body;
      const back = Object.fromEntries(Object.entries(seen).filter(([name]) => !isSecret(resource, name)));
      expect((await call('PUT', changing(resource, codeOf(created)), me, back)).body).toEqual(same);
      expect(
        await call('PUT', changing(resource, codeOf(created)), me, { [resource.id]: 'LAIN', tidak_ada: 'KL02' }),
      ).toMatchObject({
        status: 422,
        body: { fields: { [resource.id]: 'Tidak dapat diubah di sini', tidak_ada: 'Isian ini tidak dikenal' } },
      });
      expect((await call('GET', at(resource, codeOf(created), '/riwayat'), me)).rows).toHaveLength(1);
    });

    it('refuses a code that is taken, at its field', async () => {
      const body = await samples.body(resource);
      expect((await create(resource, body)).status).toBe(201);
      const byBand = resource.generatedId && !resource.unique;
      expect(await create(resource, body)).toMatchObject(
        byBand ? refused(422, 'data_tidak_valid', idField, 'rentang_tumpang') : refused(409, 'kode_sudah_ada', idField),
      );
    });

    it('refuses every bad value at its field', async () => {
      const good = await samples.body(resource);
      const code = await samples.record(resource);
      const fields = Object.keys(good).map((name) => [name, fieldOf(resource, name)] as const);
      for (const wrong of rounds(fields)) {
        const told = JSON.stringify(wrong);
        expect(await create(resource, { ...good, ...valuesOf(wrong) }), told).toMatchObject(refusedAt(wrong));
        const changes = wrong.filter(({ name, rule }) => {
          const { kind, readOnly } = fieldOf(resource, name);
          const stays = (kind === 'password' || kind === 'secret') && rule === 'tidak_boleh_kosong';
          return readOnly !== 'edit' && !stays;
        });
        if (changes.length > 0) {
          expect(await call('PUT', changing(resource, code), me, valuesOf(changes)), told).toMatchObject(
            refusedAt(changes),
          );
        }
      }
      expect(await create(resource, {})).toMatchObject({ status: 422 });
      expect(await call('POST', resource.calls.create ?? resource.calls.base, me, [1])).toMatchObject({ status: 422 });
    });

    it('refuses a reference to nothing, and to what is deactivated', async () => {
      for (const [name, field] of Object.entries(resource.fields)) {
        if (field.kind !== 'ref') continue;
        expect(await create(resource, { ...(await samples.body(resource)), [name]: 'TIDAKADA' })).toMatchObject(
          refused(422, 'rujukan_tidak_ada', name),
        );
        const target = resources.find(({ key }) => key === field.to);
        if (!target) throw new Error(`no resource ${field.to}`);
        const parent = await samples.record(target);
        await samples.record(resource, { [name]: parent });
        expect((await call('DELETE', removing(target, parent), keeperOf(target))).body).toEqual({
          kode: parent,
          status: 'DINONAKTIFKAN',
          message: 'Data sudah dipakai, jadi dinonaktifkan',
        });
        expect(await create(resource, { ...(await samples.body(resource)), [name]: parent })).toMatchObject(
          refused(422, 'rujukan_tidak_ada', name),
        );
      }
    });

    it('is written by those with the page only, and read as its definition says', async () => {
      const code = await samples.record(resource, SEEN[resource.key]);
      const level = (resource.levels ?? LEVELS).find((each) => each !== 'OWN' && each !== 'SU');
      const guarded = [...writing(resource, code), ...(resource.readBy === 'page' ? reading(resource, code) : [])];
      for (const [method, path] of guarded) {
        if (level) {
          expect(await call(method, path, { ...me, level, akses: ['/lain'] }, {}), path).toMatchObject(
            refused(403, 'menu_tidak_berhak'),
          );
        }
        for (const other of LEVELS.filter((each) => resource.levels && !resource.levels.includes(each))) {
          expect(await call(method, path, { ...me, level: other }, {}), path).toMatchObject(
            refused(403, 'level_tidak_berhak'),
          );
        }
      }
      if (resource.readBy === 'page') return;
      for (const [method, path] of reading(resource, code)) {
        expect((await call(method, path, { ...me, level: 'KASIR', akses: [] })).status, path).toBe(200);
      }
    });

    it.runIf(resource.gate !== undefined)('does not exist while its module is off', async () => {
      const code = await samples.record(resource);
      for (const [method, path] of [...writing(resource, code), ...reading(resource, code)]) {
        expect(await call(method, path, { ...me, modules: {} }, {}), path).toMatchObject(
          refused(403, 'modul_tidak_aktif'),
        );
      }
    });

    it('deletes what nothing refers to', async () => {
      const code = await samples.record(resource);
      // A shop is referred to by the very tables it is equipped with.
      const status = resource.global ? 'DINONAKTIFKAN' : 'DIHAPUS';
      expect(await call('DELETE', removing(resource, code), me)).toMatchObject({
        status: 200,
        body: { kode: code, status },
      });
      if (!resource.global) {
        expect(await call('GET', at(resource, code), me)).toMatchObject(refused(404, 'data_tidak_ditemukan'));
      }
      const nowhere = String(sampleValue(fieldOf(resource, resource.id), 999_999, () => 'TIDAKADA'));
      expect(await call('DELETE', removing(resource, nowhere), me)).toMatchObject(refused(404, 'data_tidak_ditemukan'));
    });

    const referrer = resources
      .flatMap((other) => Object.entries(other.fields).map(([name, field]) => ({ other, name, field })))
      .find(({ field }) => field.kind === 'ref' && field.to === resource.key);
    it.runIf(referrer)('deactivates what is referred to, offers it back, and takes it back', async () => {
      if (!referrer) return;
      const body = await samples.body(resource);
      const code = codeOf((await create(resource, body)).body);
      await samples.record(referrer.other, { [referrer.name]: code });
      expect((await call('DELETE', removing(resource, code), me)).body).toEqual({
        kode: code,
        status: 'DINONAKTIFKAN',
        message: 'Data sudah dipakai, jadi dinonaktifkan',
      });
      expect(await codes('')).not.toContain(code);
      expect(await codes('status_aktif=false')).toContain(code);
      expect(await codes('status_aktif=semua')).toContain(code);
      const again = await create(resource, body);
      expect(again).toMatchObject({ ...refused(409, 'kode_terhapus', idField), body: { params: { id: code } } });
      expect(again.body['message']).toContain('DELETED');
      expect(await call('PUT', at(resource, code, '/aktifkan'), me)).toMatchObject({
        status: 200,
        body: { [resource.id]: code, status_aktif: true },
      });
      expect(await codes('')).toContain(code);
    });

    it('walks all records exactly once, by any column, up and down', async () => {
      for (let count = 0; count < 7; count += 1) await samples.record(resource);
      const all = (await codes('status_aktif=semua')).toSorted();
      // Several pages, however many records other tests have left: every walk crosses their borders.
      const limit = Math.max(3, Math.ceil(all.length / 3));
      for (const sort of plain.flatMap((name) => [name, `-${name}`])) {
        const met: Body[] = [];
        for (let after: unknown = ''; after !== null;) {
          const { body, rows }: Told = await call(
            'GET',
            `${resource.calls.list}?status_aktif=semua&limit=${limit}&count=${String(met.length === 0)}&sort=${sort}&after=${String(after)}`,
            me,
          );
          if (met.length === 0) expect(body['count']).toBe(all.length);
          expect(rows.length).toBeGreaterThan(0);
          met.push(...rows);
          after = body['next'];
        }
        expect(met.map(codeOf).toSorted(), sort).toEqual(all);
        const numbers = met.map((row) => row[sort.replace('-', '')]).filter((value) => typeof value === 'number');
        expect(numbers, sort).toEqual(numbers.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b)));
      }
      expect(await call('GET', `${resource.calls.list}?limit=3&after=bukan`, me)).toMatchObject(
        refused(422, 'data_tidak_valid', 'after', 'bukan_data'),
      );
      expect(await call('GET', `${resource.calls.list}?limit=10001`, me)).toMatchObject(
        refused(422, 'data_tidak_valid', 'limit', 'terlalu_besar'),
      );
    });

    it('finds by the words of its search, and filters by its fields', async () => {
      const created = await made();
      expect(await codes(`q=${encodeURIComponent(String(created[resource.name]))}`)).toContain(codeOf(created));
      for (const q of ['tidak ada yang begini', '%', '_____________________']) {
        expect(await codes(`q=${encodeURIComponent(q)}`), q).toEqual([]);
      }
      for (const name of plain) {
        const query = `status_aktif=semua&${name}=${encodeURIComponent(String(created[name]))}`;
        const { rows } = await call('GET', `${resource.calls.list}?${query}`, me);
        expect(rows.map(codeOf), query).toContain(codeOf(created));
        expect(new Set(rows.map((row) => row[name])), query).toEqual(new Set([created[name]]));
      }
    });

    const texts = Object.entries(resource.fields).filter(
      ([, field]) =>
        field.kind === 'text' && !field.only && !field.format && field.readOnly !== 'always' && field.max >= 40,
    );
    it.runIf(texts.length > 0)('keeps hostile texts as they are', async () => {
      for (const hostile of [
        `'); drop table ${resource.table}; --`,
        '<img src=x onerror=alert(1)>',
        String.raw`\" $1 {{x}} %s`,
        '=HYPERLINK("x")',
        '金 💍 é',
      ]) {
        // A field that wants more gets more of it.
        const given = Object.fromEntries(
          texts.map(([name, field]) => [
            name,
            hostile.repeat(field.kind === 'text' ? Math.max(1, Math.ceil((field.min ?? 0) / hostile.length)) : 1),
          ]),
        );
        const code = await samples.record(resource, given);
        expect((await call('GET', at(resource, code), me)).body).toMatchObject(shown(resource, given));
      }
      // A spreadsheet must show it, not run it.
      expect((await call('GET', `${resource.calls.list}.csv`, me)).text).toMatch(/"'=HYPERLINK/i);
    });

    it('is exported whole, with a head', async () => {
      const rows = await codes('limit=10000');
      const reply = await call('GET', `${resource.calls.list}.csv`, me);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringContaining(`${resource.csvName ?? 'spreadsheet'}.csv`) as string,
      });
      expect(
        reply.text
          .replace(/^\uFEFF/, '')
          .trimEnd()
          .split('\r\n'),
      ).toHaveLength(rows.length + 1);
    });

    it.runIf(!resource.global)('is a secret of its shop', async () => {
      const code = await samples.record(resource);
      const neighbour: As = { ...me, kode_toko: 'KL02' };
      expect((await call('GET', resource.calls.list, neighbour)).rows.map(codeOf)).not.toContain(code);
      const calls: readonly Call[] = [
        ['GET', at(resource, code)],
        ['PUT', changing(resource, code)],
        ['DELETE', removing(resource, code)],
        ['PUT', at(resource, code, '/aktifkan')],
      ];
      for (const [method, path] of calls) {
        expect(await call(method, path, neighbour, {}), `${method} ${path}`).toMatchObject(
          refused(404, 'data_tidak_ditemukan'),
        );
      }
    });
  });
}
