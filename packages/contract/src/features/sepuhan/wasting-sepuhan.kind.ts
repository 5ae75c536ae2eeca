import { code, kadar, money, percent, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';
import { batalSepuhan, BERDIRI, KETERANGAN, SEPUHAN_SENDIRI } from './sepuhan.fields.ts';

const PAGE = '/wasting-sepuhan';

/**
 * What the work has taken of the pieces of a batch that came back, less the dust, is a loss (domain guide part 2, §5):
 * all of it, purity by purity, and somebody's to approve where it is more than the shop takes for granted.
 */
export const wastingSepuhan = defineKind({
  key: 'wasting-sepuhan',
  base: 'wasting-sepuhan',
  kode: 'WS',
  number: 'no_wasting',
  gate: SEPUHAN_SENDIRI,
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  approval: 'WASTING SEPUHAN',
  approvedOver: 'berat_lebih',
  binds: {
    /** Every purity above the tolerance, in words. */
    lebih: text({ max: 20_000, required: true, label: 'sepuhan.kadar_lebih' }),
    berat_lebih: weight({ required: true, label: 'sepuhan.wasting_lebih' }),
  },
  states: BERDIRI,
  initial: 'DONE',
  header: { no_kirim: code({ max: 60, required: true, label: 'sepuhan.no_kirim' }), keterangan: KETERANGAN },
  parts: {},
  rows: {},
  deeds: { batal: batalSepuhan(PAGE, 'sepuhan.batal_wasting_penjelasan', 'BATAL WASTING') },
  stored: {
    table: 'wasting_sepuhan',
    fields: {
      no_kirim: code({ required: true, label: 'sepuhan.no_kirim' }),
      nama_tukang: text({ max: 60, required: true }),
      berat_wasting: weight({ required: true, label: 'sepuhan.berat_wasting' }),
      /** Of that, what is of purities that have lost more than the shop takes for granted. */
      berat_lebih: weight({ required: true, label: 'sepuhan.wasting_lebih' }),
    },
  },
  lines: {
    kadar: {
      table: 'wasting_sepuhan_kadar',
      fields: {
        kadar: kadar({ required: true }),
        /** Of the pieces that came back, since the batch was sent. */
        berat_kirim: weight({ required: true, label: 'sepuhan.berat_kirim' }),
        berat_kembali: weight({ required: true, label: 'sepuhan.berat_kembali' }),
        berat_abu: weight({ required: true, label: 'sepuhan.berat_abu' }),
        berat: weight({ required: true, label: 'sepuhan.berat_wasting' }),
        /** All that was lost of it, of what was sent. */
        persen: percent({ required: true }),
        nilai: money({ required: true, need: LIHAT_MODAL }),
      },
      sums: ['berat'],
    },
  },
  prints: ['nota.pdf'],
  columns: ['tgl', 'no_kirim', 'nama_tukang', 'berat_wasting', 'berat_lebih', 'dibuat_oleh', 'cetak'],
  sums: ['berat_wasting'],
  filters: [],
  search: ['no_kirim'],
});
