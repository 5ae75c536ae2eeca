import { choice, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { TUTUP_TOKO } from './tutup.wire.ts';

/** Category under which a difference is booked, and of the approval that it takes. */
export const SELISIH_KAS = 'SELISIH KAS';
/** Who bears what is missing; what is too much may have come out of another drawer, and then nobody has found it. */
const BEBAN = ['TOKO', 'KASIR', 'LACI'] as const;
const BEBAN_TEKS = { optionLabel: 'pilihan.beban_selisih' } as const;

/**
 * What is asked of whoever counts a drawer whose books are below zero: cash never is, so more lies there than they say,
 * and it came out of another drawer, or was found.
 */
export const DI_BAWAH_NOL = {
  beban: choice(['LACI', 'TOKO'], { default: 'LACI', ...BEBAN_TEKS }),
  dari_laci: ref('users', {}),
} as const;

/**
 * What lies in a drawer, counted before the day is closed (domain guide part 2, §7): the difference to the books is
 * booked, on the shop, on whose drawer it is or as out of another drawer. It holds as long as nothing moves the drawer
 * after it.
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
    /** Of whoever the books have cash of, be he here or not. */
    laci: ref('users', { required: true, byFeature: true }),
    dihitung: money({ required: true, min: 0 }),
    beban: choice(BEBAN, { default: 'TOKO', ...BEBAN_TEKS }),
    /** Out of which drawer it came. */
    dari_laci: ref('users', { byFeature: true }),
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
      beban: choice(BEBAN, { required: true, ...BEBAN_TEKS }),
      dari_laci: ref('users', {}),
    },
  },
  lines: {},
  columns: ['tgl', 'laci', 'menurut_buku', 'total', 'selisih', 'beban', 'dari_laci', 'dibuat_oleh'],
  filters: ['laci'],
});
