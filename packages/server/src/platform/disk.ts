import { statfs } from 'node:fs/promises';
import type { KeadaanRuang } from '@kilau/contract/core/ruang.ts';

/** What is left of a disk, in bytes. */
export interface Ruang {
  readonly kosong: number;
  readonly ukuran: number;
  /** With less than this left, somebody has to see to it. */
  readonly batas: number;
  readonly keadaan: KeadaanRuang;
}

export interface Disk {
  look(): Promise<Ruang>;
  /** What the last look found. */
  readonly known: Ruang | undefined;
  /** Looks every minute, until called off. @param onChange told when there is less or more room than before. */
  watch(onChange: (ruang: Ruang) => void): () => void;
}

/** The part of the operating system's answer that is needed. */
export type Statfs = (path: string) => Promise<{
  readonly bavail: number;
  readonly bsize: number;
  readonly blocks: number;
}>;

const GB = 1_000_000_000;
/** Without a word of the configuration: so much, or a tenth of a disk that is small. */
const USUAL_BATAS = 5 * GB;
const OF_SMALL = 10;
/** The database itself stops a little before the last byte. */
const FULL = 32_000_000;
const OF_TINY = 50;
const WATCH_MS = 60_000;

function stateOf(kosong: number, ukuran: number, batas: number): KeadaanRuang {
  if (kosong <= Math.min(FULL, ukuran / OF_TINY)) return 'PENUH';
  return kosong < batas ? 'MENIPIS' : 'CUKUP';
}

/**
 * The disk that a directory lies on.
 * @param warnGb with less than this left it is low; absent, five, or a tenth of a small disk.
 */
export function createDisk(dir: string, warnGb?: number, ask: Statfs = statfs): Disk {
  let known: Ruang | undefined;
  const look = async (): Promise<Ruang> => {
    const { bavail, bsize, blocks } = await ask(dir);
    const kosong = bavail * bsize;
    const ukuran = blocks * bsize;
    const batas = warnGb === undefined ? Math.min(USUAL_BATAS, Math.floor(ukuran / OF_SMALL)) : warnGb * GB;
    known = { kosong, ukuran, batas, keadaan: stateOf(kosong, ukuran, batas) };
    return known;
  };
  return {
    look,
    get known() {
      return known;
    },
    watch(onChange) {
      let before: KeadaanRuang = 'CUKUP';
      const tick = async (): Promise<void> => {
        const ruang = await look();
        if (ruang.keadaan !== before) onChange(ruang);
        before = ruang.keadaan;
      };
      const quietly = (): void => void tick().catch(() => undefined);
      quietly();
      const timer = setInterval(quietly, WATCH_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** No room left on a disk, or no more of a user's share of it; of PostgreSQL, that its own is full. */
const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Libraries wrap what the system said, a few times at most. */
const DEEPEST = 5;

/** Whether something failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; depth < DEEPEST && at instanceof Error; depth += 1) {
    const { code } = at as Error & { readonly code?: unknown };
    if (typeof code === 'string' && FULL_CODES.has(code)) return true;
    at = at.cause;
  }
  return false;
}
