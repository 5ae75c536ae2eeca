import { expect, journey } from '../lib/journey.ts';
import { login } from '../lib/steps.ts';
import { watchWire } from '../lib/wire.ts';

const SALE = '/transaksi-penjualan';
/** Bytes over the wire from login to the sale, as gzip packs them. */
const MOST_BYTES = 345_000;
/** What the sale's pickers draw from. */
const DEFINITIONS = ['sales.resource'];
const DEFINITION = /\/assets\/([\w-]+\.(?:resource|report|setting|document))-[\w-]+\.js$/;
/** A word of the schema library that no minifier can change. */
const SCHEMA_LIBRARY = 'unrecognized_keys';

/** What the first sale of a day fetches: no more than it needs, however many pages the program has. */
export const firstLoad = journey({
  name: 'the first sale fetches what it needs and nothing else',
  server: 'demo',
  walk: async ({ page, server, step }) => {
    const wire = await watchWire(page);
    await page.goto(server.url);
    await login(page, 'KASIR1');
    step('open the sale');
    // How many wait there stands behind its name, as soon as that is known.
    const section = page.getByRole('button', { name: /^Penjualan ?\d*$/ });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
    await page.locator(`nav a[href="${SALE}"]`).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_sales');
    // What comes beside the pages counts too, however late it comes: the dialogs and the line of events.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/dialogs-')),
    );
    await page.getByRole('status').getByText('Tersambung').waitFor();
    await page.waitForLoadState('networkidle');
    const { total, files } = wire();
    const bytes = total.script + total.style + total.texts;
    expect(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes of program are more than ${MOST_BYTES}`);
    step('no definition of another page');
    const definitions = files.flatMap(({ path }) => DEFINITION.exec(path)?.[1] ?? []);
    const foreign = definitions.filter((name) => !DEFINITIONS.includes(name));
    expect(
      definitions.includes('sales.resource') && foreign.length === 0,
      `definitions came: ${definitions.join(', ')}`,
    );
    step('no schema library');
    for (const { path } of files.filter(({ kind }) => kind === 'script')) {
      const source = await (await fetch(`${server.url}${path}`)).text();
      expect(!source.includes(SCHEMA_LIBRARY), `${path} carries the schema library`);
    }
  },
});
