import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isLarge, jsonParts } from './json-parts.ts';
import { Answer } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A file name for every browser: plain ASCII, and the real one beside it (RFC 6266). */
function disposition(name: string, inline: boolean): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

const isRaw = (body: unknown): body is Buffer | string | Readable =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable;

/** Sends what a handler answered: plain data as JSON, an {@link Answer} as it says, nothing as 204. */
export function send(reply: FastifyReply, result: unknown): FastifyReply {
  const { body, options } = result instanceof Answer ? result : { body: result, options: {} as Answer['options'] };
  if (options.headers) reply.headers(options.headers);
  if (options.fileName !== undefined) {
    reply.header('content-disposition', disposition(options.fileName, options.inline ?? false));
  }
  if (body === undefined) return reply.code(options.status ?? 204).send();
  reply.code(options.status ?? 200);
  if (options.type !== undefined && isRaw(body)) return reply.type(options.type).send(body);
  reply.type(options.type ?? JSON_TYPE);
  return reply.send(isLarge(body) ? Readable.from(jsonParts(body), { objectMode: false }) : JSON.stringify(body));
}
