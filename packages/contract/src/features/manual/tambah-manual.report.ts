import { code, date, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import { BARIS_MANUAL_COLUMNS, LAPORAN_STOK_MANUAL, STATUS_MANUAL_COLUMNS, tilesStokManual } from './stok.report.ts';

/** Manual items that were entered, by document: what, where, who. */
export const tambahManualReport = defineReport({
  key: 'tambah-barang-manual',
  page: '/laporan-tambah-barang-manual',
  ...LAPORAN_STOK_MANUAL,
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
  cancelled: DIBATALKAN,
  groupBy: ['no_tambah'],
  groupLabel: 'keterangan',
  tiles: tilesStokManual('no_tambah'),
});
