import type { Query } from './api.ts';
import type { ProblemError } from './problem-error.ts';

/** A paper of the server: `laporan/stok.pdf`. */
export interface Paper {
  readonly path: string;
  /**
   * In which form, of a paper whose printings are counted: `path` is then the document's, and printing it is a POST,
   * while a GET only shows it.
   */
  readonly bentuk?: string;
  readonly query?: Query;
  /** What it is made of, where that is too long for an address: the paper is then asked for by POST. */
  readonly body?: unknown;
  /** The form that is shown before, where what is printed cannot be looked at. */
  readonly pratinjau?: string;
  /** Where it goes; absent: to the browser's printer. */
  readonly ke?: 'usb' | 'berkas' | 'jembatan';
  /** The job that it is printed with: sent again under the same one, it is not counted again. */
  readonly tugas?: string;
  /** For the preview's title and the file's name. */
  readonly name: string;
  /** The shop it is of, where it is not the one worked in. */
  readonly toko?: string;
  /** Asks for the approval that the server wants of it; nothing where none is given. */
  readonly setuju?: ((wanted: ProblemError) => Promise<string | undefined>) | undefined;
  /** Told that a printing was counted: what shows how many there were has become old. */
  readonly onCounted?: (() => void) | undefined;
  /** The paper itself, where it is here already and nobody counts its printing. */
  readonly blob?: Blob;
}

/** One of the papers that a document can be printed on. */
export interface PaperChoice extends Required<Pick<Paper, 'bentuk' | 'pratinjau'>>, Pick<Paper, 'ke'> {
  readonly label: string;
  /** From the roll: shown about as wide as it is. */
  readonly roll?: boolean;
}
