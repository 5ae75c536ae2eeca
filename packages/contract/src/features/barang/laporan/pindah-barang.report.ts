import { choice, code, date, ref, text } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../../core/report.ts';
import { BARIS_BARANG_COLUMNS, tilesDokumen } from './baris-dokumen.ts';

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
    tgl: date({}),
    tujuan: text({ max: 100 }),
    ...BARIS_BARANG_COLUMNS,
    dibuat_oleh: code({}),
    status: choice(['DONE', 'CANC'], { optionLabel: 'pindah.status' }),
    tgl_batal: date({}),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_pindah', 'tgl'],
  groupLabel: 'tujuan',
  tiles: tilesDokumen('no_pindah'),
});
