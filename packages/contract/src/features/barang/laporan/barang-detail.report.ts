import { choice, code, date, kadar, money, ref, text, weight } from '../../../core/field.ts';
import { defineReport, only, total } from '../../../core/report.ts';
import { LIHAT_MODAL } from '../../../trade/barang/modal.ts';
import { TAMPIL_BARANG } from '../../../trade/barang/keadaan.ts';
import { SUMBER_BERAT } from '../barang.fields.ts';

/** Every piece in stock now, free or reserved, in the order the reader chooses (specification, section 2). */
export const barangDetail = defineReport({
  key: 'barang-detail',
  page: '/laporan-barang-detail',
  aliases: ['/laporan-detail-barang'],
  menu: 'laporan',
  filters: {
    jenis_group: ref('jenis-group', { all: true }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
    kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
    sort_by: choice(['Barcode', 'Nama Barang', 'Kode Baki'], {
      required: true,
      default: 'Barcode',
      optionLabel: 'pilihan.urut_barang',
    }),
  },
  columns: {
    kode_barcode: total(code({}), 'count'),
    kode_intern: text({ max: 40 }),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kode_gudang: code({ label: 'laporan.gudang' }),
    kode_baki: code({ label: 'laporan.baki' }),
    kadar: kadar({}),
    size: text({ max: 20 }),
    berat_asli: total(weight({}), 'sum'),
    berat: total(weight({}), 'sum'),
    sumber_berat: choice(SUMBER_BERAT, { optionLabel: 'pilihan.sumber_berat' }),
    harga_atribut: total(money({}), 'sum'),
    harga_modal: only(LIHAT_MODAL, total(money({}), 'sum')),
    tgl_masuk: date({}),
    status: choice(TAMPIL_BARANG, { optionLabel: 'pilihan.status_barang' }),
  },
  tiles: [
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat_asli' },
    { column: 'berat' },
    { column: 'harga_modal' },
  ],
  emptyText: 'laporan.barang_kosong',
});
