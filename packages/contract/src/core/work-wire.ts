/**
 * The answer to long work on the wire: lines of JSON, each a {@link Step} or a {@link Part} but for the last, an
 * {@link Ending}. Asked for by `Accept: application/x-ndjson`; whoever asks otherwise gets the plain answer when all is done.
 */
export const STEPS_TYPE = 'application/x-ndjson';

/** How far it is: so many of so many, within one of its stages. */
export interface Step {
  readonly tahap: string;
  readonly selesai: number;
  readonly jumlah: number;
}

/** A part of the file that is being made: so many of its bytes follow right behind the end of this line. */
export interface Part {
  readonly bagian: number;
}

/** How it ended: the status and the body that a plain answer would have had. */
export interface Ending {
  readonly status: number;
  readonly jawaban: unknown;
  /** Set where the answer is a file, whose parts have all come before. */
  readonly berkas?: { readonly jenis: string; readonly nama: string };
}
