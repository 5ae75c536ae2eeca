import { code, date, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { BARIS_BARANG_COLUMNS, tilesDokumen } from './baris-dokumen.ts';

/** Pieces that were destroyed, by document: why, who did it, who approved it. */
export const hancurBarangReport = defineReport({
  key: 'hancur-barang',
  page: '/laporan-hancur-barang',
  aliases: ['/laporan-barang-hancur'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_kondisi: ref('kondisi-barang', { all: true }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
  },
  period: PERIODE.period,
  columns: {
    no_hancur: total(code({ label: 'field.no_hancur' }), 'distinct'),
    nama_kondisi: text({ max: 60 }),
    tgl: date({}),
    ...BARIS_BARANG_COLUMNS,
    keterangan: text({ max: 200 }),
    dibuat_oleh: code({}),
    disetujui_oleh: code({}),
    status: code({}),
    tgl_batal: date({}),
  },
  groupBy: ['no_hancur'],
  groupLabel: 'nama_kondisi',
  tiles: tilesDokumen('no_hancur'),
});
