import { PassThrough } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { STEPS_TYPE, type Ending } from '@kilau/contract/core/work-wire.ts';
import type { FastifyReply } from 'fastify';
import { Answer } from './route.ts';
import { send } from './send.ts';
import type { Work } from './work.ts';

export const wantsSteps = (accept: string): boolean => accept.includes(STEPS_TYPE);

function endingOf(result: unknown): Ending {
  const { body, options } = result instanceof Answer ? result : { body: result, options: {} as Answer['options'] };
  // Stored answers are JSON already (`idempotency.ts`).
  return { status: options.status ?? 200, jawaban: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
}

/**
 * Answers with the steps of the work as they are made, and its end as the last line. Hanging up stops the work at its
 * next step. The status of the answer itself is 200 whatever the end, since it is sent before the end is known.
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
    async step(step) {
      say(step);
      await breathe();
      stop.signal.throwIfAborted();
    },
  };
  run(work)
    .then(endingOf)
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
