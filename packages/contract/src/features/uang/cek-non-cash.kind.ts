import { choice, code, integer, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

/** Where payments that went to an account are checked. */
export const VALIDASI_NON_CASH = '/validasi-non-cash';
/** Category under which a difference is booked, and of the approval that it takes. */
export const SELISIH_NON_CASH = 'SELISIH NON CASH';
const GATE = 'VALIDASI_NON_CASH_MODULE';

const HASIL = ['VALID', 'SELISIH'] as const;
/** What a difference is: the bank kept it, or it came less, or more. */
export const SEBAB_SELISIH = ['FEE', 'KURANG', 'LEBIH'] as const;
const hasil = choice(HASIL, { required: true, default: 'VALID', optionLabel: 'pilihan.hasil_non_cash' });
const sebab = choice(SEBAB_SELISIH, { optionLabel: 'pilihan.sebab_non_cash' });

/** Papers whose payments may go to an account, by what one of them is called. */
const JENIS_DOKUMEN = {
  penjualan: 'penjualan.PENJUALAN',
  'penjualan-manual': 'jual_beli.JUAL',
  pembelian: 'pembelian.PEMBELIAN',
  titipan: 'titipan.TITIPAN',
  pesanan: 'pesanan.PESANAN',
  'pre-order': 'po.PRE_ORDER',
  cicilan: 'cicilan.CICILAN',
  service: 'service.SERVICE',
  hutang: 'hutang.HUTANG',
  'gesek-tunai': 'page.gesek-tunai',
} as const;

/** Which payment: a row of a deed of a paper. */
export const BARIS_BAYAR = {
  jenis_dokumen: text({ required: true, max: 40, told: JENIS_DOKUMEN }),
  no_dokumen: text({ required: true, max: 60, label: 'field.no_dokumen' }),
  ke_bayar: integer({ required: true, min: 1, max: 1_000_000 }),
  baris_bayar: integer({ required: true, min: 1, max: 10_000 }),
} as const;

/**
 * The second look at a payment by card, transfer or QRIS (domain guide §7.2): it has reached the account, or something
 * else has; the difference is booked today, by approval. One payment stands in one of these.
 */
export const cekNonCash = defineKind({
  key: 'cek-non-cash',
  base: 'cek-non-cash',
  kode: 'CN',
  number: 'no_cek',
  names: { total: 'jumlah_masuk' },
  menu: 'validasi',
  pages: { create: VALIDASI_NON_CASH, list: VALIDASI_NON_CASH },
  approval: SELISIH_NON_CASH,
  approvedOver: 'selisih',
  binds: { selisih: money({ required: true }) },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    ...BARIS_BAYAR,
    hasil,
    /** What the bank shows, of a difference. */
    jumlah_masuk: money({ min: 0 }),
    sebab,
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: VALIDASI_NON_CASH,
      note: 'non_cash.batal_penjelasan',
      gate: GATE,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL VALIDASI NON CASH',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'cek_non_cash',
    fields: {
      ...BARIS_BAYAR,
      cara: code({ required: true }),
      no_rekening: ref('rekening', { required: true }),
      seharusnya: money({ required: true }),
      selisih: money({ required: true }),
      hasil,
      sebab,
    },
  },
  lines: {},
  columns: [
    'tgl',
    'no_dokumen',
    'cara',
    'no_rekening',
    'seharusnya',
    'total',
    'selisih',
    'hasil',
    'sebab',
    'dibuat_oleh',
  ],
  sums: ['seharusnya', 'total', 'selisih'],
  filters: ['hasil', 'no_rekening'],
  search: ['no_dokumen'],
});
