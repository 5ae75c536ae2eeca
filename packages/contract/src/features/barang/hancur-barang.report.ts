import { code, date, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

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
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kadar: kadar({}),
    berat: total(weight({}), 'sum'),
    dari_gudang: code({}),
    dari_baki: code({}),
    keterangan: text({ max: 200 }),
    dibuat_oleh: code({}),
    disetujui_oleh: code({}),
    status: code({}),
    tgl_batal: date({}),
  },
  groupBy: ['no_hancur'],
  groupLabel: 'nama_kondisi',
  tiles: [
    { column: 'no_hancur', label: 'field.jumlah_dokumen' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ],
});
