import { Problem } from '@kilau/contract/core/problem.ts';
import type { ReportRow } from '@kilau/contract/core/table-model.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Desk } from '../../../platform/jobs/job-helper.ts';
import type { Statement } from '../query.ts';

const BATCH = 2000;
/** What the stages of a file are called among its steps. */
export const STAGES = { read: 'baca', write: 'tulis' } as const;

/** Counts the rows of a file as they are read, all its tables together. */
export class RowCount {
  readonly #most: number;
  readonly #desk: Desk;
  #read = 0;

  constructor(most: number, desk: Desk) {
    this.#most = most;
    this.#desk = desk;
  }

  get read(): number {
    return this.#read;
  }

  /** @throws Problem `laporan_terlalu_besar`; the reason of the signal once nobody waits any more. */
  add(rows: number): void {
    this.#desk.signal.throwIfAborted();
    this.#read += rows;
    if (this.#read > this.#most) throw new Problem('laporan_terlalu_besar', { baris: this.#most });
    this.#desk.step({ tahap: STAGES.read, selesai: this.#read, jumlah: 0 });
  }
}

/** Reads a statement to its end in parts, without ever holding more than one of them. */
export async function* readParts(
  tx: Tx,
  { text, values }: Statement,
  count: RowCount,
): AsyncGenerator<readonly ReportRow[]> {
  await tx.query(`declare laporan no scroll cursor for ${text}`, values);
  for (;;) {
    const rows = await tx.query<ReportRow>(`fetch ${BATCH} from laporan`);
    count.add(rows.length);
    yield rows;
    if (rows.length < BATCH) break;
  }
  await tx.query('close laporan');
}
