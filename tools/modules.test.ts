import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialValue, keptElsewhere, MODULE_KEYS, MODULES, type ModuleSpec } from '@kilau/contract/modules.ts';
import { FIELDS_UNREAD, MODULES_UNREAD, PAGES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { resources, settings } from '@kilau/contract/registry.ts';
import { parseModuleValue } from '@kilau/contract/module-value.ts';
import { program } from './tidy/locale-keys.ts';
import { tableBelow, unobeyedFields, unobeyedPages, unreadKeys } from './tidy/module-reads.ts';
import { repositoryRoot } from './tidy/repository.ts';

const files = program();
const HEADING = '## Modules that nothing reads yet';
const table = tableBelow(readFileSync(join(repositoryRoot, 'docs/decisions.md'), 'utf8'), HEADING);

describe('modules that nothing reads', () => {
  const unread = unreadKeys(MODULE_KEYS, files).toSorted();
  // A key that is read now leaves both lists; a new one that waits for its pages enters both, with its reason.
  it('are exactly those of modules.unread.ts', () => expect(MODULES_UNREAD.toSorted()).toEqual(unread));
  it('are exactly those of docs/decisions.md, each with a reason', () => {
    expect(table.map(({ key }) => key).toSorted()).toEqual(unread);
    expect(table.filter(({ reason }) => reason === '')).toEqual([]);
  });
});

describe('pages that nothing obeys', () => {
  const drawn = [...resources, ...settings].filter(({ page }) => PAGES_UNREAD.has(page));
  it('are all of a master or setting, whose page says so', () =>
    expect([...new Set(drawn.map(({ page }) => page))].toSorted()).toEqual([...PAGES_UNREAD].toSorted()));
  // Its own feature keeps it; whoever else asks for it makes it obeyed, and takes it out of the list.
  it('are all masters that nothing works by', () => {
    const masters = new Set(resources.map(({ page }) => page));
    // Whoever asks for a parameter asks for the record that holds it on that day.
    const read = MODULE_KEYS.filter((key) => !MODULES_UNREAD.includes(key));
    const asked = new Set(read.map(keptElsewhere));
    const unobeyed = unobeyedPages(resources, files).filter((page) => !asked.has(page));
    expect(unobeyed).toEqual([...PAGES_UNREAD].filter((page) => masters.has(page)).toSorted());
  });
  it('are settings that nobody asks for', () => {
    const asking = files.filter(
      ({ path, text }) =>
        /^packages\/server\/src\/(trade|features)\//.test(path) &&
        drawn.some((one) => !('table' in one) && new RegExp(`settingOf\\([^)]*'${one.key}'`).test(text)),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
  it('have fields that nothing obeys on other pages too, each named', () => {
    const others = settings
      .filter(({ page }) => !PAGES_UNREAD.has(page))
      .map(({ key, fields, parameters = {} }) => ({
        key,
        names: Object.keys(fields).filter((one) => !(one in parameters)),
      }));
    const unobeyed = new Set(
      unobeyedFields(
        others.flatMap(({ names }) => names),
        files,
      ),
    );
    const found = others.map(({ key, names }) => [key, names.filter((name) => unobeyed.has(name))] as const);
    expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(FIELDS_UNREAD);
  });
  it('are found by what is written of them', () => {
    const master = (key: string) => ({ key, page: `/${key}`, table: key });
    const file = (path: string, text: string) => ({ path: `packages/${path}`, text });
    const kept = [master('tukang'), master('bank')];
    expect(unobeyedPages(kept, [])).toEqual(['/bank', '/tukang']);
    expect(unobeyedPages(kept, [file('server/src/trade/a.ts', 'select 1 from bank b')])).toEqual(['/tukang']);
    expect(unobeyedPages(kept, [file('server/src/features/master/a.ts', 'select 1 from bank b')])).toHaveLength(2);
    // A reference of a master that is itself kept by nobody is none.
    const tukang = file('contract/src/b.ts', `key: 'tukang', page: '/tukang', kode_bank: ref('bank')`);
    expect(unobeyedPages(kept, [tukang])).toHaveLength(2);
    expect(unobeyedPages(kept, [tukang, file('server/src/trade/a.ts', 'join tukang t')])).toEqual([]);
    const field = (path: string, text = 'x.kaki_pesan') => unobeyedFields(['kaki_pesan'], [file(path, text)]);
    expect(field('server/src/a.ts')).toEqual([]);
    expect(field('server/src/features/sistem/whatsapp/whatsapp.hooks.ts')).toEqual(['kaki_pesan']);
    expect(field('server/src/a.ts', '// kaki_pesan')).toEqual(['kaki_pesan']);
  });
});

describe('a key', () => {
  const found = (text: string, path = 'packages/server/src/a.ts') =>
    unreadKeys(['KIRIM_BARANG_MODULE', 'app_mode'], [{ path, text }]);
  it.each([
    ['in a gate', `gate: 'KIRIM_BARANG_MODULE', x: { any: ['app_mode=STOCK_JUAL_MANUAL'] }`, []],
    ['that code asks for', `context.isOn('KIRIM_BARANG_MODULE') && context.param('app_mode')`, []],
    [
      'that a page of settings shows',
      `\n  parameters: { tipe: 'KIRIM_BARANG_MODULE' },\n`,
      ['KIRIM_BARANG_MODULE', 'app_mode'],
    ],
    ['in a comment only', `/* 'KIRIM_BARANG_MODULE' */\n// 'app_mode'`, ['KIRIM_BARANG_MODULE', 'app_mode']],
    ['as part of a longer word', `'KIRIM_BARANG_MODULE_LAMA', 'app_mode_2'`, ['KIRIM_BARANG_MODULE', 'app_mode']],
  ])('%s', (_, text, unread) => expect(found(text)).toEqual(unread));
  it('is read where the server asks for the settings that show it', () => {
    const setting = {
      path: 'packages/contract/src/a.setting.ts',
      text: `defineSetting({\n  key: 'a-b',\n  parameters: { tipe: 'KIRIM_BARANG_MODULE' },\n`,
    };
    const asking = (key: string) => ({ path: 'packages/server/src/trade/a.ts', text: `settingOf(sql, x, '${key}')` });
    const unread = (key: string) => unreadKeys(['KIRIM_BARANG_MODULE'], [setting, asking(key)]);
    expect([unread('a-b'), unread('a-c')]).toEqual([[], ['KIRIM_BARANG_MODULE']]);
  });
  it('is not read where it is declared', () =>
    expect(found(`'KIRIM_BARANG_MODULE' 'app_mode'`, 'packages/contract/src/modules.ts')).toHaveLength(2));
  it('is found in the table under its heading alone', () => {
    expect(
      tableBelow(
        '| `X` | no |\n## Here\n\n| Key | Why |\n|---|---|\n| `A_B` | because |\n\n## There\n| `C` | no |\n',
        '## Here',
      ),
    ).toEqual([{ key: 'A_B', reason: 'because' }]);
  });
});

describe('a declaration', () => {
  const specs = MODULE_KEYS.map((key) => ({ key, spec: MODULES[key] as ModuleSpec }));
  it('begins with a value that its own rule allows', () => {
    expect(
      specs.filter(({ key }) => 'broken' in parseModuleValue(key, initialValue(key))).map(({ key }) => key),
    ).toEqual([]);
    expect(
      specs
        .filter(
          ({ key, spec }) => spec.kind === 'value' && 'broken' in parseModuleValue(key, spec.demo ?? spec.initial),
        )
        .map(({ key }) => key),
    ).toEqual([]);
  });
  it('needs only modules that exist and are no parameters', () => {
    const switches = new Set(specs.filter(({ spec }) => spec.kind !== 'value').map(({ key }) => key as string));
    expect(
      specs.filter(({ spec }) => spec.needs !== undefined && !switches.has(spec.needs)).map(({ key }) => key),
    ).toEqual([]);
  });
});
