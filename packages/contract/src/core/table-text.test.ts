import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import { choice, code, date, integer, money, ref, text, weight } from './field.ts';
import type { FormatContext } from './format.ts';
import { defineReport, total } from './report.ts';
import {
  filterTexts,
  formatTile,
  formatReportCell,
  formatTotal,
  groupHeading,
  showsTotal,
  totalLabel,
} from './table-text.ts';

const context: FormatContext = { timeZone: 'Asia/Jakarta', t: (key) => `<${key}>` };
const report = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  groupBy: ['tgl', 'kode_sales'],
  groupLabel: 'nama_sales',
  filters: {
    tgl_from: date({ label: 'field.tgl_awal' }),
    kode_sales: ref('sales', { all: true }),
    valid_by: ref('users', { all: 'ALL' }),
    status: choice(['OPEN'], { all: 'ALL' }),
    sort_by: choice(['kode'], { optionLabel: 'field' }),
  },
  columns: { tgl: date({}), kode_sales: code({}), nama_sales: text({ max: 9 }), harga: total(money({}), 'sum') },
});

describe('words of a table', () => {
  it('head a group by its keys and the name behind them', () => {
    const group = { keys: ['2026-11-21', 'SL01'], label: 'RINA', rows: [], subtotal: {} };
    expect(groupHeading(report, group, context)).toBe('21/11/2026 · SL01 · RINA');
    expect(groupHeading(report, { ...group, keys: ['2026-11-21', ''], label: '' }, context)).toBe(
      '21/11/2026 · <laporan.tanpa_isi>',
    );
  });

  it('say behind heading and TOTAL what is counted and has no room under its column', () => {
    const nota = defineReport({
      key: 'nota',
      page: '/laporan-nota',
      menu: 'laporan',
      filters: {},
      groupBy: ['kode_sales'],
      columns: {
        kode_sales: total(code({}), 'distinct'),
        no_faktur: total(code({}), 'distinct'),
        kode_barcode: total(code({}), 'count'),
        qty: total(integer({}), 'sum'),
      },
      tiles: [
        { column: 'kode_sales' },
        { column: 'no_faktur', label: 'field.jumlah_nota' },
        { column: 'qty' },
        { column: 'kode_barcode' },
      ],
    });
    const subtotal = { kode_sales: 1, no_faktur: Dec.from(1284), qty: 7, kode_barcode: 2100 };
    expect(groupHeading(nota, { keys: ['SL01'], label: '', subtotal }, context)).toBe(
      'SL01 · <field.jumlah_nota> 1,284 · <field.kode_barcode> 2,100',
    );
    expect(totalLabel(nota, { ...subtotal, kode_sales: 3 }, context)).toBe(
      '<laporan.total> · <field.kode_sales> 3 · <field.jumlah_nota> 1,284 · <field.kode_barcode> 2,100',
    );
    expect(totalLabel(report, { harga: 1 }, context)).toBe('<laporan.total>');
  });

  it('tell the filters, with SEMUA for those left open', () => {
    const texts = filterTexts(
      report,
      { tgl_from: '2026-11-01', kode_sales: null, valid_by: '', sort_by: 'kode' },
      context,
    );
    expect(texts.map((one) => `${one.label}=${one.text}`)).toEqual([
      '<field.tgl_awal>=01/11/2026',
      '<field.kode_sales>=<umum.semua>',
      '<field.valid_by>=<umum.all>',
      '<field.status>=<umum.all>',
      '<field.sort_by>=<field.kode>',
    ]);
  });

  it('write totals: rupiah with their prefix, with a unit when standing alone', () => {
    const harga = total(money({}), 'sum');
    const berat = total(weight({}), 'sum');
    const nota = total(code({}), 'distinct');
    expect(formatTotal(harga, Dec.from(5_040_742_000), context)).toBe('Rp. 5,040,742,000');
    expect([formatReportCell(money({}), 1500, context), formatReportCell(money({}), null, context)]).toEqual([
      'Rp. 1,500',
      '',
    ]);
    expect(formatReportCell(weight({}), '2.13', context)).toBe('2.130');
    expect(formatTotal(harga, undefined, context)).toBe('');
    expect(formatTotal(nota, Dec.from(1284), context)).toBe('1,284');
    expect(formatTile(harga, Dec.from(5_040_742_000), context)).toBe('Rp. 5,040,742,000');
    expect(formatTile(berat, Dec.from('3912.405'), context)).toBe('3,912.405 <umum.gr>');
    expect(formatTile(nota, Dec.from(402), context)).toBe('402');
    expect(formatTile(total(integer({}), 'sum'), Dec.from(1284), context)).toBe('1,284');
    expect([harga, berat, nota, money({})].map(showsTotal)).toEqual([true, true, false, false]);
  });
});
