import { choice, image, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { ARAH, TEKS_ARAH } from './arah.ts';

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
  header: {
    arah: choice(ARAH, { required: true, ...TEKS_ARAH }),
    no_rekening: ref('rekening', { required: true }),
    kode_transaksi: ref('kode-transaksi', { required: true }),
    jumlah: money({ required: true, min: 1 }),
    keterangan: text({ required: true, max: 200, upper: true }),
    gambar: image({ label: 'field.foto_bukti', use: 'layar', camera: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL UANG BANK',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'uang_bank',
    fields: {
      arah: choice(ARAH, TEKS_ARAH),
      no_rekening: ref('rekening', {}),
      kode_transaksi: ref('kode-transaksi', {}),
      gambar: image({ label: 'field.foto_bukti' }),
    },
  },
  lines: {},
  columns: ['tgl', 'arah', 'no_rekening', 'kode_transaksi', 'keterangan', 'total', 'gambar', 'dibuat_oleh'],
  filters: ['arah', 'no_rekening', 'kode_transaksi'],
});
