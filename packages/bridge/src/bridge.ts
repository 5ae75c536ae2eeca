import { once } from 'node:events';
import { pairingCode, type Config } from './config.ts';
import { bridgeServer } from './http.ts';
import { Queues, type Times } from './queue.ts';
import { JobStore } from './store.ts';

const SECOND = 1000;
const TIMES: Omit<Times, 'giveUp'> = {
  connect: 3 * SECOND,
  stall: 60 * SECOND,
  linger: 2 * SECOND,
  retry: 5 * SECOND,
  answer: 4 * SECOND,
};

export interface Bridge {
  readonly port: number;
  readonly code: string;
  close(): Promise<void>;
}

/** Starts a bridge: what an earlier run left is printed first. */
export async function startBridge(config: Config, times: Partial<Times> = {}): Promise<Bridge> {
  const { directory, origins, printers, giveUpMinutes } = config;
  const code = await pairingCode(directory);
  const store = new JobStore(directory);
  await store.open();
  const queues = new Queues(printers, store, { ...TIMES, giveUp: giveUpMinutes * 60 * SECOND, ...times });
  const server = bridgeServer(queues, { origins, code });
  server.listen(config.port, '127.0.0.1');
  await once(server, 'listening');
  queues.begin();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    code,
    close: async () => {
      await queues.end();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
