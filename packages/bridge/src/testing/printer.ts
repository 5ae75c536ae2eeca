import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const HOST = '127.0.0.1';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server, port = 0): Promise<Server> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}

/**
 * A printer in the network that can be unplugged. Its port stays its own meanwhile: any other program of this machine
 * could be given it, and would take the paper.
 */
export class TestPrinter {
  /** What came out, a page for each line that was opened to it. */
  readonly pages: Buffer[] = [];
  port = 0;
  /** What it does with who calls. */
  behave = (socket: Socket) => this.reads(socket);
  readonly #lines = new Set<Socket>();
  #server: Server | undefined;
  /** Where the line leads that has the port of one that is off: only who listens or calls may have one. */
  readonly #shelf = createServer((line) => line.on('error', () => undefined));
  #keeper: Socket | undefined;

  /** Takes a page to its end and prints it. */
  reads(socket: Socket): void {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => {
      this.pages.push(Buffer.concat(parts));
      socket.end();
    });
  }

  /** Switches it on, at the port that it had before. */
  async plugIn(): Promise<void> {
    await this.#letGo();
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => undefined);
      this.#lines.add(socket);
      this.behave(socket);
    });
    this.#server = await listening(server, this.port);
    this.port = portOf(server);
  }

  /** Switches it off: whoever calls from now on is refused. */
  async plugOut(): Promise<void> {
    await this.#silence();
    if (!this.#shelf.listening) await listening(this.#shelf);
    this.#keeper = connect({ host: HOST, port: portOf(this.#shelf), localAddress: HOST, localPort: this.port });
    await once(this.#keeper, 'connect');
  }

  /** Takes it away for good. */
  async close(): Promise<void> {
    await this.#silence();
    await this.#letGo();
    if (this.#shelf.listening) this.#shelf.close();
  }

  async #silence(): Promise<void> {
    for (const socket of this.#lines) socket.destroy();
    this.#lines.clear();
    if (!this.#server?.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #letGo(): Promise<void> {
    if (!this.#keeper) return;
    const gone = once(this.#keeper, 'close');
    this.#keeper.resetAndDestroy();
    this.#keeper = undefined;
    await gone;
  }
}
