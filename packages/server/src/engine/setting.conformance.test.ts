import type { Field } from '@kilau/contract/core/field.ts';
import { SECRET_REPLACED } from '@kilau/contract/core/format.ts';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { LEVELS } from '@kilau/contract/core/permission.ts';
import { badSamples, sampleValue } from '@kilau/contract/core/sample.ts';
import { fieldSchema } from '@kilau/contract/core/schema.ts';
import { settingInputs, type Setting } from '@kilau/contract/core/setting.ts';
import { isModuleKey } from '@kilau/contract/module-value.ts';
import { MODULES, type ModuleSpec } from '@kilau/contract/modules.ts';
import { resourceOf, resources, settings } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import type { Body } from '../testing/master-samples.ts';
import { People, type As, type Told } from '../testing/people.ts';
import { withPictures } from '../testing/pictures.ts';

const app = testApp();
const people = new People(app);
const call = (method: 'GET' | 'PUT', path: string, as: As, body?: unknown): Promise<Told> =>
  people.call(method, path, as, body);

/** Someone who may do everything with the settings. */
const keeperOf = ({ levels, page, gate }: Setting): As => ({
  level: levels?.[0] ?? 'SU',
  akses: [page],
  modules: Object.fromEntries(gateKeys(gate).map((key) => [key, 'true'])),
});

/** Values that hooks ask more of than their kinds do. */
const SPECIAL: Readonly<Record<string, (n: number) => unknown>> = {
  npwp: (n) => String(100_000_000_000_000 + n),
  no_pengirim: (n) => `62812${String(n).padStart(6, '0')}`,
  penerima_malam: (n) => [`62813${String(n).padStart(6, '0')}`],
};
const sample = (name: string, field: Field, n: number): unknown =>
  SPECIAL[name]?.(n) ?? sampleValue(field, n, () => '');

/** All that can be sent. Settings refer to no master yet; one that does brings its record here. */
function bodyOf(setting: Setting, n: number): Promise<Body> {
  const inputs = settingInputs(setting);
  return withPictures(
    app,
    inputs,
    Object.fromEntries(Object.entries(inputs).map(([name, field]) => [name, sample(name, field, n)])),
  );
}

const shownOf = (setting: Setting, body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = setting.fields[name];
      if (field?.kind === 'secret') return [name, true];
      const upper = field?.kind === 'code' || (field?.kind === 'text' && field.upper === true);
      return [name, upper ? String(value).toUpperCase() : value];
    }),
  );

const secretsOf = ({ fields }: Setting): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === 'secret')
    .map(([name]) => name);
const refused = (status: number, code: string) => ({ status, body: { code } });

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
});

it('there are settings, with calls and pages of their own', () => {
  expect(settings.length).toBeGreaterThan(3);
  for (const what of [
    settings.map(({ key }) => key),
    settings.map(({ page }) => page),
    settings.map(({ call: path }) => path),
  ]) {
    expect(new Set(what).size).toBe(what.length);
  }
  expect(settings.filter(({ key }) => resources.some((resource) => resource.key === key))).toEqual([]);
});

describe.each(settings.map((setting): [string, Setting] => [setting.key, setting]))('%s', (_, setting) => {
  const me = keeperOf(setting);
  const inputs = settingInputs(setting);
  const read = async (as = me): Promise<Body> => (await call('GET', setting.call, as)).body;
  const save = (body: unknown, as = me) => call('PUT', setting.call, as, body);
  const history = async () => (await call('GET', `${setting.call}/riwayat`, me)).rows;

  it('names fields, parameters and masters that exist', () => {
    const names = Object.keys(setting.fields);
    const { groups = [], needs = [], parameters = {} } = setting;
    for (const name of [
      ...groups.flatMap(({ fields }) => fields),
      ...needs.flatMap(({ when, fields }) => [...Object.keys(when), ...fields]),
      ...Object.keys(parameters),
    ]) {
      expect(names).toContain(name);
    }
    for (const [name, key = ''] of Object.entries(parameters)) {
      const spec: ModuleSpec | undefined = isModuleKey(key) ? MODULES[key] : undefined;
      expect(spec && (spec.kind === 'value' ? spec.field.kind : 'boolean'), key).toBe(setting.fields[name]?.kind);
    }
    if (setting.recordOf !== undefined) {
      expect(resourceOf(setting.recordOf)).toMatchObject({ global: true, id: 'kode_toko' });
    }
  });

  it('has a value for every field from the start, good by its own rule', async () => {
    const record = await read({ ...me, kode_toko: 'KL02' });
    for (const [name, field] of Object.entries(setting.fields)) {
      expect(Object.keys(record), name).toContain(name);
      if (field.kind === 'secret') expect(record[name]).toBe(false);
      else expect(fieldSchema(field).safeParse(record[name]), name).toMatchObject({ success: true });
    }
  });

  it('keeps what it is given, and remembers who changed what', async () => {
    const before = await read();
    const first = await bodyOf(setting, 11);
    const saved = await save(first);
    expect(saved).toMatchObject({ status: 200, body: shownOf(setting, first) });
    const second = await bodyOf(setting, 14);
    expect((await save(second)).body).toMatchObject(shownOf(setting, second));
    expect(await read()).toMatchObject(shownOf(setting, second));
    const { user_id } = await people.person(me);
    const [newest, older] = await history();
    expect([newest, older]).toMatchObject([
      { aksi: 'UBAH', user_id },
      { aksi: 'UBAH', user_id },
    ]);
    const differing = Object.entries(shownOf(setting, first)).filter(([name, value]) => before[name] !== value);
    expect(older?.['sesudah']).toEqual(Object.fromEntries(differing));
    for (const name of secretsOf(setting)) expect(newest?.['sesudah']).toMatchObject({ [name]: SECRET_REPLACED });
  });

  it('changes only what is sent, and what is only shown never', async () => {
    const before: Record<string, unknown> = { ...(await read()) };
    const entries = (await history()).length;
    const fixed = Object.keys(setting.fields).filter((name) => !(name in inputs));
    for (const name of [...fixed, 'tidak_ada']) {
      const told = fixed.includes(name) ? 'Tidak dapat diubah di sini' : 'Isian ini tidak dikenal';
      expect(await save({ [name]: 'LAIN' }), name).toMatchObject({ status: 422, body: { fields: { [name]: told } } });
    }
    const secrets = secretsOf(setting);
    const seen = Object.fromEntries(Object.entries(before).filter(([name]) => !secrets.includes(name)));
    expect((await save(seen)).body).toEqual(before);
    expect(await save(Object.fromEntries(secrets.map((name) => [name, '']))).then(({ body }) => body)).toEqual(before);
    expect(await history()).toHaveLength(entries);
    for (const [name, field] of Object.entries(inputs)) {
      const value = (await withPictures(app, { [name]: field }, { [name]: sample(name, field, 27) }))[name];
      const { body } = await save({ [name]: value });
      const [whenever, whoever] = ['diubah_pada', 'diubah_oleh'];
      expect(body, name).toEqual({
        ...before,
        ...shownOf(setting, { [name]: value }),
        [whenever]: body[whenever],
        [whoever]: body[whoever],
      });
      before[name] = body[name];
    }
  });

  it('refuses every bad value at its field, and changes nothing', async () => {
    const before = await read();
    for (const [name, field] of Object.entries(inputs)) {
      for (const { value, rule } of badSamples(field)) {
        const told = `${name} = ${JSON.stringify(value)} (${rule})`;
        expect(await save({ [name]: value }), told).toMatchObject({
          status: 422,
          body: { code: 'data_tidak_valid', fields: { [name]: expect.any(String) as string } },
        });
      }
    }
    expect(await save([1])).toMatchObject({ status: 422 });
    expect(await read()).toEqual(before);
  });

  it('asks for what other fields make necessary', async () => {
    for (const { when, fields } of setting.needs ?? []) {
      const conditions = Object.fromEntries(Object.entries(when).map(([name, values]) => [name, values?.[0]]));
      for (const name of fields) {
        const field = setting.fields[name];
        // What has a default is never empty, and a secret that is kept cannot be emptied.
        if (
          !field ||
          field.kind === 'secret' ||
          ('default' in field && field.default !== undefined) ||
          field.required
        ) {
          continue;
        }
        const all = await bodyOf(setting, 11);
        const others = Object.fromEntries(fields.filter((other) => other !== name).map((other) => [other, all[other]]));
        expect(await save({ ...conditions, ...others, [name]: null }), name).toMatchObject({
          status: 422,
          body: { fields: { [name]: expect.any(String) as string } },
        });
      }
    }
  });

  it('is changed by those with the page only', async () => {
    const level = (setting.levels ?? LEVELS).find((each) => each !== 'OWN' && each !== 'SU');
    const guarded = [
      ['PUT', setting.call],
      ['GET', `${setting.call}/riwayat`],
      ...(setting.readBy === 'page' ? [['GET', setting.call] as const] : []),
    ] as const;
    for (const [method, path] of guarded) {
      if (level) {
        expect(await call(method, path, { ...me, level, akses: ['/lain'] }, {}), path).toMatchObject(
          refused(403, 'menu_tidak_berhak'),
        );
      }
      for (const other of LEVELS.filter((each) => setting.levels && !setting.levels.includes(each))) {
        expect(await call(method, path, { ...me, level: other }, {}), path).toMatchObject(
          refused(403, 'level_tidak_berhak'),
        );
      }
    }
    if (setting.readBy !== 'page') {
      expect((await call('GET', setting.call, { ...me, level: 'KASIR', akses: [] })).status).toBe(200);
    }
  });

  it.runIf(setting.gate !== undefined)('does not exist while one of its modules is off', async () => {
    const keys = gateKeys(setting.gate);
    for (const off of keys) {
      const modules = Object.fromEntries(keys.filter((key) => key !== off).map((key) => [key, 'true']));
      for (const [method, path] of [
        ['GET', setting.call],
        ['PUT', setting.call],
        ['GET', `${setting.call}/riwayat`],
      ] as const) {
        expect(await call(method, path, { ...me, modules }, {}), `${path} without ${off}`).toMatchObject(
          refused(403, 'modul_tidak_aktif'),
        );
      }
    }
  });

  it('is a secret of its shop', async () => {
    const neighbour: As = { ...me, kode_toko: 'KL02' };
    const theirs = await read(neighbour);
    await save(await bodyOf(setting, 17));
    expect(await read(neighbour)).toEqual(theirs);
    expect((await call('GET', `${setting.call}/riwayat`, neighbour)).rows).toEqual([]);
  });

  it.runIf(secretsOf(setting).length > 0)('never tells a secret, nor keeps it readable', async () => {
    const values = Object.fromEntries(secretsOf(setting).map((name) => [name, `sangat-rahasia-${name}`]));
    expect((await save(values)).text).not.toContain('sangat-rahasia');
    const kept = await app.db.query<{ isi: string }>(
      `select nilai::text as isi from setting union all
        select coalesce(sebelum::text, '') || coalesce(sesudah::text, '') from audit`,
    );
    expect(kept.filter(({ isi }) => isi.includes('sangat-rahasia'))).toEqual([]);
  });
});
