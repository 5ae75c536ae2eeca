import { code, datetime, integer, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { TEMPAT } from './timbang-baki.report.ts';

/** Everything posted to a tray after it was weighed and before the day closed: the window that fraud needs (domain guide §8.5). */
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
    jenis: code({ label: 'opname.jenis_dokumen' }),
    aksi: code({ label: 'opname.aksi_dokumen' }),
    nomor: code({ label: 'opname.nomor_dokumen' }),
    pcs: total(integer({ label: 'opname.pcs_masuk' }), 'sum'),
    berat: total(weight({ label: 'opname.berat_masuk' }), 'sum'),
    kode_barcode: code({}),
    nama_barang: text({ max: 100 }),
    selesai_pada: datetime({ label: 'opname.waktu_timbang' }),
  },
  groupBy: ['no_timbang'],
  groupLabel: 'kode_baki',
  tiles: [{ column: 'waktu', label: 'opname.kejadian' }, { column: 'pcs' }, { column: 'berat' }],
  emptyText: 'opname.tanpa_aktivitas',
});
