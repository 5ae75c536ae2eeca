import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { PaperColumn, PaperLine, PaperTable } from '../engine/render/paper-table.ts';
import { pdfTable, type PaperReport } from '../engine/render/pdf-table.ts';
import type { Answer } from '../platform/http/route.ts';

/** A small table as a test writes it down. */
export interface SmallTable {
  readonly title?: string;
  readonly columns: readonly PaperColumn[];
  readonly groups: readonly {
    readonly heading: string | undefined;
    readonly level?: number;
    readonly rows: readonly (readonly string[])[];
    readonly subtotal: readonly string[];
  }[];
  readonly total: Total;
  /** Lines of totals before it. */
  readonly before?: readonly Total[];
}
interface Total {
  readonly label: string;
  readonly cells: readonly string[];
}

/** The table line by line. */
export function paperOf({ title, columns, groups, total, before = [] }: SmallTable): PaperTable {
  const lines = groups.flatMap(({ heading, level = 0, rows, subtotal }): PaperLine[] => [
    ...(heading === undefined ? [] : [{ kind: 'group', level, label: heading, cells: subtotal } as const]),
    ...rows.map((cells) => ({ kind: 'row', level: 1, cells }) as const),
  ]);
  const totals = [...before, total].map((one) => ({ kind: 'total', level: 0, ...one }) as const);
  const all: PaperLine[] = [...lines, ...totals];
  return { ...(title !== undefined && { title }), columns, lines: { parts: () => [all] } };
}

/** Every letter of the tables. */
const lettersOf = (tables: readonly PaperTable[]): string[] =>
  tables.flatMap(({ lines }) =>
    [...lines.parts()].flat().flatMap((line) => [...line.cells, ...(line.kind === 'row' ? [] : [line.label])]),
  );

/** A paper in one piece. */
export async function pdfOf(report: Omit<PaperReport, 'letters'>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await pdfTable(
    { ...report, letters: lettersOf(report.tables) },
    { write: async (bytes) => void parts.push(bytes), onLines: async () => undefined },
  );
  return Buffer.concat(parts);
}

/** The bytes of an answer that is a file. */
export const bytesOf = (answer: Answer): Promise<Buffer> => buffer(answer.body as Readable);
