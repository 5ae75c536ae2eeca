import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks } from '@kilau/contract/core/schema.ts';
import { unnamedBreaks } from '@kilau/contract/core/unnamed.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLoopbackAddress } from '../config.ts';
import { headerText, TOKEN_HEADER } from './authorise.ts';
import { deviceOf } from './device.ts';
import type { Route, RouteInput } from './route.ts';
import { SILENT } from './work.ts';

export const KEY_HEADER = 'idempotency-key';
/** Printable and of a length that is neither a guess nor a burden. */
const KEY = /^[\x21-\x7e]{8,200}$/;

/**
 * A value by its schema.
 * @param unnamed what it says that the schema does not know.
 * @throws Problem with each fault.
 */
function checked<T>(
  schema: z.ZodType<T> | undefined,
  value: unknown,
  unnamed: ReturnType<typeof unnamedBreaks> = {},
): T {
  const result = schema?.safeParse(value);
  const breaks = result?.success === false ? { ...unnamed, ...fieldBreaks(result.error) } : unnamed;
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return (result === undefined ? value : result.data) as T;
}

/** A value that says nothing but what its schema knows: whatever else it said would be dropped unsaid. */
const whole = <T>(schema: z.ZodType<T> | undefined, value: unknown): T =>
  checked(schema, value, unnamedBreaks(schema, value));

/** `?nomor[]=A&nomor[]=B` and `?nomor=A&nomor=B` say the same. */
function queryOf(request: FastifyRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...(request.query as Record<string, unknown>) }).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), Array.isArray(value) ? value : [value]] : [name, value],
    ),
  );
}

function keyOf(request: FastifyRequest, route: Route): string {
  const key = request.headers[KEY_HEADER];
  const valid = typeof key === 'string' && KEY.test(key);
  if (route.idempotent && !valid) throw new Problem('kunci_wajib', {});
  return valid ? key : '';
}

type Upload = Pick<RouteInput, 'file' | 'body' | 'konfirmasi'>;

/** The one file of a multipart request, and its plain parts as the body. */
async function uploadOf(request: FastifyRequest, limit: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('permintaan_rusak', {});
  const body: Record<string, unknown> = {};
  let file: RouteInput['file'];
  for await (const part of request.parts({ limits: { files: 1, fileSize: limit, fields: 20, fieldSize: 10_000 } })) {
    if (part.type === 'file') file = { name: part.filename, mime: part.mimetype, bytes: await part.toBuffer() };
    else body[part.fieldname] = part.value;
  }
  return { body, ...(file && { file }) };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether a request comes from this machine. What a proxy hands on that nobody told us of comes from its address, but
 * may come from anywhere.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.ip) &&
  (request.ips !== undefined || FORWARDED.every((name) => request.headers[name] === undefined));

// Made once: a schema is compiled when it is first asked.
const KONFIRMASI = z.object({ konfirmasi: z.array(z.string().max(200)).max(100) });

/**
 * What a JSON body says beside the fields of its route: which odd values its sender stands by, in `konfirmasi`. The
 * rest is the body, the same whether something had to be confirmed or not.
 */
function konfirmasiOf(body: unknown): { readonly body: unknown; readonly konfirmasi?: ReadonlySet<string> } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body };
  const { konfirmasi = [], ...rest } = body as Readonly<Record<string, unknown>>;
  return { body: rest, konfirmasi: new Set(checked(KONFIRMASI, { konfirmasi }).konfirmasi) };
}

/** Everything a request brings, parsed by the schemas of its route. @throws Problem for what does not fit. */
export async function readInput(request: FastifyRequest, route: Route): Promise<RouteInput> {
  const key = keyOf(request, route);
  const { body, file, konfirmasi }: Upload =
    route.upload === undefined ? konfirmasiOf(request.body ?? undefined) : await uploadOf(request, route.upload);
  return {
    params: checked(route.params, request.params),
    query: whole(route.query, queryOf(request)),
    body: whole(route.body, body),
    key,
    accept: request.headers.accept ?? '',
    caller: {
      ip: request.ip,
      local: isLocal(request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      device: deviceOf(request.headers.cookie),
      token: headerText(request, TOKEN_HEADER) ?? '',
    },
    work: SILENT,
    ...(file && { file }),
    ...(konfirmasi && { konfirmasi }),
  };
}
