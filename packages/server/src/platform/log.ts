import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** One JSON line per event. Tokens, passwords and bodies are never handed to it. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * What an error says, with what it came from. Its other properties stay out: the database's may hold a whole row, the
 * driver's a whole connection.
 */
export function errorText(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as Error & { readonly code?: unknown; readonly constraint?: unknown };
  return { stack: error.stack, code, constraint, ...(error.cause !== undefined && { cause: errorText(error.cause) }) };
}

export function createLog(level: Config['logLevel']): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: errorText } });
}
