/** A browser's line to the server, spoken as the protocol says (engine.io 4 by polling, socket.io 5). */
export interface TestSocket {
  /** Events so far, as `[name, payload]`. */
  readonly events: readonly (readonly [string, unknown])[];
  /** Undefined while connected; otherwise the server's reason, `hung up` for good, or `line lost`: to come again. */
  readonly ended: string | undefined;
  close(): void;
}

const SEPARATOR = '\u001e';

/** Connects and answers once the server has let us in or refused. */
export async function openSocket(origin: string, auth: object): Promise<TestSocket> {
  const address = `${origin}/socket.io/?EIO=4&transport=polling`;
  const events: [string, unknown][] = [];
  const stop = new AbortController();
  let ended: string | undefined;
  let settle = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const opening = await (await fetch(address, { signal: stop.signal })).text();
  const { sid } = JSON.parse(opening.slice(1)) as { sid: string };
  const send = (packet: string) =>
    fetch(`${address}&sid=${sid}`, { method: 'POST', body: packet, signal: stop.signal });

  async function take(packet: string): Promise<void> {
    if (packet === '2') await send('3');
    else if (packet === '1') ended ??= 'line lost';
    else if (packet.startsWith('41')) ended ??= 'hung up';
    else if (packet.startsWith('44')) ended ??= (JSON.parse(packet.slice(2)) as { message: string }).message;
    else if (packet.startsWith('42')) events.push(JSON.parse(packet.slice(2)) as [string, unknown]);
    // The first packet after asking says whether we are in.
    settle();
  }

  async function listen(): Promise<void> {
    while (ended === undefined) {
      const reply = await fetch(`${address}&sid=${sid}`, { signal: stop.signal });
      if (!reply.ok) ended ??= 'line lost';
      else for (const packet of (await reply.text()).split(SEPARATOR)) await take(packet);
    }
  }

  await send(`40${JSON.stringify(auth)}`);
  listen()
    .catch(() => (ended ??= 'line lost'))
    .finally(settle);
  await answered;
  return {
    events,
    get ended() {
      return ended;
    },
    close: () => stop.abort(),
  };
}
