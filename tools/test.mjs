// npm test: all there is to prove, in the order in which it fails fastest. A fresh machine needs nothing but Node.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePrograms, TEST_PROGRAMS } from './debian.mjs';
import { ensureBuilt, ensureInstalled, fail, main, readJson, root, run, runBin } from './lib.mjs';
import { longest, stepTimes, testFiles } from './slowest.mjs';

const CACHE = join(root, '.cache');
/** Reports of those who have run: the tests of tidiness among the checks, all other tests, the journeys. */
const TIDY = join(CACHE, 'tidy.json');
const TESTS = join(CACHE, 'vitest.json');
const JOURNEYS = join(CACHE, 'e2e.json');

/**
 * What a run of vitest says of itself.
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: import('./slowest.mjs').FileResult[] }} Report
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {import('./slowest.mjs').Timed} Timed
 */

/** @type {Timed[]} */
const steps = [];

await main(async () => {
  await ensureInstalled();
  await ensureChromium();
  await ensurePrograms(TEST_PROGRAMS);
  mkdirSync(CACHE, { recursive: true });
  // A report left by an earlier run must not speak for this one.
  for (const report of [TIDY, TESTS, JOURNEYS]) rmSync(report, { force: true });

  // The build fills the gaps that the checks leave on the second core.
  const [checks] = await step('Checks and build', () =>
    Promise.all([run(process.execPath, [join(root, 'tools', 'check.mjs'), TIDY]), ensureBuilt()]),
  );
  if (checks.code !== 0) fail('Stopped: the checks found faults in the sources, see above.');

  // Those of tidiness have run among the checks.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${TESTS}`];
  const { code } = await step('Tests', () => runBin('vitest', ['run', '--exclude=tools/**', ...reporters]));
  if (!existsSync(TESTS)) fail('Stopped: vitest ended without a report, see above.');
  const tests = counted([TIDY, TESTS]);
  if (code !== 0 || tests.failed > 0) stop('a test failed', tests);

  const journeys = await step('Browser journeys', runJourneys);
  const all = { passed: tests.passed + journeys.passed, failed: journeys.failed };
  if (journeys.code !== 0 || journeys.failed > 0) stop('a browser journey failed', all);
  if (journeys.passed === 0) stop('no browser journey ran', all);
  tellTimes();
  console.log(`\n${summary(all)}`);
});

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(name, work) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const result = await work();
  steps.push({ name, seconds: (Date.now() - begun) / 1000 });
  return result;
}

/**
 * @param {string} reason
 * @param {Counts} counts
 */
function stop(reason, counts) {
  console.log(`\n${summary(counts)}`);
  fail(`Stopped: ${reason}, see above.`);
}

/**
 * CI reads this form, alone on its line.
 * @param {Counts} counts
 */
function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {readonly string[]} reports
 * @returns {Counts}
 */
function counted(reports) {
  const all = reports.map((file) => /** @type {Report} */ (readJson(file)));
  return {
    passed: all.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
    failed: all.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0),
  };
}

function tellTimes() {
  const files = [TIDY, TESTS].flatMap((file) => testFiles(/** @type {Report} */ (readJson(file))));
  console.log(`\n${longest('Longest test files:', files)}`);
  console.log(`\n${longest('Longest journeys:', /** @type {Timed[]} */ (readJson(JOURNEYS)))}`);
  console.log(`\n${stepTimes(steps)}`);
}

/**
 * The journeys say themselves, in the same form, how they ended.
 * @returns {Promise<Counts & { code: number }>}
 */
async function runJourneys() {
  const { code, output } = await run(process.execPath, [join('e2e', 'run.ts')], { output: 'tee' });
  const [, passed = '0', failed = '0'] = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  return { code, passed: Number(passed), failed: Number(failed) };
}
