import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';

interface Sale {
  readonly no_faktur_group: string;
}
interface Tata {
  readonly tata_letak: string;
  readonly unsur: readonly { readonly unsur: string; readonly y: number }[];
}

/** The owner lays the nota out for a pre-printed form, with the paper before his eyes and his hands on the keys. */
export const notaLayout = journey({
  name: 'nota: laid out for a pre-printed form, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await login(page, 'OWNER');
    await open(page, server, '/setting-nota');
    const preview = page.getByRole('img', { name: 'Pratinjau' });
    await preview.locator('canvas').waitFor();
    step('the free layout shows its elements over the paper');
    await page.getByRole('combobox', { name: 'Tata Letak' }).click();
    await page.getByRole('option', { name: 'Kertas bercetakan' }).click();
    const total = page.getByRole('button', { name: 'Total Rupiah', exact: true });
    await total.waitFor();
    await accessible();
    step('arrow keys move an element by a millimetre');
    const top = page.getByRole('textbox', { name: 'Dari Atas (mm)' });
    await total.focus();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
    const before = Number(await top.inputValue());
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('input')].some((input) => input.name.endsWith('.y') && input.value === wanted),
      String(before - 5),
    );
    await picture('setting-nota-bebas');
    await page.keyboard.press('F8');
    await page.getByText('Data Berhasil Disimpan').waitFor();
    step('and the paper that prints follows');
    const mine = await token(server, 'SU1');
    const { body: tata } = await call<Tata>(server, 'GET', 'setting-nota', { token: mine });
    expect(
      tata.tata_letak === 'BEBAS' && tata.unsur.find(({ unsur }) => unsur === 'TOTAL')?.y === before - 5,
      `the layout was not kept: ${JSON.stringify(tata).slice(0, 200)}`,
    );
    const { body: sales } = await call<{ data: readonly Sale[] }>(server, 'GET', 'penjualan?status=DONE&limit=1', {
      token: mine,
    });
    const nomor = sales.data[0]?.no_faktur_group ?? '';
    for (const [paper, begins] of [
      ['nota.pdf', '%PDF'],
      ['slip.pdf', '%PDF'],
      ['nota.escpos', '\u001b@'],
    ] as const) {
      const answer = await fetch(`${server.url}/api/v1/penjualan/${nomor}/${paper}`, {
        headers: { 'x-auth-token': mine },
      });
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(
        answer.status === 200 && bytes.startsWith(begins),
        `${paper} answers ${answer.status} ${bytes.slice(0, 40)}`,
      );
    }
    step('back to the designed one');
    const back = await call(server, 'PUT', 'setting-nota', { token: mine, body: { tata_letak: 'KILAU', unsur: [] } });
    expect(back.status === 200, `not put back: ${back.status}`);
  },
});
