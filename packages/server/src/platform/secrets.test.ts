import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecrets, secretKey } from './secrets.ts';

const made: string[] = [];
const directory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'kilau-kunci-'));
  made.push(path);
  return path;
};
afterEach(() => made.splice(0).forEach((path) => rmSync(path, { recursive: true })));

const key = Buffer.alloc(32, 7);
const secrets = createSecrets(key);

describe('secrets', () => {
  it('come back as they were, from their own place only', () => {
    for (const text of ['', 'token', 'kunci 金 💍', 'x'.repeat(5000)]) {
      const sealed = secrets.seal(text, 'KL01/setting/token');
      expect(sealed).not.toContain('token');
      expect(secrets.open(sealed, 'KL01/setting/token')).toBe(text);
      expect(secrets.open(sealed, 'KL02/setting/token')).toBeUndefined();
    }
  });

  it('never look the same twice', () => expect(secrets.seal('token', 'a')).not.toBe(secrets.seal('token', 'a')));

  it('say nothing when they were touched or sealed with another key', () => {
    const sealed = secrets.seal('token', 'a');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const bent = Buffer.from(bytes);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(secrets.open(`v1.${bent.toString('base64url')}`, 'a'), `byte ${at}`).toBeUndefined();
    }
    for (const junk of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'token']) expect(secrets.open(junk, 'a')).toBeUndefined();
    expect(createSecrets(Buffer.alloc(32, 8)).open(sealed, 'a')).toBeUndefined();
  });
});

describe('the key', () => {
  it('is made once, for its owner alone, and leaves nothing beside it', () => {
    const dataDir = join(directory(), 'data');
    const first = secretKey({ dataDir });
    expect(first).toHaveLength(32);
    expect(secretKey({ dataDir })).toEqual(first);
    expect(readdirSync(dataDir)).toEqual(['kunci']);
    expect(statSync(join(dataDir, 'kunci')).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', () => {
    const dataDir = directory();
    expect(secretKey({ dataDir, secretKey: key })).toBe(key);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is refused when the file is not one', () => {
    const dataDir = directory();
    writeFileSync(join(dataDir, 'kunci'), 'pendek');
    expect(() => secretKey({ dataDir })).toThrow(/kunci is not a key of 32 bytes/);
  });
});
