import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAYLOAD_INFO, placeOf, SEALED } from '@kilau/contract/core/payload.ts';
import { testUser } from '../testing/user.ts';
import { api } from './api.ts';
import { session } from './session.ts';
import { readText, writeText } from './storage.ts';

const KEY = 'sesi.muatan';
const text = (key: Buffer): string => key.toString('base64url');

/** The key that the server has for this session. */
let key: Buffer;
let asked: string[];

/** Agrees on a key as the server does. @returns its half. */
function agree(theirs: string): string {
  const mine = generateKeyPairSync('x25519');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: theirs }, format: 'jwk' });
  const { x: ours = '' } = mine.publicKey.export({ format: 'jwk' });
  const salt = Buffer.concat([Buffer.from(theirs, 'base64url'), Buffer.from(ours, 'base64url')]);
  const shared = diffieHellman({ privateKey: mine.privateKey, publicKey });
  key = Buffer.from(hkdfSync('sha256', shared, salt, PAYLOAD_INFO, 32));
  return ours;
}

function sealed(field: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(placeOf('jawab', field)));
  const body = Buffer.concat([iv, cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
  return SEALED + text(body);
}

/** How the server answers what is asked next, and what happens on the way. */
let status: number;
let meanwhile: () => void;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  status = 200;
  meanwhile = () => undefined;
  key = randomBytes(32);
  session.open(testUser({ modules: [{ key: 'PAYLOAD_ENCRYPTION_MODULE', value: 'true' }] }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1/', '');
    asked.push(path);
    if (path === 'users/kunci') {
      const { kunci } = JSON.parse(String(init.body)) as { readonly kunci: string };
      return Promise.resolve(Response.json({ kunci: agree(kunci) }));
    }
    const answer = Response.json({ nama: sealed('nama', 'RAHASIA') }, { status, headers: { enc: '1' } });
    status = 200;
    meanwhile();
    return Promise.resolve(answer);
  });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

it('agrees on a key again where the server has another one than is kept here', async () => {
  writeText(KEY, text(randomBytes(32)));
  expect(await api.get('banks')).toEqual({ nama: 'RAHASIA' });
  expect(asked).toEqual(['banks', 'users/kunci', 'banks']);
  expect(readText(KEY)).toBe(text(key));
});

it('takes the key that another tab has agreed on meanwhile, and agrees on none of its own', async () => {
  writeText(KEY, text(randomBytes(32)));
  meanwhile = () => writeText(KEY, text(key));
  expect(await api.get('banks')).toEqual({ nama: 'RAHASIA' });
  expect(asked).toEqual(['banks', 'banks']);
});

it('sends again what was refused, and nothing that may have been done', async () => {
  writeText(KEY, text(randomBytes(32)));
  status = 400;
  expect(await api.post('banks', { nama: 'A' })).toEqual({ nama: 'RAHASIA' });
  writeText(KEY, text(randomBytes(32)));
  asked = [];
  await expect(api.post('banks')).rejects.toThrow('no connection');
  expect(asked).toEqual(['banks']);
  expect(readText(KEY)).toBeUndefined();
});
