import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';

/** A cashier sees his menu and no more; the server refuses the rest, whatever the browser shows. */
export const rights = journey({
  name: 'rights: a cashier stays at the counter',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, step }) => {
    step('the menu has no settings');
    await login(page, 'KASIR2');
    expect((await page.getByRole('link', { name: /setting system/i }).count()) === 0, 'a cashier sees Setting System');
    step('the address does not help');
    await open(page, server, '/settingsystem');
    await page.getByText('Level Anda tidak berhak').waitFor();
    await accessible();
    step('nor does the API');
    const kasir = await token(server, 'KASIR1');
    const refused = await call<{ code: string }>(server, 'PUT', 'para-system/PEMBULATAN', {
      token: kasir,
      body: { value: '1' },
    });
    expect(
      refused.status === 403 && refused.body.code === 'level_tidak_berhak',
      `a cashier may change a parameter: ${refused.status}`,
    );
    const noMenu = await call<{ code: string }>(server, 'POST', 'group', { token: kasir, body: { kode_group: 'X' } });
    expect(
      noMenu.status === 403 && noMenu.body.code === 'menu_tidak_berhak',
      `a cashier may write masters: ${noMenu.status}`,
    );
    step('one device per user');
    const other = await anotherTill();
    await other.getByLabel('User ID').fill('KASIR2');
    await other.locator('input[name="password"]').fill('demo-kilau');
    await other.keyboard.press('Enter');
    await other.getByText('User ID ini sedang dipakai').waitFor();
  },
});

/** The owner switches a module off: its page is gone for everybody, on the server too, and open screens are told. */
export const moduleOff = journey({
  name: 'module off: the page is not available',
  server: 'demo',
  walk: async ({ page, server, accessible, step }) => {
    const owner = await token(server, 'SU1');
    await call(server, 'PUT', 'para-system/MEMBER_MODULE', { token: owner, body: { value: 'true' } });
    await login(page, 'SPV1');
    await open(page, server, '/data-member');
    step('the owner switches it off');
    const off = await call(server, 'PUT', 'para-system/MEMBER_MODULE', { token: owner, body: { value: 'false' } });
    expect(off.status === 200, `the module was not switched off: ${off.status}`);
    step('open screens are told');
    await page.getByText('Pengaturan Berubah').waitFor();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click(),
    ]);
    await page.getByText('belum tersedia di toko ini').waitFor();
    await accessible();
    const refused = await call<{ code: string }>(server, 'GET', 'member/get/all', { token: owner });
    expect(
      refused.status === 403 && refused.body.code === 'modul_tidak_aktif',
      `the call still answers: ${refused.status}`,
    );
    step('and on again');
    await call(server, 'PUT', 'para-system/MEMBER_MODULE', { token: owner, body: { value: 'true' } });
  },
});
