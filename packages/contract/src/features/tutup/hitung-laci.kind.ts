import { choice, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { TUTUP_TOKO } from './tutup.wire.ts';

/** Category under which a difference is booked, and of the approval that it takes. */
export const SELISIH_KAS = 'SELISIH KAS';
const BEBAN = { optionLabel: 'pilihan.beban_selisih' } as const;

/**
 * What lies in a drawer, counted before the day is closed (domain guide part 2, §7): the difference to the books is
 * booked, on the shop or on whose drawer it is. It holds as long as nothing moves the drawer after it.
 */
export const hitungLaci = defineKind({
  key: 'hitung-laci',
  base: 'hitung-laci',
  kode: 'HK',
  number: 'no_hitung',
  names: { total: 'dihitung' },
  menu: 'utility',
  pages: { create: TUTUP_TOKO, list: TUTUP_TOKO },
  approval: SELISIH_KAS,
  approvedOver: 'selisih',
  binds: { selisih: money({ required: true }) },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    laci: ref('users', { required: true }),
    dihitung: money({ required: true, min: 0 }),
    /** Who bears what is missing. */
    beban: choice(['TOKO', 'KASIR'], { default: 'TOKO', ...BEBAN }),
    keterangan: text({ max: 200 }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: TUTUP_TOKO,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL HITUNG LACI',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'hitung_laci',
    fields: {
      laci: ref('users', { required: true }),
      menurut_buku: money({ required: true }),
      selisih: money({ required: true }),
      beban: choice(['TOKO', 'KASIR'], { required: true, ...BEBAN }),
    },
  },
  lines: {},
  columns: ['tgl', 'laci', 'menurut_buku', 'total', 'selisih', 'beban', 'dibuat_oleh'],
  filters: ['laci'],
});
