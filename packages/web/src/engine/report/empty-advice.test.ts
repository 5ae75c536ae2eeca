import { describe, expect, it } from 'vitest';
import { boolean, choice, ref } from '@kilau/contract/core/field.ts';
import { defineReport, PERIODE } from '@kilau/contract/core/report.ts';
import { emptyAdvice } from './empty-advice.ts';

const report = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  columns: {},
  period: PERIODE.period,
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true }),
    status: choice(['OPEN', 'DONE']),
    batal: boolean({}),
    sort_by: choice(['kode'], { required: true, default: 'kode' }),
  },
});
const advise = (values: Readonly<Record<string, unknown>>) =>
  emptyAdvice(
    report,
    {
      tgl_from: '2026-11-01',
      tgl_to: '2026-11-21',
      kode_sales: null,
      status: null,
      batal: false,
      sort_by: 'kode',
      ...values,
    },
    { timeZone: 'Asia/Jakarta', t: (key) => key },
    (key, { filter }) => `${key}: ${filter}`,
  );

describe('advice for an empty report', () => {
  it('names the filters that narrow it', () => {
    expect(advise({ kode_sales: 'SL01', status: 'OPEN', batal: true })).toEqual({
      text: 'laporan.longgarkan: field.kode_sales SL01, field.status OPEN, field.batal umum.ya',
      canLoosen: true,
    });
  });

  it('names the dates when nothing else narrows it', () => {
    expect(advise({})).toEqual({ text: 'laporan.longgarkan_tanggal: 01/11/2026 – 21/11/2026', canLoosen: false });
    expect(advise({ tgl_from: '2026-11-21' })?.text).toBe('laporan.longgarkan_tanggal: 21/11/2026');
  });

  it('says that nothing narrows a report without dates, and when there will be something', () => {
    const bare = defineReport({ key: 'polos', page: '/laporan-polos', menu: 'laporan', columns: {}, filters: {} });
    expect(emptyAdvice(bare, {}, { timeZone: 'Asia/Jakarta', t: (key) => key }, (key) => key)).toEqual({
      text: 'laporan.longgar',
      canLoosen: false,
    });
  });
});
