import { choice, code, integer, kadar, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { BAYAR_KATA } from '../../trade/bayar/bayar-kata.ts';
import { BAYAR_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { BARANG_TUKAR_KATA } from '../../trade/beli/barang-tukar-kata.ts';
import { HARGA_JUAL_FIELDS } from '../../trade/harga/harga-jual.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KYC_FIELDS } from '../../trade/pelanggan/kyc.fields.ts';
import { JENIS_PELANGGAN, KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { PASAR_FIELDS, PASAR_TERSIMPAN } from './pasar.fields.ts';

/** The tray that the pieces of a sale go back to; empty: each to its own. */
const TUJUAN = ref('baki', { label: 'penjualan.kembali_ke_baki', help: 'penjualan.baki_semula_saran' });

/** Where sales are validated: by themselves, or beside what is bought. */
const VALIDASI = { page: '/validasi-penjualan', pagesToo: ['/validasi-jual-beli'] } as const;

/** The sale (domain guide §2). Weight, price and ongkos of a line come from the piece and today's price unless sent. */
export const penjualan = defineKind({
  key: 'penjualan',
  base: 'penjualan',
  kode: 'FJ',
  number: 'no_faktur_group',
  names: { total: 'grand_total' },
  menu: 'penjualan',
  label: 'penjualan.PENJUALAN',
  pages: { create: '/transaksi-penjualan', list: '/lihat-penjualan', change: '/transaksi-penjualan' },
  states: {
    OPEN: { tone: 'waits', edit: true },
    DONE: { tone: 'stands', label: 'penjualan.status_done' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PENJUALAN_MODULE', deed: 'validasi' },
  // The last instalment sells its pieces: nobody enters or validates that.
  made: { jual: 'DONE' },
  header: {
    kode_sales: KODE_SALES,
    // A remark of the shop's list, or words of one's own; it stands on the nota.
    keterangan: text({
      max: 100,
      suggests: { from: 'keterangan-penjualan', field: 'keterangan', only: { status: 'AKTIF' } },
    }),
    otorisasi_limit: text({ max: 36 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS, kyc: KYC_FIELDS },
  rows: {
    barang: {
      kode_barcode: text({ max: 30, required: true }),
      berat: weight({ min: 0.001 }),
      harga_gram: money({}),
      harga_jual: money({}),
      ongkos: money({}),
      diskon_rp: money({}),
      diskon_persen: percent({}),
      otorisasi: text({ max: 36 }),
      ...PASAR_FIELDS,
    },
    /** Accessories beside the pieces, by quantity, at their own price, less what is taken off all of them. */
    aksesoris: {
      kode_barcode: text({ max: 30, required: true }),
      qty: integer({ min: 1, max: 100_000, required: true }),
      diskon_rp: money({}),
      otorisasi: text({ max: 36 }),
    },
    bayar: BAYAR_FIELDS,
  },
  deeds: perbuatanNiaga('PENJUALAN', {
    validasi: VALIDASI,
    tolak: { ...VALIDASI, note: 'penjualan.tolak_penjelasan' },
    batal: {
      page: '/batal-penjualan',
      note: 'penjualan.batal_penjelasan',
      input: { kode_baki: TUJUAN },
      // An exchange is taken back whole, old goods and new.
      otherwise: { column: 'tukar', approval: 'BATAL TUKAR' },
    },
  }),
  stored: {
    table: 'jual',
    fields: {
      jenis_pelanggan: choice(JENIS_PELANGGAN, { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      sub_total: money({ required: true }),
      diskon: money({ required: true }),
      ppn: money({ required: true }),
      dibayar: money({ required: true }),
      kembali: money({ required: true }),
      // What old goods paid of it; 0 without any.
      tukar: money({ required: true }),
      fee_ditanggung: choice(['TOKO', 'CUSTOMER'], { required: true }),
      /** The approval of a sale beyond the limit; empty where it needed none. */
      otorisasi_limit: text({ max: 36 }),
      // What a member earns with it.
      poin: integer({ required: true }),
    },
  },
  lines: {
    /** Who the customer is, where the law asks; one row at most. No answer tells it. */
    kyc: { table: 'jual_kyc', fields: KYC_FIELDS },
    barang: {
      table: 'jual_barang',
      fields: {
        kode_barcode: code({ required: true }),
        kode_intern: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        jenis_group: code({ required: true }),
        kadar: kadar({ required: true }),
        kadar_cetak: text({ max: 30, required: true }),
        foto: text({ max: 200, required: true }),
        berat_barang: weight({ required: true }),
        berat: weight({ required: true }),
        ...HARGA_JUAL_FIELDS,
        tipe_ongkos: code({ required: true }),
        tarif_ongkos: money({ required: true }),
        ongkos: money({ required: true }),
        nama_atribut: text({ max: 60, required: true }),
        harga_atribut: money({ required: true }),
        diskon_persen: percent({ required: true }),
        diskon: money({ required: true }),
        ppn_tarif: percent({ required: true }),
        ppn: money({ required: true }),
        harga_total: money({ required: true }),
        harga_rata: money({ required: true }),
        // What it earns the sales person.
        bonus: money({ required: true, label: 'field.bonus_rp' }),
        otorisasi: text({ max: 36 }),
        ...PASAR_TERSIMPAN,
      },
      picture: 'foto_produk/{kode_barcode}',
      pictured: 'foto',
      told: {
        name: ['nama_barang'],
        words: ['kode_barcode', 'kode_group', 'kode_baki'],
        figures: [
          'kadar',
          'berat',
          'harga_gram',
          'ongkos',
          'nama_atribut',
          'harga_atribut',
          'diskon',
          'ppn',
          'kode_marketplace',
          'kurir',
          'no_resi',
        ],
        amount: 'harga_total',
      },
    },
    aksesoris: {
      table: 'jual_aksesoris',
      fields: {
        kode_barcode: code({ required: true }),
        nama_aksesoris: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        kadar: kadar({ required: true }),
        /** Grams a piece. */
        berat: weight({ min: 0, required: true }),
        qty: integer({ required: true }),
        harga_satuan: money({ required: true }),
        // All of them, without PPN that is added.
        harga_jual: money({ required: true }),
        diskon: money({ required: true }),
        ppn_tarif: percent({ required: true }),
        ppn: money({ required: true }),
        harga_total: money({ required: true }),
        otorisasi: text({ max: 36 }),
      },
      told: {
        name: ['nama_aksesoris'],
        words: ['kode_barcode', 'kode_baki'],
        figures: ['qty', 'harga_satuan', 'diskon', 'ppn'],
        amount: 'harga_total',
      },
    },
  },
  also: { nama_sales: text({ max: 60 }) },
  others: { barang_tukar: BARANG_TUKAR_KATA },
  payments: BAYAR_KATA,
  chat: 'penjualan',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt', 'marketplace.pdf'],
  printsFor: {
    'marketplace.pdf': {
      rows: 'barang',
      column: 'kode_marketplace',
      module: 'MARKETPLACE_SLIP_MODULE',
      label: 'marketplace.slip',
    },
  },
  accounts: [{ akun: 'TUKAR', cleared: true }],
  // What a member has earned, and what a coupon is worth, are no papers of their own.
  pays: [{ cara: 'POIN' }, { cara: 'KUPON' }],
  columns: ['tgl', 'kode_sales', 'nama', 'jumlah_barang', 'total_berat', 'total', 'dibuat_oleh'],
  sums: ['jumlah_barang', 'total_berat', 'total'],
  trade: { grams: 'total_berat' },
  filters: [],
  search: ['barang/kode_barcode'],
});
