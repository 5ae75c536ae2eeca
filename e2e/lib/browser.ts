import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../tools/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param more arguments beside those of every browser. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium found: run npm test, which installs it');
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], headless: true });
}

/** The small one: a page that has just come up takes half as long to read it. */
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Waits until what moves has come to rest: opacity would be measured half way. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      .map((one) => one.finished);
    await Promise.race([Promise.allSettled(ending), new Promise((resolve) => void setTimeout(resolve, 1000))]);
  });
}

/** What the program has around its pages. */
const NAVIGATION = 'nav:not(main nav)';
const navigations = new WeakMap<Page, Set<string>>();

/**
 * The navigation is drawn anew with every page, and is most of what axe would look at there. Where it offers what it
 * has offered at this width before, only the rest of the page is new.
 */
async function knowsNavigation(page: Page): Promise<boolean> {
  const told = await page.evaluate(
    (selector) => [innerWidth, ...Array.from(document.querySelectorAll(selector), (one) => one.textContent)].join('\n'),
    NAVIGATION,
  );
  const seen = navigations.get(page) ?? new Set();
  navigations.set(page, seen);
  if (seen.has(told)) return true;
  seen.add(told);
  return false;
}

/** Runs axe-core on the page and answers what it found, in words. */
export async function violations(page: Page): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (known) => {
      const { axe: loaded } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
      };
      // Leaving it out of the context would not be enough: axe makes its own tree of all that is in the document. Where
      // the hand is, it stays: an element that is taken out loses it.
      const parts = known === undefined ? [] : [...document.querySelectorAll(known)];
      const emptied = parts
        .filter((part) => !part.contains(document.activeElement))
        .map((full) => {
          const empty = full.cloneNode();
          full.replaceWith(empty);
          return { full, empty: empty as Element };
        });
      try {
        const { violations: all } = await loaded.run(known === undefined ? document : { exclude: [[known]] }, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
          // What passes is not told: putting it together takes as long as looking.
          resultTypes: ['violations'],
        });
        return all;
      } finally {
        for (const { full, empty } of emptied) empty.replaceWith(full);
      }
    },
    (await knowsNavigation(page)) ? NAVIGATION : undefined,
  );
  return found.map(
    (one) =>
      `${one.id}: ${one.help}\n${one.nodes
        .slice(0, 3)
        .map((node) => `    ${node.html.slice(0, 200)}\n    ${node.failureSummary ?? ''}`)
        .join('\n')}`,
  );
}
