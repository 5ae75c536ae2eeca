// What the commands of package.json share. Plain Node without packages: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRuntime } from './runtime.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LOCKFILE = join(root, 'package-lock.json');
const INSTALL_STAMP = join(root, 'node_modules', '.kilau-stamp');
const BUILD_STAMP = join(root, 'packages', 'server', 'dist', '.build-stamp');

/**
 * What `package.json` holds of what is read here.
 * @typedef {{ bin?: string | Record<string, string>, workspaces?: string[], dependencies?: Record<string, string> }}
 * Manifest
 *
 * What npm writes down about a tree of packages, in package-lock.json and inside node_modules.
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 *
 * How a program is run: `show` lets it write to our terminal, `capture` collects what it writes, `tee` does both.
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'show' | 'capture' | 'tee', shell?: boolean }} RunOptions
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Ends the program with one sentence for the person who started it.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Runs a command on a supported Node; an unexpected error still ends with its reason and a failure code.
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    await ensureRuntime();
    await command();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/**
 * Runs a program and waits for it. A signal that ends us ends it first.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<RunResult>}
 */
export async function run(command, args, { cwd = root, env = process.env, output = 'show', shell = false } = {}) {
  const pipe = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: [output === 'show' ? 'inherit' : 'ignore', pipe, pipe],
  });
  /** @type {string[]} */
  const pieces = [];
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from?.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
      pieces.push(piece);
      if (output === 'tee') to.write(piece);
    });
  }
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    // A terminal sends Ctrl-C to everybody in it. A second one from us would pass for impatience.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const code = await /** @type {Promise<number | null>} */ (
      new Promise((resolve, reject) => {
        child.once('error', reject).once('close', resolve);
      })
    );
    return { code: code ?? 1, output: pieces.join('') };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Runs the program an installed package brings, the same way on every system: its script with this very Node.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runBin(packageName, args, options) {
  const home = join(root, 'node_modules', packageName);
  const { bin = {} } = /** @type {Manifest} */ (readJson(join(home, 'package.json')));
  const script = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (script === undefined) throw new Error(`${packageName} brings no program`);
  return run(process.execPath, [join(home, script), ...args], options);
}

/**
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs `npm ci` when what is installed is not what the lockfile says. Costs nothing otherwise. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return;
  if (!isInstalled()) {
    console.log('Installing packages…');
    const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) fail('The packages could not be installed (npm ci failed, see above).');
  }
  writeFileSync(INSTALL_STAMP, wanted);
}

/**
 * Whether node_modules already holds what the lockfile asks for, by npm's own record of it; so after an `npm install`
 * by hand. Packages for other systems are optional and may be missing; one too many may be a forgotten dependency.
 */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = /** @type {Lock} */ (readJson(LOCKFILE)).packages;
  const present = /** @type {Lock} */ (readJson(record)).packages;
  const missing = Object.entries(wanted).filter(
    ([path, { version, optional, peer }]) =>
      path.includes('node_modules/') && (path in present ? present[path]?.version !== version : !optional && !peer),
  );
  return missing.length === 0 && Object.keys(present).every((path) => path in wanted);
}

/** @param {readonly string[]} args */
function runNpm(args) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** Builds server and pages when a source has changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building…');
  const { code } = await run(process.execPath, [join(root, 'tools', 'build.mjs')]);
  if (code !== 0) fail('The build failed, see above.');
}

function isBuilt() {
  const results = [
    BUILD_STAMP,
    join(root, 'packages/server/dist/main.js'),
    join(root, 'packages/server/dist/worker.js'),
    join(root, 'packages/server/dist/workbook-thread.js'),
    join(root, 'packages/web/dist/index.html'),
  ];
  return results.every((file) => existsSync(file)) && readFileSync(BUILD_STAMP, 'utf8') === sourceDigest();
}

/**
 * Take the digest before the build: a file saved in its midst must count as newer.
 * @param {string} sources
 */
export function markBuilt(sources) {
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, sources);
}

/** One text for the state of everything a build depends on. Contents, because times change with every checkout. */
export function sourceDigest() {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE));
  for (const file of [
    join(root, 'tools', 'build.mjs'),
    join(root, 'tools', 'bundle.mjs'),
    ...sourceFiles(join(root, 'packages')),
  ]) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} dir
 * @returns {string[]}
 */
function sourceFiles(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(dir, entry.name)) : [join(dir, entry.name)]))
    .toSorted();
}
