import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

/** Pieces that a till scans at a steady pace, whether or not the last answer has come. */
export interface Scanning {
  readonly url: string;
  readonly token: string;
  readonly codes: readonly string[];
  readonly seconds: number;
}

const EVERY_MS = 25;

/** One scan; answers how long it took. */
function scan(agent: Agent, { url, token }: Scanning, code: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/v1/barang/${code}/harga-jual`, { agent, headers: { 'x-auth-token': token } });
    asked.once('error', reject).once('response', (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`a scan of ${code} was answered with ${answer.statusCode}`));
      });
    });
    asked.end();
  });
}

async function scanAway(scanning: Scanning): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const { codes, seconds } = scanning;
  const times: Promise<number>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    times.push(scan(agent, scanning, codes[times.length % codes.length] ?? ''));
    await sleep(Math.max(0, begun + times.length * EVERY_MS - performance.now()));
  }
  const answered = await Promise.all(times);
  agent.destroy();
  return answered;
}

// In a thread of its own: what else the bench reads must not hold up the clock of the scans.
if (!isMainThread) parentPort?.postMessage(await scanAway(workerData as Scanning), []);
