import { choice, code, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { CARA_BELI } from '../../trade/beli/cara-beli.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES } from '../../trade/pelanggan/pelanggan.fields.ts';
import {
  barisFields,
  jumlahBarisFields,
  KATA_BARIS,
  kepalaFields,
  KERTAS_NIAGA_MANUAL,
  NAMA_SALES,
  TRANSAKSI_MANUAL,
  VALID_OLEH,
  VALIDASI_MANUAL,
} from './jual-beli.fields.ts';
import { caraBayar, KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** A purchase of goods that are kept without barcodes: OPEN moves nothing, validated they lie in their trays. */
export const pembelianManual = defineKind({
  ...KERTAS_NIAGA_MANUAL,
  key: 'pembelian-manual',
  base: 'pembelian-manual',
  kode: 'FBM',
  number: 'no_beli',
  label: 'jual_beli.BELI',
  pages: { create: TRANSAKSI_MANUAL, list: '/lihat-pembelian-manual' },
  validation: { module: 'VALIDASI_PEMBELIAN_MODULE', deed: 'validasi' },
  header: {
    kode_sales: KODE_SALES,
    cara_bayar: choice(CARA_BELI, { required: true, default: 'CASH', ...KATA_CARA }),
    no_rekening: ref('rekening', { label: 'jual_beli.dari_rekening' }),
    no_rekening_customer: text({ max: 40 }),
  },
  rows: {
    barang: {
      kode_group: ref('group', { required: true, label: 'laporan.group', fill: { kadar: 'kadar' } }),
      kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
      /** Its group's unless sent. */
      kadar: kadar({ min: 0.001 }),
      /** Gudang BELI unless sent. */
      kode_baki: ref('baki', { label: 'jual_beli.baki_tujuan' }),
      ...jumlahBarisFields,
      /** What the seller's nota says it weighed; empty when he has none. */
      berat_nota: weight({ min: 0.001 }),
      harga_gram: money({ required: true, min: 1 }),
      potongan: money({}),
      otorisasi: text({ max: 36 }),
    },
  },
  deeds: perbuatanNiaga('PEMBELIAN MANUAL', {
    validasi: VALIDASI_MANUAL,
    tolak: VALIDASI_MANUAL,
    batal: { page: '/batal-pembelian-manual', note: 'jual_beli.batal_beli_penjelasan' },
  }),
  stored: {
    table: 'beli_manual',
    fields: {
      ...kepalaFields,
      potongan: money({ required: true }),
      cara_bayar: choice(CARA_BELI, { required: true, ...KATA_CARA }),
    },
    derived: VALID_OLEH,
  },
  lines: {
    barang: {
      table: 'beli_manual_baris',
      fields: {
        ...barisFields,
        berat_nota: weight({}),
        harga_gram: money({ required: true }),
        pembulatan: integer({ required: true }),
        arah_pembulatan: code({ required: true }),
        potongan: money({ required: true }),
        harga_beli: money({ required: true }),
        otorisasi: text({ max: 36 }),
      },
      told: {
        ...KATA_BARIS,
        figures: ['kadar', 'qty', 'berat', 'berat_nota', 'harga_gram', 'potongan'],
        amount: 'harga_beli',
      },
    },
  },
  also: { ...NAMA_SALES, no_rekening: code({}), no_rekening_customer: text({ max: 40 }) },
  payments: {
    also: {
      arah: choice(['MASUK', 'KELUAR'], { optionLabel: 'pilihan.jenis_transaksi' }),
      cara: caraBayar,
      sub: code({ label: 'field.kas_rekening' }),
      jumlah: money({}),
    },
    name: ['cara'],
    words: ['arah', 'sub'],
    amount: 'jumlah',
  },
  paysOut: true,
  columns: [
    'tgl',
    'kode_sales',
    'nama',
    'total_qty',
    'total_berat',
    'total',
    'cara_bayar',
    'dibuat_oleh',
    'valid_oleh',
  ],
});
