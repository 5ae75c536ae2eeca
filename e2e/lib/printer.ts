import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestPrinter } from '../../packages/bridge/src/testing/printer.ts';
import { expect } from './journey.ts';

/** A receipt printer of the network that can be switched off, and what came out of it. */
export class NetworkPrinter extends TestPrinter {
  /** Waits for the page of that place, counted from 1. */
  async page(count: number): Promise<Buffer> {
    for (let time = 0; time < 300 && this.pages.length < count; time += 1) await sleep(50);
    const page = this.pages[count - 1];
    expect(page, `the printer printed ${this.pages.length} pages, not ${count}`);
    return page;
  }
}

const MAIN = join(import.meta.dirname, '..', '..', 'packages', 'bridge', 'src', 'main.ts');

/** A print bridge, started as a shop starts it. */
export class BridgeProgram {
  readonly #directory: string;
  #child: ChildProcess | undefined;
  /** Where it listens, as it says itself. */
  url = '';

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async configured(origin: string, printer: NetworkPrinter): Promise<BridgeProgram> {
    const directory = await mkdtemp(join(tmpdir(), 'kilau-e2e-bridge-'));
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const printers = { struk: `tcp://127.0.0.1:${printer.port}` };
    await writeFile(join(directory, 'bridge.json'), JSON.stringify({ port, origins: [origin], printers }));
    return new BridgeProgram(directory);
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, KILAU_BRIDGE: this.#directory },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let said = '';
    while (!said.includes('Pairing code')) {
      const [chunk] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer];
      expect(child.exitCode === null, 'the bridge did not start');
      said += chunk.toString();
    }
    this.url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
  }

  async code(): Promise<string> {
    return (await readFile(join(this.#directory, 'pairing-code'), 'utf8')).trim();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
