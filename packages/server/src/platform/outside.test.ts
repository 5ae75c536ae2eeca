import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callOutside, mayCall } from './outside.ts';

const servers: Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

describe('addresses', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    '%s is this machine: only where it is allowed',
    (address) => {
      expect(mayCall(address, false)).toBe(false);
      expect(mayCall(address, true)).toBe(true);
    },
  );
  it.each([
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1',
    'fd00:ec2::254',
    '0.0.0.0',
    '::',
    '100.100.100.200',
    '224.0.0.1',
    '255.255.255.255',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is never called', (address) => {
    expect(mayCall(address, true)).toBe(false);
  });
  it.each(['8.8.8.8', '192.168.1.20', '10.0.0.5', '2606:4700::1111'])('%s may be called', (address) =>
    expect(mayCall(address, false)).toBe(true),
  );
});

describe('a call', () => {
  it('tells status, body and time, and sends what it is given', async () => {
    const port = await serve((request, response) => {
      let body = '';
      request
        .on('data', (part) => void (body += String(part)))
        .on('end', () =>
          response.writeHead(201).end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`),
        );
    });
    const answer = await callOutside({
      url: `http://127.0.0.1:${port}/chat?id=7`,
      method: 'POST',
      headers: { authorization: 'Bearer x' },
      body: 'halo',
      loopback: true,
    });
    expect(answer).toMatchObject({
      kind: 'answer',
      status: 201,
      body: 'POST /chat?id=7 Bearer x halo',
      ms: expect.any(Number) as number,
    });
  });

  it('does not reach this machine by number, name, or a number in another guise', async () => {
    let reached = 0;
    const port = await serve((_, response) => {
      reached += 1;
      response.end();
    });
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      expect(await callOutside({ url: `http://${host}:${port}/` }), host).toEqual({ kind: 'forbidden' });
    }
    expect(await callOutside({ url: 'http://169.254.169.254/latest/meta-data', loopback: true })).toEqual({
      kind: 'forbidden',
    });
    expect(reached).toBe(0);
  });

  it('does not follow a redirect', async () => {
    const port = await serve((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    expect(await callOutside({ url: `http://127.0.0.1:${port}/`, loopback: true })).toMatchObject({
      kind: 'answer',
      status: 302,
    });
  });

  it('ends without an answer in time, whether nothing comes or it never ends', async () => {
    const silent = await serve(() => undefined);
    expect(await callOutside({ url: `http://127.0.0.1:${silent}/`, loopback: true, timeout: 100 })).toEqual({
      kind: 'unreachable',
      reason: 'timeout',
    });
    const dripping = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await callOutside({ url: `http://127.0.0.1:${dripping}/`, loopback: true, timeout: 200 })).toEqual({
      kind: 'unreachable',
      reason: 'timeout',
    });
  });

  it('reads no more than the start of a flood', async () => {
    const port = await serve((_, response) => response.end('x'.repeat(1_000_000)));
    const answer = await callOutside({ url: `http://127.0.0.1:${port}/`, loopback: true });
    expect(answer).toMatchObject({ kind: 'answer', status: 200 });
    expect(answer.kind === 'answer' && answer.body.length).toBe(64 * 1024);
  });

  it('says what was wrong', async () => {
    const port = await serve((_, response) => response.end());
    servers.splice(0).forEach((server) => server.close());
    expect(await callOutside({ url: `http://127.0.0.1:${port}/`, loopback: true })).toEqual({
      kind: 'unreachable',
      reason: 'refused',
    });
    expect(await callOutside({ url: 'http://tidak-ada.invalid/' })).toEqual({ kind: 'unreachable', reason: 'name' });
  });
});
