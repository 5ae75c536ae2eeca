import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BridgeStatus } from '@kilau/contract/core/print-job.ts';
import { JobRefused, type Queues } from './queue.ts';

/** Of this interface: what a browser may count on. */
const VERSION = 1;
/** A receipt has some kilobytes, a sheet of tags some hundred. */
const MOST_BYTES = 2 * 1024 * 1024;
const JOB_ID = /^[\w-]{8,64}$/;
const LOOPBACK = ['127.0.0.1', 'localhost'];

interface Door {
  readonly origins: readonly string[];
  readonly code: string;
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

const REFUSALS = { unknown_printer: 404, unknown_job: 404, other_content: 409, too_many: 429 } as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * Whoever asks must be a page of the shop's program that was reached by its own name here: another page in the same
 * browser has another origin, and one whose name was bent to this machine has another host.
 */
function admit(request: IncomingMessage, response: ServerResponse, { origins }: Door): void {
  const { host = '', origin } = request.headers;
  const port = request.socket.localPort;
  if (!LOOPBACK.some((name) => host === `${name}:${port}`)) throw new Refused(403, 'host');
  if (origin === undefined || !origins.includes(origin)) throw new Refused(403, 'origin');
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-max-age', '600');
  // A page of the network that calls this machine itself asks so.
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('access-control-allow-private-network', 'true');
  }
  response.writeHead(204).end();
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  // Told before it is read: a body that is cut off in the midst looks to the browser like a bridge that is gone.
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Refused(411, 'no_length');
  if (length > MOST_BYTES) throw new Refused(413, 'too_large');
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  if (length === 0) throw new Refused(400, 'empty');
  return Buffer.concat(parts);
}

const statusOf = (queues: Queues): BridgeStatus => ({
  program: 'kilau-bridge',
  version: VERSION,
  printers: queues.status(),
});

async function answerOf(request: IncomingMessage, queues: Queues): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'GET' && pathname === '/status') return statusOf(queues);
  const [, folder, id = '', rest] = pathname.split('/');
  if (folder !== 'jobs' || rest !== undefined || !JOB_ID.test(id)) throw new Refused(404, 'unknown_call');
  if (request.method === 'GET') return queues.get(id);
  if (request.method === 'POST') return queues.again(id);
  if (request.method === 'DELETE') return queues.cancel(id);
  if (request.method === 'PUT') return queues.add(id, searchParams.get('printer') ?? '', await bytesOf(request));
  throw new Refused(405, 'method');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof JobRefused) send(response, REFUSALS[error.code], { code: error.code });
  else if (error instanceof Refused) send(response, error.status, { code: error.message });
  else {
    console.error(error);
    send(response, 500, { code: 'fault' });
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, queues: Queues, door: Door): Promise<void> {
  try {
    admit(request, response, door);
    if (request.method === 'OPTIONS') {
      preflight(request, response);
      return;
    }
    if (!same(request.headers.authorization ?? '', `Bearer ${door.code}`)) throw new Refused(401, 'pairing_code');
    send(response, 200, await answerOf(request, queues));
  } catch (error) {
    // What is left of a body that was refused is not read.
    if (!request.complete) response.setHeader('connection', 'close');
    refuse(response, error);
  }
}

/** The door of a bridge: loopback only, for pages of the shop's program that know the pairing code. */
export const bridgeServer = (queues: Queues, door: Door): Server =>
  createServer((request, response) => void handle(request, response, queues, door));
