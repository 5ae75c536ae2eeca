import { code, date, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { BARIS_MANUAL_COLUMNS, STATUS_MANUAL_COLUMNS, STOK_MANUAL_FILTERS } from './stok.report.ts';

/**
 * Manual items that went from tray to tray, by document; a gudang or tray finds where they came from and where they
 * went.
 */
export const pindahManualReport = defineReport({
  key: 'pindah-barang-manual',
  page: '/laporan-pindah-barang-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: STOK_MANUAL_FILTERS,
  period: PERIODE.period,
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
  groupBy: ['no_pindah'],
  groupLabel: 'tujuan',
  tiles: [{ column: 'no_pindah', label: 'field.jumlah_dokumen' }, { column: 'qty' }, { column: 'berat' }],
});
