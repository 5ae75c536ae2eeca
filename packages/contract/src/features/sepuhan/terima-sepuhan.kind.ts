import { choice, code, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { CARA_BELI } from '../../trade/beli/cara-beli.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';
import {
  BARIS_PROSES,
  batalSepuhan,
  BERDIRI,
  hasilCuci,
  JUMLAH,
  KETERANGAN,
  PINDAI,
  SEPUHAN_SENDIRI,
} from './sepuhan.fields.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

const PAGE = '/terima-sepuhan';

/**
 * Pieces of a batch come back from the goldsmith at the weight that the work has left them, finished or ruined; and the
 * dust of it, which goes into bulk (domain guide part 2, §5). What lacks waits in the batch for the paper of the loss.
 */
export const terimaSepuhan = defineKind({
  key: 'terima-sepuhan',
  base: 'terima-sepuhan',
  kode: 'TS',
  number: 'no_terima_sepuhan',
  names: { total: 'ongkos_cuci' },
  gate: SEPUHAN_SENDIRI,
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  approval: 'TERIMA SEPUHAN',
  approvedOver: 'berat_lebih',
  binds: {
    berat_lebih: weight({ required: true, label: 'sepuhan.berat_lebih' }),
    lebih: text({ max: 20_000, label: 'sepuhan.barang_lebih' }),
  },
  states: BERDIRI,
  initial: 'DONE',
  header: { no_kirim: code({ max: 60, required: true, label: 'sepuhan.no_kirim' }), keterangan: KETERANGAN },
  parts: {},
  rows: {
    barang: { kode_barcode: PINDAI, berat: weight({ required: true, min: 0.001 }), hasil: hasilCuci },
    abu: { kadar: kadar({ required: true }), berat: weight({ required: true, min: 0.001 }) },
    /** What the goldsmith is paid. */
    bayar: {
      jenis: choice(CARA_BELI, { required: true, label: 'field.jenis_bayar', default: 'CASH', ...KATA_CARA }),
      jumlah: money({ min: 1, required: true }),
      no_rekening: ref('rekening', {}),
      no_rekening_customer: text({ max: 40, label: 'sepuhan.rekening_tukang' }),
    },
  },
  deeds: { batal: batalSepuhan(PAGE, 'sepuhan.batal_terima_penjelasan', 'BATAL TERIMA SEPUHAN') },
  stored: {
    table: 'terima_sepuhan',
    fields: {
      no_kirim: code({ required: true, label: 'sepuhan.no_kirim' }),
      nama_tukang: text({ max: 60, required: true }),
      ...JUMLAH,
      berat_kirim: weight({ required: true, label: 'sepuhan.berat_kirim' }),
      berat_abu: weight({ required: true, label: 'sepuhan.berat_abu' }),
      /** Grams of pieces that came back heavier than scales differ. */
      berat_lebih: weight({ required: true, label: 'sepuhan.berat_lebih' }),
    },
  },
  lines: {
    barang: {
      table: 'terima_sepuhan_baris',
      fields: {
        ...BARIS_PROSES,
        hasil: hasilCuci,
        berat_kirim: weight({ required: true, label: 'sepuhan.berat_kirim' }),
        berat: weight({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        /** What it cost when it was sent, and what it costs since. */
        modal_kirim: money({ need: LIHAT_MODAL, label: 'sepuhan.modal_kirim' }),
        harga_modal: money({ need: LIHAT_MODAL }),
      },
      picture: 'foto_produk/{kode_barcode}',
      sums: ['berat_kirim', 'berat'],
    },
    abu: {
      table: 'terima_sepuhan_abu',
      fields: {
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        kode_group: code({ required: true, label: 'laporan.group' }),
        kode_dept: code({ required: true, label: 'laporan.jenis' }),
        kadar: kadar({ required: true }),
        berat: weight({ required: true }),
        nilai: money({ required: true, need: LIHAT_MODAL }),
      },
      sums: ['berat'],
    },
  },
  prints: ['nota.pdf'],
  columns: [
    'tgl',
    'no_kirim',
    'nama_tukang',
    'jumlah_barang',
    'berat_kirim',
    'total_berat',
    'berat_abu',
    'total',
    'cetak',
  ],
  sums: ['jumlah_barang', 'berat_kirim', 'total_berat', 'berat_abu', 'total'],
  paysOut: true,
  filters: [],
  search: ['no_kirim', 'barang/kode_barcode'],
});
