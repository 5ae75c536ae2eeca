import { labelKey, NUMERIC_KINDS, type Fields } from '@kilau/contract/core/field.ts';
import { CSV_START } from '@kilau/contract/core/csv.ts';
import { writeXlsx } from 'hucre/xlsx';
import { Answer } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { CSV_TYPE, csvLine } from '../csv.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BOLD = { font: { bold: true } } as const;
/** Codes stay as they are typed: `0012` is no number. */
const TEXT = '@';
const NARROWEST = 14;
/** A name of a sheet holds no more. */
const LONGEST_NAME = 31;

/** A further sheet of a template that lists what may stand in its columns. */
export interface ContohKode {
  readonly nama: string;
  readonly baris: readonly (readonly (string | null)[])[];
}

/** A template as it is asked for: a workbook whose columns know what is a number and what a text, or CSV. */
export const CONTOH = ['xlsx', 'csv'] as const;
export type Contoh = (typeof CONTOH)[number];

/** An empty file to be filled in: its head in the words of who asks. */
export async function contohFile(
  { t }: Pick<Context, 't'>,
  nama: string,
  fields: Fields,
  bentuk: Contoh,
  kode?: ContohKode,
): Promise<Answer> {
  const columns = Object.entries(fields).map(([name, field]) => ({ text: t(labelKey(name, field)), field }));
  const heads = columns.map(({ text }) => text);
  const fileName = `${nama}.${bentuk}`;
  if (bentuk === 'csv') return new Answer(CSV_START + csvLine(heads), { type: CSV_TYPE, fileName });
  const bytes = await writeXlsx({
    sheets: [
      {
        name: nama.slice(0, LONGEST_NAME),
        columns: columns.map(({ text, field }) => ({
          width: Math.max(NARROWEST, text.length + 2),
          ...(!NUMERIC_KINDS.has(field.kind) && { style: { numFmt: TEXT } }),
        })),
        rows: [heads],
        cells: new Map(heads.map((value, index) => [`0,${index}`, { value, style: BOLD }])),
        freezePane: { rows: 1 },
      },
      ...(kode
        ? [
            {
              name: kode.nama,
              columns: [{ width: 18 }, { width: NARROWEST }, { width: 32 }],
              rows: kode.baris.map((cells) => [...cells]),
            },
          ]
        : []),
    ],
  });
  return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: XLSX_TYPE, fileName });
}
