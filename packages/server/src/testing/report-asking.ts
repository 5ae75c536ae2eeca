import type { Language } from '@kilau/contract/locales/index.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWireCancelled } from '@kilau/contract/core/report-wire.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { reportOf, type ReportKey } from '@kilau/contract/registry.ts';
import { queries } from '../app/queries.ts';
import { makeReport, orderReport } from '../engine/report/make.ts';
import { queryOf, type ReportContext } from '../engine/report/query.ts';
import { translatorOf } from '../platform/i18n.ts';
import type { Shop } from '../platform/shop.ts';
import type { TestDb } from './database.ts';
import { HARI_INI, KEMARIN, SHOP } from './report-shop.ts';

export type Filter = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, unknown>>;

interface Asking {
  readonly lang?: Language;
  readonly modules?: readonly string[];
  /** Another shop that asks. */
  readonly shop?: Partial<Shop>;
}

interface Group {
  readonly kunci: string[];
  readonly label: string;
  readonly baris: Row[];
  readonly subtotal: Record<string, number>;
}

/** Both days of the report shop. */
export const DUA_HARI = { tgl_from: KEMARIN, tgl_to: HARI_INI };

/**
 * Asks for reports of the report shop as its owner does: `ask` by key and `order` by definition to have them made, `json`
 * as they are on the screen.
 */
export function reportsOf(shop: Pick<TestDb, 'db' | 'jobs'>) {
  const order = (report: Report, filter: Filter = {}, { lang = 'id', modules = [], shop: lain = {} }: Asking = {}) => {
    const context: ReportContext = {
      db: shop.db,
      readings: shop.db,
      jobs: shop.jobs,
      shop: { ...SHOP, ...lain },
      lang,
      t: translatorOf(lang),
      now: () => new Date('2026-11-21T07:05:00Z'),
      actor: { user_id: 'LIANA', level: 'OWN', kode_toko: SHOP.kode_toko, akses: new Set(), modules: new Map() },
      param: initialValue,
      isOn: (module) => modules.includes(module),
    };
    return orderReport(report, queryOf(queries, report.key), context, filter);
  };
  const ask = (key: ReportKey, filter?: Filter, asking?: Asking) => {
    const report = reportOf(key);
    if (!report) throw new Error(`no report ${key}`);
    return order(report, filter, asking);
  };
  const json = async (key: ReportKey, filter?: Filter, asking?: Asking) => {
    const answer = await makeReport.json(ask(key, filter, asking));
    return {
      ...answer,
      ...(JSON.parse(JSON.stringify({ grup: answer.grup, total: answer.total, batal: answer.batal })) as {
        grup: Group[];
        total: Record<string, number>;
        batal?: ReportWireCancelled;
      }),
    };
  };
  return { ask, order, json };
}
