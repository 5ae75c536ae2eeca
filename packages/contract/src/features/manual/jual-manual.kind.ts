import { choice, money, percent, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { BAYAR_KATA } from '../../trade/bayar/bayar-kata.ts';
import { BAYAR_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { HARGA_JUAL_FIELDS } from '../../trade/harga/harga-jual.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES } from '../../trade/pelanggan/pelanggan.fields.ts';
import {
  barisFields,
  KATA_BARIS,
  kepalaFields,
  KERTAS_NIAGA_MANUAL,
  NAMA_SALES,
  TRANSAKSI_MANUAL,
  VALID_OLEH,
  VALIDASI_MANUAL,
} from './jual-beli.fields.ts';

/** A sale of goods without barcodes: each line takes pieces and grams out of one row of the stock. OPEN holds them. */
export const penjualanManual = defineKind({
  ...KERTAS_NIAGA_MANUAL,
  key: 'penjualan-manual',
  base: 'penjualan-manual',
  kode: 'FJM',
  number: 'no_jual',
  label: 'jual_beli.JUAL',
  pages: { create: TRANSAKSI_MANUAL, list: '/lihat-penjualan-manual' },
  validation: { module: 'VALIDASI_PENJUALAN_MODULE', deed: 'validasi' },
  header: { kode_sales: KODE_SALES },
  rows: {
    barang: {
      // Codes of a row of the stock, no records of masters: what lies there may be sold.
      ...barisFields,
      /** Today's price of the group unless sent. */
      harga_gram: money({ min: 1 }),
      ongkos: money({}),
      diskon_rp: money({ label: 'field.diskon' }),
      otorisasi: text({ max: 36 }),
    },
    bayar: BAYAR_FIELDS,
  },
  deeds: perbuatanNiaga('PENJUALAN MANUAL', {
    validasi: VALIDASI_MANUAL,
    tolak: VALIDASI_MANUAL,
    batal: { page: '/batal-penjualan-manual', note: 'jual_beli.batal_jual_penjelasan' },
  }),
  stored: {
    table: 'jual_manual',
    fields: {
      ...kepalaFields,
      sub_total: money({ required: true }),
      diskon: money({ required: true }),
      ppn: money({ required: true }),
      dibayar: money({ required: true }),
      kembali: money({ required: true }),
      fee_ditanggung: choice(['TOKO', 'CUSTOMER'], { required: true }),
    },
    derived: VALID_OLEH,
  },
  lines: {
    /** A line keeps which row of the stock it takes from, and a snapshot of every price and rule. */
    barang: {
      table: 'jual_manual_baris',
      fields: {
        ...barisFields,
        ...HARGA_JUAL_FIELDS,
        ongkos: money({ required: true }),
        diskon: money({ required: true }),
        ppn_tarif: percent({ required: true }),
        ppn: money({ required: true }),
        harga_total: money({ required: true }),
        otorisasi: text({ max: 36 }),
      },
      told: {
        ...KATA_BARIS,
        figures: ['kadar', 'qty', 'berat', 'harga_gram', 'ongkos', 'diskon', 'ppn'],
        amount: 'harga_total',
      },
    },
  },
  also: NAMA_SALES,
  payments: BAYAR_KATA,
  columns: ['tgl', 'kode_sales', 'nama', 'total_qty', 'total_berat', 'total', 'dibuat_oleh', 'valid_oleh'],
});
