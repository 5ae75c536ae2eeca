// The browser of the browser journeys: whatever Chromium is installed, or else Debian's small one.
import { existsSync } from 'node:fs';
import { findProgram, installPackage } from './debian.mjs';
import { fail } from './lib.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = 'chromium-headless-shell';

/**
 * Where a Chromium is, or `undefined`. The variable `CHROMIUM` may name one.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : fail(`CHROMIUM names ${named}, which does not exist.`);
  return findProgram(NAMES);
}

/** Installs one where that is possible without asking anybody. */
export async function ensureChromium() {
  if (findChromium()) return;
  await installPackage(
    PACKAGE,
    'the browser journeys',
    `install Debian's ${PACKAGE} (as root), or set CHROMIUM to the program of another Chromium.`,
  );
  if (!findChromium()) fail(`${PACKAGE} was installed, but no program of it is on the PATH.`);
}
