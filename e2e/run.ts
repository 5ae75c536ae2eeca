import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journeys } from './journeys/all.ts';
import { launch } from './lib/browser.ts';
import type { JourneyDefinition } from './lib/journey.ts';
import { LANES, Servers } from './lib/lanes.ts';
import type { Server } from './lib/server.ts';
import { PICTURES, walk } from './lib/walk.ts';

/**
 * Walks the journeys in Chromium against servers started as a shop starts them, three at once. `node e2e/run.ts word`
 * walks those whose name has the word. Ends with a plain line 'N passed, N failed'.
 */
const TIMES = join(PICTURES, '..', 'e2e.json');
const word = process.argv[2]?.toLowerCase() ?? '';

interface Walked {
  readonly name: string;
  readonly seconds: number;
  readonly passed: boolean;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Walks journeys from a common queue until it is empty, in a browser and on a demo server of its own. */
async function lane(queue: JourneyDefinition[], servers: Servers, walked: Walked[]): Promise<void> {
  const browser = await launch();
  let demo: Server | undefined;
  const serverOf = async ({ server }: JourneyDefinition) =>
    server === 'demo' ? (demo ??= await servers.demo()) : servers.empty();
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    const definition = one;
    let server = await serverOf(definition);
    const begun = Date.now();
    const secondsNow = () => (Date.now() - begun) / 1000;
    try {
      // A journey that fails is walked once more, on a server that the first walk left nothing on, and both walks are
      // told: a browser on a busy machine misses a beat now and then, a fault does not go away.
      await walk(browser, definition, server).catch(async (error: unknown) => {
        console.log(`  … ${definition.name}: walked again after\n    ${reasonOf(error)}`);
        await server.stop();
        demo = definition.server === 'demo' ? undefined : demo;
        server = await serverOf(definition);
        return walk(browser, definition, server);
      });
      walked.push({ name: definition.name, seconds: secondsNow(), passed: true });
      console.log(`  ✓ ${definition.name} (${secondsNow().toFixed(1)} s)`);
    } catch (error) {
      walked.push({ name: definition.name, seconds: secondsNow(), passed: false });
      console.log(`  ✗ ${definition.name}\n    ${reasonOf(error)}`);
    }
    if (server !== demo) await server.stop();
  }
  await browser.close();
}

async function main(): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const queue = journeys.filter((one) => one.name.toLowerCase().includes(word));
  const servers = new Servers();
  const walked: Walked[] = [];
  try {
    await Promise.all(Array.from({ length: Math.min(LANES, queue.length) }, () => lane(queue, servers, walked)));
  } finally {
    await servers.close();
  }
  await writeFile(TIMES, JSON.stringify(walked));
  const passed = walked.filter((one) => one.passed).length;
  console.log(`${passed} passed, ${walked.length - passed} failed`);
  process.exitCode = walked.length > passed ? 1 : 0;
}

await main();
