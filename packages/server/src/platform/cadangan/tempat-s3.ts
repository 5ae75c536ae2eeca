import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '../config.ts';
import type { Jumlah } from './isi.ts';
import { counted, newestFirst, type Tempat } from './nama.ts';

/** Parts of a large object; a store takes up to 10,000 of them, and none but the last below 5 MiB. */
const PART_BYTES = 16 * 1024 * 1024;
const FOLDER = 'kilau-cadangan/';

interface Opened {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
  readonly bucket: string;
}

/** The client is large and comes in when it is needed. */
async function connect({ endpoint, bucket, region, key, secret }: S3Config): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: key, secretAccessKey: secret },
    region,
    // Stores other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client, bucket };
}

async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    kept.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(kept);
    [kept, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(kept);
}

/** The object is there once the store was told that all of it is. */
async function upload({ sdk, client, bucket }: Opened, key: string, content: AsyncIterable<Buffer>): Promise<void> {
  const at = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at));
  try {
    const parts: Sdk.CompletedPart[] = [];
    for await (const body of partsOf(content)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body: body }));
      parts.push({ PartNumber, ETag });
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: parts } }));
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
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return newestFirst(names);
}

/** Backups in a store that speaks S3. */
export function openS3(config: S3Config): Tempat {
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => (opened ??= connect(config));
  return {
    nama: `s3://${config.bucket}/${FOLDER}`,
    async simpan(name, content) {
      let sum: Jumlah | undefined;
      await upload(
        await open(),
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
      return Body as unknown as AsyncIterable<Buffer>;
    },
    async hapus(name) {
      const { sdk, client, bucket } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: FOLDER + name }));
    },
  };
}
