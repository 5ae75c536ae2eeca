// npm test: all there is to prove, in the order in which it fails fastest. A fresh machine needs nothing but Node.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePrograms, TEST_PROGRAMS } from './debian.mjs';
import { ensureBuilt, ensureInstalled, fail, main, readJson, root, run, runBin } from './lib.mjs';

const REPORT = join(root, '.cache', 'vitest.json');

/** @typedef {{ passed: number, failed: number }} Counts */

await main(async () => {
  await ensureInstalled();
  await ensureChromium();
  await ensurePrograms(TEST_PROGRAMS);

  step('Checks');
  const checks = await run(process.execPath, [join(root, 'tools', 'check.mjs')]);
  if (checks.code !== 0) fail('Stopped: the checks found faults in the sources, see above.');

  step('Build');
  await ensureBuilt();

  step('Tests');
  const tests = await runVitest();
  if (tests.code !== 0) stop('a test failed', tests);

  step('Browser journeys');
  const journeys = await runJourneys();
  const all = { passed: tests.passed + journeys.passed, failed: journeys.failed };
  if (journeys.code !== 0 || journeys.failed > 0) stop('a browser journey failed', all);
  if (journeys.passed === 0) stop('no browser journey ran', all);

  console.log(`\n${summary(all)}`);
});

/** @param {string} name */
function step(name) {
  console.log(`\n── ${name}`);
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

/** @returns {Promise<Counts & { code: number }>} */
async function runVitest() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // A report left by an earlier run must not speak for this one.
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { code } = await runBin('vitest', ['run', ...reporters]);
  if (!existsSync(REPORT)) fail('Stopped: vitest ended without a report, see above.');
  const report = /** @type {{ numPassedTests: number, numFailedTests: number }} */ (readJson(REPORT));
  return { code, passed: report.numPassedTests, failed: report.numFailedTests };
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
