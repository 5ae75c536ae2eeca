import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { badSamples, sampleValue } from '@kilau/contract/core/sample.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { resources } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { People, type As } from '../testing/people.ts';
import { withPictures } from '../testing/pictures.ts';

/**
 * Masters whose records are given: what `testing/conformance/resource.ts` holds of the others, as far as it concerns them.
 */
const app = testApp();
const people = new People(app);

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
});

const fixed = resources.filter((resource) => resource.fixed);

it('there are some', () => expect(fixed.length).toBeGreaterThan(0));

describe.each(fixed.map((resource): [string, Resource] => [resource.key, resource]))('%s', (_, resource) => {
  const { calls, page, gate, levels, id } = resource;
  const me: As = {
    level: levels?.[0] ?? 'SU',
    akses: [page],
    modules: Object.fromEntries(gateKeys(gate).map((key) => [key, 'true'])),
  };
  const one = (code: string, more = '') => `${calls.base}/${encodeURIComponent(code)}${more}`;
  const changing = (code: string) => calls.update?.replace('{kode}', encodeURIComponent(code)) ?? one(code);
  const list = async (as: As) => (await people.call('GET', calls.list, as)).rows;
  const first = async () => String((await list(me))[0]?.[id]);
  const typed = inputFields(resource, 'update');

  it('has the same records in every shop', async () => {
    const codes = (await list(me)).map((row) => row[id]);
    expect(codes.length).toBeGreaterThan(0);
    expect((await list({ ...me, kode_toko: 'KL02' })).map((row) => row[id])).toEqual(codes);
  });

  it('keeps a change, of its own shop only, and remembers who made it', async () => {
    const code = await first();
    const changes = await withPictures(
      app,
      typed,
      Object.fromEntries(Object.entries(typed).map(([name, field]) => [name, sampleValue(field, 7, () => '')])),
    );
    const there = (await people.call('GET', one(code), { ...me, kode_toko: 'KL02' })).body;
    expect(await people.call('PUT', changing(code), me, changes)).toMatchObject({
      status: 200,
      body: { ...changes, [id]: code },
    });
    expect((await people.call('GET', one(code), me)).body).toMatchObject(changes);
    expect((await people.call('GET', one(code), { ...me, kode_toko: 'KL02' })).body).toEqual(there);
    const { user_id } = await people.person(me);
    expect((await people.call('GET', one(code, '/riwayat'), me)).rows).toMatchObject([{ aksi: 'UBAH', user_id }]);
  });

  it('refuses every bad value at its field', async () => {
    const code = await first();
    for (const [name, field] of Object.entries(typed)) {
      for (const { value } of badSamples(field)) {
        const told = `${name} = ${JSON.stringify(value)}`;
        expect(await people.call('PUT', changing(code), me, { [name]: value }), told).toMatchObject({
          status: 422,
          body: { code: 'data_tidak_valid', fields: { [name]: expect.any(String) as string } },
        });
      }
    }
  });

  it('is changed by those with the page only, and by nobody added or deleted', async () => {
    const code = await first();
    expect(await people.call('PUT', changing(code), { ...me, level: 'KASIR', akses: ['/lain'] }, {})).toMatchObject({
      status: 403,
    });
    expect((await people.call('GET', one(code), { ...me, level: 'KASIR', akses: [] })).status).toBe(
      resource.readBy === 'page' ? 403 : 200,
    );
    for (const [method, path] of [
      ['POST', calls.base],
      ['DELETE', one(code)],
      ['PUT', one(code, '/aktifkan')],
    ] as const) {
      expect(await people.call(method, path, me, {}), path).toMatchObject({ status: 404 });
    }
    expect(await people.call('PUT', changing('TIDAK-ADA'), me, {})).toMatchObject({
      status: 404,
      body: { code: 'data_tidak_ditemukan' },
    });
  });

  it('is exported whole under its name', async () => {
    const reply = await people.call('GET', `${calls.list}.csv`, me);
    expect(reply.headers['content-disposition']).toContain(`${resource.csvName ?? 'spreadsheet'}.csv`);
    expect(reply.text.trimEnd().split('\r\n')).toHaveLength((await list(me)).length + 1);
  });
});
