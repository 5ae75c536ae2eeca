import { ENC_HEADER, PAYLOAD_MODULE } from '@kilau/contract/core/payload.ts';
import type { ProblemBody } from '@kilau/contract/core/problem.ts';
import { LANGUAGE_TAGS } from '@kilau/contract/locales/index.ts';
import { text } from '../ui/text.ts';
import { language } from '../ui/words.ts';
import type { Seal } from './payload.ts';
import { ConnectionError, isCancelled, ProblemError } from './problem-error.ts';
import { session } from './session.ts';
import { forget, readText, writeText } from './storage.ts';

const BASE = '/api/v1/';
const KEY_PATH = 'users/kunci';
/** Milliseconds until a call counts as lost. Papers and exports may take longer. */
const TIMEOUT = 30_000;
export const LONG_TIMEOUT = 180_000;

type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

export interface CallOptions {
  readonly query?: Query;
  readonly body?: unknown;
  /** Idempotency key of the form: a repeated call answers what the first one did. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly accept?: string;
  /** The shop that this call is of, where it is not the one worked in. */
  readonly toko?: string;
  /** Goes out although its page is being left. */
  readonly keepalive?: boolean;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** Random characters that nobody confuses when reading them out; 54 choices each, evenly drawn. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  const limit = 256 - (256 % ALPHABET.length);
  const letters = [...bytes].filter((byte) => byte < limit).map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.length < length ? randomText(length) : letters.slice(0, length).join('');
}

/** A fresh idempotency key: made when a form opens, kept until its document is saved (decisions.md 28). */
export const newKey = (): string => randomText(24);

/** Path of a call with its query; empty values are left out. */
export function callUrl(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const words = search.toString();
  return `${BASE}${path.replace(/^\//, '')}${words === '' ? '' : `?${words}`}`;
}

/** Agrees on a key in the plain: what travels for it says nothing. */
const askKey = (kunci: string) => api.post<{ readonly kunci: string }>(KEY_PATH, { kunci });

/** What seals the fields of a call, where the shop wants it; the login and the key itself go as they are. */
async function sealOf(path: string): Promise<Seal | undefined> {
  if (path === KEY_PATH || session.actor()?.modules.get(PAYLOAD_MODULE) !== 'true') return undefined;
  return (await import('./payload.ts')).sealFor(askKey);
}

function headers(options: CallOptions): Headers {
  const list = new Headers({ accept: options.accept ?? 'application/json', 'ngrok-skip-browser-warning': 'true' });
  list.set('accept-language', LANGUAGE_TAGS[language()]);
  const token = session.token();
  if (token !== undefined) list.set('x-auth-token', token);
  const toko = options.toko ?? session.branch();
  if (toko) list.set('x-kode-toko', toko);
  if (options.key !== undefined) list.set('idempotency-key', options.key);
  if (options.body !== undefined && !(options.body instanceof FormData)) list.set('content-type', 'application/json');
  return list;
}

async function problemOf(response: Response): Promise<ProblemError> {
  let body: ProblemBody = { code: 'kesalahan_server', message: text('dialog.kesalahan_umum') };
  try {
    const answer = (await response.json()) as Partial<ProblemBody>;
    if (typeof answer.code === 'string') {
      body = { ...answer, code: answer.code, message: answer.message ?? body.message };
    }
  } catch {
    // A proxy's page instead of our JSON: the general sentence says enough.
  }
  return new ProblemError(response.status, body);
}

/** Why the login ended, for the form that asks for a new one. */
const FAREWELL = 'pesan.masuk';
/** The sentence that the last login ended with. The form may be drawn several times before a hand reaches it. */
export const farewell = (): string | undefined => readText(FAREWELL);
export const forgetFarewell = (): void => forget(FAREWELL);

/**
 * Refusals that change what this login may, wherever they are met. Pages are protected by the shop worked in, not by
 * that of one call. What stands at a field is about whoever was typed there, such as a supervisor who approves.
 */
function heed({ code, params, fields }: ProblemError, toko: string | undefined, token: string | undefined): void {
  if (!session.get() || Object.keys(fields).length > 0) return;
  if (code === 'belum_login') endSession(token);
  else if (code === 'di_luar_jam_akses') endSession(token, text('jam.habis'));
  else if (code === 'ganti_password_wajib') session.update({ wajib_ganti_password: true });
  else if (code === 'otorisasi_menu_diperlukan' && toko === undefined) session.setMenu(String(params['halaman']), null);
}

/**
 * A token is no longer good: storage cleared, flag false, and the login page from scratch (specification, section 4).
 * Whoever has logged in since, in another tab maybe, is not thrown out with it.
 */
export function endSession(token: string | undefined, because?: string): void {
  if (!session.closeOf(token)) return;
  if (because !== undefined) writeText(FAREWELL, because);
  location.assign('/');
}

/** The same call again where somebody stands by what the server finds odd: seldom, so the question is fetched then. */
const stoodBy = async (problem: ProblemError, options: CallOptions): Promise<CallOptions | undefined> =>
  'konfirmasi' in problem.params ? (await import('./stood-by.ts')).stoodBy(problem, options) : undefined;

/** So often is a call made anew under another key: of tabs that agree on one each at once, the last one holds. */
const KEY_TRIES = 3;

/**
 * One call of the API.
 * @throws ProblemError when the server refuses; ConnectionError without an answer; the AbortError of the caller's
 * signal.
 */
export const request = (method: Method, path: string, options: CallOptions = {}): Promise<Response> =>
  attempt({ method, path, options }, KEY_TRIES);

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly options: CallOptions;
}

async function attempt(call: Call, tries: number): Promise<Response> {
  const { method, path, options } = call;
  const seal = await sealOf(path);
  const token = session.token();
  const { status, answer } = await sent(call, seal);
  if (answer?.ok) return answer;
  const problem = answer && (await problemOf(answer));
  if (problem === undefined || (seal && problem.code === 'kunci_muatan')) {
    seal?.forget();
    // What was only read, was refused, or is known by its key is not done twice.
    const harmless = method === 'GET' || status >= 400 || options.key !== undefined;
    if (tries > 0 && harmless) return attempt(call, tries - 1);
    throw problem ?? new ConnectionError(false);
  }
  heed(problem, options.toko, token);
  const again = await stoodBy(problem, options);
  if (again) return request(method, path, again);
  throw problem;
}

function bodyText(body: unknown, seal: Seal | undefined): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(seal && typeof body === 'object' && body !== null ? seal.body(body) : body);
}

/** What came back; without an answer where that is sealed with another key than the call. */
interface Came {
  readonly status: number;
  readonly answer: Response | undefined;
}

async function sent({ method, path, options }: Call, seal: Seal | undefined): Promise<Came> {
  const timer = AbortSignal.timeout(options.timeout ?? TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timer]) : timer;
  const { keepalive = false } = options;
  const list = headers(options);
  if (seal) list.set(ENC_HEADER, '1');
  try {
    const body = options.body instanceof FormData ? options.body : bodyText(options.body, seal);
    const response = await fetch(callUrl(path, options.query), { method, headers: list, body, signal, keepalive });
    return { status: response.status, answer: seal ? await seal.answer(response) : response };
  } catch (error) {
    if (options.signal?.aborted && isCancelled(error)) throw error;
    throw new ConnectionError(timer.aborted);
  }
}

/** What an answer holds. @throws ConnectionError where the line broke while it came in. */
export async function readAnswer<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new ConnectionError(false);
  }
}

/** A call whose answer is JSON, or nothing. */
export async function callJson<T>(method: Method, path: string, options?: CallOptions): Promise<T> {
  const response = await request(method, path, options);
  return response.status === 204 ? (undefined as T) : readAnswer(response.json() as Promise<T>);
}

export const api = {
  get: <T>(path: string, query?: Query, options?: CallOptions): Promise<T> =>
    callJson<T>('GET', path, { ...options, query }),
  post: <T>(path: string, body?: unknown, options?: CallOptions): Promise<T> =>
    callJson<T>('POST', path, { ...options, body: body ?? {} }),
  put: <T>(path: string, body?: unknown, options?: CallOptions): Promise<T> =>
    callJson<T>('PUT', path, { ...options, body: body ?? {} }),
  delete: <T>(path: string, query?: Query, options?: CallOptions): Promise<T> =>
    callJson<T>('DELETE', path, { ...options, query }),
  /** A file: PDF, sheet, picture. */
  async blob(path: string, query?: Query, options?: CallOptions): Promise<Blob> {
    const response = await request('GET', path, { accept: '*/*', timeout: LONG_TIMEOUT, ...options, query });
    return readAnswer(response.blob());
  },
};
