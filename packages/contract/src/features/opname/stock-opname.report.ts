import { choice, code, date, datetime, integer, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { HASIL_OPNAME } from './opname.wire.ts';
import { TEMPAT } from './timbang-baki.report.ts';

const PCS = (label: string) => total(integer({ label }), 'sum');

/**
 * What both reports share: finished counts piece by piece, found, missing, gone meanwhile or of somewhere else; or a
 * line for each count. The grams of a line for each count are those it began with, as its pieces are: pieces that were
 * seen beside them are not in it, and stand with theirs among all others.
 */
const OPNAME = {
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    tampilan: choice(['RINCI', 'RINGKAS'], {
      required: true,
      default: 'RINCI',
      optionLabel: 'pilihan.tampilan_opname',
    }),
    ...TEMPAT,
    hasil: choice(HASIL_OPNAME, { optionLabel: 'pilihan.hasil_opname', label: 'opname.hasil' }),
  },
  period: PERIODE.period,
  columns: {
    no_opname: total(code({}), 'distinct'),
    tgl: date({}),
    tempat: code({ label: 'opname.tempat' }),
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_baki: code({ label: 'laporan.baki' }),
    qty: PCS('opname.isi_awal'),
    ketemu: PCS('opname.ketemu'),
    hilang: PCS('opname.hilang'),
    keluar: PCS('opname.keluar'),
    lain: PCS('opname.lain'),
    berat_awal: total(weight({ label: 'opname.berat_awal' }), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_hilang: total(weight({ label: 'opname.berat_hilang' }), 'sum'),
    hasil: choice(HASIL_OPNAME, { optionLabel: 'pilihan.hasil_opname', label: 'opname.hasil' }),
    di_baki: code({ label: 'opname.berada_di' }),
    nomor: code({ label: 'opname.nomor_dokumen' }),
    oleh: code({ label: 'opname.dilihat_oleh' }),
    waktu: datetime({}),
    selesai_oleh: code({ label: 'opname.selesai_oleh' }),
    selesai_pada: datetime({ label: 'opname.selesai_pada' }),
  },
  tiles: [
    { column: 'no_opname', label: 'opname.jumlah_opname' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'qty' },
    { column: 'ketemu' },
    { column: 'hilang' },
    { column: 'berat_awal' },
    { column: 'berat' },
    { column: 'berat_hilang' },
  ],
  views: {
    by: 'tampilan',
    of: {
      RINCI: {
        columns: [
          'no_opname',
          'tgl',
          'tempat',
          'kode_barcode',
          'nama_barang',
          'kode_baki',
          'berat',
          'hasil',
          'di_baki',
          'nomor',
          'oleh',
          'waktu',
        ],
        groupBy: ['no_opname', 'tgl'],
        groupLabel: 'tempat',
      },
      RINGKAS: {
        columns: [
          'tgl',
          'no_opname',
          'tempat',
          'qty',
          'ketemu',
          'hilang',
          'keluar',
          'lain',
          'berat_awal',
          'berat_hilang',
          'selesai_oleh',
          'selesai_pada',
        ],
      },
    },
  },
} as const;

/** Finished counts by scan. */
export const laporanStockOpname = defineReport({ ...OPNAME, key: 'stock-opname', page: '/laporan-stock-opname' });

/** The same for counts by RFID. */
export const laporanStockOpnameRfid = defineReport({
  ...OPNAME,
  key: 'stock-opname-rfid',
  page: '/laporan-stock-opname-rfid',
  gate: 'RFID_MODULE',
});
