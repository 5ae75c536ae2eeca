import { STEPS_TYPE, type Ending, type Step } from '@kilau/contract/core/work-wire.ts';
import type { ProblemBody } from '@kilau/contract/core/problem.ts';
import { request, type CallOptions } from './api.ts';
import { ConnectionError, isCancelled, ProblemError } from './problem-error.ts';

/** Long work may take this long, in milliseconds; its steps show that it is still going on. */
const LONGEST = 900_000;

/** Lines as they come in. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
    if (done) return;
  }
}

const isEnding = (line: Step | Ending): line is Ending => 'status' in line;

/**
 * Posts long work and is told its steps. Giving up by the signal makes the server stop and undo what it has done.
 * @throws what {@link request} throws, and the refusal that stood at its end.
 */
export async function postSteps<T>(path: string, options: CallOptions, onStep: (step: Step) => void): Promise<T> {
  const { body } = await request('POST', path, { timeout: LONGEST, ...options, accept: STEPS_TYPE });
  try {
    for await (const text of body ? linesOf(body) : []) {
      const line = JSON.parse(text) as Step | Ending;
      if (!isEnding(line)) onStep(line);
      else if (line.status < 400) return line.jawaban as T;
      else throw new ProblemError(line.status, line.jawaban as ProblemBody);
    }
  } catch (error) {
    if (error instanceof ProblemError || (options.signal?.aborted && isCancelled(error))) throw error;
  }
  // The line broke before the end was told.
  throw new ConnectionError(false);
}
