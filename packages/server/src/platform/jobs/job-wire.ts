import type { ProblemBody } from '@kilau/contract/core/problem.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';

/** Bytes of one part of a file on its way from a helper. */
export const PART_BYTES = 128 * 1024;
/** Parts that a helper may be ahead of the reader. */
export const PARTS_AHEAD = 4;

/** What a helper is told: first what it works with, then one order at a time. */
export type ToHelper =
  | { readonly kind: 'setting'; readonly data: unknown }
  | { readonly kind: 'begin'; readonly order: unknown }
  /** The reader has taken a part: one more may come. */
  | { readonly kind: 'taken' }
  /** Nobody waits any more. */
  | { readonly kind: 'stop' };

/** A failure as it crosses the border between processes, which keeps no classes. */
export interface Failure {
  /** Set for an expected failure. */
  readonly problem?: Pick<ProblemBody, 'params'> & { readonly code: string };
  readonly message: string;
  readonly stack: string;
  /** The database's or the system's own. */
  readonly code?: string;
}

/** What a helper tells. */
export type FromHelper =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly failure: Failure };
