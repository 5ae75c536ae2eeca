// Programs of Debian that tests need: found on the PATH, or installed where that is possible without asking anybody.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './lib.mjs';

/**
 * A program, Debian's package that brings it, and what it is for, in words: 'the tests of tags'.
 * @typedef {{ program: string, package: string, purpose: string }} Program
 */

/** What reads the printed tags back. @type {readonly Program[]} */
export const TEST_PROGRAMS = [
  { program: 'zbarimg', package: 'zbar-tools', purpose: 'the tests of barcodes' },
  { program: 'pdftoppm', package: 'poppler-utils', purpose: 'the tests of barcodes' },
];

/**
 * Where one of these programs is, or `undefined`.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  return places.find((file) => existsSync(file));
}

/**
 * Installs what is missing of these programs, and ends the program with a sentence where that is not possible.
 * @param {readonly Program[]} programs
 */
export async function ensurePrograms(programs) {
  for (const { program, package: name, purpose } of programs) {
    if (findProgram([program])) continue;
    await installPackage(
      name,
      purpose,
      `install Debian's ${name} (as root), or another package that brings ${program}.`,
    );
    if (!findProgram([program])) fail(`${name} was installed, but ${program} is not on the PATH.`);
  }
}

/**
 * Installs one package of Debian, without asking anybody.
 * @param {string} name
 * @param {string} purpose
 * @param {string} advice what to do where that is not possible.
 */
export async function installPackage(name, purpose, advice) {
  const admin = existsSync('/usr/bin/apt-get') ? await adminPrefix() : undefined;
  if (!admin) fail(`A program for ${purpose} is missing on this machine: ${advice}`);
  console.log(`Installing ${name} for ${purpose}…`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [program = 'apt-get', ...rest] = [...admin, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run(program, rest, { env, output: 'capture' });
    if (code !== 0) fail(`${output}\napt-get could not install ${name}: ${advice}`);
  }
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
