/**
 * The answer to long work on the wire: lines of JSON, each a {@link Step} but for the last, an {@link Ending}. Asked
 * for by `Accept: application/x-ndjson`; whoever asks otherwise gets the plain answer when all is done.
 */
export const STEPS_TYPE = 'application/x-ndjson';

/** How far it is: so many of so many, within one of its stages. */
export interface Step {
  readonly tahap: string;
  readonly selesai: number;
  readonly jumlah: number;
}

/** How it ended: the status and the body that a plain answer would have had. */
export interface Ending {
  readonly status: number;
  readonly jawaban: unknown;
}
