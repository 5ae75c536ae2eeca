import { once } from 'node:events';
import { Readable } from 'node:stream';
import { STEPS_TYPE } from '@kilau/contract/core/work-wire.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { Answer, route } from './route.ts';

/** What becomes of the shop while a file is being made. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
let made: Readable | undefined;
const PAGE = '/laporan-uji';
const need = { pages: [PAGE], gate: 'MEMBER_MODULE' } as const;
const shared = { tag: 'uji', summary: 'Uji', long: true, need } as const;

const server = testApp([
  route({
    ...shared,
    method: 'GET',
    path: 'berkas',
    handler: async () => {
      await meanwhile();
      made = Readable.from(['rahasia']);
      return new Answer(made, { type: 'text/csv' });
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: 'kerja',
    handler: async () => {
      await meanwhile();
      return { jadi: true };
    },
  }),
]);

const set = (sql: string) => () => server.db.query(sql);
const ENDED = set(`update sesi set berakhir = now()`);
const NO_RIGHT = set(`update hak_akses set is_show = false`);
const MODULE_OFF = set(`update para_system set value = 'false' where key = 'MEMBER_MODULE'`);
const AWAY = [
  ['the login has ended', ENDED, 401, 'belum_login'],
  ['the right was taken away', NO_RIGHT, 403, 'menu_tidak_berhak'],
  ['the module was switched off', MODULE_OFF, 403, 'modul_tidak_aktif'],
] as const;

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'KASIR1', 'KASIR', [PAGE]);
});
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  made = undefined;
  await server.db.query(`update hak_akses set is_show = true`);
  await server.db.query(`delete from para_system where key = 'MEMBER_MODULE'`);
  await server.db.query(`insert into para_system (kode_toko, key, value) values ('KL01', 'MEMBER_MODULE', 'true')`);
});

describe('a file that takes its time', () => {
  it('is handed to who asked for it', async () => {
    const call = await server.as('KL01', 'KASIR1');
    expect(await call('GET', 'berkas')).toMatchObject({ status: 200, text: 'rahasia' });
  });

  it.each(AWAY)('is kept back where %s meanwhile, and made no further', async (_what, change, status, code) => {
    const call = await server.as('KL01', 'KASIR1');
    meanwhile = change;
    expect(await call('GET', 'berkas')).toMatchObject({ status, body: { code } });
    if (made?.destroyed === false) await once(made, 'close');
    expect(made?.destroyed).toBe(true);
  });

  it('is kept back as the end of its steps too', async () => {
    const call = await server.as('KL01', 'KASIR1');
    meanwhile = NO_RIGHT;
    const { text } = await call('GET', 'berkas', undefined, { accept: STEPS_TYPE });
    expect(JSON.parse(text)).toMatchObject({ status: 403, jawaban: { code: 'menu_tidak_berhak' } });
  });

  it('tells what it has done, where it has done something', async () => {
    const call = await server.as('KL01', 'KASIR1');
    meanwhile = NO_RIGHT;
    expect(await call('POST', 'kerja', {})).toMatchObject({ status: 200, body: { jadi: true } });
  });
});
