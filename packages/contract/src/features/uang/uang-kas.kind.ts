import { defineKind } from '../../core/kind.ts';
import { batalUang, isiUang, mintaArah, simpanArah, simpanUang } from './uang.fields.ts';

const PAGE = '/uang-kas';

/**
 * Money that goes into the drawer or out of it beside the trade (domain guide §7.1): a bill paid, coins brought. Its
 * category is a transaction code, its proof a picture of the bill.
 */
export const uangKas = defineKind({
  key: 'uang-kas',
  base: 'kas',
  kode: 'KS',
  number: 'no_kas',
  menu: 'utility',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.gagal_mengirim',
  header: { ...mintaArah, ...isiUang },
  parts: {},
  rows: {},
  deeds: { batal: batalUang(PAGE, 'BATAL UANG KAS') },
  stored: {
    table: 'uang_kas',
    fields: { ...simpanArah, ...simpanUang },
  },
  lines: {},
  columns: ['tgl', 'arah', 'kode_transaksi', 'keterangan', 'total', 'gambar', 'dibuat_oleh'],
  filters: ['arah', 'kode_transaksi'],
});
