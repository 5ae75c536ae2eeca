import { titleKey } from '@kilau/contract/core/page.ts';
import { pages } from '@kilau/contract/registry.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import type { BrowserContext, ElementHandle, Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, settled } from '../lib/steps.ts';

const paths = pages.filter(({ kind }) => kind === 'transaction').map(({ path }) => path);
const titles: Readonly<Record<string, string>> = texts;

/** Goes to a page inside the program. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForFunction((title) => document.title === `${title} · Kilau`, titles[titleKey(path)] ?? '');
  await settled(page);
}

/** The first empty field that takes any text: of the form in a dialog, where there is one. */
async function fieldOf(page: Page): Promise<ElementHandle<HTMLInputElement> | undefined> {
  const found = await page.evaluateHandle(() => {
    const within = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const fields = [...(within?.querySelectorAll<HTMLInputElement>('input:not([type]), input[type=text]') ?? [])];
    // Words that look for a record, and half a day, are no entry: they go when the hand leaves their field.
    const entry = fields.filter(
      (one) => !one.hasAttribute('aria-haspopup') && one.role !== 'combobox' && one.inputMode !== 'numeric',
    );
    return entry.find((one) => !one.readOnly && !one.disabled && one.value === '' && one.offsetParent !== null);
  });
  return found.asElement() ?? undefined;
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
    let typed = 0;
    for (const path of paths) {
      step(path);
      await goTo(page, path);
      // Where papers are listed and made, the form comes in a dialog.
      const make = page.getByRole('button', { name: `${titles['dokumen.buat'] ?? ''} F2` });
      if ((await make.count()) > 0) {
        await make.click();
        await page.getByRole('dialog').locator('input').first().waitFor();
      }
      const field = await fieldOf(page);
      if (!field) continue;
      await field.focus();
      await page.keyboard.type('12');
      const before = await field.inputValue();
      await lose(page, context);
      await comeBack(page, context);
      expect(before !== '' && (await field.inputValue()) === before, `${path} lost "${before}"`);
      typed += 1;
    }
    expect(typed >= 12, `only ${typed} of ${paths.length} pages took anything`);
  },
});
