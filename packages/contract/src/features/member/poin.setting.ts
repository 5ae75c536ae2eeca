import { boolean, choice, date, integer, money, weight } from '../../core/field.ts';
import { defineSetting } from '../../core/setting.ts';
import { MODULES } from '../../modules.ts';

/** How points are earned, and what one is worth. Kind and worth are parameters of the shop, shown here too. */
export const getPoint = defineSetting({
  key: 'parameter-get-point-member',
  page: '/parameter-get-point-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  call: 'parameter-get-point-member',
  parameters: { tipe_poin: 'TIPE_POIN', cashback_poin: 'CASHBACK_POIN' },
  fields: {
    tipe_poin: { ...MODULES.TIPE_POIN.field, help: 'help.tipe_poin' },
    gram_per_poin: weight({ required: true, min: 0.01, default: 1, help: 'help.per_poin' }),
    rp_per_poin: money({ required: true, min: 1, default: 100_000, help: 'help.per_poin' }),
    dapat_penjualan: boolean({ default: true }),
    dapat_pembelian: boolean({ default: true }),
    cashback_poin: { ...MODULES.CASHBACK_POIN.field, help: 'help.cashback_poin' },
  },
  groups: [
    {
      title: 'setelan.perolehan',
      fields: ['tipe_poin', 'gram_per_poin', 'rp_per_poin', 'dapat_penjualan', 'dapat_pembelian'],
    },
    { title: 'setelan.nilai_poin', fields: ['cashback_poin'] },
  ],
  needs: [
    { when: { tipe_poin: ['GRAM'] }, fields: ['gram_per_poin'], only: true },
    { when: { tipe_poin: ['RP'] }, fields: ['rp_per_poin'], only: true },
  ],
});

/** Months by their number. */
export const BULAN: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** When points lapse, and which of them. */
export const resetPoin = defineSetting({
  key: 'parameter-reset-poin-member',
  page: '/parameter-reset-poin-member',
  menu: 'member',
  gate: 'MEMBER_RESET_POIN_MODULE',
  call: 'parameter-reset-poin-member',
  fields: {
    jenis_reset: choice(['TIDAK', 'TAHUNAN', 'BERKALA'], {
      required: true,
      default: 'TIDAK',
      optionLabel: 'jenis_reset',
    }),
    tanggal_reset: integer({ min: 1, max: 31, help: 'help.tanggal_reset' }),
    bulan_reset: choice(BULAN, { optionLabel: 'bulan' }),
    mulai_reset: date({ help: 'help.mulai_reset' }),
    tiap_bulan: integer({ min: 1, max: 60, help: 'help.tiap_bulan' }),
    cara_reset: choice(['SEMUA', 'LAMA'], {
      required: true,
      default: 'SEMUA',
      optionLabel: 'cara_reset',
      help: 'help.cara_reset',
    }),
  },
  needs: [
    { when: { jenis_reset: ['TAHUNAN'] }, fields: ['tanggal_reset', 'bulan_reset'], only: true },
    { when: { jenis_reset: ['BERKALA'] }, fields: ['mulai_reset', 'tiap_bulan'], only: true },
    { when: { jenis_reset: ['TAHUNAN', 'BERKALA'] }, fields: ['cara_reset'], only: true },
  ],
});
