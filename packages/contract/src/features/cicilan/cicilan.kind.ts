import { choice, code, date, integer, kadar, lines, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { HARGA_JUAL_FIELDS } from '../../trade/harga/harga-jual.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KYC_FIELDS } from '../../trade/pelanggan/kyc.fields.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { caraBayar } from '../../trade/bayar/kata-cara.ts';

const LIHAT = '/lihat-cicilan';
const LELANG = '/lelang-cicilan';
/** Payments of one deed: as many as anybody would hand over at once. */
const BAYAR_MAKS = 20;

/** The tray that pieces go to that nobody pays off; empty: each to its own. */
const TUJUAN = ref('baki', { label: 'penjualan.kembali_ke_baki', help: 'penjualan.baki_semula_saran' });

const { validasi, tolak } = perbuatanNiaga('CICILAN', {
  validasi: { page: LIHAT, note: 'cicilan.validasi_penjelasan' },
  tolak: { page: LIHAT, note: 'cicilan.tolak_penjelasan' },
  batal: { page: LIHAT },
});
const { levels } = validasi;

const BAYAR = lines(UANG_FIELDS, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' });

/** Of today: fines that are open, and what pays everything. */
const HARI_INI = {
  denda: money({ label: 'cicilan.denda' }),
  bayar_lunas: money({ label: 'cicilan.bayar_lunas' }),
};

/** What is done to one that runs, or has been paid off. */
const perbuatan = {
  bayar: {
    page: LIHAT,
    from: ['AKTIF'],
    to: ['AKTIF', 'LUNAS'],
    label: 'cicilan.bayar',
    note: 'cicilan.bayar_penjelasan',
    levels,
    due: { fields: HARI_INI },
    input: { bayar: BAYAR },
    prints: true,
  },
  'pelunasan-cepat': {
    page: LIHAT,
    from: ['AKTIF'],
    to: 'LUNAS',
    label: 'cicilan.pelunasan_cepat',
    note: 'cicilan.pelunasan_cepat_penjelasan',
    levels,
    due: { fields: HARI_INI, pays: 'bayar_lunas' },
    input: { bayar: BAYAR },
    prints: true,
  },
  'bebas-denda': {
    page: LIHAT,
    from: ['AKTIF'],
    to: 'AKTIF',
    label: 'cicilan.bebas_denda',
    note: 'cicilan.bebas_denda_penjelasan',
    levels,
    approval: 'DENDA CICILAN',
    input: { alasan: ALASAN },
    binds: { denda: money({ required: true, label: 'cicilan.denda' }) },
  },
  'batal-bayar': {
    page: LIHAT,
    from: ['AKTIF', 'LUNAS'],
    to: 'AKTIF',
    label: 'cicilan.batal_bayar',
    note: 'cicilan.batal_bayar_penjelasan',
    approval: 'BATAL BAYAR CICILAN',
    input: { alasan: ALASAN },
    undoes: ['bayar', 'pelunasan-cepat'],
  },
} as const;

/** What becomes of one that nobody pays any more. */
const akhir = {
  lelang: {
    page: LELANG,
    from: ['AKTIF'],
    to: 'LELANG',
    label: 'cicilan.lelang',
    note: 'cicilan.lelang_penjelasan',
    levels,
    approval: 'LELANG CICILAN',
    input: {
      biaya: money({ min: 0, default: 0, required: true, label: 'cicilan.biaya' }),
      kode_baki: TUJUAN,
      alasan: ALASAN,
    },
    binds: {
      nilai: money({ required: true, label: 'cicilan.nilai' }),
      denda: money({ required: true, label: 'cicilan.denda' }),
      klaim: money({ required: true, label: 'cicilan.klaim' }),
      kelebihan: money({ required: true, label: 'cicilan.kelebihan' }),
    },
  },
  'bayar-kelebihan': {
    page: LELANG,
    from: ['LELANG'],
    to: 'LELANG',
    label: 'cicilan.bayar_kelebihan',
    note: 'cicilan.bayar_kelebihan_penjelasan',
    refusedAtZero: 'cicilan_tanpa_kelebihan',
    levels,
  },
  'batal-bayar-kelebihan': {
    page: LELANG,
    from: ['LELANG'],
    to: 'LELANG',
    label: 'cicilan.batal_bayar_kelebihan',
    approval: 'BATAL BAYAR KELEBIHAN CICILAN',
    input: { alasan: ALASAN },
    undoes: ['bayar-kelebihan'],
  },
  'batal-lelang': {
    page: LELANG,
    from: ['LELANG'],
    to: 'AKTIF',
    label: 'cicilan.batal_lelang',
    note: 'cicilan.batal_lelang_penjelasan',
    approval: 'BATAL LELANG CICILAN',
    input: { alasan: ALASAN },
    undoes: ['lelang'],
  },
  /** Settles it: what was paid goes back in cash, less what the shop keeps; the pieces to their trays. */
  batal: {
    page: '/batal-cicilan',
    from: ['AKTIF'],
    to: 'CANC',
    note: 'cicilan.batal_penjelasan',
    approval: 'BATAL CICILAN',
    input: { alasan: ALASAN, kode_baki: TUJUAN },
    binds: {
      kembali: money({ required: true, label: 'cicilan.kembali' }),
      potongan: money({ required: true, label: 'cicilan.potongan_batal' }),
    },
  },
} as const;

/** The terms of para-cicilan, as the paper keeps them. */
const SYARAT = {
  tenor: integer({ required: true }),
  dp_persen: percent({ required: true }),
  margin_persen: percent({ required: true }),
  denda_persen: percent({ required: true }),
  potongan_pelunasan_persen: percent({ required: true }),
} as const;

/**
 * Pieces paid off month by month (domain guide, part 2, §2): they stay in gudang CICIL until nothing is open, and only
 * then are they sold. What was paid meanwhile is the customer's.
 */
export const cicilan = defineKind({
  key: 'cicilan',
  base: 'cicilan',
  kode: 'CC',
  number: 'no_faktur_cicil',
  names: { total: 'harga_jual_cicil', sisa: 'sisa_bayar' },
  gate: 'CICILAN_MODULE',
  menu: 'penjualan',
  label: 'cicilan.CICILAN',
  pages: { create: '/transaksi-cicilan', list: LIHAT, change: '/transaksi-cicilan' },
  states: {
    OPEN: { tone: 'waits', edit: true, overnight: true },
    AKTIF: { tone: 'stands', label: 'cicilan.status_aktif' },
    LUNAS: { tone: 'over', label: 'cicilan.status_lunas' },
    LELANG: { tone: 'over', label: 'cicilan.status_lelang' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  /** Instalments of before: what was agreed on, how far they have come, and when the next one is due. */
  opening: {
    status: 'AKTIF',
    input: {
      harga_barang: money({ required: true, min: 1 }),
      harga_jual_cicil: money({ required: true, min: 1 }),
      sisa_bayar: money({ required: true, min: 1 }),
      angsuran_ke: integer({ required: true, min: 1, max: 120, label: 'cicilan.angsuran_ke' }),
      jatuh_tempo: date({ required: true, label: 'cicilan.jatuh_tempo' }),
      jumlah_angsuran: money({ min: 1, label: 'cicilan.jumlah_angsuran' }),
    },
    without: ['kyc', 'bayar'],
  },
  header: {
    kode_sales: KODE_SALES,
    /** Of the terms that the shop offers. */
    tenor: integer({ required: true, min: 1, max: 120 }),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS, kyc: KYC_FIELDS },
  rows: {
    barang: { kode_barcode: text({ max: 30, required: true }) },
    bayar: UANG_FIELDS,
  },
  deeds: {
    validasi: { ...validasi, to: 'AKTIF' },
    tolak,
    ...perbuatan,
    ...akhir,
  },
  stored: {
    table: 'cicil',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      /** What its pieces cost on the day, tax included: what the sale will come to. */
      harga_barang: money({ required: true }),
      ppn: money({ required: true }),
      /** What was paid when it was made. */
      dp_rp: money({ required: true }),
      ...SYARAT,
    },
    derived: {
      view: 'cicil_berjalan',
      fields: {
        /** The oldest instalment that is open. */
        angsuran_ke: integer({ label: 'cicilan.angsuran_ke' }),
        jatuh_tempo: date({ label: 'cicilan.jatuh_tempo' }),
        hari_terlambat: integer({ label: 'cicilan.hari_terlambat' }),
        tunggakan: choice(['LANCAR', 'JATUH TEMPO', 'TERLAMBAT'], {
          label: 'cicilan.tunggakan',
          optionLabel: 'pilihan.tunggakan',
        }),
      },
    },
  },
  lines: {
    barang: {
      table: 'cicil_barang',
      fields: {
        kode_barcode: code({ required: true }),
        kode_intern: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        /** Where it lies once it was validated, and where it lay. */
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        gudang_asal: code({ required: true }),
        baki_asal: code({ required: true }),
        kadar: kadar({ required: true }),
        kadar_cetak: text({ max: 30, required: true }),
        foto: text({ max: 200, required: true }),
        berat: weight({ required: true }),
        ...HARGA_JUAL_FIELDS,
        tipe_ongkos: code({ required: true }),
        tarif_ongkos: money({ required: true }),
        ongkos: money({ required: true }),
        nama_atribut: text({ max: 60, required: true }),
        harga_atribut: money({ required: true }),
        ppn_tarif: percent({ required: true }),
        ppn: money({ required: true }),
        harga_total: money({ required: true }),
        harga_rata: money({ required: true }),
      },
      picture: 'foto_produk/{kode_barcode}',
      pictured: 'foto',
      told: {
        name: ['nama_barang'],
        words: ['kode_barcode', 'kode_group', 'kode_baki', 'baki_asal'],
        figures: ['kadar', 'berat', 'harga_gram', 'ongkos', 'nama_atribut', 'harga_atribut', 'ppn'],
        amount: 'harga_total',
      },
    },
    /** Who the customer is, where the law asks (`trade/pelanggan/kyc`). In no answer: /laporan-ppatk tells it. */
    kyc: { table: 'cicil_kyc', fields: KYC_FIELDS },
    /** What is due when. */
    jadwal: {
      table: 'cicil_jadwal',
      fields: {
        angsuran: integer({ required: true, label: 'cicilan.angsuran_ke' }),
        jatuh_tempo: date({ required: true, label: 'cicilan.jatuh_tempo' }),
        jumlah: money({ required: true }),
      },
    },
    /** What each deed has done to an instalment: paid, let off, fined. */
    angsuran: {
      table: 'cicil_angsuran',
      fields: {
        angsuran: integer({ required: true, label: 'cicilan.angsuran_ke' }),
        pokok: money({ required: true, label: 'cicilan.pokok' }),
        potongan: money({ required: true, label: 'cicilan.potongan' }),
        bulan: integer({ required: true, label: 'cicilan.bulan_denda' }),
        denda: money({ required: true, label: 'cicilan.denda' }),
        denda_bayar: money({ required: true, label: 'cicilan.denda_bayar' }),
        denda_bebas: money({ required: true, label: 'cicilan.denda_bebas' }),
      },
      sums: ['pokok', 'denda_bayar'],
    },
  },
  also: {
    nama_sales: text({ max: 60 }),
    ...HARI_INI,
    kelebihan: money({ label: 'cicilan.kelebihan' }),
    no_penjualan: code({ label: 'cicilan.no_penjualan' }),
  },
  payments: {
    also: {
      cara: caraBayar,
      sub: code({ label: 'field.kas_rekening' }),
      kategori: code({}),
      jumlah: money({}),
    },
    name: ['cara'],
    words: ['sub', 'kategori'],
    amount: 'jumlah',
  },
  chat: 'cicilan',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'nama', 'no_hp', 'jumlah_barang', 'tenor', 'total', 'sisa', 'jatuh_tempo', 'tunggakan'],
  sums: ['jumlah_barang', 'total', 'sisa'],
  accounts: [
    { akun: 'CICILAN', rest: true },
    { akun: 'KELEBIHAN', rest: true },
  ],
  filters: ['tunggakan'],
  search: ['barang/kode_barcode'],
});
