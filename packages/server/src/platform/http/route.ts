import type { Requirement } from '@kilau/contract/core/permission.ts';
import type { z } from 'zod';
import type { Context, PublicContext } from '../context.ts';
import type { Rate } from './rate-limit.ts';
import type { Work } from './work.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a request came from. */
export interface Caller {
  readonly ip: string;
  /** From this very machine, and not through a proxy that we do not know. */
  readonly local: boolean;
  /** The browser's name for itself. */
  readonly agent: string;
  /** Value of the device cookie; empty when there is none. */
  readonly device: string;
  /** The token header, for calls of machines that have no login; empty when there is none. */
  readonly token: string;
}

/** What a handler gets: everything that came from outside, already parsed. */
export interface RouteInput<P = unknown, Q = unknown, B = unknown> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Value of the `Idempotency-Key` header, for routes that ask for it. */
  readonly key: string;
  /** The `Accept` header, for routes that answer in several forms. */
  readonly accept: string;
  readonly caller: Caller;
  /** The uploaded file of a multipart request, for routes with `upload`. Its other parts are the body. */
  readonly file?: { readonly name: string; readonly mime: string; readonly bytes: Buffer };
  /** What odd values the sender of a JSON body stands by. */
  readonly konfirmasi?: ReadonlySet<string>;
  /** For routes with `long`: who waits is told how far it is, and may give up. */
  readonly work: Work;
}

interface AnswerOptions {
  readonly status?: number;
  /** MIME type of a body that is a Buffer or a stream. */
  readonly type?: string;
  /** Suggested file name. */
  readonly fileName?: string;
  readonly inline?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is not plain JSON with status 200. */
export class Answer {
  readonly body: unknown;
  readonly options: AnswerOptions;

  constructor(body: unknown, options: AnswerOptions = {}) {
    this.body = body;
    this.options = options;
  }
}

/**
 * One call of the API, as data: the engines make lists of these, the composition root registers them, OpenAPI and
 * the rights test read them. No call exists outside such a list.
 */
export interface Route<P = unknown, Q = unknown, B = unknown> {
  readonly method: Method;
  /** Below `/api/v1/`, with `{name}` for parameters, as the specification writes paths. */
  readonly path: string;
  /** Who may: `public` without a login, otherwise a requirement checked before anything else. */
  readonly need: Requirement | 'public';
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  /** Asks for an `Idempotency-Key`; the handler runs at most once per key (`platform/http/idempotency.ts`). */
  readonly idempotent?: boolean;
  /** Answers also a user who has to choose a new password before anything else. */
  readonly early?: boolean;
  /** Accepts one multipart file of at most this many bytes. */
  readonly upload?: number;
  /** Takes a JSON body of at most this many bytes, where the usual limit is too small. */
  readonly largest?: number;
  /** Takes so long that callers may ask for its steps, by `Accept: application/x-ndjson` (`platform/http/work.ts`). */
  readonly long?: boolean;
  /** What of the answer stays the asker's own, where the server of another shop gives the rest. */
  readonly mine?: (context: Context) => Promise<object>;
  /** Head office asks all shops at once: that a module is on is its own matter, not each shop's. */
  readonly overShops?: boolean;
  /** At most so many calls from one address. */
  readonly rateLimit?: Rate;
  readonly handler: (context: Context, input: RouteInput<P, Q, B>) => Promise<unknown>;
}

/** Keeps the inference of params, query and body while the list holds plain routes. */
export function route<P = unknown, Q = unknown, B = unknown>(
  definition: Route<P, Q, B> & { readonly need: Requirement },
): Route {
  return definition as unknown as Route;
}

type PublicRoute<P, Q, B> = Omit<Route<P, Q, B>, 'need' | 'handler'> & {
  readonly handler: (context: PublicContext, input: RouteInput<P, Q, B>) => Promise<unknown>;
};

/** A call that needs no login; its handler is not given an actor to begin with. */
export function publicRoute<P = unknown, Q = unknown, B = unknown>(definition: PublicRoute<P, Q, B>): Route {
  return { ...definition, need: 'public' } as unknown as Route;
}
