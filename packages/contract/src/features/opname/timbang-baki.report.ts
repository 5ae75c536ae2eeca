import { boolean, choice, code, datetime, integer, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { KEADAAN_TIMBANG } from './timbang.calc.ts';

/** Trays and gudang to choose from, in every report of this feature. */
export const TEMPAT = {
  kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
  kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
};

/** How a weighing ended. */
export const STATUS_TIMBANG = ['SELESAI', 'RESET'] as const;

/**
 * Every weighing of a tray: what the system had, what the scale showed, how far apart they were; then what the system's
 * total is made of. One that was given up stands among them with the reading it had; its difference counts for nothing.
 */
export const timbangBaki = defineReport({
  key: 'timbang-baki',
  page: '/laporan-timbang-baki',
  menu: 'laporan',
  daily: true,
  filters: {
    ...PERIODE.filters,
    ...TEMPAT,
    keadaan: choice(KEADAAN_TIMBANG, { optionLabel: 'pilihan.keadaan_timbang', label: 'opname.keadaan' }),
    status: choice(STATUS_TIMBANG, { optionLabel: 'pilihan.status_timbang' }),
  },
  period: PERIODE.period,
  columns: {
    no_timbang: total(code({}), 'count'),
    status: choice(STATUS_TIMBANG, { optionLabel: 'pilihan.status_timbang' }),
    selesai_pada: datetime({ label: 'opname.waktu_timbang' }),
    kode_gudang: code({ label: 'laporan.gudang' }),
    kode_baki: total(code({ label: 'laporan.baki' }), 'distinct'),
    qty: integer({ label: 'opname.qty' }),
    total: weight({ label: 'opname.total_sistem' }),
    berat_timbang: weight({}),
    selisih: total(weight({}), 'sum'),
    toleransi: weight({ label: 'opname.toleransi' }),
    keadaan: choice(KEADAAN_TIMBANG, { optionLabel: 'pilihan.keadaan_timbang', label: 'opname.keadaan' }),
    berat: weight({}),
    berat_barang_manual: weight({}),
    berat_aksesoris: weight({}),
    berat_baki: weight({}),
    berat_plastik: weight({}),
    berat_atribut: weight({}),
    berat_bandrol: weight({}),
    dari_timbangan: boolean({}),
    mulai_oleh: code({ label: 'opname.dimulai_oleh' }),
    selesai_oleh: code({ label: 'opname.selesai_oleh' }),
    disetujui_oleh: code({}),
    keterangan: text({ max: 200 }),
  },
  tiles: [
    { column: 'no_timbang', label: 'opname.penimbangan' },
    { column: 'kode_baki', label: 'opname.baki_ditimbang' },
    { column: 'selisih' },
  ],
});
