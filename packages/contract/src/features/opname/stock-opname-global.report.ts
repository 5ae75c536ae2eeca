import { choice, code, date, datetime, integer, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { JENIS_STOK, KEADAAN_GLOBAL } from './opname-global.wire.ts';

/** Finished counts of the whole shop: row by row, or a line for each day. */
export const laporanStockOpnameGlobal = defineReport({
  key: 'stock-opname-global',
  page: '/laporan-stock-opname-global',
  menu: 'laporan',
  gate: 'OPNAME_GLOBAL_DAILY_MODULE',
  filters: {
    ...PERIODE.filters,
    tampilan: choice(['RINCI', 'HARIAN'], { required: true, default: 'RINCI', optionLabel: 'pilihan.tampilan_opname' }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    keadaan: choice(KEADAAN_GLOBAL, { optionLabel: 'pilihan.keadaan_global', label: 'opname.keadaan' }),
  },
  period: PERIODE.period,
  columns: {
    no_opname: total(code({}), 'distinct'),
    tgl: date({}),
    jenis_stok: choice(JENIS_STOK, { optionLabel: 'pilihan.jenis_stok', label: 'opname.jenis_stok' }),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    baris: total(integer({ label: 'opname.baris' }), 'sum'),
    dihitung: total(integer({ label: 'opname.dihitung' }), 'sum'),
    berselisih: total(integer({ label: 'opname.berselisih' }), 'sum'),
    qty: total(integer({ label: 'opname.qty_sistem' }), 'sum'),
    qty_hitung: total(integer({ label: 'opname.qty_hitung' }), 'sum'),
    selisih_qty: total(integer({ label: 'opname.selisih_qty' }), 'sum'),
    berat: total(weight({ label: 'opname.berat_sistem' }), 'sum'),
    berat_hitung: total(weight({ label: 'opname.berat_hitung' }), 'sum'),
    selisih_berat: total(weight({ label: 'opname.selisih_berat' }), 'sum'),
    keadaan: choice(KEADAAN_GLOBAL, { optionLabel: 'pilihan.keadaan_global', label: 'opname.keadaan' }),
    oleh: code({ label: 'opname.dihitung_oleh' }),
    waktu: datetime({}),
    qty_akhir: total(integer({ label: 'opname.qty_akhir' }), 'sum'),
    berat_akhir: total(weight({ label: 'opname.berat_akhir' }), 'sum'),
    selesai_oleh: code({ label: 'opname.selesai_oleh' }),
    selesai_pada: datetime({ label: 'opname.selesai_pada' }),
  },
  tiles: [
    { column: 'no_opname', label: 'opname.jumlah_opname' }, { column: 'qty' }, { column: 'qty_hitung' }, { column: 'selisih_qty' }, { column: 'selisih_berat' },
  ],
  views: {
    by: 'tampilan',
    of: {
      RINCI: {
        columns: ['no_opname', 'tgl', 'jenis_stok', 'kode_group', 'kode_dept', 'nama_dept', 'qty', 'qty_hitung', 'selisih_qty', 'berat', 'berat_hitung', 'selisih_berat', 'keadaan', 'oleh', 'waktu', 'qty_akhir', 'berat_akhir'],
        groupBy: ['no_opname', 'tgl'],
      },
      HARIAN: {
        columns: ['tgl', 'no_opname', 'baris', 'dihitung', 'berselisih', 'qty', 'qty_hitung', 'selisih_qty', 'berat', 'berat_hitung', 'selisih_berat', 'selesai_oleh', 'selesai_pada'],
      },
    },
  },
});
