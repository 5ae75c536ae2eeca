import { Readable } from 'node:stream';
import { initialValue } from '@kilau/contract/modules.ts';
import { pages, reports } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { queries } from '../../app/queries.ts';
import { SILENT } from '../../platform/http/work.ts';
import { Answer } from '../../platform/http/route.ts';
import { translatorOf } from '../../platform/i18n.ts';
import type { Context } from '../../platform/context.ts';
import { testDatabase } from '../../testing/database.ts';
import { HARI_INI, seedReportShop, SHOP } from '../../testing/report-shop.ts';
import type { ReportContext } from './query.ts';
import { reportRoutes } from './routes.ts';

const test = testDatabase();
beforeAll(() => seedReportShop(test.db));
const routes = reportRoutes(queries);

async function call(path: string, accept = '', query: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const found = routes.find((one) => one.path === path);
  if (!found) throw new Error(`no route ${path}`);
  const context: ReportContext = {
    db: test.db,
    readings: test.db,
    jobs: test.jobs,
    shop: SHOP,
    lang: 'id',
    t: translatorOf('id'),
    now: () => new Date(),
    actor: { user_id: 'LIANA', level: 'OWN', kode_toko: SHOP.kode_toko, akses: new Set(), modules: new Map() },
    param: initialValue,
    isOn: () => false,
  };
  const caller = { ip: '127.0.0.1', local: true, agent: '', device: '', token: '' };
  const answer = await found.handler(context as Context, {
    params: {},
    query: found.query?.parse(query),
    body: undefined,
    key: '',
    accept,
    caller,
    work: SILENT,
  });
  // Left unread it would go on asking a database that is gone when the next file begins.
  if (answer instanceof Answer && answer.body instanceof Readable) await answer.body.toArray();
  return answer;
}
const typeOf = (answer: unknown) => (answer instanceof Answer ? answer.options.type : 'json');

describe('calls of the reports', () => {
  it('are one for each report and each form of file, behind the right to its page', () => {
    expect(routes.map((one) => `${one.method} ${one.path}`)).toEqual(
      reports.flatMap(({ key, call: own }) => [
        `GET laporan/${key}`,
        `GET laporan/${key}.pdf`,
        `GET laporan/${key}.xlsx`,
        `GET laporan/${key}.csv`,
        ...(own ? [`GET ${own}`] : []),
      ]),
    );
    for (const { key, page } of reports) {
      const need = routes.find((one) => one.path === `laporan/${key}`)?.need;
      expect(need).toMatchObject({ pages: [page] });
    }
  });

  it('are named after their pages', () => {
    // The specification calls one of them a page to look at, and one by what it tells of.
    for (const { key, page } of reports) expect([`/laporan-${key}`, `/lihat-${key}`, `/${key}`]).toContain(page);
  });

  it('have pages under their older addresses too', () => {
    expect(pages.find((page) => page.path === '/laporan-otorisasi')?.aliases).toEqual(['/laporan-authorization']);
  });

  it.each([
    ['', 'json'],
    ['*/*', 'json'],
    ['text/html, */*', 'json'],
    ['application/json', 'json'],
    ['application/pdf', 'application/pdf'],
    ['text/csv;q=0.9, */*', 'text/csv; charset=utf-8'],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('answer Accept %j with %s', async (accept, type) => {
    expect(typeOf(await call('laporan/penjualan-sales', accept))).toBe(type);
  });

  it.each(['pdf', 'xlsx', 'csv'])('answer the suffix .%s with a file of that name', async (form) => {
    const answer = await call(`laporan/keuangan-cash.${form}`, 'application/json', { tgl_from: HARI_INI });
    expect(answer instanceof Answer && answer.options.fileName).toBe(`laporan-keuangan-cash 21-11-2026.${form}`);
  });

  it('name the filters in their description', () => {
    const schema = routes.find((one) => one.path === 'laporan/barang-detail')?.query;
    expect(schema?.parse({ kode_baki: 'A01', lain: 'x' })).toEqual({ kode_baki: 'A01' });
  });
});
