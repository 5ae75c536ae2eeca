import { code, date, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import {
  BARIS_MANUAL_COLUMNS,
  LAPORAN_STOK_MANUAL,
  STATUS_MANUAL_COLUMNS,
  STOK_MANUAL_FILTERS,
  tilesStokManual,
} from './stok.report.ts';

/** Manual items that were destroyed, by document: why, who did it, who approved it. */
export const hancurManualReport = defineReport({
  key: 'hancur-barang-manual',
  page: '/laporan-hancur-barang-manual',
  ...LAPORAN_STOK_MANUAL,
  filters: { ...STOK_MANUAL_FILTERS, kode_kondisi: ref('kondisi-barang', { all: true, label: 'hancur.kondisi' }) },
  columns: {
    no_hancur: total(code({}), 'distinct'),
    nama_kondisi: text({ max: 60 }),
    tgl: date({}),
    dari_gudang: code({}),
    dari_baki: code({}),
    ...BARIS_MANUAL_COLUMNS,
    keterangan: text({ max: 200 }),
    dibuat_oleh: code({}),
    disetujui_oleh: code({}),
    ...STATUS_MANUAL_COLUMNS,
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_hancur'],
  groupLabel: 'nama_kondisi',
  tiles: tilesStokManual('no_hancur'),
});
