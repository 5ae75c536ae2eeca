import { hash, randomBytes } from 'node:crypto';

/** Longer than any token of ours: not worth hashing. */
const LONGEST = 100;

/** 256 random bits that mean nothing to anyone; the database keeps only their hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database looks a token up by; `undefined` for what cannot be one. */
export function hashToken(token: unknown): Buffer | undefined {
  if (typeof token !== 'string' || token === '' || token.length > LONGEST) return undefined;
  return hash('sha256', token, 'buffer');
}
