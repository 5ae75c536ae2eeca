import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IResolveOptions } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles, read, repositoryRoot } from './tidy/repository.ts';

/** The smallest tree that breaks one rule and no other: path to content. */
type Tree = Readonly<Record<string, string>>;

const leaf = 'export const leaf = 1;\n';
const uses = (...modules: readonly string[]): string =>
  modules.map((name, index) => `import { leaf as leaf${index} } from '${name}';\nvoid leaf${index};\n`).join('');

const contract = 'packages/contract/src';
const server = 'packages/server/src';
const web = 'packages/web/src';

/** A lower floor that looks up at a higher one. */
const lookingUp = (root: string, layer: string, above: string): Tree => ({
  [`${root}/${layer}/low.ts`]: uses(`../${above}/high.ts`),
  [`${root}/${above}/high.ts`]: leaf,
});

const FAULTS: Readonly<Record<string, Tree>> = {
  'contract-core-stands-alone': {
    [`${contract}/core/dec.ts`]: uses('../modules.ts'),
    [`${contract}/modules.ts`]: leaf,
  },
  'contract-modules-on-core': {
    [`${contract}/modules.ts`]: uses('./locales/id/umum.ts'),
    [`${contract}/locales/id/umum.ts`]: leaf,
  },
  'contract-locales-stand-alone': {
    [`${contract}/locales/id/umum.ts`]: uses('../../core/dec.ts'),
    [`${contract}/core/dec.ts`]: leaf,
  },
  'contract-trade-below-features': {
    [`${contract}/trade/barang/keadaan.ts`]: uses('../../features/uang/api.ts'),
    [`${contract}/features/uang/api.ts`]: leaf,
  },
  'contract-features-below-registry': {
    [`${contract}/features/uang/kas.ts`]: uses('../../registry.ts'),
    [`${contract}/registry.ts`]: leaf,
  },
  'contract-registry-through-index': {
    [`${contract}/registry.ts`]: uses('./features/uang/kas.ts'),
    [`${contract}/features/uang/kas.ts`]: leaf,
  },
  'contract-pure-packages': { [`${contract}/core/dec.ts`]: uses('pg') },
  'contract-no-builtins': { [`${contract}/core/dec.ts`]: uses('node:fs') },
  'contract-knows-no-floor-above': {
    [`${contract}/core/dec.ts`]: uses('../../../server/src/platform/log.ts'),
    [`${server}/platform/log.ts`]: leaf,
  },
  'server-platform-looks-down': lookingUp(server, 'platform', 'ledger'),
  'server-ledger-looks-down': lookingUp(server, 'ledger', 'engine'),
  'server-engine-looks-down': lookingUp(server, 'engine', 'trade'),
  'server-trade-looks-down': lookingUp(server, 'trade', 'features/uang'),
  'server-features-looks-down': {
    [`${server}/features/uang/kas.ts`]: uses('../../app/main.ts'),
    [`${server}/app/main.ts`]: leaf,
  },
  'web-ui-looks-down': {
    [`${web}/ui/Card.tsx`]: "export const Card = () => <p onClick={() => void import('../platform/high.ts')}>x</p>;\n",
    [`${web}/platform/high.ts`]: leaf,
  },
  'web-platform-looks-down': lookingUp(web, 'platform', 'engine'),
  'web-engine-looks-down': lookingUp(web, 'engine', 'trade'),
  'web-trade-looks-down': lookingUp(web, 'trade', 'features/uang'),
  'web-features-looks-down': { [`${web}/features/uang/kas.ts`]: uses('../../main.ts'), [`${web}/main.ts`]: leaf },
  'server-never-web': {
    [`${server}/app/main.ts`]: uses('../../../web/src/ui/button.ts'),
    [`${web}/ui/button.ts`]: leaf,
  },
  'web-never-server': {
    [`${web}/app/main.ts`]: "export const load = () => import('../../../server/src/app/main.ts');\n",
    [`${server}/app/main.ts`]: leaf,
  },
  'server-no-browser-packages': { [`${server}/app/main.ts`]: uses('react') },
  'web-no-builtins': { [`${web}/app/main.ts`]: uses('node:path') },
  'web-ui-knows-no-trade': {
    [`${web}/ui/button.ts`]: uses('@kilau/contract/modules.ts'),
    [`${contract}/modules.ts`]: leaf,
  },
  'feature-through-api': {
    [`${server}/features/barang/pindah.ts`]: uses('../master/baki.ts'),
    [`${server}/features/master/baki.ts`]: leaf,
  },
  'features-apart': {
    [`${web}/features/manual/jual.ts`]: uses('../penjualan/api.ts'),
    [`${web}/features/penjualan/api.ts`]: leaf,
  },
  'engine-knows-no-feature': {
    [`${server}/engine/list.ts`]: uses('@kilau/contract/features/uang/kas.ts'),
    [`${contract}/features/uang/kas.ts`]: leaf,
  },
  'engine-knows-no-trade': {
    [`${server}/engine/list.ts`]: uses('@kilau/contract/trade/barang/keadaan.ts'),
    [`${contract}/trade/barang/keadaan.ts`]: leaf,
  },
  'packages-stand-alone': { [`${server}/app/main.ts`]: uses('../../../../tools/spec.ts'), 'tools/spec.ts': leaf },
  'testing-from-tests-only': {
    [`${server}/app/main.ts`]: uses('../testing/database.ts'),
    [`${server}/testing/database.ts`]: leaf,
  },
  'test-packages-from-tests-only': { [`${server}/app/main.ts`]: uses('vitest') },
  'nobody-imports-a-test': { [`${server}/app/a.test.ts`]: uses('./b.test.ts'), [`${server}/app/b.test.ts`]: leaf },
  'no-index-files': { [`${web}/ui/button.ts`]: uses('./icons/index.ts'), [`${web}/ui/icons/index.ts`]: leaf },
  'no-barrels': { [`${web}/ui/all.ts`]: "export * from './button.ts';\n", [`${web}/ui/button.ts`]: leaf },
  'bridge-stands-alone': {
    'packages/bridge/src/main.ts': uses('@kilau/contract/core/dec.ts'),
    [`${contract}/core/dec.ts`]: leaf,
  },
  'no-circles': {
    [`${contract}/core/a.ts`]: `import type { B } from './b.ts';\nexport type A = B;\n`,
    [`${contract}/core/b.ts`]: `import type { A } from './a.ts';\nexport type B = A;\n`,
  },
  resolvable: { [`${server}/app/main.ts`]: uses('@kilau/contract/core/gone.ts'), [`${contract}/core/dec.ts`]: leaf },
};

/** What the house allows, so that a rule that always fires is found out too. */
const LAWFUL: Tree = {
  [`${contract}/core/dec.ts`]: leaf,
  [`${contract}/core/dec.test.ts`]: uses('./dec.ts', 'vitest', 'node:fs'),
  [`${contract}/locales/id/umum.ts`]: leaf,
  [`${contract}/modules.ts`]: uses('./core/dec.ts') + leaf,
  [`${contract}/features/master/api.ts`]: "export { leaf } from './baki.ts';\n",
  [`${contract}/features/master/baki.ts`]: leaf,
  [`${contract}/trade/barang/keadaan.ts`]: uses('../../core/dec.ts', '../../modules.ts') + leaf,
  [`${contract}/features/uang/kas.ts`]:
    uses('../master/api.ts', '../../trade/barang/keadaan.ts', '../../modules.ts', '../../core/dec.ts') + leaf,
  [`${contract}/features/uang/index.ts`]: "export { leaf } from './kas.ts';\n",
  [`${contract}/registry.ts`]: uses('./features/uang/index.ts') + leaf,
  [`${server}/platform/log.ts`]: uses('pg', 'node:fs') + leaf,
  [`${server}/ledger/post.ts`]: uses('../platform/log.ts') + leaf,
  [`${server}/engine/list.ts`]: uses('../ledger/post.ts', '@kilau/contract/registry.ts') + leaf,
  [`${server}/engine/list.test.ts`]: uses('./list.ts', '../app/main.ts', '@kilau/contract/features/uang/kas.ts'),
  [`${server}/trade/barang/pindah.ts`]:
    uses('../../engine/list.ts', '../../ledger/post.ts', '@kilau/contract/trade/barang/keadaan.ts') + leaf,
  [`${server}/features/uang/kas.ts`]:
    uses(
      '../../engine/list.ts',
      '../../trade/barang/pindah.ts',
      '@kilau/contract/trade/barang/keadaan.ts',
      '@kilau/contract/features/uang/kas.ts',
      '@kilau/contract/features/master/api.ts',
    ) + leaf,
  [`${server}/features/uang/kas.test.ts`]: uses('../sistem/api.ts', '../katalog/api.ts'),
  [`${server}/features/uang/api.ts`]: leaf,
  [`${server}/features/katalog/api.ts`]: leaf,
  [`${server}/features/sistem/api.ts`]: leaf,
  [`${server}/app/main.ts`]: uses('../features/uang/kas.ts') + leaf,
  [`${server}/testing/database.ts`]: uses('../app/main.ts', 'vitest') + leaf,
  [`${server}/app/main.test.ts`]: uses('./main.ts', '../testing/database.ts'),
  [`${web}/ui/button.tsx`]: `${uses('react', '@kilau/contract/core/dec.ts')}${leaf}export const Button = () => <button type="button">x</button>;\n`,
  [`${web}/trade/bayar/panel.tsx`]: uses('../../ui/button.tsx', '@kilau/contract/trade/barang/keadaan.ts') + leaf,
  [`${web}/features/uang/kas.tsx`]: uses('../../ui/button.tsx', '../../trade/bayar/panel.tsx') + leaf,
  [`${web}/app/router.tsx`]: "export const load = () => import('../features/uang/kas.tsx');\n",
};

const PACKAGES = ['pg', 'react', 'vitest'];
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function plant(name: string, tree: Tree): string {
  const root = join(scratch, name);
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  mkdirSync(join(root, 'node_modules/@kilau'), { recursive: true });
  for (const used of PACKAGES) {
    symlinkSync(join(repositoryRoot, 'node_modules', used), join(root, 'node_modules', used));
  }
  mkdirSync(join(root, contract), { recursive: true });
  writeFileSync(
    join(root, 'packages/contract/package.json'),
    JSON.stringify({ name: '@kilau/contract', exports: { './*': './src/*' } }),
  );
  symlinkSync(join(root, 'packages/contract'), join(root, 'node_modules/@kilau/contract'));
  return root;
}

let options: ICruiseOptions & { enhancedResolveOptions?: Partial<IResolveOptions> };
beforeAll(async () => {
  options = await extractOptions(join(repositoryRoot, '.dependency-cruiser.cjs'));
});

async function look(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, { ...options, validate: true, baseDir }, options.enhancedResolveOptions);
  if (typeof output === 'string') throw new TypeError('the cruiser answered with text');
  return output;
}

const broken = (result: ICruiseResult): string[] => [
  ...new Set(result.summary.violations.map(({ rule }) => rule.name)),
];

describe('the rules of the house', () => {
  it('have a planted fault each', () => {
    const rules = (options.ruleSet?.forbidden ?? []).map(({ name }) => name);
    expect(Object.keys(FAULTS).toSorted()).toEqual(rules.toSorted());
  });

  it.each(Object.entries(FAULTS))('%s fires, and nothing else', async (rule, tree) => {
    const folders = new Set(Object.keys(tree).map((path) => path.slice(0, path.indexOf('/'))));
    expect(broken(await look(plant(rule, tree), [...folders]))).toEqual([rule]);
  });

  it('let lawful imports pass', async () => {
    const result = await look(plant('lawful', LAWFUL), ['packages']);
    expect(result.summary.violations).toEqual([]);
    expect(result.modules.map(({ source }) => source)).toEqual(expect.arrayContaining(Object.keys(LAWFUL)));
  });
});

/** What a file imports, read plainly off its text. The cruiser names built-in modules without their prefix. */
const importsIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\/\*[\s\S]*?\*\/|`[^`]*`/g, '')
      .matchAll(/^(?:import|export)\s[^;'"`]*?from '(?:node:)?([^']+)'/gm),
  ].map(([, name = '']) => name);

describe('the repository', () => {
  const folders = ['packages', 'tools', 'bench', 'e2e'];
  let whole: ICruiseResult;
  // Reading all of it takes seconds, on a busy machine a minute: once for everything that is asked of it.
  beforeAll(async () => {
    whole = await look(repositoryRoot, folders);
  }, 240_000);

  it('keeps every rule', () => {
    expect(whole.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('is seen whole: every source file, and every import in it', () => {
    const files = read(projectFiles().filter((path) => /^(packages|tools|bench|e2e)\/.*\.(ts|tsx)$/.test(path)));
    expect(whole.summary.totalCruised).toBeGreaterThanOrEqual(files.length);
    const seen = new Map(
      whole.modules.map(({ source, dependencies }) => [source, new Set(dependencies.map(({ module }) => module))]),
    );
    expect(files.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
    const missed = files.flatMap(({ path, text }) =>
      importsIn(text)
        .filter((name) => !seen.get(path)?.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missed).toEqual([]);
  });

  it('has its imports of the contract followed to the file they mean', () => {
    const across = whole.modules
      .filter(({ source }) => source.startsWith('packages/'))
      .flatMap(({ dependencies }) => dependencies)
      .filter(({ module }) => module.startsWith('@kilau/contract/'));
    expect(across.length).toBeGreaterThan(0);
    expect(across.filter(({ resolved }) => !resolved.startsWith(`${contract}/`))).toEqual([]);
  });
});
