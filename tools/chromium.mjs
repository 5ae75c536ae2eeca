// The browser of the browser journeys: whatever Chromium is installed, or else Debian's small one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './lib.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = 'chromium-headless-shell';

/**
 * Where a Chromium is, or `undefined`. The variable `CHROMIUM` may name one.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : fail(`CHROMIUM names ${named}, which does not exist.`);
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return places.find((file) => existsSync(file));
}

/** Installs one where that is possible without asking anybody. */
export async function ensureChromium() {
  if (findChromium()) return;
  const admin = existsSync('/usr/bin/apt-get') ? await adminPrefix() : undefined;
  if (!admin) {
    fail(
      `The browser journeys need Chromium, and this machine has none: install Debian's ${PACKAGE} ` +
        '(as root), or set CHROMIUM to the program.',
    );
  }
  console.log(`Installing ${PACKAGE} for the browser journeys…`);
  for (const args of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', PACKAGE]]) {
    const [program = 'apt-get', ...rest] = [...admin, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run(program, rest, { env, output: 'capture' });
    if (code !== 0) fail(`${output}\napt-get could not install ${PACKAGE}: install a Chromium by hand, or set CHROMIUM.`);
  }
  if (!findChromium()) fail(`${PACKAGE} was installed, but no program of it is on the PATH.`);
}

/**
 * What to put before a command to run it as root: nothing for root, sudo where it needs no password.
 * @returns {Promise<string[] | undefined>}
 */
async function adminPrefix() {
  if (process.getuid?.() === 0) return [];
  try {
    const { code } = await run('sudo', ['-n', 'true'], { output: 'capture' });
    return code === 0 ? ['sudo', '-n'] : undefined;
  } catch {
    return undefined;
  }
}
