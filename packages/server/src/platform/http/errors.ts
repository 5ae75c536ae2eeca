import { randomBytes } from 'node:crypto';
import { Problem, type ProblemBody } from '@kilau/contract/core/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { isDiskFull } from '../disk.ts';
import { acceptedLanguage, sayRule, translatorOf, type Translate } from '../i18n.ts';
import { sendJson } from './send.ts';

/** Refusals of the HTTP library and of the database that are no fault of ours, by their code. */
const KNOWN: Readonly<Record<string, 'terlalu_besar' | 'satu_file_saja' | 'permintaan_rusak'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'terlalu_besar',
  FST_REQ_FILE_TOO_LARGE: 'terlalu_besar',
  FST_FILES_LIMIT: 'satu_file_saja',
  FST_PARTS_LIMIT: 'terlalu_besar',
  FST_FIELDS_LIMIT: 'terlalu_besar',
  // Text that no database column holds: a NUL, half a character.
  '22021': 'permintaan_rusak',
  '22P05': 'permintaan_rusak',
};

/** Of PostgreSQL: away, going down, without a connection, memory or files left. */
const AWAY_STATE = /^(08|57P0|53)/;
/** The line to it broke while somebody waited for an answer. */
const AWAY_LINE: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const AWAY_TEXT = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether the database cannot be reached, is starting or going down, or has no connection left. */
function isAway(error: FastifyError & { readonly syscall?: string }): boolean {
  const code = error.code ?? '';
  return AWAY_STATE.test(code) || AWAY_LINE.has(code) || error.syscall === 'connect' || AWAY_TEXT.test(error.message);
}

function expected(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  const code = typeof error.code === 'string' ? error.code : '';
  const known = KNOWN[code];
  if (known !== undefined) return new Problem(known, {});
  const status = error.statusCode ?? 500;
  // Broken JSON, a wrong content type, an address that cannot be decoded.
  return status >= 400 && status < 500 ? new Problem('permintaan_rusak', {}) : undefined;
}

const fieldTexts = (problem: Problem, t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(problem.fields).map(([path, broken]) => [path, sayRule(t, path, broken)]));

/** An expected failure on the wire (`api.md`, Errors). */
function problemBody(problem: Problem, t: Translate): ProblemBody {
  const fields = fieldTexts(problem, t);
  return {
    code: problem.code,
    message: t(`problem.${problem.code}`, problem.params),
    params: problem.params,
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

const languageOf = (request: FastifyRequest): Translate =>
  translatorOf(request.lang ?? acceptedLanguage(request.headers['accept-language']));

type Telling = Pick<Services, 'log' | 'disk'>;

/** A fault of ours: told in full to the log, by a reference only to the caller. */
function unexpected(
  error: FastifyError,
  request: FastifyRequest,
  { log, disk }: Telling,
): ProblemBody & { status: number } {
  const away = isAway(error);
  // A database that finds no room for its log goes down altogether.
  const full = isDiskFull(error) || (away && disk.known?.keadaan === 'PENUH');
  const ref = randomBytes(5).toString('hex');
  log.error(
    { ref, error, method: request.method, path: request.routeOptions.url, user_id: request.userId },
    full ? 'the disk is full' : away ? 'the database is away' : 'a request failed',
  );
  const t = languageOf(request);
  if (full) return { status: 503, code: 'ruang_penuh', message: t('problem.ruang_penuh') };
  if (away) return { status: 503, code: 'layanan_belum_siap', message: t('problem.layanan_belum_siap') };
  return { status: 500, code: 'kesalahan_server', message: t('problem.kesalahan_server', { ref }), ref };
}

/** What a failure is on the wire; the log is told of those that are ours. */
export function failureOf(
  error: FastifyError,
  request: FastifyRequest,
  services: Telling,
): { readonly status: number; readonly body: ProblemBody } {
  const problem = expected(error);
  if (problem) return { status: problem.status, body: problemBody(problem, languageOf(request)) };
  const { status, ...body } = unexpected(error, request, services);
  return { status, body };
}

/** The one place where a failure becomes an answer. */
export const errorHandler =
  (services: Telling) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const { status, body } = failureOf(error, request, services);
    if (body.code === 'terlalu_sering') reply.header('retry-after', String(body.params?.['detik'] ?? 1));
    return sendJson(reply.code(status), body);
  };
