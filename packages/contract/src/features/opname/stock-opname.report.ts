import { choice, code, date, datetime, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { HASIL_OPNAME } from './opname.wire.ts';
import { TEMPAT } from './timbang-baki.report.ts';

const FILTERS = { ...PERIODE.filters, ...TEMPAT, hasil: choice(HASIL_OPNAME, { optionLabel: 'pilihan.hasil_opname', label: 'opname.hasil' }) };

const COLUMNS = {
  no_opname: code({}),
  tempat: code({ label: 'opname.tempat' }),
  tgl: date({}),
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  kode_baki: code({ label: 'laporan.baki' }),
  berat: total(weight({}), 'sum'),
  hasil: code({ label: 'opname.hasil' }),
  di_baki: code({ label: 'opname.berada_di' }),
  nomor: code({ label: 'opname.nomor_dokumen' }),
  oleh: code({ label: 'opname.dilihat_oleh' }),
  waktu: datetime({}),
} as const;

/** Finished counts by scan, piece by piece: found, missing, gone meanwhile, or of somewhere else. */
export const laporanStockOpname = defineReport({
  key: 'stock-opname',
  page: '/laporan-stock-opname',
  menu: 'laporan',
  filters: FILTERS,
  period: PERIODE.period,
  columns: COLUMNS,
  groupBy: ['no_opname'],
  groupLabel: 'tempat',
  tiles: [{ column: 'kode_barcode', label: 'field.jumlah_barang' }, { column: 'berat' }],
});

/** The same for counts by RFID. */
export const laporanStockOpnameRfid = defineReport({
  key: 'stock-opname-rfid',
  page: '/laporan-stock-opname-rfid',
  menu: 'laporan',
  gate: 'RFID_MODULE',
  filters: FILTERS,
  period: PERIODE.period,
  columns: COLUMNS,
  groupBy: ['no_opname'],
  groupLabel: 'tempat',
  tiles: [{ column: 'kode_barcode', label: 'field.jumlah_barang' }, { column: 'berat' }],
});
