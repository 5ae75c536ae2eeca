import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3Store, type S3Store } from '../testing/s3.ts';
import { createFiles, type Files } from './files.ts';

let store: S3Store;
let files: Files;

beforeAll(async () => {
  store = await openS3Store();
  files = createFiles('/nowhere', store.config);
});
afterAll(() => store.close());
beforeEach(() => store.reset());

describe('files in an S3 store', () => {
  const key = 'KL01/ITEM/0123456789abcdef.jpg';
  const bytes = Buffer.from([0xff, 0xd8, 0, 255, 10, 13]);

  it('come back as they went in, and are gone when removed', async () => {
    expect(await files.exists(key)).toBe(false);
    await files.put(key, bytes);
    expect(store.objects.get(`/kilau-uji/${key}`)).toEqual(bytes);
    expect(await files.exists(key)).toBe(true);
    expect(await files.get(key)).toEqual(bytes);
    await files.remove(key);
    await files.remove(key);
    expect(store.objects.size).toBe(0);
    await expect(files.get(key)).rejects.toThrow(key);
  });

  it('are asked for in the name of the key, below the bucket, with a signature', async () => {
    await files.put(key, bytes);
    const [put] = store.asked;
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
    expect(store.asked).toEqual([]);
  });

  it('say when the store refuses', async () => {
    store.fault = () => 'AccessDenied';
    await expect(files.put(key, bytes)).rejects.toThrow(key);
    expect(store.objects.size).toBe(0);
  });
});
