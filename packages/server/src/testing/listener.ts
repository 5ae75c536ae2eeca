import type { AddressInfo } from 'node:net';
import type { TestApp } from './app.ts';

/** What a browser of the shop is told, heard over the server's own long polling. */
export interface Listener {
  /** Waits for the next events, oldest first: name and payload. */
  next(): Promise<readonly (readonly [string, unknown])[]>;
}

const SEPARATOR = '\u001e';

/** The address of the test's server, which begins to listen on a free port of this machine. */
export async function listening({ app, services }: TestApp): Promise<string> {
  if (!app.server.listening) {
    services.realtime.attach(app.server);
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Joins as the owner of a token (Engine.IO 4, Socket.IO 5). */
export async function listenAs(url: string, token: string): Promise<Listener> {
  const polling = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(polling)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { readonly sid: string };
  const own = `${polling}&sid=${sid}`;
  const receive = async (): Promise<string[]> => (await (await fetch(own)).text()).split(SEPARATOR);
  await fetch(own, { method: 'POST', body: `40${JSON.stringify({ token })}` });
  const [answer = ''] = await receive();
  if (!answer.startsWith('40')) throw new Error(`not let in: ${answer}`);
  return {
    async next() {
      for (;;) {
        const events = (await receive()).filter((packet) => packet.startsWith('42'));
        if (events.length > 0) return events.map((packet) => JSON.parse(packet.slice(2)) as [string, unknown]);
      }
    },
  };
}
