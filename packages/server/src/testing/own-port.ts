import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that Linux, macOS and Windows hand out by themselves. */
const FIRST = 20_000;
const LAST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port for a server that is stopped and started again. Nobody else is given it while it is down, as happens to those
 * that the system hands out to whoever asks for any.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}
