import { boolean, choice, code, date, image, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { BARIS_BELI_FIELDS, IDENTITAS_FIELDS } from '../../trade/beli/baris-beli.fields.ts';
import { CARA_BELI } from '../../trade/beli/cara-beli.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KYC_FIELDS } from '../../trade/pelanggan/kyc.fields.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { caraBayar, KATA_CARA } from '../../trade/bayar/kata-cara.ts';

const VALIDASI = { page: '/validasi-jual-beli' } as const;

/**
 * The buy-back (domain guide §3): goods that the shop sold, by their nota, or others that are described. What a line
 * does not say comes from its nota, from the price of its code or of the day, and from the shop's cuts.
 */
export const pembelian = defineKind({
  key: 'pembelian',
  base: 'pembelian',
  kode: 'FB',
  number: 'no_faktur_group',
  names: { total: 'grand_total' },
  menu: 'pembelian',
  label: 'pembelian.PEMBELIAN',
  pages: { create: '/transaksi-pembelian', list: '/lihat-pembelian', change: '/transaksi-pembelian' },
  states: {
    OPEN: { tone: 'waits', edit: true },
    DONE: { tone: 'stands' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PEMBELIAN_MODULE', deed: 'validasi' },
  header: {
    kode_sales: KODE_SALES,
    ...IDENTITAS_FIELDS,
  },
  parts: { pelanggan: PELANGGAN_FIELDS, kyc: KYC_FIELDS },
  rows: {
    barang: BARIS_BELI_FIELDS,
    bayar: {
      jenis: choice(CARA_BELI, { required: true, label: 'field.jenis_bayar', ...KATA_CARA }),
      /** What the others leave unless sent. */
      jumlah: money({ min: 1 }),
      no_rekening: ref('rekening', {}),
      no_rekening_customer: text({ max: 40 }),
      otorisasi: text({ max: 36 }),
    },
  },
  deeds: perbuatanNiaga('PEMBELIAN', {
    validasi: VALIDASI,
    tolak: { ...VALIDASI, note: 'pembelian.tolak_penjelasan' },
    batal: { page: '/batal-pembelian', note: 'pembelian.batal_penjelasan' },
  }),
  stored: {
    table: 'beli',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true }),
      jenis_identitas: text({ max: 10 }),
      nik_sim_passport: text({ max: 30 }),
      foto_identitas: image({}),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      total_nota: money({ required: true }),
      // What a member earns with it.
      poin: integer({ required: true }),
    },
  },
  lines: {
    /** Who the customer is, where the law asks; one row at most. No answer tells it. */
    kyc: { table: 'beli_kyc', fields: KYC_FIELDS },
    barang: {
      table: 'beli_barang',
      fields: {
        kode_barcode: code({ required: true }),
        /** The nota that it was sold on; empty for goods that are described. */
        no_faktur: text({ max: 60, required: true }),
        tgl_nota: date({}),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kadar: kadar({ required: true }),
        /** Where it lies once it was validated, and where it lay when it was sold. */
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        gudang_asal: code({ required: true }),
        baki_asal: code({ required: true }),
        foto: text({ max: 200, required: true }),
        berat: weight({ required: true }),
        berat_nota: weight({}),
        /** What the piece weighed in the books when it left. */
        berat_asal: weight({}),
        kondisi_barang: code({ required: true }),
        kode_harga: code({ required: true }),
        hidup: boolean({ required: true }),
        /** Rupiah per gram that its group sells for today. */
        harga_emas: money({ required: true }),
        harga_nota: money({ required: true }),
        susut_rp: money({ required: true }),
        potongan_kondisi: money({ required: true }),
        potongan_kategori: money({ required: true }),
        potongan_lain: money({ required: true }),
        pembulatan: integer({ required: true }),
        arah_pembulatan: code({ required: true }),
        harga_hitung: money({ required: true }),
        harga_beli: money({ required: true }),
        harga_rata: money({ required: true }),
        uji: text({ max: 20, required: true }),
        hasil_kadar: kadar({}),
        foto_barang: image({}),
        otorisasi: text({ max: 36 }),
      },
      picture: 'foto_produk/{kode_barcode}',
      pictured: 'foto',
      told: {
        name: ['nama_barang'],
        words: ['kode_barcode', 'no_faktur', 'kode_group', 'kode_baki', 'kondisi_barang', 'uji'],
        figures: [
          'kadar',
          'hasil_kadar',
          'berat',
          'berat_nota',
          'harga_nota',
          'susut_rp',
          'potongan_kondisi',
          'potongan_kategori',
          'potongan_lain',
          'harga_hitung',
        ],
        amount: 'harga_beli',
      },
    },
  },
  also: { nama_sales: text({ max: 60 }), no_tukar: code({}) },
  payments: {
    also: {
      cara: caraBayar,
      sub: code({ label: 'field.kas_rekening' }),
      rekening_lawan: text({ max: 40, label: 'field.no_rekening_customer' }),
      jumlah: money({}),
    },
    name: ['cara'],
    words: ['sub', 'rekening_lawan'],
    amount: 'jumlah',
  },
  // Old goods of an exchange: made, booked and taken back with the sale that they pay.
  pays: [{ cara: 'TUKAR', deed: 'validasi' }],
  paysOut: true,
  trade: { grams: 'total_berat' },
  chat: 'pembelian',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  // An exchange is one paper: its purchase alone would read as if the shop had paid for the old goods.
  printedWith: 'no_tukar',
  columns: ['tgl', 'kode_sales', 'nama', 'jumlah_barang', 'total_berat', 'total', 'dibuat_oleh'],
  sums: ['jumlah_barang', 'total_berat', 'total'],
  filters: [],
  search: ['barang/kode_barcode', 'barang/no_faktur'],
});
