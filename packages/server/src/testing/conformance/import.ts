import { cellText } from '@kilau/contract/core/cell-text.ts';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { LANGUAGES } from '@kilau/contract/locales/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { translatorOf } from '../../platform/i18n.ts';
import { uuidv7 } from '../../platform/id.ts';
import { testApp } from '../app.ts';
import { MasterSamples, type Body } from '../master-samples.ts';
import { People, type As } from '../people.ts';
import { storePicture } from '../pictures.ts';
import { upload } from '../upload.ts';
import { csvLine } from '../../engine/csv.ts';
import { keyNames } from '../../engine/import/key.ts';

/** What every master keeps when records come from a file, for those of one shard. */
export function importConformance(shard: readonly Resource[]): void {
  const app = testApp();
  const people = new People(app);

  /** Someone who may do everything with the master. */
  const keeperOf = ({ levels, page, gate }: Resource): As => ({
    level: levels?.[0] ?? 'SU',
    akses: [page],
    modules: Object.fromEntries(gateKeys(gate).map((key) => [key, 'true'])),
  });
  const create = (resource: Resource, body: Body) =>
    people.call('POST', resource.calls.create ?? resource.calls.base, keeperOf(resource), body);
  const samples = new MasterSamples(create, (field) => storePicture(app, field));

  function send(resource: Resource, csv: string, trial: boolean) {
    const { body, headers } = upload(csv);
    return people.call('POST', `${resource.calls.list}/import?coba=${String(trial)}`, keeperOf(resource), body, {
      ...headers,
      'idempotency-key': uuidv7(),
    });
  }

  const told = translatorOf('en');
  /** Records as a file, with the names of the fields in its head. */
  const fileOf = ({ fields }: Resource, records: readonly Body[]): string => {
    const names = Object.keys(records[0] ?? {}).filter((name) => name in fields);
    const line = (record: Body) =>
      csvLine(
        names.map((name) => {
          const field = fields[name];
          return field ? cellText(field, record[name], told) : '';
        }),
      );
    return csvLine(names) + records.map(line).join('');
  };

  const audits = async ({ key }: Resource): Promise<number> =>
    (await app.db.one<{ n: number }>(`select count(*) as n from audit where objek = $1 and aksi <> 'IMPOR'`, [key])).n;
  const all = async ({ calls }: Resource, as: As) => (await people.call('GET', `${calls.list}?limit=10000`, as)).rows;

  beforeAll(async () => {
    await app.shop('KL01', { level: 'PUSAT' });
    await app.shop('KL02');
  });

  describe.each(shard.map((resource): [string, Resource] => [resource.key, resource]))('%s', (_, resource) => {
    const me = keeperOf(resource);
    const nothing = { baru: 0, berubah: 0, ditolak: 0, kesalahan: [] };

    it('takes its own export back, in any language, and changes nothing', async () => {
      if (!resource.fixed) {
        for (let count = 0; count < 3; count += 1) {
          expect(await create(resource, await samples.body(resource))).toMatchObject({ status: 201 });
        }
        await samples.record(resource);
      }
      const before = await all(resource, me);
      const done = await audits(resource);
      const { user_id } = await people.person(me);
      for (const language of LANGUAGES) {
        await app.db.query('update users set bahasa = $2 where user_id = $1', [user_id, language]);
        const foreign = (await people.call('GET', `${resource.calls.list}.csv`, me)).text;
        await app.db.query(`update users set bahasa = 'id' where user_id = $1`, [user_id]);
        // Among users his own row names the language that he exported in.
        const berubah = resource.key === 'users' && language !== 'id' ? 1 : 0;
        expect(await send(resource, foreign, true), language).toMatchObject({
          status: 200,
          body: { ...nothing, baris: before.length, berubah, sama: before.length - berubah },
        });
      }
      const csv = (await people.call('GET', `${resource.calls.list}.csv`, me)).text;
      // A trial is the deed itself, rolled back at its end: one in earnest is enough.
      expect(await send(resource, csv, false)).toMatchObject({
        status: 200,
        body: { ...nothing, sama: before.length },
      });
      expect(await all(resource, me)).toEqual(before);
      expect(await audits(resource)).toBe(done);
    });

    it.runIf(!resource.fixed)('takes in new records as if they were typed, with an audit of each', async () => {
      const bodies = [
        await samples.body(resource),
        await samples.body(resource),
        await samples.body(resource, { minimal: true }),
      ];
      const before = await all(resource, me);
      const done = await audits(resource);
      for (const body of bodies) {
        expect(await send(resource, fileOf(resource, [body]), true)).toMatchObject({
          status: 200,
          body: { baru: 1, ditolak: 0 },
        });
      }
      expect(await all(resource, me), 'a trial leaves nothing behind').toEqual(before);
      expect(await audits(resource)).toBe(done);
      const file = fileOf(resource, bodies);
      const reply = await send(resource, file, false);
      expect(reply, reply.text).toMatchObject({
        status: 200,
        body: { baris: 3, baru: 3, berubah: 0, sama: 0, ditolak: 0 },
      });
      const known = new Set(before.map((row) => row[resource.id]));
      const added = (await all(resource, me)).filter((row) => !known.has(row[resource.id]));
      expect(added).toHaveLength(3);
      expect(await audits(resource)).toBe(done + 3);
      const secrets = Object.values(resource.fields).some(({ kind }) => kind === 'password' || kind === 'secret');
      // The same file again finds what it has brought, unless it brings secrets, which nobody can compare, or records
      // that only the code of the server tells apart.
      const findsThem = !resource.generatedId || !keyNames(resource).includes(resource.id);
      if (!secrets && findsThem) {
        expect(await send(resource, fileOf(resource, bodies.slice(0, 2)), false)).toMatchObject({
          status: 200,
          body: { sama: 2 },
        });
      }
    });

    it('is imported by those who may write it only', async () => {
      const { body, headers } = upload('a\r\n');
      const path = `${resource.calls.list}/import?coba=true`;
      expect((await people.call('POST', path, { ...me, level: 'KASIR', akses: ['/lain'] }, body, headers)).status).toBe(
        403,
      );
      expect(await send(resource, 'bukan kolom\r\nx\r\n', true)).toMatchObject({ status: 422 });
    });

    it('has a word of its own for every choice, in every language', () => {
      for (const language of LANGUAGES) {
        const t = translatorOf(language);
        for (const field of Object.values(resource.fields)) {
          if (field.kind !== 'choice' || !field.optionLabel) continue;
          const texts = field.options.map((option) => t(`${field.optionLabel}.${option}`).toLowerCase());
          expect(new Set(texts).size, `${language} ${field.optionLabel}`).toBe(texts.length);
        }
      }
    });
  });
}
