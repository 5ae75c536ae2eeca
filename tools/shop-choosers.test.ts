import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Report } from '@kilau/contract/core/report.ts';
import { reports } from '@kilau/contract/registry.ts';
import { parseTable } from './spec/expected.ts';

/** Reports that the specification has a shop chosen for (`one`), or tells of all shops at once (`all`). */
const rows = parseTable(readFileSync(new URL('spec/shop-choosers.tsv', import.meta.url), 'utf8'));

const seen = ({ shopChooser, overShops }: Report): string =>
  [shopChooser === true ? 'one' : '', overShops === true ? 'all' : ''].join('');
const byPage = new Map(reports.map((report) => [report.page, seen(report)]));

describe('the shop of a report', () => {
  it.each(rows.map(({ page = '', chooser = '' }) => [page, chooser]))('%s: %s', (page, chooser) => {
    expect(byPage.get(page)).toBe(chooser);
  });

  it('is chosen nowhere else, but beside the cancelled receipts for those that were not', () => {
    const asked = new Set(rows.map(({ page }) => page));
    const more = [...byPage].filter(([page, chooser]) => chooser !== '' && !asked.has(page)).map(([page]) => page);
    expect(more).toEqual(['/laporan-terima-barang', '/laporan-terima-barang-supplier']);
  });
});
