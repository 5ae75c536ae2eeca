import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { STEPS_TYPE, type Ending, type Part } from '@kilau/contract/core/work-wire.ts';
import type { FastifyReply } from 'fastify';
import { Answer } from './route.ts';
import { send } from './send.ts';
import type { Work } from './work.ts';

export const wantsSteps = (accept: string): boolean => accept.includes(STEPS_TYPE);

/** The line that goes before a part of a file, and the part. */
function* framed(part: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ bagian: part.length } satisfies Part)}\n`);
  yield part;
}

/** Sends a file among the lines, as fast as they are taken. */
async function sendFile(out: PassThrough, body: Readable, signal: AbortSignal): Promise<void> {
  try {
    for await (const part of body) {
      let full = false;
      for (const bytes of framed(part as Uint8Array)) full = !out.write(bytes);
      if (full) await once(out, 'drain', { signal });
    }
  } finally {
    body.destroy();
  }
}

async function endingOf(result: unknown, out: PassThrough, signal: AbortSignal): Promise<Ending> {
  const { body, options } = result instanceof Answer ? result : { body: result, options: {} as Answer['options'] };
  const status = options.status ?? 200;
  if (body instanceof Readable) {
    await sendFile(out, body, signal);
    return { status, jawaban: null, berkas: { jenis: options.type ?? '', nama: options.fileName ?? '' } };
  }
  // Stored answers are JSON already (`idempotency.ts`).
  return { status, jawaban: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
}

/**
 * Answers with the steps of the work as they are made, and its end as the last line. A file goes among the
 * lines, in parts. Hanging up stops the work at its next step. The status of the answer itself is 200 whatever the end,
 * since it is sent before the end is known.
 * @param run the work. @param failed how a failure is told.
 */
export function sendSteps(
  reply: FastifyReply,
  run: (work: Work) => Promise<unknown>,
  failed: (error: unknown) => Ending,
): FastifyReply {
  const stop = new AbortController();
  const out = new PassThrough();
  // Nobody hears the last lines of work that was given up.
  out.on('error', () => stop.abort());
  reply.raw.on('close', () => stop.abort());
  const say = (line: object): void => {
    if (!out.destroyed) out.write(`${JSON.stringify(line)}\n`);
  };
  const work: Work = {
    signal: stop.signal,
    tell: say,
    async step(step) {
      say(step);
      await breathe();
      stop.signal.throwIfAborted();
    },
  };
  run(work)
    .then((result) => endingOf(result, out, stop.signal))
    .catch((error: unknown) => (stop.signal.aborted ? undefined : failed(error)))
    .then(
      (ending) => {
        if (ending) say(ending);
        out.end();
      },
      () => out.destroy(),
    );
  // Proxies must pass the lines on one by one.
  return send(reply, new Answer(out, { type: STEPS_TYPE, headers: { 'x-accel-buffering': 'no' } }));
}
