import { code, date, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Pieces that went from tray to tray, by document: from where, where to, who moved them. */
export const pindahBarangReport = defineReport({
  key: 'pindah-barang',
  page: '/laporan-pindah-barang',
  aliases: ['/laporan-barang-pindah'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_gudang: ref('gudang', { all: true, label: 'field.ke_gudang' }),
    kode_baki: ref('baki', { all: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
  },
  period: PERIODE.period,
  columns: {
    no_pindah: total(code({ label: 'field.no_pindah' }), 'distinct'),
    tujuan: text({ max: 100 }),
    tgl: date({}),
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kadar: kadar({}),
    berat: total(weight({}), 'sum'),
    dari_gudang: code({}),
    dari_baki: code({}),
    dibuat_oleh: code({}),
    status: code({}),
    tgl_batal: date({}),
  },
  groupBy: ['no_pindah'],
  groupLabel: 'tujuan',
  tiles: [
    { column: 'no_pindah', label: 'field.jumlah_dokumen' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ],
});
