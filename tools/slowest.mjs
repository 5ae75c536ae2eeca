// What took longest, told at the end of npm test: where time goes is seen before it has grown.
import { relative } from 'node:path';
import { root } from './lib.mjs';

const MOST = 10;

/**
 * Something that was run, and how long it took.
 * @typedef {{ name: string, seconds: number }} Timed
 */

/**
 * The longest of a list, one a line, longest first.
 * @param {string} title
 * @param {readonly Timed[]} all
 */
export function longest(title, all) {
  const most = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
  return [title, ...most.map(line)].join('\n');
}

/**
 * What every step took, in their order, and all of them together.
 * @param {readonly Timed[]} steps
 */
export function stepTimes(steps) {
  const together = { name: 'all', seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0) };
  return ['Steps:', ...[...steps, together].map(line)].join('\n');
}

/** @param {Timed} timed */
function line({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}

/**
 * The test files of a run, from the report that vitest writes.
 * @typedef {{ name: string, startTime: number, endTime: number }} FileResult
 * @param {{ testResults: readonly FileResult[] }} report
 * @returns {readonly Timed[]}
 */
export function testFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}
