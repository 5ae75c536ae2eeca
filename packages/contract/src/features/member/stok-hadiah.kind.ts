import { boolean, choice, integer, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

const PAGE = '/stok-hadiah';
export const ARAH_HADIAH = ['TAMBAH', 'AMBIL'] as const;
const arah = choice(ARAH_HADIAH, { required: true, default: 'TAMBAH', optionLabel: 'pilihan.arah_stok' });
const jumlah = integer({ required: true, min: 1, max: 100_000, label: 'field.jumlah_hadiah' });
const harga_satuan = money({ required: true, min: 0, default: 0, help: 'help.harga_hadiah' });
const tunai = boolean({ label: 'field.bayar_dari_laci', help: 'help.bayar_dari_laci' });

/**
 * Gifts come into the shop, bought out of the drawer or not, or are taken for something else than points (domain guide,
 * part 2 §8). What they cost goes with them: out of the stock at its average.
 */
export const stokHadiah = defineKind({
  key: 'stok-hadiah',
  base: 'stok-hadiah',
  kode: 'HD',
  number: 'no_stok_hadiah',
  gate: 'MEMBER_MODULE',
  menu: 'member',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    arah,
    kode_hadiah: ref('hadiah', { required: true }),
    jumlah,
    harga_satuan,
    tunai,
    keterangan: text({ required: true, max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: PAGE,
      note: 'poin.batal_hadiah_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL STOK HADIAH',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'stok_hadiah',
    fields: {
      arah,
      kode_hadiah: ref('hadiah', { required: true }),
      nama_hadiah: text({ required: true, max: 60 }),
      jumlah,
      harga_satuan,
      tunai,
    },
  },
  lines: {},
  columns: ['tgl', 'arah', 'nama_hadiah', 'jumlah', 'harga_satuan', 'total', 'keterangan', 'dibuat_oleh'],
  sums: ['jumlah', 'total'],
  filters: ['arah', 'kode_hadiah'],
  search: ['nama_hadiah'],
});
