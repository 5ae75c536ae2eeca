import { choice, code, date, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';

/** A supplier is chosen where the shop keeps a master of them. */
export const SUPPLIER_DITANYA = { kode_supplier: { gate: 'SUPPLIER_BARANG_MODULE' } } as const;

const angka = <const W extends { readonly shown?: 2 | 3 }>(berat: W) =>
  ({
    qty: total(integer({ label: 'terima.qty' }), 'sum'),
    berat_bruto: total(weight({ ...berat, label: 'terima.berat_bruto' }), 'sum'),
    berat: total(weight(berat), 'sum'),
    berat_input: total(weight({ ...berat, label: 'terima.berat_input' }), 'sum'),
    selisih: total(weight(berat), 'sum'),
  }) as const;
/**
 * Weights have two decimals in reports on receipts (specification, section 9), but all three in the internal form; they
 * are added up exactly and shown rounded.
 */
const SHOWN = 2;
const ANGKA = angka({ shown: SHOWN });
const ANGKA_INTERN = angka({});

/** How far the entering of a receipt is, or that it was taken back. */
const PROSES = choice(['BUKA', 'HABIS', 'SELESAI', 'BATAL'], { optionLabel: 'pilihan.proses_terima' });

/** Goods received, line by line, with what was entered of them. */
export const terimaBarang = defineReport({
  key: 'terima-barang',
  page: '/laporan-terima-barang',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_supplier: ref('supplier', { all: true, label: 'terima.supplier' }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    status: PROSES,
  },
  asks: SUPPLIER_DITANYA,
  shopChooser: true,
  period: PERIODE.period,
  columns: {
    no_terima: total(code({ label: 'field.no_terima' }), 'distinct'),
    tgl: date({}),
    asal: choice(['SUPPLIER', 'PUSAT'], { optionLabel: 'pilihan.asal_terima', label: 'terima.asal' }),
    kode_supplier: text({ max: 60, label: 'terima.supplier' }),
    no_intern: text({ max: 40, label: 'terima.no_intern' }),
    kode_group: code({ label: 'laporan.group' }),
    jenis: code({ label: 'laporan.jenis' }),
    kadar: kadar({}),
    ...ANGKA,
    status: PROSES,
  },
  cancelled: { by: 'status', is: 'BATAL' },
  tiles: [
    { column: 'no_terima', label: 'field.jumlah_dokumen' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'berat_input' },
    { column: 'selisih' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});

/** The same by supplier: his papers one after the other, and what he has brought in all. */
export const terimaBarangSupplier = defineReport({
  key: 'terima-barang-supplier',
  page: '/laporan-terima-barang-supplier',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_supplier: ref('supplier', { all: true, label: 'terima.supplier' }) },
  asks: SUPPLIER_DITANYA,
  shopChooser: true,
  period: PERIODE.period,
  columns: {
    kode_supplier: text({ max: 60, label: 'terima.supplier' }),
    nama_supplier: text({ max: 100 }),
    no_terima: total(code({ label: 'field.no_terima' }), 'distinct'),
    tgl: date({}),
    no_intern: text({ max: 40, label: 'terima.no_intern' }),
    tgl_nota: date({ label: 'terima.tgl_nota' }),
    kadar: kadar({}),
    ...ANGKA,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_supplier'],
  groupLabel: 'nama_supplier',
  tiles: [
    { column: 'no_terima', label: 'field.jumlah_dokumen' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'selisih' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});

/**
 * Receipts that were taken back, by the day of that: line by line, narrowed by a category; in shops of the internal
 * form added up by supplier, or paper by paper (specification, section 2).
 */
export const batalTerimaBarangSupplier = defineReport({
  key: 'batal-terima-barang-supplier',
  page: '/laporan-batal-terima-barang-supplier',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_dept: ref('jenis', { all: 'ALL', label: 'terima.kategori' }),
    type: choice(['JENIS', 'GLOBAL', 'PERFAKTUR'], {
      required: true,
      default: 'JENIS',
      optionLabel: 'pilihan.type_batal_terima',
      label: 'terima.type',
    }),
  },
  asks: {
    kode_dept: { gate: { none: ['PENERIMAAN_SUPPLIER_INTERN_MODULE'] } },
    type: { gate: 'PENERIMAAN_SUPPLIER_INTERN_MODULE', options: ['GLOBAL', 'PERFAKTUR'] },
  },
  shopChooser: true,
  period: PERIODE.period,
  columns: {
    no_terima: total(code({ label: 'field.no_terima' }), 'distinct'),
    kode_group: code({ label: 'laporan.group' }),
    jenis: code({ label: 'laporan.jenis' }),
    no_intern: text({ max: 40, label: 'terima.no_intern' }),
    kode_supplier: text({ max: 60, label: 'terima.supplier' }),
    nama_supplier: text({ max: 100 }),
    tanggal: date({ label: 'field.tgl' }),
    kadar: kadar({}),
    ...ANGKA_INTERN,
  },
  views: {
    by: 'type',
    of: {
      JENIS: { columns: ['no_terima', 'kode_group', 'jenis', 'qty', 'berat'], shown: SHOWN },
      GLOBAL: {
        columns: ['kode_supplier', 'nama_supplier', 'kadar', 'qty', 'berat_bruto', 'berat', 'berat_input', 'selisih'],
        groupBy: ['kode_supplier'],
        groupLabel: 'nama_supplier',
      },
      PERFAKTUR: {
        columns: [
          'no_intern',
          'kode_supplier',
          'tanggal',
          'kadar',
          'qty',
          'berat_bruto',
          'berat',
          'berat_input',
          'selisih',
        ],
        groupBy: ['no_intern', 'kode_supplier', 'tanggal'],
      },
    },
  },
  tiles: [{ column: 'no_terima', label: 'field.jumlah_dokumen' }, { column: 'qty' }, { column: 'berat' }],
  emptyText: 'terima.batal_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});
