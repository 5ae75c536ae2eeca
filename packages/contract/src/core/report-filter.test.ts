import { describe, expect, it } from 'vitest';
import { boolean, choice, ref } from './field.ts';
import { defineReport, PERIODE } from './report.ts';
import type { Actor } from './permission.ts';
import { askedFilters, filterDefaults, readFilters } from './report-filter.ts';

const report = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  columns: {},
  period: PERIODE.period,
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true }),
    jenis: choice(['ALL', 'DEBET'], { default: 'ALL' }),
    status: choice(['OPEN', 'DONE']),
    hasil: choice(['BAIK', 'BURUK'], { default: 'BAIK' }),
    sort_by: choice(['nama', 'kode'], { required: true, default: 'kode' }),
    batal: boolean({}),
  },
});
const read = (raw: Record<string, unknown>, oneMonth = false) =>
  readFilters(report, raw, { today: '2026-11-21', oneMonth });

describe('readFilters', () => {
  it('takes the defaults for what is not said', () => {
    expect(read({})).toEqual({
      values: {
        tgl_from: '2026-11-21',
        tgl_to: '2026-11-21',
        kode_sales: null,
        jenis: 'ALL',
        status: null,
        hasil: 'BAIK',
        sort_by: 'kode',
        batal: false,
      },
    });
  });

  it('shows a form the same defaults', () => {
    expect(filterDefaults(report.filters, '2026-11-21')).toEqual({
      tgl_from: '2026-11-21',
      tgl_to: '2026-11-21',
      kode_sales: '',
      jenis: 'ALL',
      status: '',
      hasil: 'BAIK',
      sort_by: 'kode',
      batal: false,
    });
  });

  it('reads the texts of a query string', () => {
    expect(read({ kode_sales: 'SL01', batal: 'true', tgl_from: '2026-11-01', lain: 'x' })).toMatchObject({
      values: { kode_sales: 'SL01', batal: true, tgl_from: '2026-11-01' },
    });
  });

  it.each(['ALL', 'SEMUA', ''])('takes %j for no restriction where a filter may be left open', (word) => {
    expect(read({ kode_sales: word, status: word })).toMatchObject({ values: { kode_sales: null, status: null } });
  });

  it.each(['ALL', 'SEMUA', ''])('takes a default where nothing is said, and not where %j is', (word) => {
    expect(read({ hasil: word })).toMatchObject({ values: { hasil: null } });
    expect(read({ hasil: 'BURUK' })).toMatchObject({ values: { hasil: 'BURUK' } });
  });

  it('keeps ALL where it is an option of its own', () => {
    expect(read({ jenis: 'ALL' })).toMatchObject({ values: { jenis: 'ALL' } });
  });

  it('refuses what is empty but needed, and what is no such value', () => {
    expect(read({ tgl_from: '', sort_by: 'SEMUA', status: 'LUNAS' })).toEqual({
      breaks: {
        tgl_from: { rule: 'tidak_boleh_kosong', params: { label: 'field.tgl_awal' } },
        sort_by: { rule: 'bukan_pilihan' },
        status: { rule: 'bukan_pilihan' },
      },
    });
    expect(read({ tgl_to: '2026-02-30' })).toEqual({ breaks: { tgl_to: { rule: 'bukan_tanggal' } } });
  });

  it('shows a reversed range of dates on both', () => {
    const rule = { rule: 'rentang_tanggal_terbalik' };
    expect(read({ tgl_from: '2026-11-22', tgl_to: '2026-11-21' })).toEqual({
      breaks: { tgl_from: rule, tgl_to: rule },
    });
  });

  it.each([
    ['2026-11-01', '2026-12-01', true],
    ['2026-11-01', '2026-12-02', false],
    ['2026-01-31', '2026-02-28', true],
    ['2026-01-31', '2026-03-01', false],
    ['2026-12-15', '2027-01-15', true],
    ['2026-12-15', '2027-01-16', false],
    ['2024-01-31', '2024-02-29', true],
  ])('under protection allows %s to %s: %s', (tgl_from, tgl_to, allowed) => {
    const rule = { rule: 'rentang_lebih_sebulan' };
    expect('values' in read({ tgl_from, tgl_to }, true)).toBe(allowed);
    expect('values' in read({ tgl_from, tgl_to })).toBe(true);
    if (!allowed) expect(read({ tgl_from, tgl_to }, true)).toEqual({ breaks: { tgl_from: rule, tgl_to: rule } });
  });
});

describe('askedFilters', () => {
  const asking = {
    ...report,
    asks: {
      kode_sales: { gate: { none: ['PENERIMAAN_SUPPLIER_INTERN_MODULE'] } },
      sort_by: { gate: 'PENERIMAAN_SUPPLIER_INTERN_MODULE', options: ['nama'] },
    },
  };
  const names = (on: boolean): string[] => {
    const actor: Actor = {
      user_id: 'LIANA',
      level: 'OWN',
      kode_toko: 'KL01',
      akses: new Set(),
      modules: new Map([['PENERIMAAN_SUPPLIER_INTERN_MODULE', String(on)]]),
    };
    return Object.keys(askedFilters(asking, actor).filters);
  };

  it('are those whose gate is open, on the page and on paper', () => {
    expect(names(false)).toEqual(['tgl_from', 'tgl_to', 'kode_sales', 'jenis', 'status', 'hasil', 'batal']);
    expect(names(true)).toEqual(['tgl_from', 'tgl_to', 'jenis', 'status', 'hasil', 'sort_by', 'batal']);
  });
});
