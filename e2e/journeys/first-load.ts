import { carriedToSale, MOST_BYTES, programBytes } from '../lib/first-sale.ts';
import { expect, journey } from '../lib/journey.ts';

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
    step('from the login to the sale');
    const wire = await carriedToSale(page, server);
    const bytes = programBytes(wire);
    expect(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes of program are more than ${MOST_BYTES}`);
    step('no definition of another page');
    const definitions = wire.files.flatMap(({ path }) => DEFINITION.exec(path)?.[1] ?? []);
    const foreign = definitions.filter((name) => !DEFINITIONS.includes(name));
    expect(
      definitions.includes('sales.resource') && foreign.length === 0,
      `definitions came: ${definitions.join(', ')}`,
    );
    step('no schema library');
    for (const { path } of wire.files.filter(({ kind }) => kind === 'script')) {
      const source = await (await fetch(`${server.url}${path}`)).text();
      expect(!source.includes(SCHEMA_LIBRARY), `${path} carries the schema library`);
    }
  },
});
