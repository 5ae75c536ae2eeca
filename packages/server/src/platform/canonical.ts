import { hash } from 'node:crypto';

/** JSON with its keys in order and absent values left out: the same text for the same content, whoever wrote it. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part)) ?? 'null';
}

/** SHA-256 of the canonical JSON. */
export const fingerprintOf = (value: unknown): Buffer => hash('sha256', canonicalJson(value), 'buffer');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
