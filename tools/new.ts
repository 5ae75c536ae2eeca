import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planMaster, type Project } from './new/master.ts';
import { languages } from './tidy/locale-texts.ts';
import { repositoryRoot } from './tidy/repository.ts';

const USAGE = `npm run new -- master <key> <field>… [options]

  <field>     nama:kind[:option][!]   the first is the code, the second the name; ! means required
              kode_tukang:code  nama_tukang:text:60!  ongkos:money  kode_bank:ref:bank  tipe:choice:A,B
  --feature   folder under features/ (master)         --menu   section of the menu (barang)
  --page      path of the page (/master-<key>)        --gate   module that opens it
  --list      list call (<key>/get/all)               --base   other calls (<key>)
  --area      locale file that takes the texts (master)

docs/howto/master.md tells the rest.`;

const at = (path: string): string => join(repositoryRoot, path);

async function project(): Promise<Project> {
  const texts = Object.entries(await languages());
  return {
    read: (path) => readFileSync(at(path), 'utf8'),
    exists: (path) => existsSync(at(path)),
    migrations: readdirSync(at('packages/server/migrations')).filter((name) => /^\d{4}-.*\.sql$/.test(name)),
    languages: new Map(texts.map(([language, keys]) => [language, new Set(Object.keys(keys))])),
  };
}

async function run(args: string[]): Promise<void> {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { feature: option, menu: option, page: option, list: option, base: option, gate: option, area: option },
  });
  const [kind, key, ...fields] = positionals;
  if (kind !== 'master' || !key) throw new Error(USAGE);
  const files = planMaster(
    {
      key,
      fields,
      feature: values.feature ?? 'master',
      menu: values.menu ?? 'barang',
      page: values.page ?? `/master-${key}`,
      list: values.list ?? `${key}/get/all`,
      base: values.base ?? key,
      gate: values.gate,
      area: values.area ?? 'master',
    },
    await project(),
  );
  for (const [path, content] of files) {
    writeFileSync(at(path), content);
    console.log(path);
  }
  console.log(
    `\nNow put real words for page.${(values.page ?? `/master-${key}`).slice(1)} into the locale files, and run: npm run check`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
