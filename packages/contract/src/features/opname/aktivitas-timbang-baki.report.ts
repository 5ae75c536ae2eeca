import { choice, code, datetime, integer, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { KEJADIAN_BAKI } from './kejadian-baki.ts';
import { TEMPAT } from './timbang-baki.report.ts';

/**
 * Everything that happened to a tray after it was weighed and before the day closed: the window that fraud needs
 * (domain guide §8.5). `dampak` is by how much each moved what the tray should weigh, so that together they lead from
 * the total of the weighing to that of now.
 */
export const aktivitasTimbangBaki = defineReport({
  key: 'aktivitas-timbang-baki',
  page: '/laporan-aktivitas-timbang-baki',
  menu: 'laporan',
  filters: { ...PERIODE.filters, ...TEMPAT },
  period: PERIODE.period,
  columns: {
    no_timbang: code({}),
    kode_baki: code({ label: 'laporan.baki' }),
    waktu: total(datetime({}), 'count'),
    user_id: code({}),
    kejadian: choice(KEJADIAN_BAKI, { optionLabel: 'pilihan.kejadian_baki', label: 'opname.aksi_dokumen' }),
    nomor: code({ label: 'opname.nomor_dokumen' }),
    kode_barcode: code({}),
    nama_barang: text({ max: 100 }),
    dari: text({ max: 60, label: 'opname.dari' }),
    ke: text({ max: 60, label: 'opname.ke' }),
    dampak: total(weight({ label: 'opname.dampak' }), 'sum'),
    pcs: total(integer({ label: 'opname.pcs_masuk' }), 'sum'),
    berat: total(weight({ label: 'opname.berat_masuk' }), 'sum'),
    selesai_pada: datetime({ label: 'opname.waktu_timbang' }),
  },
  groupBy: ['no_timbang'],
  groupLabel: 'kode_baki',
  tiles: [{ column: 'waktu', label: 'opname.kejadian' }, { column: 'pcs' }, { column: 'berat' }, { column: 'dampak' }],
  emptyText: 'opname.tanpa_aktivitas',
});
