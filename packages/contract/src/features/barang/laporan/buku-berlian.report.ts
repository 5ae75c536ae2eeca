import { choice, code, date, integer, money, ref, text, weight } from '../../../core/field.ts';
import { defineReport, only, PERIODE, total } from '../../../core/report.ts';
import { TAMPIL_BARANG } from '../../../trade/barang/keadaan.ts';
import { LIHAT_MODAL } from '../../../trade/barang/modal.ts';

const batu = (label: string) => total(integer({ label }), 'sum');
const carat = total(weight({}), 'sum');

/**
 * The book of stones: of every piece that is set with some what there was, what came and went, what there is, in stones
 * and carats; who brought it, what it cost, and what became of it. A piece that stays in the stock, wherever it goes
 * there, has not moved.
 */
export const bukuBerlian = defineReport({
  key: 'buku-berlian',
  page: '/laporan-buku-berlian',
  menu: 'berlian',
  gate: 'BERLIAN_MODULE',
  filters: {
    ...PERIODE.filters,
    kode_jenis_batu: ref('jenis-batu', { all: true }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  },
  period: PERIODE.period,
  columns: {
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kode_jenis_batu: text({ max: 100 }),
    batu_awal: batu('field.stock_awal'),
    carat_awal: carat,
    batu_masuk: batu('field.stock_masuk'),
    carat_masuk: carat,
    batu_keluar: batu('field.stock_keluar'),
    carat_keluar: carat,
    batu_akhir: batu('field.stock_akhir'),
    carat_akhir: carat,
    nama_supplier: text({ max: 100 }),
    harga_modal: only(LIHAT_MODAL, total(money({}), 'sum')),
    tgl_masuk: date({}),
    tgl_jual: date({}),
    harga_total: total(money({ label: 'field.harga_jual' }), 'sum'),
    status: choice(TAMPIL_BARANG, { optionLabel: 'pilihan.status_barang' }),
  },
  tiles: [
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'batu_akhir', label: 'field.batu_akhir' },
    { column: 'carat_akhir' },
  ],
  emptyText: 'laporan.barang_kosong',
});
