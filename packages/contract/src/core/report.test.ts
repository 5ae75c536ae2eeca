import { describe, expect, it } from 'vitest';
import { choice, code, weight } from './field.ts';
import { defineReport, total, viewOf } from './report.ts';

const report = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  filters: { tampilan: choice(['BAKI', 'GROUP'], { required: true, default: 'BAKI' }) },
  columns: {
    kode_group: code({}),
    kode_baki: code({}),
    berat: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
  },
  groupBy: ['kode_group'],
  tiles: [{ column: 'berat' }, { column: 'berat_murni' }],
  views: {
    by: 'tampilan',
    of: {
      BAKI: { columns: ['kode_baki', 'berat'], shown: 2 },
      GROUP: {
        columns: ['kode_baki', 'kode_group', 'berat', 'berat_murni'],
        groupBy: ['kode_baki'],
        groupLabel: 'kode_group',
      },
    },
  },
});

describe('viewOf', () => {
  it('takes the columns of the view in its order, its groups, and the tiles it has columns for', () => {
    const baki = viewOf(report, { tampilan: 'BAKI' });
    expect(Object.keys(baki.columns)).toEqual(['kode_baki', 'berat']);
    expect(baki.groupBy).toBeUndefined();
    expect(baki.tiles).toEqual([{ column: 'berat' }]);
    const group = viewOf(report, { tampilan: 'GROUP' });
    expect(Object.keys(group.columns)).toEqual(['kode_baki', 'kode_group', 'berat', 'berat_murni']);
    expect([group.groupBy, group.groupLabel, group.tiles?.length]).toEqual([['kode_baki'], 'kode_group', 2]);
  });

  it('shows the weights of a view with as many decimals as that says', () => {
    expect(viewOf(report, { tampilan: 'BAKI' }).columns).toMatchObject({
      kode_baki: code({}),
      berat: { kind: 'weight', shown: 2, total: 'sum' },
    });
    expect(viewOf(report, { tampilan: 'GROUP' }).columns['berat']).not.toHaveProperty('shown');
  });

  it('leaves a report without views as it is', () => {
    const { views: _, ...plain } = report;
    expect(viewOf(plain, { tampilan: 'BAKI' })).toBe(plain);
  });
});
