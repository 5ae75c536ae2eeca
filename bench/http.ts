import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/v1/`. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A till's way to the server: calls over connections that stay open. */
export interface Api {
  /** @throws Error when the server refuses. */
  call<T>(call: Call): Promise<T>;
  /** The same with the token of a login. */
  as(token: string): Api;
  close(): void;
}

const jsonHeaders = (body: string): Record<string, string | number> => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
});

/** Calls the server at `url` over at most `connections` connections. */
export function connect(url: string, connections: number): Api {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);

  async function send<T>({ method, path, body, headers }: Call, token: string): Promise<T> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path: `/api/v1/${path}`,
        headers: { ...(sent !== '' && jsonHeaders(sent)), ...(token !== '' && { 'x-auth-token': token }), ...headers },
      });
      outgoing.once('error', reject).once('response', (incoming) => {
        text(incoming).then((answered) => resolve({ status: incoming.statusCode ?? 0, answer: answered }), reject);
      });
      outgoing.end(sent);
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${answer}`);
    return (answer === '' ? undefined : JSON.parse(answer)) as T;
  }

  const withToken = (token: string): Api => ({
    call: async (one) => send(one, token),
    as: withToken,
    close: () => agent.destroy(),
  });
  return withToken('');
}
