import { code, date, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import {
  BARIS_MANUAL_COLUMNS,
  LAPORAN_STOK_MANUAL,
  STATUS_MANUAL_COLUMNS,
  STOK_MANUAL_FILTERS,
  tilesStokManual,
} from './stok.report.ts';

/**
 * Manual items that went from tray to tray, by document. Where they came from is asked for apart from where they went,
 * as of pieces: the moves of all trays add up to those of the shop.
 */
export const pindahManualReport = defineReport({
  key: 'pindah-barang-manual',
  page: '/laporan-pindah-barang-manual',
  ...LAPORAN_STOK_MANUAL,
  filters: {
    ...STOK_MANUAL_FILTERS,
    dari_gudang: ref('gudang', { all: true }),
    dari_baki: ref('baki', { all: true, where: { kode_gudang: 'dari_gudang' } }),
    kode_gudang: ref('gudang', { all: true, label: 'field.ke_gudang' }),
    kode_baki: ref('baki', { all: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } }),
  },
  columns: {
    no_pindah: total(code({}), 'distinct'),
    tujuan: text({ max: 100 }),
    tgl: date({}),
    dari_gudang: code({}),
    dari_baki: code({}),
    ...BARIS_MANUAL_COLUMNS,
    dibuat_oleh: code({}),
    ...STATUS_MANUAL_COLUMNS,
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_pindah'],
  groupLabel: 'tujuan',
  tiles: tilesStokManual('no_pindah'),
});
