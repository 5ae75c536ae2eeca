import { choice, code, money, text, weight } from '../../../core/field.ts';
import { total } from '../../../core/report.ts';
import { JENIS_BAYAR } from '../../../trade/bayar/cara-bayar.ts';
import { KATA_CARA } from '../../../trade/bayar/kata-cara.ts';

/** Columns of the reports of a day, added up, called `laporan_hari.{name}`. */
export const rupiah = (name: string) => total(money({ label: `laporan_hari.${name}` }), 'sum');
export const gram = (name: string) => total(weight({ label: `laporan_hari.${name}` }), 'sum');

/**
 * The cash of a day or a drawer (domain guide §7.4): closing = opening + sales + income − purchases − loans − spent.
 */
export const GERAK_KAS = {
  penjualan: rupiah('penjualan'),
  pemasukan: rupiah('pemasukan'),
  pembelian: rupiah('pembelian'),
  pinjaman: rupiah('pinjaman'),
  pengeluaran: rupiah('pengeluaran'),
} as const;

const RUPIAH = total(money({}), 'sum');

/** What stands on accounts: what came, what the bank kept of it, what went out, and what is left of that. */
export const REKENING_COLUMNS = {
  cara: choice(JENIS_BAYAR, KATA_CARA),
  no_rekening: code({}),
  nama_rekening: text({ max: 60 }),
  masuk: RUPIAH,
  fee_rp: RUPIAH,
  keluar: RUPIAH,
  netto: total(money({ label: 'laporan.netto' }), 'sum'),
} as const;
