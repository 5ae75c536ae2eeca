import { describe, expect, it } from 'vitest';
import { columnOf, definitionOf, readField } from './field-list.ts';
import { planMaster, type MasterOrder, type Project } from './master.ts';
import { withDefinition, withKeys } from './texts.ts';

const INDEX = `import type { Resource } from '../../core/resource.ts';
import { bank } from './bank.resource.ts';

export const resources = [
  bank,
] as const satisfies readonly Resource[];
export const pages = [] as const;
`;
const LOCALE = `export const master = {\n  'field.nama_bank': 'Nama Bank',\n} as const;\n`;

const project: Project = {
  read: (path) => (path.endsWith('index.ts') ? INDEX : LOCALE),
  exists: () => true,
  migrations: ['0001-platform.sql', '0012-lain.sql'],
  languages: new Map([
    ['id', new Set(['field.kode_bank'])],
    ['en', new Set<string>()],
  ]),
};
const order: MasterOrder = {
  key: 'tukang-emas',
  fields: ['kode_tukang:code', 'nama_tukang:text:60!', 'upah:money', 'kode_bank:ref:bank!', 'aktif:boolean'],
  feature: 'master',
  menu: 'barang',
  page: '/master-tukang-emas',
  list: 'tukang/get/all',
  base: 'tukang',
  area: 'master',
};

describe('a field', () => {
  it.each([
    ['kode:code', true, "code({ required: true, readOnly: 'edit' })", 'kode text not null'],
    ['nama_x:text:60!', false, 'text({ required: true, max: 60, upper: true })', 'nama_x text not null'],
    ['catatan:text:200', false, 'text({ max: 200 })', "catatan text not null default ''"],
    ['upah:money', false, 'money({})', 'upah numeric(15,0) check (upah >= 0)'],
    [
      'tipe:choice:A,B!',
      false,
      "choice(['A', 'B'], { required: true })",
      "tipe text not null check (tipe in ('A', 'B'))",
    ],
    ['kode_bank:ref:bank', false, "ref('bank')", 'kode_bank text'],
    ['aktif:boolean', false, 'boolean({})', 'aktif boolean not null default false'],
  ])('%s', (written, isId, definition, column) => {
    expect(definitionOf(readField(written), isId)).toBe(definition);
    expect(columnOf(readField(written), isId)).toBe(column);
  });
  it.each(['nama', 'nama:teks', 'nama:text', 'tipe:choice', 'kode_x:ref:tidakada', 'Nama:text:5'])(
    '%s is refused with a sentence',
    (written) => {
      expect(() => readField(written)).toThrow(written);
    },
  );
});

describe('a master', () => {
  const files = planMaster(order, project);
  it('gets definition, place in the index, table and texts', () => {
    expect([...files.keys()]).toEqual([
      'packages/contract/src/features/master/tukang-emas.resource.ts',
      'packages/contract/src/features/master/index.ts',
      'packages/server/migrations/0013-master-tukang-emas.sql',
      'packages/contract/src/locales/id/master.ts',
      'packages/contract/src/locales/en/master.ts',
    ]);
    const [definition = '', index = '', migration = '', id = '', en = ''] = files.values();
    expect(definition).toContain("import { boolean, code, money, ref, text } from '../../core/field.ts';");
    expect(definition).toContain("export const tukangEmas = defineResource({\n  key: 'tukang-emas',");
    expect(definition).toContain("columns: ['kode_tukang', 'nama_tukang', 'upah', 'kode_bank', 'aktif'],");
    expect(index).toContain(
      "import { bank } from './bank.resource.ts';\nimport { tukangEmas } from './tukang-emas.resource.ts';\n",
    );
    expect(index).toContain('[\n  bank,\n  tukangEmas,\n] as const');
    expect(migration).toContain(
      'create table tukang_emas (\n  kode_toko text not null references toko,\n  kode_tukang text not null,',
    );
    expect(migration).toContain(
      'primary key (kode_toko, kode_tukang),\n  foreign key (kode_toko, kode_bank) references bank\n);',
    );
    expect(id).toContain("  'page.master-tukang-emas': 'Master Tukang Emas',\n");
    expect(id).not.toContain('field.kode_bank');
    expect(en).toContain("  'field.kode_bank': 'Kode Bank',\n");
  });
  it.each([
    [{ key: 'Tukang' }, 'not a key'],
    [{ key: 'bank' }, 'already'],
    [{ page: '/master-bank' }, 'already'],
    [{ menu: 'lain' }, 'no section'],
    [{ fields: ['kode:code'] }, 'a code and a name'],
    [{ fields: ['nama:text:5', 'kode:code'] }, 'first field is the code'],
  ])('is refused with %o', (wrong, sentence) =>
    expect(() => planMaster({ ...order, ...wrong }, project)).toThrow(sentence),
  );
});

describe('a list on one line', () => {
  it.each([
    ['[]', '[baru]'],
    ['[bank]', '[bank, baru]'],
  ])('%s becomes %s', (before, after) => {
    expect(
      withDefinition(
        `export const reports = ${before} as const satisfies readonly Report[];\n`,
        'reports',
        'baru',
        './baru.report.ts',
      ),
    ).toContain(`reports = ${after} as const`);
  });
  it('must be there', () =>
    expect(() => withDefinition('export const x = 1;\n', 'reports', 'baru', './baru.report.ts')).toThrow('no list'));
});

it('an apostrophe in a text is a real one', () => {
  expect(withKeys(LOCALE, { 'hint.x': "toko's" }, new Set())).toContain("'hint.x': 'toko’s',");
});
