import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';

const MODULE = 'para-system/PAYLOAD_ENCRYPTION_MODULE';

/** What is typed and what is read travels sealed where the shop wants it, and the screen is as always. */
export const muatan = journey({
  name: 'payload: a master and its list travel sealed',
  server: 'demo',
  walk: async ({ page, server, step }) => {
    const su = await token(server, 'SU1');
    await call(server, 'PUT', MODULE, { token: su, body: { value: 'true' } });
    try {
      const nama = `BANK RAHASIA ${Date.now()}`;
      const kode = `R${Date.now().toString().slice(-5)}`;
      const travelled: string[] = [];
      page.on('request', (request) => void travelled.push(request.postData() ?? ''));
      page.on('response', async (response) => {
        const json = response.headers()['content-type']?.startsWith('application/json') ?? false;
        if (json) travelled.push(await response.text().catch(() => ''));
      });
      await login(page, 'SPV1');
      await open(page, server, '/master-bank');
      step('a new bank');
      await page.keyboard.press('F2');
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_bank');
      await page.keyboard.type(kode, { delay: 90 });
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'nama_bank');
      await page.keyboard.type(nama, { delay: 90 });
      await page.keyboard.press('F8');
      await page.getByRole('cell', { name: nama }).waitFor();
      step('nobody on the way has read it');
      const sealed = travelled.filter((text) => text.includes('"e1.'));
      expect(sealed.length > 2, `only ${sealed.length} bodies were sealed`);
      expect(!travelled.some((text) => text.includes(nama)), 'the name travelled readable');
      step('the same key after a reload');
      await page.reload();
      await page.getByRole('cell', { name: nama }).waitFor();
      const { body } = await call<{ nama_bank: string }>(server, 'GET', `banks/${kode}`, { token: su });
      expect(body.nama_bank === nama, 'it was not kept as it was typed');
    } finally {
      await call(server, 'PUT', MODULE, { token: su, body: { value: 'false' } });
    }
  },
});
