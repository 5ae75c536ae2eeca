import { boolean, choice, integer, lines, text } from './field.ts';

/** Which job a paper is printed with, where a program prints it that may fail: sent again, it is the same printing. */
export const tugasCetak = text({ max: 40 });

/** How a job stands at the bridge between browser and printer; it may be begun anew once it failed. */
export type JobState = 'waiting' | 'sending' | 'printed' | 'failed' | 'cancelled';

/** A job, as the bridge tells of it. */
export interface BridgeJob {
  readonly id: string;
  readonly printer: string;
  readonly state: JobState;
  /** Why it waits or failed: a closed list, put into words by whoever shows it. */
  readonly reason?: JobReason;
  /** It was known before: nothing is printed a second time. */
  readonly again?: boolean;
}

/**
 * What stands between a job and its paper: nobody answers at the printer (`unreachable`); it took a part and then no
 * more (`cut`, `stalled`), so that somebody must look at what came out; it never answered in all the time that a job is
 * kept (`expired`); the bridge itself ended while it sent (`stopped`); the spool command refused it (`refused`); or the
 * bytes are gone from the bridge's disk (`lost`).
 */
export const JOB_REASONS = ['unreachable', 'cut', 'stalled', 'expired', 'stopped', 'refused', 'lost'] as const;
export type JobReason = (typeof JOB_REASONS)[number];

/** One printer of a bridge and what lies before it. */
export interface BridgePrinter {
  readonly name: string;
  readonly waiting: number;
  readonly reason?: JobReason;
}

/** What a bridge tells of itself. */
export interface BridgeStatus {
  readonly program: 'kilau-bridge';
  readonly version: number;
  readonly printers: readonly BridgePrinter[];
}

const MOST_PRINTERS = 20;

/** What a till tells the server of its printers: whether their bridge answers, and what lies before each. */
export const PRINTER_FIELDS = {
  menjawab: boolean({ required: true }),
  printer: lines(
    {
      nama: text({ max: 60, required: true }),
      menunggu: integer({ min: 0, max: 100_000, required: true }),
      sebab: choice(JOB_REASONS),
    },
    { max: MOST_PRINTERS },
  ),
} as const;

/** The same as it is kept. */
export interface PrintersTold {
  readonly menjawab: boolean;
  readonly printer: readonly {
    readonly nama: string;
    readonly menunggu: number;
    readonly sebab: JobReason | null;
  }[];
}
