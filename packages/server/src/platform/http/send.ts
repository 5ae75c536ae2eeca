import { Readable } from 'node:stream';
import { ENC_HEADER } from '@kilau/contract/core/payload.ts';
import type { FastifyReply } from 'fastify';
import { isLarge, jsonParts } from './json-parts.ts';
import { sealedAnswer } from './payload.ts';
import { Answer } from './route.ts';

const JSON_MIME = 'application/json';
const JSON_TYPE = `${JSON_MIME}; charset=utf-8`;

/** A file name for every browser: plain ASCII, and the real one beside it (RFC 6266). */
function disposition(name: string, inline: boolean): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

const isRaw = (body: unknown): body is Buffer | string | Readable =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable;

/** Plain data as JSON, its fields sealed where the request asked for it. */
export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  const { payload } = reply.request;
  if (payload) return reply.header(ENC_HEADER, '1').send(sealedAnswer(payload, body));
  return reply.send(isLarge(body) ? Readable.from(jsonParts(body), { objectMode: false }) : JSON.stringify(body));
}

/** Sends what a handler answered: plain data as JSON, an {@link Answer} as it says, nothing as 204. */
export function send(reply: FastifyReply, result: unknown): FastifyReply {
  const { body, options } = result instanceof Answer ? result : { body: result, options: {} as Answer['options'] };
  if (options.headers) reply.headers(options.headers);
  if (options.fileName !== undefined) {
    reply.header('content-disposition', disposition(options.fileName, options.inline ?? false));
  }
  if (body === undefined) return reply.code(options.status ?? 204).send();
  reply.code(options.status ?? 200);
  if (options.type !== undefined && isRaw(body)) {
    reply.type(options.type);
    if (!reply.request.payload || !options.type.startsWith(JSON_MIME)) return reply.send(body);
    // Written before it was known who asks: an answer that is kept, or a list as it is read.
    return sendJson(reply, body instanceof Readable ? body : (JSON.parse(body.toString()) as unknown));
  }
  reply.type(options.type ?? JSON_TYPE);
  return sendJson(reply, body);
}
