// npm run spec: which pages, calls and modules of the specification the program has. `--missing` shows the rest only,
// `--json` is for other programs.
import { parseArgs } from 'node:util';
import { expected } from './spec/expected.ts';
import { builtFrom } from './spec/found.ts';
import { report, summary, table } from './spec/report.ts';

const { values } = parseArgs({ options: { missing: { type: 'boolean' }, json: { type: 'boolean' } } });
const { routes } = await import('../packages/server/src/app/routes.ts');
const rows = report(expected(), builtFrom(routes));
const shown = values.missing ? rows.filter(({ state }) => state === 'missing') : rows;

if (values.json) console.log(JSON.stringify({ rows: shown, totals: summary(rows) }, undefined, 2));
else console.log(table(shown, summary(rows)));
