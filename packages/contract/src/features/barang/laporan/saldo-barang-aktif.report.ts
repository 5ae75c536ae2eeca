import { code, integer, kadar, money, ref, text, weight } from '../../../core/field.ts';
import { defineReport, only, total } from '../../../core/report.ts';
import { LIHAT_MODAL } from '../../../trade/barang/modal.ts';
import { RINGKASAN_STOK } from '../../../trade/barang/ringkasan-stok.ts';

/** The stock as it is this moment: what every gudang holds of each group, and how much pure gold is in it. */
export const saldoBarangAktif = defineReport({
  key: 'saldo-barang-aktif',
  page: '/laporan-saldo-barang-aktif',
  menu: 'laporan',
  levelsWhen: RINGKASAN_STOK,
  filters: {
    kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
    kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
    jenis_group: ref('jenis-group', { all: true }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  },
  columns: {
    kode_gudang: code({ label: 'laporan.gudang' }),
    nama_gudang: text({ max: 60 }),
    kode_group: code({ label: 'laporan.group' }),
    nama_group: text({ max: 60 }),
    kadar: kadar({}),
    kode_dept: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    jumlah: total(integer({ label: 'field.jumlah_pcs' }), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
    nilai: only(LIHAT_MODAL, total(money({ label: 'modal.nilai_stok' }), 'sum')),
    /** Received and not entered yet: lines of their own, never among the pieces. */
    qty_terima: total(integer({ label: 'laporan.qty_terima' }), 'sum'),
    berat_terima: total(weight({ label: 'laporan.berat_terima' }), 'sum'),
  },
  groupBy: ['kode_gudang'],
  groupLabel: 'nama_gudang',
  tiles: [
    { column: 'jumlah', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'berat_murni' },
    { column: 'nilai' },
    { column: 'berat_terima' },
  ],
  emptyText: 'laporan.barang_kosong',
});
