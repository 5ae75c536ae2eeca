// npm run check: everything that can be said about the sources without running the shop. A file named as argument gets
// the report of the tests of tidiness.
import { ensureInstalled, main, runBin } from './lib.mjs';

/** As many as a small machine has cores. */
const AT_ONCE = 2;
const [report] = process.argv.slice(2);
const reporters = [
  '--reporter=dot',
  ...(report === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`]),
];
/**
 * Name, package that brings the program, arguments; the slowest first. Imports are judged among the tests of tidiness,
 * which read all sources for it anyway.
 */
const CHECKS = /** @type {const} */ ([
  ['tidy', 'vitest', ['run', '--project', 'unit', 'tools/', ...reporters]],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'typescript', ['--noEmit', '-p', '.']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused', 'knip', []],
]);

await main(async () => {
  await ensureInstalled();
  const queue = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const [name, packageName, args] = check;
      if (!(await passes(name, packageName, args))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) {
    console.error(`\nNot clean: ${failed.join(', ')}.`);
    process.exit(1);
  }
});

/**
 * @param {string} name
 * @param {string} packageName
 * @param {readonly string[]} args
 */
async function passes(name, packageName, args) {
  const started = Date.now();
  const { code, output } = await runBin(packageName, args, { output: 'capture' });
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(8)}${seconds}`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, '     '));
  return code === 0;
}
