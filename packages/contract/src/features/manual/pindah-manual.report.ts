import { code, date, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import { BARIS_MANUAL_COLUMNS, LAPORAN_STOK_MANUAL, STATUS_MANUAL_COLUMNS, tilesStokManual } from './stok.report.ts';

/**
 * Manual items that went from tray to tray, by document; a gudang or tray finds where they came from and where they
 * went.
 */
export const pindahManualReport = defineReport({
  key: 'pindah-barang-manual',
  page: '/laporan-pindah-barang-manual',
  ...LAPORAN_STOK_MANUAL,
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
