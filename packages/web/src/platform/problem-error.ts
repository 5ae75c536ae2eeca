import type { ProblemBody } from '@kilau/contract/core/problem.ts';

/** The server's refusal: a stable code, a sentence in the user's language, and what was wrong with which field. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>>;
  /** Reference of an unexpected fault, to find it in the log. */
  readonly ref: string | undefined;

  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.params = body.params ?? {};
    this.fields = body.fields ?? {};
    this.ref = body.ref;
  }
}

/** No answer came: the line is down, or the time was up. Whether the server did the work is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly timeout: boolean;

  constructor(timeout: boolean) {
    super(timeout ? 'timeout' : 'no connection');
    this.timeout = timeout;
  }
}

/** The caller gave up: a newer search, a page that was left. Says nothing to anyone. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
