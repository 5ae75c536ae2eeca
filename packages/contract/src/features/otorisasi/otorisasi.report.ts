import { choice, code, datetime, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/**
 * Every approval given: what for, who asked, who agreed, by which channel, and what it was used for (decisions.md 9).
 */
export const laporanOtorisasi = defineReport({
  key: 'otorisasi',
  page: '/laporan-otorisasi',
  aliases: ['/laporan-authorization'],
  menu: 'laporan',
  daily: true,
  filters: {
    ...PERIODE.filters,
    disetujui_oleh: ref('users', { all: true }),
    diminta_oleh: ref('users', { all: true }),
  },
  period: PERIODE.period,
  columns: {
    kategori: text({ max: 60 }),
    dibuat: total(datetime({}), 'count'),
    saluran: choice(['MANUAL', 'FINGERPRINT', 'QR'], { optionLabel: 'laporan.saluran' }),
    diminta_oleh: code({}),
    disetujui_oleh: code({}),
    perangkat: text({ max: 60 }),
    dokumen: text({ max: 60 }),
    nilai: text({ max: 400 }),
    keterangan: text({ max: 200 }),
    dipakai: datetime({}),
    dipakai_dokumen: text({ max: 60 }),
  },
  groupBy: ['kategori'],
  tiles: [{ column: 'dibuat', label: 'field.jumlah_otorisasi' }],
  emptyText: 'laporan.data_dicari_tidak_ada',
});
