import { STEPS_TYPE, type Ending, type Part, type Step } from '@kilau/contract/core/work-wire.ts';
import type { ProblemBody } from '@kilau/contract/core/problem.ts';
import { readAnswer, request, type CallOptions } from './api.ts';
import { ConnectionError, isCancelled, ProblemError } from './problem-error.ts';

/** Long work may take this long, in milliseconds; its steps show that it is still going on. */
const LONGEST = 900_000;
/** A file of any size, over a slow line, behind a queue. */
const LONGEST_FILE = 3_600_000;
const LINE_END = 10;

/** Reads lines, and the bytes that some of them announce, as they come in. */
class AnswerReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly #decoder = new TextDecoder();
  #rest = new Uint8Array(0);

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.#reader = body.getReader();
  }

  /** The next line; `undefined` at the end. */
  async line(): Promise<string | undefined> {
    for (let text = ''; ;) {
      const end = this.#rest.indexOf(LINE_END);
      if (end >= 0) {
        text += this.#decoder.decode(this.#rest.subarray(0, end));
        this.#rest = this.#rest.subarray(end + 1);
        return text;
      }
      text += this.#decoder.decode(this.#rest, { stream: true });
      if (!(await this.#more())) return text === '' ? undefined : text;
    }
  }

  /** So many bytes, in the pieces in which they come. */
  async bytes(count: number): Promise<Uint8Array<ArrayBuffer>[]> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#more())) throw new ConnectionError(false);
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      pieces.push(piece);
    }
    return pieces;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#reader.read();
    this.#rest = value ?? new Uint8Array(0);
    return !done;
  }
}

interface Heard {
  readonly onStep: (step: Step) => void;
  readonly onPart?: (pieces: readonly Uint8Array<ArrayBuffer>[]) => void;
}

/** Hears an answer to its end. @throws ProblemError the refusal at its end; ConnectionError when it broke before. */
async function hear(response: Response, { onStep, onPart }: Heard, signal: AbortSignal | undefined): Promise<Ending> {
  try {
    if (!response.body) throw new ConnectionError(false);
    const reader = new AnswerReader(response.body);
    for (let text = await reader.line(); text !== undefined; text = await reader.line()) {
      const line = JSON.parse(text) as Step | Part | Ending;
      if ('bagian' in line) onPart?.(await reader.bytes(line.bagian));
      else if (!('status' in line)) onStep(line);
      else if (line.status < 400) return line;
      else throw new ProblemError(line.status, line.jawaban as ProblemBody);
    }
  } catch (error) {
    if (error instanceof ProblemError || (signal?.aborted && isCancelled(error))) throw error;
  }
  // The line broke before the end was told.
  throw new ConnectionError(false);
}

/**
 * Posts long work and is told its steps. Giving up by the signal makes the server stop and undo what it has done.
 * @throws what {@link request} throws, and the refusal that stood at its end.
 */
export async function postSteps<T>(path: string, options: CallOptions, onStep: (step: Step) => void): Promise<T> {
  const response = await request('POST', path, { timeout: LONGEST, ...options, accept: STEPS_TYPE });
  // Where fields are sealed the end alone is told.
  const plain = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (plain) return readAnswer(response.json() as Promise<T>);
  return (await hear(response, { onStep }, options.signal)).jawaban as T;
}

/**
 * Fetches a file that is being made, and is told how far it is. Giving up by the signal stops the making.
 * @throws what {@link request} throws, and the refusal that stood at its end.
 */
export async function getFile(path: string, options: CallOptions, onStep: (step: Step) => void): Promise<Blob> {
  const response = await request('GET', path, { timeout: LONGEST_FILE, ...options, accept: STEPS_TYPE });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const { berkas } = await hear(response, { onStep, onPart: (part) => pieces.push(...part) }, options.signal);
  return new Blob(pieces, { type: berkas?.jenis ?? '' });
}
