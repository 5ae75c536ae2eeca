import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialValue, MODULE_KEYS, MODULES, type ModuleSpec } from '@kilau/contract/modules.ts';
import { MODULES_UNREAD, PAGES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { resources, settings } from '@kilau/contract/registry.ts';
import { parseModuleValue } from '@kilau/contract/module-value.ts';
import { program } from './tidy/locale-keys.ts';
import { tableBelow, unreadKeys } from './tidy/module-reads.ts';
import { repositoryRoot } from './tidy/repository.ts';

const HEADING = '## Modules that nothing reads yet';
const table = tableBelow(readFileSync(join(repositoryRoot, 'docs/decisions.md'), 'utf8'), HEADING);

describe('modules that nothing reads', () => {
  const unread = unreadKeys(MODULE_KEYS, program()).toSorted();
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
    expect(drawn.map(({ page }) => page).toSorted()).toEqual([...PAGES_UNREAD].toSorted()));
  // Its own feature keeps it; whoever else asks for it makes it obeyed.
  it('are asked for by no other feature', () => {
    const names = drawn.flatMap((one) => ('table' in one ? [one.table] : [`'${one.key}'`]));
    const asking = program().filter(
      ({ path, text }) =>
        /^packages\/server\/src\/(trade|features\/(?!master\/|sistem\/setup\/|sistem\/ekspor\/))/.test(path) &&
        names.some((name) => new RegExp(`(from|join) ${name}\\b|settingOf\\([^)]*${name}`).test(text)),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});

describe('a key', () => {
  const found = (text: string, path = 'packages/server/src/a.ts') =>
    unreadKeys(['KIRIM_BARANG_MODULE', 'app_mode'], [{ path, text }]);
  it.each([
    ['in a gate', `gate: 'KIRIM_BARANG_MODULE', x: { any: ['app_mode=STOCK_JUAL_MANUAL'] }`, []],
    ['that code asks for', `context.isOn('KIRIM_BARANG_MODULE') && context.param('app_mode')`, []],
    ['in a comment only', `/* 'KIRIM_BARANG_MODULE' */\n// 'app_mode'`, ['KIRIM_BARANG_MODULE', 'app_mode']],
    ['as part of a longer word', `'KIRIM_BARANG_MODULE_LAMA', 'app_mode_2'`, ['KIRIM_BARANG_MODULE', 'app_mode']],
  ])('%s', (_, text, unread) => expect(found(text)).toEqual(unread));
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
