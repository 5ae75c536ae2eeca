import { choice, image, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { ARAH, TEKS_ARAH } from './arah.ts';

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
  header: {
    arah: choice(ARAH, { required: true, ...TEKS_ARAH }),
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
      approval: 'BATAL UANG KAS',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'uang_kas',
    fields: {
      arah: choice(ARAH, TEKS_ARAH),
      kode_transaksi: ref('kode-transaksi', {}),
      gambar: image({ label: 'field.foto_bukti' }),
    },
  },
  lines: {},
  columns: ['tgl', 'arah', 'kode_transaksi', 'keterangan', 'total', 'gambar', 'dibuat_oleh'],
  filters: ['arah', 'kode_transaksi'],
});
