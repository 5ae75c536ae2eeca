import { choice, code, date, percent, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** How the price of a campaign's goods is made: that of the order stands, or that of the day they are picked up. */
export const CARA_HARGA = ['KUNCI', 'HARIAN'] as const;

/** Campaigns in which customers order goods that do not exist yet (domain guide, part 2, §3). */
export const periodePreOrder = defineResource({
  key: 'periode-pre-order',
  page: '/periode-pre-order',
  menu: 'pesanan',
  gate: 'PRE_ORDER_MODULE',
  calls: { list: 'periode-pre-order/get/all', base: 'periode-pre-order' },
  table: 'periode_pre_order',
  id: 'kode_periode',
  name: 'nama_periode',
  fields: {
    kode_periode: code({ required: true, readOnly: 'edit' }),
    nama_periode: text({ required: true, max: 60, upper: true }),
    tgl_buka: date({ required: true }),
    tgl_tutup: date({ required: true, help: 'help.tgl_tutup_po' }),
    tgl_janji: date({ required: true, help: 'help.tgl_janji' }),
    cara_harga: choice(CARA_HARGA, {
      required: true,
      default: 'KUNCI',
      optionLabel: 'pilihan.cara_harga',
      help: 'help.cara_harga',
    }),
    dp_persen: percent({ required: true, default: 30, help: 'help.dp_persen_po' }),
    toleransi_persen: percent({ required: true, default: 5, help: 'help.toleransi_persen' }),
  },
  columns: [
    'kode_periode',
    'nama_periode',
    'tgl_buka',
    'tgl_tutup',
    'tgl_janji',
    'cara_harga',
    'dp_persen',
    'toleransi_persen',
  ],
  search: ['kode_periode', 'nama_periode'],
  rules: [
    { check: 'urut', from: 'tgl_buka', to: 'tgl_tutup' },
    { check: 'urut', from: 'tgl_tutup', to: 'tgl_janji' },
  ],
});
