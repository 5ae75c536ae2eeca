import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes: the library's defaults, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of a password that nobody knows: what an unknown user's attempt is held against. */
const nobody = hash(randomBytes(32));

/** Whether the password is right. Without a hash it is wrong, but takes just as long. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return right && stored !== undefined;
}
