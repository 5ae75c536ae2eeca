import { code, date, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { BARIS_MANUAL_COLUMNS, STATUS_MANUAL_COLUMNS, STOK_MANUAL_FILTERS } from './stok.report.ts';

/** Manual items that were entered, by document: what, where, who. */
export const tambahManualReport = defineReport({
  key: 'tambah-barang-manual',
  page: '/laporan-tambah-barang-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: STOK_MANUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    no_tambah: total(code({}), 'distinct'),
    keterangan: text({ max: 200 }),
    tgl: date({}),
    kode_gudang: code({ label: 'laporan.gudang' }),
    kode_baki: code({ label: 'laporan.baki' }),
    ...BARIS_MANUAL_COLUMNS,
    dibuat_oleh: code({}),
    ...STATUS_MANUAL_COLUMNS,
  },
  groupBy: ['no_tambah'],
  groupLabel: 'keterangan',
  tiles: [{ column: 'no_tambah', label: 'field.jumlah_dokumen' }, { column: 'qty' }, { column: 'berat' }],
});
