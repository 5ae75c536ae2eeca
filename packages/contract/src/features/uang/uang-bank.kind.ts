import { ref } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { batalUang, isiUang, mintaArah, simpanArah, simpanUang } from './uang.fields.ts';

const PAGE = '/uang-bank';

/**
 * Money that comes onto an account of the shop or leaves it beside the trade (domain guide §7.1): a bill paid by
 * transfer, interest of the bank. Its category is a transaction code, its proof a picture of the bill.
 */
export const uangBank = defineKind({
  key: 'uang-bank',
  base: 'bank',
  kode: 'BK',
  number: 'no_bank',
  menu: 'utility',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.gagal_mengirim',
  header: { ...mintaArah, no_rekening: ref('rekening', { required: true }), ...isiUang },
  parts: {},
  rows: {},
  deeds: { batal: batalUang(PAGE, 'BATAL UANG BANK') },
  stored: {
    table: 'uang_bank',
    fields: { ...simpanArah, no_rekening: ref('rekening', {}), ...simpanUang },
  },
  lines: {},
  columns: ['tgl', 'arah', 'no_rekening', 'kode_transaksi', 'keterangan', 'total', 'gambar', 'dibuat_oleh'],
  filters: ['arah', 'no_rekening', 'kode_transaksi'],
});
