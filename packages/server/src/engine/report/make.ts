import { formatDate, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { reportToldTo, viewOf, type Report } from '@kilau/contract/core/report.ts';
import { askedFilters, readFilters } from '@kilau/contract/core/report-filter.ts';
import type { ReportWireShop } from '@kilau/contract/core/report-wire.ts';
import { filterTexts } from '@kilau/contract/core/table-text.ts';
import { Answer } from '../../platform/http/route.ts';
import type { Work } from '../../platform/http/work.ts';
import { CSV_TYPE } from '../csv.ts';
import { plainStatement, type FileForm, type FileOrder } from './file/order.ts';
import { reportJson } from './json.ts';
import { partsOf, toldStatements, type AnyQuery, type ReportContext, type Statements } from './query.ts';

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
  /** Shops that did not tell what they have. */
  readonly gagal?: readonly ReportWireShop[];
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
    oneMonth:
      !(report.overShops && context.actor.kode_toko !== context.shop.kode_toko) &&
      (context.isOn('REPORT_ONE_MONTH_PROTECTION_MODULE') || context.actor.sebulan?.has(report.page) === true),
  });
  if ('values' in reading) {
    const whole = viewOf(report, reading.values);
    const told = reportToldTo(whole, context.actor);
    return {
      report: told,
      context,
      filter: reading.values,
      statement: toldStatements(whole, told, query(context, reading.values)),
    };
  }
  const rule = reading.breaks[report.period?.[0] ?? '']?.rule;
  const code = rule === 'rentang_tanggal_terbalik' || rule === 'rentang_lebih_sebulan' ? rule : 'data_tidak_valid';
  throw new Problem(code, {}, reading.breaks);
}

const shopTexts = (shops: readonly ReportWireShop[]): string =>
  shops.map(({ kode_toko, nama_toko }) => `${kode_toko} ${nama_toko}`).join(', ');

/** The words around a report: its title, its filters, and who printed it when. */
function surroundings({ report, context, filter, gagal = [] }: Order) {
  const format = formatOf(context);
  const waktu = context.now();
  return {
    title: context.t(titleKey(report.page)),
    filters: [
      ...filterTexts(askedFilters(report, context.actor), filter, format).map(({ label, text }) => `${label} ${text}`),
      ...(gagal.length > 0 ? [context.t('laporan.tanpa_toko', { toko: shopTexts(gagal) })] : []),
    ],
    printed: context.t('laporan.printed_by', {
      user: context.actor.user_id,
      waktu: formatInstant(waktu, context.shop.zona_waktu),
    }),
    waktu,
  };
}

/** The report as plain data, as it goes to the thread that makes the file. */
function fileOrder(wanted: Order, form: FileForm): FileOrder {
  const { report, context, statement } = wanted;
  const { nama_toko, alamat_toko, zona_waktu } = context.shop;
  return {
    ...surroundings(wanted),
    form,
    parts: partsOf(report, statement).map((part) => ({ ...part, statement: plainStatement(part.statement) })),
    lang: context.lang,
    zona_waktu,
    shop: { nama_toko, alamat_toko },
  };
}

/** Has a file made, whatever its size, in a thread of its own; it comes as fast as it is read. */
const fileMaker =
  (form: FileForm) =>
  async (wanted: Order, work: Work): Promise<Answer> => {
    const { kode_toko, user_id } = wanted.context.actor;
    const body = await wanted.context.jobs.run(fileOrder(wanted, form), {
      user: `${kode_toko}/${user_id}`,
      signal: work.signal,
      onStep: (step) => work.tell(step),
    });
    return new Answer(body, { type: FORMS[form], fileName: fileName(wanted, form), inline: form === 'pdf' });
  };

/** Makes a report in each of its forms: JSON for a screen, or a file. */
export const makeReport = {
  json: (wanted: Order) => reportJson(wanted),
  pdf: fileMaker('pdf'),
  xlsx: fileMaker('xlsx'),
  csv: fileMaker('csv'),
} as const satisfies Readonly<Record<Form, (wanted: Order, work: Work) => Promise<unknown>>>;

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
