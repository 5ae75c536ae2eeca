import { hkdfSync } from 'node:crypto';
import { createSecrets, type Secrets } from '../secrets.ts';

const kotak = (kunci: string): Secrets =>
  createSecrets(Buffer.from(hkdfSync('sha256', kunci, '', 'kilau/antar/isi', 32)));

/**
 * A text that only the other server can read, whatever carries it: AES-256-GCM under a key made of the one that both
 * sign with.
 * @param guna what it is for; it opens for nothing else.
 */
export const acakkan = (kunci: string, text: string, guna: string): string => kotak(kunci).seal(text, guna);

/** The text again; nothing where it was not made by whoever has that key, for that use. */
export const bukaAcak = (kunci: string, acak: string, guna: string): string | undefined =>
  kotak(kunci).open(acak, guna);
