import { pages } from '@kilau/contract/registry.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import type { BrowserContext, ElementHandle, Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { goTo, login, settled } from '../lib/steps.ts';

const paths = pages.filter(({ kind }) => kind === 'transaction').map(({ path }) => path);
/** They begin with a choice, and what is entered comes behind that. */
const TANPA_ISIAN: readonly string[] = ['/stock-opname-hutang', '/tutup-toko'];
const titles: Readonly<Record<string, string>> = texts;

type Field = ElementHandle<HTMLInputElement | HTMLTextAreaElement>;

/**
 * Empty fields that may be filled, in their order: of the form in a dialog, where there is one. A day begins with today
 * and is none of them.
 */
async function fieldsOf(page: Page): Promise<readonly Field[]> {
  await page
    .locator('main input, [role=dialog] input')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  const found = await page.evaluateHandle(() => {
    const within = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const text = 'input:not([type]), input[type=text], input[type=search], textarea';
    const fields = [...(within?.querySelectorAll<HTMLInputElement>(text) ?? [])];
    const open = fields.filter((one) => !one.readOnly || one.getAttribute('aria-haspopup') === 'listbox');
    const free = open.filter((one) => !one.disabled && one.value === '' && one.offsetParent !== null);
    const entry = free.filter((one) => one.placeholder !== 'DD/MM/YYYY');
    // What takes any text comes before what has to be chosen or looked up.
    const chosen = (one: HTMLInputElement) => one.hasAttribute('aria-haspopup') || one.role === 'combobox';
    return [...entry.filter((one) => !chosen(one)), ...entry.filter(chosen)];
  });
  const properties = await found.getProperties();
  return [...properties.values()].flatMap((one) => (one.asElement() as Field | null) ?? []);
}

/** Fills a field as a hand does, by typing or by choosing what is offered first. @returns what stands there then. */
async function fill(page: Page, field: Field): Promise<string> {
  await field.focus();
  if (!(await field.evaluate((one) => one.hasAttribute('aria-haspopup') || one.role === 'combobox'))) {
    await page.keyboard.type('12');
    return field.inputValue();
  }
  await page.keyboard.press('ArrowDown');
  const offered = page.getByRole('option').first();
  await offered.waitFor({ timeout: 5000 }).catch(() => undefined);
  if ((await offered.count()) === 0) return '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await offered.waitFor({ state: 'detached' });
  return field.inputValue().catch(() => '');
}

const lose = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(true);
  await page.getByText('Looks like you lost your internet connection').waitFor();
};
const comeBack = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(false);
  const goOn = page.getByRole('button', { name: 'Lanjutkan' });
  await goOn.press('Enter');
  await goOn.waitFor({ state: 'detached' });
};

/** The line drops while something is being typed, wherever that is: it is told, and what was typed stands. */
export const putus = journey({
  name: 'lost line: every page of entry says so and keeps what was typed',
  server: 'demo',
  walk: async ({ page, context, step }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await login(page, 'OWNER');
    const left: string[] = [];
    for (const path of paths) {
      step(path);
      await goTo(page, path);
      // Where papers are listed and made, the form comes in a dialog.
      const make = page.getByRole('button', { name: `${titles['dokumen.buat'] ?? ''} F2` });
      if ((await make.count()) > 0) {
        await make.click();
        await page.getByRole('dialog').locator('input').first().waitFor();
        await settled(page);
      }
      let field: Field | undefined;
      let before = '';
      for (const one of await fieldsOf(page)) {
        before = await fill(page, one);
        field = one;
        if (before !== '') break;
      }
      if (!field || before === '') {
        left.push(path);
        continue;
      }
      await lose(page, context);
      await comeBack(page, context);
      expect((await field.inputValue()) === before, `${path} lost "${before}"`);
    }
    expect(left.join() === TANPA_ISIAN.join(), `nothing could be entered on ${left.join(', ')}`);
  },
});
