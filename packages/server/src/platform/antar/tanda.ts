import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LEVELS, type Level } from '@kilau/contract/core/permission.ts';
import { z } from 'zod';

/** Who asks for a call, as his own server knows him. */
export interface Pemanggil {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
}

/** What a server says to another one: for which shop to which, and when. */
export interface Panggilan {
  readonly method: 'GET' | 'POST';
  /** With its query, as it is asked for. */
  readonly path: string;
  /** The very bytes; empty where there are none. */
  readonly body: string;
  readonly dari: string;
  readonly ke: string;
  /** Milliseconds since 1970. */
  readonly waktu: number;
  readonly nonce: string;
  readonly pemanggil: Pemanggil;
}

type Kepala = Omit<Panggilan, 'method' | 'path' | 'body'>;

/** So far may the clocks of two servers be apart, and so long is a signature good. */
export const BERLAKU_MS = 60_000;
const JENIS = 'KILAU1 ';

const KEPALA = z.object({
  dari: z.string().min(1).max(20),
  ke: z.string().min(1).max(20),
  waktu: z.number().int(),
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  pemanggil: z.object({ user_id: z.string().min(1).max(60), nama: z.string().max(120), level: z.enum(LEVELS) }),
});

export const nonceBaru = (): string => randomBytes(16).toString('hex');

/** Signs all that a call says, and who says it: whatever of it is changed on the way, the signature no longer fits. */
function tandaOf(kunci: string, { method, path, body, dari, ke, waktu, nonce, pemanggil }: Panggilan): Buffer {
  const isi = createHash('sha256').update(body).digest('hex');
  const { user_id, nama, level } = pemanggil;
  const teks = JSON.stringify([method, path, waktu, nonce, isi, dari, ke, user_id, nama, level]);
  return createHmac('sha256', kunci).update(teks).digest();
}

/** The header that carries a signed call. */
export function kepalaBertanda(kunci: string, panggilan: Panggilan): string {
  const { dari, ke, waktu, nonce, pemanggil } = panggilan;
  const kepala = Buffer.from(JSON.stringify({ dari, ke, waktu, nonce, pemanggil } satisfies Kepala));
  return `${JENIS}${kepala.toString('base64url')}.${tandaOf(kunci, panggilan).toString('base64url')}`;
}

export const adaTanda = (header: string): boolean => header.startsWith(JENIS);

/** What such a header says, not yet believed; nothing where it is none. */
export function bacaKepala(header: string): { readonly kepala: Kepala; readonly tanda: Buffer } | undefined {
  if (!adaTanda(header)) return undefined;
  const [isi = '', tanda = ''] = header.slice(JENIS.length).split('.');
  try {
    const kepala = KEPALA.safeParse(JSON.parse(Buffer.from(isi, 'base64url').toString('utf8')));
    return kepala.success ? { kepala: kepala.data, tanda: Buffer.from(tanda, 'base64url') } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether that signature is of this call; takes as long whichever byte of it is wrong. */
export function tandaCocok(kunci: string, panggilan: Panggilan, tanda: Buffer): boolean {
  const benar = tandaOf(kunci, panggilan);
  return tanda.length === benar.length && timingSafeEqual(tanda, benar);
}
