import { choice, money, percent } from '../../core/field.ts';

/** How a purchase is cut: rupiah per gram, or a percentage of the price on the nota (domain guide §3.1). */
export const POTONGAN_FIELDS = {
  jenis_potongan: choice(['RP', 'PERSENTASE'], {
    required: true,
    default: 'RP',
    optionLabel: 'pilihan.jenis_potongan',
  }),
  potongan: money({ default: 0, label: 'field.potongan_gram', help: 'help.potongan' }),
  persentase: percent({ default: 0, help: 'help.persentase_potongan' }),
} as const;
