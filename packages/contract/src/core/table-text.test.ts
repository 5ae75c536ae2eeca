import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import { choice, code, date, integer, money, ref, text, weight } from './field.ts';
import type { FormatContext } from './format.ts';
import { defineReport, total } from './report.ts';
import { filterTexts, formatTile, formatTotal, groupHeading, showsTotal } from './table-text.ts';

const context: FormatContext = { timeZone: 'Asia/Jakarta', t: (key) => `<${key}>` };
const report = defineReport({
  key: 'contoh', page: '/laporan-contoh', menu: 'laporan', groupBy: ['tgl', 'kode_sales'], groupLabel: 'nama_sales',
  filters: {
    tgl_from: date({ label: 'field.tgl_awal' }), kode_sales: ref('sales', { all: true }), valid_by: ref('users', { all: 'ALL' }),
    sort_by: choice(['kode'], { optionLabel: 'field' }),
  },
  columns: { tgl: date({}), kode_sales: code({}), nama_sales: text({ max: 9 }), harga: total(money({}), 'sum') },
});

describe('words of a table', () => {
  it('head a group by its keys and the name behind them', () => {
    const group = { keys: ['2026-11-21', 'SL01'], label: 'RINA', rows: [], subtotal: {} };
    expect(groupHeading(report, group, context)).toBe('21/11/2026 · SL01 · RINA');
    expect(groupHeading(report, { ...group, keys: ['2026-11-21', ''], label: '' }, context)).toBe('21/11/2026 · <laporan.tanpa_isi>');
  });

  it('tell the filters, with SEMUA for those left open', () => {
    const texts = filterTexts(report, { tgl_from: '2026-11-01', kode_sales: null, valid_by: '', sort_by: 'kode' }, context);
    expect(texts.map((one) => `${one.label}=${one.text}`)).toEqual([
      '<field.tgl_awal>=01/11/2026', '<field.kode_sales>=<umum.semua>', '<field.valid_by>=ALL', '<field.sort_by>=<field.kode>',
    ]);
  });

  it('write totals: plain in the table, with a unit when standing alone', () => {
    const harga = total(money({}), 'sum');
    const berat = total(weight({}), 'sum');
    const nota = total(code({}), 'distinct');
    expect(formatTotal(harga, Dec.from(5_040_742_000), context)).toBe('5,040,742,000');
    expect(formatTotal(harga, undefined, context)).toBe('');
    expect(formatTotal(nota, Dec.from(1284), context)).toBe('1,284');
    expect(formatTile(harga, Dec.from(5_040_742_000), context)).toBe('Rp. 5,040,742,000');
    expect(formatTile(berat, Dec.from('3912.405'), context)).toBe('3,912.405 gr');
    expect(formatTile(nota, Dec.from(402), context)).toBe('402');
    expect(formatTile(total(integer({}), 'sum'), Dec.from(1284), context)).toBe('1,284');
    expect([harga, berat, nota, money({})].map(showsTotal)).toEqual([true, true, false, false]);
  });
});
