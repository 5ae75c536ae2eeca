import { PassThrough } from 'node:stream';
import { formatDate, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { viewOf, type Report } from '@kilau/contract/core/report.ts';
import { askedFilters, readFilters } from '@kilau/contract/core/report-filter.ts';
import { buildTable } from '@kilau/contract/core/table-model.ts';
import { filterTexts } from '@kilau/contract/core/table-text.ts';
import { Answer } from '../../platform/http/route.ts';
import { CSV_TYPE } from '../csv.ts';
import { paperTable } from '../render/paper-table.ts';
import { pdfTable } from '../render/pdf-table.ts';
import { writeSheet } from '../render/xlsx.ts';
import { CsvTable } from './csv.ts';
import { reportJson } from './json.ts';
import { partsOf, type AnyQuery, type ReportContext, type ReportPart, type Statements } from './query.ts';
import { readInParts, readRows } from './read.ts';
import { sheetTable } from './sheet.ts';

/** Most rows of a report that is put together in memory, and of a paper. CSV has no limit. */
const MOST_ROWS = 200_000;
const MOST_ON_PAPER = 100_000;

export const FORMS = {
  json: 'application/json',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: CSV_TYPE,
} as const;
export type Form = keyof typeof FORMS;

/** A report as asked for: its filters read, its view chosen, its statement made, or one for each of its sections. */
export interface Order {
  readonly report: Report;
  readonly context: ReportContext;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly statement: Statements;
}

const formatOf = ({ shop, t }: ReportContext): FormatContext => ({ timeZone: shop.zona_waktu, t });

/**
 * Reads the filters of a request.
 * @throws Problem with the broken rule at each filter. A range of dates that is broken has a code of its own.
 */
export function orderReport(
  report: Report,
  query: AnyQuery,
  context: ReportContext,
  raw: Readonly<Record<string, unknown>>,
): Order {
  const reading = readFilters(report, raw, {
    today: context.shop.tgl_system,
    oneMonth: context.isOn('REPORT_ONE_MONTH_PROTECTION_MODULE') || context.actor.sebulan?.has(report.page) === true,
  });
  if ('values' in reading) {
    return {
      report: viewOf(report, reading.values),
      context,
      filter: reading.values,
      statement: query(context, reading.values),
    };
  }
  const rule = reading.breaks[report.period?.[0] ?? '']?.rule;
  const code = rule === 'rentang_tanggal_terbalik' || rule === 'rentang_lebih_sebulan' ? rule : 'data_tidak_valid';
  throw new Problem(code, {}, reading.breaks);
}

/** The one table of an ordinary report. */
function onlyPart({ report, statement }: Order): ReportPart {
  const [part, ...more] = partsOf(report, statement);
  if (!part || more.length > 0) throw new Error(`report ${report.key} has several tables`);
  return part;
}

/** The words around a table: its title, its filters, and who printed it when. */
function surroundings({ report, context, filter }: Order) {
  const format = formatOf(context);
  const waktu = context.now();
  return {
    title: context.t(titleKey(report.page)),
    filters: filterTexts(askedFilters(report, context.actor), filter, format).map(
      ({ label, text }) => `${label} ${text}`,
    ),
    printed: context.t('laporan.printed_by', {
      user: context.actor.user_id,
      waktu: formatInstant(waktu, context.shop.zona_waktu),
    }),
    waktu,
  };
}

async function pdf(wanted: Order): Promise<Answer> {
  const { report, context } = wanted;
  const { statement } = onlyPart(wanted);
  const rows = await readRows(context.db, statement, MOST_ON_PAPER);
  const body = await pdfTable({
    ...surroundings(wanted),
    shop: context.shop,
    lang: context.lang,
    page: (n, of) => context.t('laporan.halaman', { n: String(n), of: String(of) }),
    goesOn: (grup) => context.t('laporan.lanjutan', { grup }),
    table: await paperTable(report, buildTable(report, rows), formatOf(context)),
  });
  return new Answer(body, { type: FORMS.pdf, fileName: fileName(wanted, 'pdf'), inline: true });
}

async function xlsx(wanted: Order): Promise<Answer> {
  const { report, context } = wanted;
  const { statement } = onlyPart(wanted);
  const rows = await readRows(context.db, statement, MOST_ROWS);
  const { title, filters, printed, waktu } = surroundings(wanted);
  const body = await writeSheet({
    title,
    name: context.t('laporan.lembar'),
    lines: [title, context.shop.nama_toko, filters.join('  ·  ')],
    printed,
    author: context.shop.nama_toko,
    waktu,
    ...(await sheetTable(report, buildTable(report, rows), formatOf(context))),
  });
  return new Answer(body, { type: FORMS.xlsx, fileName: fileName(wanted, 'xlsx') });
}

/** Rows go out as they come in; the database is not kept waiting for a slow reader. */
async function csv(wanted: Order): Promise<Answer> {
  const { report, context } = wanted;
  const { statement } = onlyPart(wanted);
  const table = new CsvTable(report, formatOf(context));
  const out = new PassThrough();
  out.write(table.head());
  readInParts(context.db, statement, (rows) => {
    if (!out.destroyed) out.write(table.rows(rows));
    return !out.destroyed;
  }).then(
    () => out.end(table.foot()),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return new Answer(out, { type: FORMS.csv, fileName: fileName(wanted, 'csv') });
}

/** Makes a report in each of its forms: JSON for a screen, or a file. */
export const makeReport = { json: (wanted: Order) => reportJson(wanted), pdf, xlsx, csv } as const satisfies Readonly<
  Record<Form, (wanted: Order) => Promise<unknown>>
>;

/**
 * `laporan-penjualan-sales 01-11-2026 21-11-2026.pdf`; a report without dates is of today, that of another shop names
 * it.
 */
function fileName({ report, filter, context }: Order, form: Form): string {
  const { actor, shop } = context;
  const dates = (report.period ?? []).map((name) => String(filter[name]));
  const days = dates.length > 0 ? [...new Set(dates)] : [shop.tgl_system];
  const other = shop.kode_toko === actor.kode_toko ? [] : [shop.kode_toko];
  return `${[report.page.slice(1), ...other, ...days.map((day) => formatDate(day).replaceAll('/', '-'))].join(' ')}.${form}`;
}
