import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { settingSecret } from '../engine/setting.store.ts';
import { createSecrets } from '../platform/secrets.ts';
import { testApp, type Call } from '../testing/app.ts';
import { lostSecrets } from './lost-secrets.ts';

const server = testApp();
let owner: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.db.query(`update para_system set value = 'true' where value = 'false'`);
  owner = await server.as('KL01', 'OWNER');
});
const page = async () => (await owner('GET', 'whatsapp-setting')).body;
const kept = () =>
  settingSecret(server.db, { ...server.services, shop: { kode_toko: 'KL01' } as never }, 'whatsapp-setting', 'token');

it('says what a lost key has sealed, lets it be entered again, and gives it back with the key', async () => {
  const stored = { alamat_gateway: 'https://wa.example', token: 'rahasia-gateway' };
  expect((await owner('PUT', 'whatsapp-setting', stored)).status).toBe(200);
  expect(await page()).toMatchObject({ token: true });
  expect(await lostSecrets(server.services)).toEqual([]);

  const other = { db: server.services.db, secrets: createSecrets(randomBytes(32)) };
  expect(await lostSecrets(other)).toEqual(['token of whatsapp-setting KL01']);
  expect(await page()).toMatchObject({ token: false });
  expect(await lostSecrets(other)).toEqual([]);

  expect(await lostSecrets(server.services)).toEqual([]);
  expect(await page()).toMatchObject({ token: true });
  expect(await kept()).toBe('rahasia-gateway');

  await lostSecrets(other);
  expect((await owner('PUT', 'whatsapp-setting', { token: 'baru' })).status).toBe(200);
  expect(await lostSecrets(server.services)).toEqual([]);
  expect(await kept()).toBe('baru');
});
