import { MENU } from '@kilau/contract/core/menu.ts';
import { pageAt, resourceOf } from '@kilau/contract/registry.ts';
import { columnOf, definitionOf, foreignKeyOf, readField, type ListedField } from './field-list.ts';
import { titled, withDefinition, withKeys } from './texts.ts';

/** What the command line says about a new master. */
export interface MasterOrder {
  readonly key: string;
  readonly fields: readonly string[];
  readonly feature: string;
  readonly menu: string;
  readonly page: string;
  readonly list: string;
  readonly base: string;
  readonly gate?: string;
  /** Locale file that takes the texts. */
  readonly area: string;
}

/** The project as the scaffolder sees it: paths from its root. */
export interface Project {
  readonly read: (path: string) => string;
  readonly exists: (path: string) => boolean;
  readonly migrations: readonly string[];
  /** Languages, with the keys that each has already. */
  readonly languages: ReadonlyMap<string, ReadonlySet<string>>;
}

const camel = (key: string): string => key.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function check(order: MasterOrder, fields: readonly ListedField[], project: Project): void {
  if (!/^[a-z][a-z0-9-]*$/.test(order.key)) {
    throw new Error(`"${order.key}" is not a key: small letters, digits and hyphens.`);
  }
  if (resourceOf(order.key)) throw new Error(`there is a master "${order.key}" already.`);
  if (pageAt(order.page)) throw new Error(`there is a page ${order.page} already.`);
  if (!MENU.some(({ key }) => key === order.menu)) {
    throw new Error(`the menu has no section "${order.menu}"; it has ${MENU.map(({ key }) => key).join(', ')}.`);
  }
  if (fields.length < 2) throw new Error('a master needs a code and a name at least: kode_x:code nama_x:text:60!');
  if (fields[0]?.kind !== 'code') throw new Error('the first field is the code: kode_x:code');
  if (!project.exists(`packages/contract/src/features/${order.feature}/index.ts`)) {
    throw new Error(`there is no feature "${order.feature}".`);
  }
  if (!project.exists(`packages/contract/src/locales/id/${order.area}.ts`)) {
    throw new Error(`there is no locale file "${order.area}".`);
  }
}

function definition(order: MasterOrder, fields: readonly ListedField[]): string {
  const [id, name] = fields.map((field) => field.name);
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  const names = fields.map((field) => `'${field.name}'`).join(', ');
  return `import { ${kinds.join(', ')} } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

export const ${camel(order.key)} = defineResource({
  key: '${order.key}',
  page: '${order.page}',
  menu: '${order.menu}',
${order.gate ? `  gate: '${order.gate}',\n` : ''}  calls: { list: '${order.list}', base: '${order.base}' },
  table: '${order.key.replaceAll('-', '_')}',
  id: '${id}',
  name: '${name}',
  fields: {
${fields.map((field, index) => `    ${field.name}: ${definitionOf(field, index === 0)},\n`).join('')}  },
  columns: [${names}],
  search: ['${id}', '${name}'],
});
`;
}

function migration(order: MasterOrder, fields: readonly ListedField[]): string {
  const foreign = fields.flatMap((field) => foreignKeyOf(field) ?? []);
  return `create table ${order.key.replaceAll('-', '_')} (
  kode_toko text not null references toko,
  ${fields.map((field, index) => columnOf(field, index === 0)).join(',\n  ')},
  status_aktif boolean not null default true, dibuat_oleh text not null default '',
  dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '',
  diubah_pada timestamptz not null default now(),
  ${['primary key (kode_toko, ' + (fields[0]?.name ?? '') + ')', ...foreign].join(',\n  ')}
);
`;
}

function migrationPath(order: MasterOrder, { migrations }: Project): string {
  const last = Math.max(0, ...migrations.map((name) => Number(name.slice(0, 4))));
  return `packages/server/migrations/${String(last + 1).padStart(4, '0')}-master-${order.key}.sql`;
}

/** Everything a new master needs, as files by path. Nothing is written here. */
export function planMaster(order: MasterOrder, project: Project): ReadonlyMap<string, string> {
  const fields = order.fields.map(readField);
  check(order, fields, project);
  const feature = `packages/contract/src/features/${order.feature}`;
  const texts = {
    [`page.${order.page.slice(1)}`]: `Master ${titled(order.key)}`,
    [`hint.${order.page.slice(1)}`]: `Daftar ${titled(order.key)}.`,
    ...Object.fromEntries(fields.map((field) => [`field.${field.name}`, titled(field.name)])),
  };
  const files = new Map<string, string>([
    [`${feature}/${order.key}.resource.ts`, definition(order, fields)],
    [
      `${feature}/index.ts`,
      withDefinition(project.read(`${feature}/index.ts`), 'resources', camel(order.key), `./${order.key}.resource.ts`),
    ],
    [migrationPath(order, project), migration(order, fields)],
  ]);
  for (const [language, known] of project.languages) {
    const path = `packages/contract/src/locales/${language}/${order.area}.ts`;
    files.set(path, withKeys(project.read(path), texts, known));
  }
  return files;
}
