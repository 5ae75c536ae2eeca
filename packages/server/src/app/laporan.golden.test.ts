import { readdir } from 'node:fs/promises';
import { reports } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeReport } from '../engine/report/make.ts';
import { SILENT } from '../platform/http/work.ts';
import { testDatabase } from '../testing/database.ts';
import { bytesOf } from '../testing/paper.ts';
import { reportsOf } from '../testing/report-asking.ts';
import { filesHere, GOLDEN, jsonLines, keptOrNow, pdfLines, sheetLines } from '../testing/report-golden.ts';
import { seedAllReports } from '../testing/report-seed.ts';
import { HARI_INI, KEMARIN } from '../testing/report-shop.ts';

const test = testDatabase();
const { order } = reportsOf({
  get db() {
    return test.db;
  },
  get jobs() {
    return filesHere(test.db);
  },
});
beforeAll(() => seedAllReports(test.db));

it('is kept of every report, and of nothing else', async () => {
  const kept = await readdir(GOLDEN);
  expect(kept.toSorted()).toEqual(reports.map(({ key }) => `${key}.txt`).toSorted());
});

it.each(reports.map((report) => [report.key, report] as const))(
  '%s says what it said, on the screen, on paper and as a sheet',
  async (key, report) => {
    const { period, views } = report;
    const days = period ? { [period[0]]: KEMARIN, [period[1]]: HARI_INI } : {};
    const looks = views ? Object.keys(views.of).map((option) => ({ [views.by]: option })) : [{}];
    const screen = [];
    for (const look of looks) screen.push(...jsonLines(await makeReport.json(order(report, { ...days, ...look }))));
    const paper = pdfLines(await bytesOf(await makeReport.pdf(order(report, days), SILENT)));
    const sheet = await sheetLines(await bytesOf(await makeReport.xlsx(order(report, days), SILENT)));
    const now = [...screen, '', 'PDF', ...paper, '', 'XLSX', ...sheet, ''].join('\n');
    expect(now).toBe(await keptOrNow(key, now));
  },
);
