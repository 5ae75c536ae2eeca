import { boolean, code, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { BARIS_PROSES, JUMLAH, KETERANGAN, PINDAI, SEPUHAN_SENDIRI } from './sepuhan.fields.ts';

const PAGE = '/kirim-barang-cuci';
/** Whether nothing is left of it then. */
const HABIS = { habis: boolean({ required: true }) };

/**
 * A batch goes to a goldsmith to be washed (domain guide part 2, §5). Its grams are an account of their own, so that
 * what was sent is at every moment what came back, the dust, the loss, and the rest. It ends when nothing is left.
 */
export const kirimBarangCuci = defineKind({
  key: 'kirim-barang-cuci',
  base: 'kirim-barang-cuci',
  kode: 'KC',
  number: 'no_kirim_cuci',
  gate: 'SEPUHAN_MODULE',
  menu: 'pembelian',
  pages: {
    create: PAGE,
    list: PAGE,
    read: ['/terima-barang-cuci', '/terima-sepuhan', '/wasting-sepuhan'],
  },
  states: {
    OPEN: { tone: 'stands', label: 'sepuhan.status_open', needs: SEPUHAN_SENDIRI },
    DONE: { tone: 'over', label: 'sepuhan.status_done' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  header: { kode_tukang: ref('tukang', { required: true }), keterangan: KETERANGAN },
  parts: {},
  rows: { barang: { kode_barcode: PINDAI } },
  deeds: {
    /** Done by the paper with which pieces or dust come back, and undone with it. */
    terima: { from: ['OPEN'], to: ['OPEN', 'DONE'], label: 'sepuhan.diterima', input: HABIS },
    /** Done by the paper that books what the work has taken. */
    wasting: { from: ['OPEN'], to: ['OPEN', 'DONE'], label: 'sepuhan.wasting', input: HABIS },
    batal: {
      page: PAGE,
      note: 'sepuhan.batal_kirim_penjelasan',
      from: ['OPEN'],
      to: 'CANC',
      approval: 'BATAL KIRIM CUCI',
      input: { alasan: ALASAN },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'kirim_cuci',
    fields: { kode_tukang: code({ required: true }), nama_tukang: text({ max: 60, required: true }), ...JUMLAH },
    /** What came back of it so far, and what is left: pieces and grams. */
    derived: {
      view: 'kirim_cuci_sisa',
      fields: {
        berat_kembali: weight({ label: 'sepuhan.berat_kembali' }),
        berat_abu: weight({ label: 'sepuhan.berat_abu' }),
        berat_wasting: weight({ label: 'sepuhan.berat_wasting' }),
        berat_sisa: weight({ label: 'sepuhan.berat_sisa' }),
      },
    },
  },
  lines: {
    barang: {
      table: 'kirim_cuci_baris',
      fields: {
        ...BARIS_PROSES,
        berat: weight({ required: true }),
        /** What had decided that it is to be washed. */
        no_sortir: code({ required: true }),
        dari_gudang: code({ required: true }),
        dari_baki: code({ required: true }),
      },
      picture: 'foto_produk/{kode_barcode}',
      sums: ['berat'],
    },
  },
  prints: ['nota.pdf'],
  columns: [
    'tgl',
    'nama_tukang',
    'jumlah_barang',
    'total_berat',
    'berat_kembali',
    'berat_sisa',
    'dibuat_oleh',
    'cetak',
  ],
  sums: ['jumlah_barang', 'total_berat', 'berat_sisa'],
  accounts: [{ akun: 'CUCI' }],
  filters: ['kode_tukang'],
  search: ['nama_tukang', 'barang/kode_barcode'],
});
