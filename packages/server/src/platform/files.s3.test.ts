import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFiles, type Files } from './files.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** The part of S3 that files need: objects by their path, spoken over HTTP. */
const objects = new Map<string, Buffer>();
const asked: Asked[] = [];
let broken = false;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = ''] = (request.url ?? '').split('?');
  asked.push({ method: request.method ?? '', path, headers: request.headers });
  const answer = (status: number, body: Buffer | string = '', type = 'application/xml') => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (broken) return answer(403, '<Error><Code>AccessDenied</Code><Message>no</Message></Error>');
  const object = objects.get(path);
  switch (request.method) {
    case 'PUT':
      objects.set(path, Buffer.concat(chunks));
      return answer(200);
    case 'DELETE':
      objects.delete(path);
      return answer(204);
    default:
      return object
        ? answer(200, object, 'image/jpeg')
        : answer(404, '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  }
}

const server = createServer((request, response) => void serve(request, response));
let files: Files;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  files = createFiles('/nowhere', {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'kilau-uji',
    region: 'ap-southeast-3',
    key: 'KUNCI-UJI',
    secret: 'rahasia',
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  objects.clear();
  asked.length = 0;
  broken = false;
});

describe('files in an S3 store', () => {
  const key = 'KL01/ITEM/0123456789abcdef.jpg';
  const bytes = Buffer.from([0xff, 0xd8, 0, 255, 10, 13]);

  it('come back as they went in, and are gone when removed', async () => {
    expect(await files.exists(key)).toBe(false);
    await files.put(key, bytes);
    expect(objects.get(`/kilau-uji/${key}`)).toEqual(bytes);
    expect(await files.exists(key)).toBe(true);
    expect(await files.get(key)).toEqual(bytes);
    await files.remove(key);
    await files.remove(key);
    expect(objects.size).toBe(0);
    await expect(files.get(key)).rejects.toThrow(key);
  });

  it('are asked for in the name of the key, below the bucket, with a signature', async () => {
    await files.put(key, bytes);
    const [put] = asked;
    expect(put).toMatchObject({ method: 'PUT', path: `/kilau-uji/${key}` });
    expect(put?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=KUNCI-UJI\/\d{8}\/ap-southeast-3\/s3\/aws4_request, /,
    );
    expect(put?.headers['content-type']).toBe('image/jpeg');
    // Stores without access lists refuse a request that names one.
    expect(put?.headers['x-amz-acl']).toBeUndefined();
  });

  it('do not take a key that leads elsewhere', async () => {
    await expect(files.put('../keluar.jpg', bytes)).rejects.toThrow('not a file key');
    expect(asked).toEqual([]);
  });

  it('say when the store refuses', async () => {
    broken = true;
    await expect(files.put(key, bytes)).rejects.toThrow(key);
    expect(objects.size).toBe(0);
  });
});
