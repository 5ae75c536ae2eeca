import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '../config.ts';
import type { Jumlah } from './isi.ts';
import { counted, newestFirst, type Tempat } from './nama.ts';

interface Limits {
  /** Parts of a large object; a store takes up to 10,000 of them, and none but the last below 5 MiB. */
  readonly partBytes: number;
  /** A line on which nothing moves for so long is dead. Restoring reads no faster than the database takes it. */
  readonly idleMs: number;
}
const LIMITS: Limits = { partBytes: 16 * 1024 * 1024, idleMs: 300_000 };
const CONNECT_MS = 15_000;
/** An upload that began so long ago was left behind by somebody who was killed, or cut off. */
const DEAD_MS = 3 * 86_400_000;
const FOLDER = 'kilau-cadangan/';

interface Opened {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
  readonly bucket: string;
  readonly partBytes: number;
}

/** Says where it went wrong, and how: what comes from the store or the line may be without words of its own. */
function told(error: unknown, bucket: string, key: string): Error {
  const { name, code, message, $metadata } = error as Partial<Sdk.S3ServiceException> & { readonly code?: string };
  const status = $metadata?.httpStatusCode;
  const what = [code ?? name, status === undefined ? '' : `HTTP ${status}`, message === name ? '' : message];
  return new Error([`s3://${bucket}/${key}`, ...what.filter(Boolean)].join(': '), { cause: error });
}

/** The client is large and comes in when it is needed. */
async function connect(config: S3Config, { partBytes, idleMs }: Limits): Promise<Opened> {
  const { endpoint, bucket, region, key, secret } = config;
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: key, secretAccessKey: secret },
    region,
    // Stores other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a store that falls silent holds the backup for ever.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw told(error, bucket, 'Key' in args.input ? (args.input.Key ?? '') : FOLDER);
      }
    },
    { step: 'initialize', priority: 'high' },
  );
  return { sdk, client, bucket, partBytes };
}

/** Parts of one size, but for the last: some stores take no others. */
async function* partsOf(content: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    kept.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    let all = Buffer.concat(kept);
    for (; all.length >= size; all = all.subarray(size)) yield all.subarray(0, size);
    [kept, length] = [[all], all.length];
  }
  if (length > 0) yield Buffer.concat(kept);
}

/** Takes away parts of backups that never came to their end: no list shows them, and they cost as much as others. */
async function sweepDead({ sdk, client, bucket }: Opened): Promise<void> {
  const { Uploads } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: FOLDER }));
  for (const { Key, UploadId, Initiated } of Uploads ?? []) {
    if (!Initiated || Date.now() - Initiated.getTime() < DEAD_MS) continue;
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
}

type Whole = Sdk.CompleteMultipartUploadCommandInput;

/** Has the store put the parts together. Asked again because its answer was lost, it knows of no upload any more. */
async function complete({ sdk, client }: Opened, whole: Whole, length: number): Promise<void> {
  try {
    await client.send(new sdk.CompleteMultipartUploadCommand(whole));
  } catch (error) {
    if (!(error instanceof Error && (error.cause as Error | undefined)?.name === 'NoSuchUpload')) throw error;
    const { Bucket, Key } = whole;
    const there = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(() => undefined);
    if (there?.ContentLength !== length) throw error;
  }
}

/** The object is there once the store was told that all of it is. */
async function upload(opened: Opened, key: string, content: AsyncIterable<Buffer>): Promise<void> {
  const { sdk, client, bucket, partBytes } = opened;
  const at = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at));
  try {
    const parts: Sdk.CompletedPart[] = [];
    let length = 0;
    for await (const body of partsOf(content, partBytes)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body: body }));
      parts.push({ PartNumber, ETag });
      length += body.length;
    }
    await complete(opened, { ...at, UploadId, MultipartUpload: { Parts: parts } }, length);
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}

async function listed({ sdk, client, bucket }: Opened): Promise<readonly string[]> {
  const names: string[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: FOLDER, ContinuationToken: token }),
    );
    names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(FOLDER.length)));
    // Some stores name an empty page after the last.
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (token !== undefined && token !== '');
  return newestFirst(names);
}

/** What a store sends, as long as the line holds. */
async function* received(body: AsyncIterable<Buffer>, bucket: string, key: string): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw told(error, bucket, key);
  }
}

/** Backups in a store that speaks S3. */
export function openS3(config: S3Config, limits: Partial<Limits> = {}): Tempat {
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => (opened ??= connect(config, { ...LIMITS, ...limits }));
  return {
    nama: `s3://${config.bucket}/${FOLDER}`,
    async simpan(name, content) {
      const at = await open();
      // A key that may not list what is on its way can still save.
      await sweepDead(at).catch(() => undefined);
      let sum: Jumlah | undefined;
      await upload(
        at,
        FOLDER + name,
        counted(content, (found) => (sum = found)),
      );
      if (!sum) throw new Error('the backup was not read to its end');
      return sum;
    },
    daftar: async () => listed(await open()),
    async ambil(name) {
      const { sdk, client, bucket } = await open();
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: FOLDER + name }));
      if (!Body) throw new Error(`${name} is empty`);
      return received(Body as unknown as AsyncIterable<Buffer>, bucket, FOLDER + name);
    },
    async hapus(name) {
      const { sdk, client, bucket } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: FOLDER + name }));
    },
  };
}
