import { choice, code, date, ref, text } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../../core/report.ts';
import { BARIS_BARANG_COLUMNS, tilesDokumen } from './baris-dokumen.ts';

/** Pieces that were destroyed, by document: why, who did it, who approved it. */
export const hancurBarangReport = defineReport({
  key: 'hancur-barang',
  page: '/laporan-hancur-barang',
  aliases: ['/laporan-barang-hancur'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_kondisi: ref('kondisi-barang', { all: true, label: 'hancur.kondisi' }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
  },
  period: PERIODE.period,
  columns: {
    no_hancur: total(code({ label: 'field.no_hancur' }), 'distinct'),
    tgl: date({}),
    nama_kondisi: text({ max: 60 }),
    ...BARIS_BARANG_COLUMNS,
    status: choice(['DONE', 'CANC'], { optionLabel: 'pindah.status' }),
    tgl_batal: date({}),
    dibuat_oleh: code({}),
    disetujui_oleh: code({}),
    keterangan: text({ max: 200 }),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_hancur', 'tgl'],
  groupLabel: 'nama_kondisi',
  tiles: tilesDokumen('no_hancur'),
});
