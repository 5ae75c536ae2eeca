/**
 * Who may import whom (docs/ARCHITECTURE.md). `tools/architecture.test.ts` plants one fault per rule and counts modules,
 * because a cruiser that cannot parse TypeScript sees nothing and reports nothing.
 */

const SERVER = ['platform', 'ledger', 'engine', 'trade', 'features', 'app'];
const WEB = ['ui', 'platform', 'engine', 'trade', 'features', 'app'];
/** The one feature that all others may ask, through its api.ts: the shop's base data. */
const BASE = 'master';
const TEST_FILE = '\\.test\\.tsx?$';
const TESTING = '^packages/[^/]+/src/testing/';

/** One rule per floor of a package: it may not look up. A test may, to prove an engine on what really uses it. */
const floors = (name, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}-looks-down`,
    comment: `${name}: ${layers.join(' <- ')}; ${layer} imports nothing that stands on it.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${layer}/`, pathNot: TEST_FILE },
    to: { path: `^packages/${name}/src/((${layers.slice(index + 1).join('|')})/|[^/]+$)` },
  }));

module.exports = {
  forbidden: [
    // Contract: core <- trade <- features <- registry, with modules and locales beside core.
    {
      name: 'contract-core-stands-alone',
      comment: 'core is the bottom of everything: it imports core and locales only.',
      severity: 'error',
      from: { path: '^packages/contract/src/core/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(core|locales)/' },
    },
    {
      name: 'contract-modules-on-core',
      comment: 'The list of module flags is described in field kinds and knows nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src/modules\\.ts$' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/core/' },
    },
    {
      name: 'contract-locales-stand-alone',
      comment: 'Texts import texts only, so that anyone may import them.',
      severity: 'error',
      from: { path: '^packages/contract/src/locales/' },
      to: { pathNot: '^packages/contract/src/locales/' },
    },
    {
      name: 'contract-trade-below-features',
      comment: 'The trade is what features have in common: it knows none of them.',
      severity: 'error',
      from: { path: '^packages/contract/src/trade/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/((core|locales|trade)/|modules\\.ts$)' },
    },
    {
      name: 'contract-features-below-registry',
      comment: 'The registry collects the features; a feature that reads it back would make a circle of meaning.',
      severity: 'error',
      from: { path: '^packages/contract/src/features/' },
      to: { path: '^packages/contract/src/[^/]+$', pathNot: '^packages/contract/src/modules\\.ts$' },
    },
    {
      name: 'contract-registry-through-index',
      comment:
        'The registry takes a feature by its index.ts, the one list of what the feature declares, and what may be ' +
        'approved by its approvals.ts: the first load has no place for that.',
      severity: 'error',
      from: { path: '^packages/contract/src/[^/]+$' },
      to: {
        path: '^packages/contract/src/features/',
        pathNot: '^packages/contract/src/features/[^/]+/(index|approvals)\\.ts$',
      },
    },
    {
      name: 'contract-pure-packages',
      comment: 'The contract runs in browser and server: exact decimals, dates and schemas are all it needs.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TEST_FILE },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@types/)?(big\\.js|dayjs|zod)/' },
    },
    {
      name: 'contract-no-builtins',
      comment: 'No I/O in the contract.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TEST_FILE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-knows-no-floor-above',
      comment: 'Server and web stand on the contract.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(server|web)/' },
    },

    // Server and web.
    ...floors('server', SERVER),
    ...floors('web', WEB),
    {
      name: 'server-never-web',
      comment: 'Server and web meet in the contract only.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'web-never-server',
      comment: 'Server and web meet in the contract only.',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'server-no-browser-packages',
      comment: 'Nothing that draws a screen runs on the server.',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: {
        path: 'node_modules/(react|react-dom|react-i18next|@mantine/[^/]+|@tanstack/[^/]+|socket\\.io-client|vite)/',
      },
    },
    {
      name: 'web-no-builtins',
      comment: 'The browser has no file system.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: [TEST_FILE, TESTING] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-ui-knows-no-trade',
      comment: 'Buttons, grids and dialogs take number kinds and texts from the contract, never a word of the trade.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(core|locales)/' },
    },

    {
      name: 'bridge-stands-alone',
      comment: 'The print bridge runs on a till without anything installed: of other packages it may know types only.',
      severity: 'error',
      from: { path: '^packages/bridge/', pathNot: TEST_FILE },
      to: { pathNot: '^packages/bridge/', dependencyTypesNot: ['core', 'type-only'] },
    },

    // Features.
    {
      name: 'feature-through-api',
      comment: 'A feature reaches another feature, on its own floor or a lower one, only through api.ts.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/features/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/features/',
        pathNot: ['^packages/[^/]+/src/features/$1/', '^packages/[^/]+/src/features/[^/]+/api\\.tsx?$'],
      },
    },
    {
      name: 'features-apart',
      comment: 'What two features need stands in trade, below both; a test may have a sale made or a photo taken.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/features/([^/]+)/', pathNot: TEST_FILE },
      to: {
        path: '^packages/[^/]+/src/features/',
        pathNot: ['^packages/[^/]+/src/features/$1/', `^packages/[^/]+/src/features/${BASE}/`],
      },
    },
    {
      name: 'engine-knows-no-feature',
      comment: 'Platform, ledger, engine, trade and ui work from the registry; they never name a feature.',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/(platform|ledger|engine|trade|ui)/', pathNot: TEST_FILE },
      to: { path: '^packages/contract/src/features/' },
    },
    {
      name: 'engine-knows-no-trade',
      comment: 'The trade stands on the engine; what is below it moves entries and definitions, never a piece.',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/(platform|ledger|engine)/', pathNot: TEST_FILE },
      to: { path: '^packages/contract/src/trade/' },
    },

    // Everywhere.
    {
      name: 'packages-stand-alone',
      comment: 'What ships does not lean on tools, benchmarks or browser journeys.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(tools|bench|e2e)/' },
    },
    {
      name: 'testing-from-tests-only',
      comment: 'Helpers of tests stay out of the program.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST_FILE, TESTING] },
      to: { path: TESTING },
    },
    {
      name: 'test-packages-from-tests-only',
      comment: 'Test libraries stay out of the program.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: [TEST_FILE, TESTING] },
      to: {
        path: 'node_modules/(vitest|@vitest/[^/]+|@testing-library/[^/]+|fast-check|jsdom|playwright-core|axe-core)/',
      },
    },
    {
      name: 'nobody-imports-a-test',
      comment: 'What two tests share belongs into testing/.',
      severity: 'error',
      from: {},
      to: { path: TEST_FILE },
    },
    {
      name: 'no-index-files',
      comment: 'One index.ts per feature and language; every other import names the file it means.',
      severity: 'error',
      from: {},
      to: {
        path: '/index\\.(ts|tsx|mjs)$',
        pathNot: [
          'node_modules/',
          '^packages/[^/]+/src/features/[^/]+/index\\.tsx?$',
          '^packages/contract/src/locales/',
        ],
      },
    },
    {
      name: 'no-barrels',
      comment: 'Only a feature passes on what it has not written itself, in its index.ts and api.ts.',
      severity: 'error',
      from: { path: '^(packages|tools|bench|e2e)/', pathNot: '^packages/[^/]+/src/features/[^/]+/(index|api)\\.tsx?$' },
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would slip past every other rule.',
      severity: 'error',
      from: {},
      // The address of a file that a package exports: the resolver of this tool takes `?url` for a part of its name, and
      // the build ends where it is not there.
      to: { couldNotResolve: true, pathNot: '^[^.].*\\?url$' },
    },
  ],
  options: {
    parser: 'swc',
    // Never into packages: where an import leads is enough.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage|packages/[^/]+/dist)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      // `@kilau/contract/core/dec.ts` leads through the package's exports to the file itself.
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
