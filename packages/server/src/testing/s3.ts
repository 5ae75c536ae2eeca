import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../platform/config.ts';

interface Asked {
  readonly method: string;
  /** Below the host: the bucket, then the key. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}
interface Received extends Asked {
  readonly url: string;
  readonly body: Buffer;
}
interface Reply {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What goes wrong with a request: it is refused, by name or without a word; its answer is lost once it is done, never
 * comes, or stops in the middle of its bytes.
 */
type Fault = 'AccessDenied' | 'InternalError' | 'mute' | 'lost' | 'silent' | 'cut';

interface Upload {
  readonly path: string;
  begun: Date;
  readonly parts: Map<number, Buffer>;
}

/** A store that speaks S3 as far as we do: objects by their path, in one go or in parts, for who signs well. */
export interface S3Store {
  readonly config: S3Config;
  readonly objects: Map<string, Buffer>;
  /** Objects that are not there yet, by the name of the upload. Their parts cost as much as objects do. */
  readonly uploads: Map<string, Upload>;
  readonly asked: Asked[];
  /** Names on a page of a list. */
  pageSize: number;
  fault: (asked: Asked) => Fault | undefined;
  reset(): void;
  close(): Promise<void>;
}

const SKEW_MS = 15 * 60_000;
const LEAST_PART = 5 * 1024 * 1024;
const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InternalError: 500,
};

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const etagOf = (data: Buffer): string => `"${createHash('md5').update(data).digest('hex')}"`;
const ok = (body: Buffer | string = '', headers: Reply['headers'] = {}): Reply => ({ status: 200, body, headers });
const refused = (code: string): Reply => ({
  status: STATUS[code] ?? 400,
  body: `<Error><Code>${code}</Code><Message>The store says ${code}.</Message></Error>`,
});

/** As signatures write it: everything but letters, digits and `-._~` by its number. */
const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/** The request as its signature has to see it (SigV4, Amazon's "Create a canonical request"). */
function canonical({ method, url, query, headers }: Received, signed: readonly string[]): string {
  const pairs = [...query].map(([name, value]) => `${strict(name)}=${strict(value)}`).toSorted();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const [path = ''] = url.split('?');
  const content = String(headers['x-amz-content-sha256']);
  return [method, path, pairs.join('&'), lines.join(''), signed.join(';'), content].join('\n');
}

/** Why a request is not from whom it says, or not what was sent; nothing when all is well. */
function wrong(received: Received, { key, secret, region }: S3Config): string | undefined {
  const { headers, body } = received;
  const [, who, day = '', where, names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (who === undefined) return 'AccessDenied';
  if (who !== key) return 'InvalidAccessKeyId';
  const at = String(headers['x-amz-date']);
  const iso = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.now() - Date.parse(iso)) < SKEW_MS) || !at.startsWith(day)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (where !== region || needed.some((name) => !signed.includes(name))) return 'SignatureDoesNotMatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(received, signed))].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  if (hmac(signing, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}

/** Puts the parts together; all but the last are of one size, as some stores ask for, and not small. */
function complete({ objects, uploads }: S3Store, id: string, { path, body }: Received): Reply {
  const upload = uploads.get(id);
  if (upload?.path !== path) return refused('NoSuchUpload');
  const asked = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }));
  if (asked.length === 0) return refused('MalformedXML');
  if (asked.some(({ number }, i) => i > 0 && number <= (asked[i - 1]?.number ?? 0))) return refused('InvalidPartOrder');
  const found = asked.map(({ number }) => upload.parts.get(number) ?? Buffer.alloc(0));
  if (found.some((part, i) => etagOf(part) !== asked[i]?.etag)) return refused('InvalidPart');
  const before = found.slice(0, -1);
  if (before.some(({ length }) => length < LEAST_PART)) return refused('EntityTooSmall');
  if (before.some(({ length }) => length !== found[0]?.length)) return refused('InvalidPart');
  objects.set(path, Buffer.concat(found));
  uploads.delete(id);
  return ok('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
}

/** A page of names. The last one names an empty page to go on with, as some stores do. */
function listed({ objects, config, pageSize }: S3Store, query: URLSearchParams): Reply {
  const root = `/${config.bucket}/`;
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const names = [...objects.keys()]
    .map((path) => path.slice(root.length))
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    .toSorted();
  const page = names.slice(0, pageSize);
  const more = names.length > page.length;
  const token = more ? Buffer.from(page.at(-1) ?? '').toString('base64') : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return ok(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}` +
      `<NextContinuationToken>${token}</NextContinuationToken></ListBucketResult>`,
  );
}

function underWay({ uploads, config }: S3Store, query: URLSearchParams): Reply {
  const root = `/${config.bucket}/`;
  const found = [...uploads].filter(([, { path }]) => path.startsWith(root + (query.get('prefix') ?? '')));
  const lines = found.map(
    ([id, { path, begun: at }]) =>
      `<Upload><Key>${path.slice(root.length)}</Key><UploadId>${id}</UploadId>` +
      `<Initiated>${at.toISOString()}</Initiated></Upload>`,
  );
  return ok(`<ListMultipartUploadsResult>${lines.join('')}</ListMultipartUploadsResult>`);
}

function stored({ objects, uploads }: S3Store, { path, query, body }: Received): Reply {
  const id = query.get('uploadId');
  if (id === null) objects.set(path, body);
  else if (uploads.has(id)) uploads.get(id)?.parts.set(Number(query.get('partNumber')), body);
  else return refused('NoSuchUpload');
  return ok('', { etag: etagOf(body) });
}

function removed({ objects, uploads }: S3Store, { path, query }: Received): Reply {
  const id = query.get('uploadId');
  if (id !== null && !uploads.delete(id)) return refused('NoSuchUpload');
  if (id === null) objects.delete(path);
  return { status: 204 };
}

function begun({ uploads }: S3Store, { path }: Received): Reply {
  const id = `unggah/${uploads.size + 1}+`;
  uploads.set(id, { path, begun: new Date(), parts: new Map() });
  return ok(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

function reply(store: S3Store, received: Received): Reply {
  const { method, path, query } = received;
  const object = store.objects.get(path);
  switch (method) {
    case 'PUT':
      return stored(store, received);
    case 'DELETE':
      return removed(store, received);
    case 'POST':
      return query.has('uploads') ? begun(store, received) : complete(store, query.get('uploadId') ?? '', received);
    default:
      if (query.get('list-type') === '2') return listed(store, query);
      if (query.has('uploads')) return underWay(store, query);
      return object ? ok(object, { 'content-type': 'application/octet-stream' }) : refused('NoSuchKey');
  }
}

async function serve(store: S3Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const asked: Asked = { method, path: decodeURIComponent(path), query: new URLSearchParams(query), headers };
  store.asked.push(asked);
  const received: Received = { ...asked, url, body: Buffer.concat(chunks) };
  const fault = store.fault(asked);
  const bad = fault === 'AccessDenied' || fault === 'InternalError' ? fault : wrong(received, store.config);
  const found = fault === 'mute' ? { status: 403 } : bad === undefined ? reply(store, received) : refused(bad);
  if (fault === 'silent') return;
  if (fault === 'lost') return void request.socket.destroy();
  const { status, body = '', headers: more = { 'content-type': 'application/xml' } } = found;
  response.writeHead(status, { ...more, 'content-length': Buffer.byteLength(body) });
  if (fault !== 'cut') return void response.end(method === 'HEAD' ? undefined : body);
  response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
}

/** Opens a store on a port of its own. */
export async function openS3Store(): Promise<S3Store> {
  const server = createServer((request, response) => void serve(store, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const store: S3Store = {
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'kilau-uji',
      region: 'ap-southeast-3',
      key: 'KUNCI-UJI',
      secret: 'rahasia',
    },
    objects: new Map(),
    uploads: new Map(),
    asked: [],
    pageSize: 1000,
    fault: () => undefined,
    reset() {
      for (const kept of [store.objects, store.uploads]) kept.clear();
      store.asked.length = 0;
      store.pageSize = 1000;
      store.fault = () => undefined;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return store;
}
