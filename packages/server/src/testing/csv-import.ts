import { uuidv7 } from '../platform/id.ts';
import type { As, People, Told } from './people.ts';
import { upload } from './upload.ts';

interface Sent {
  readonly trial?: boolean;
  readonly key?: string;
  readonly as?: As;
}

/** Sends files to the import of a list, as `me` unless told otherwise. */
export const importing =
  (people: People, me: As) =>
  (list: string, csv: string | Buffer, { trial = false, key = uuidv7(), as = me }: Sent = {}): Promise<Told> => {
    const { body, headers } = upload(csv);
    return people.call('POST', `${list}/import?coba=${String(trial)}`, as, body, {
      ...headers,
      ...(key !== '' && { 'idempotency-key': key }),
    });
  };

/** The lines of a file. */
export const rows = (...lines: readonly string[]): string => lines.join('\r\n');

/** What an import says of bad rows: row, code, field, sentence. */
export const faults = (told: Told): unknown =>
  (told.body['kesalahan'] as readonly Readonly<Record<string, unknown>>[]).map(({ baris, kode, field, pesan }) => [
    baris,
    kode,
    field,
    pesan,
  ]);
