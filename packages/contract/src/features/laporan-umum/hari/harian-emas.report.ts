import { choice, date, integer, kadar, money } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { gram, rupiah } from './hari.columns.ts';

const GERAK = {
  qty: total(integer({ label: 'laporan_hari.qty_jual' }), 'sum'),
  berat: gram('gram_jual'),
  harga_jual: rupiah('rp_jual'),
  rata_jual: total(money({ label: 'laporan_hari.rata_jual' }), { ratio: ['harga_jual', 'berat'] }),
  qty_beli: total(integer({}), 'sum'),
  berat_beli: gram('gram_beli'),
  rp_beli: rupiah('rp_beli'),
  rata_beli: total(money({ label: 'laporan_hari.rata_beli' }), { ratio: ['rp_beli', 'berat_beli'] }),
  selisih: gram('selisih_gram'),
  murni_jual: gram('murni_jual'),
  murni_beli: gram('murni_beli'),
  beli_kembali: gram('beli_kembali'),
} as const;
/** Their names, in the order of the columns. */
export const GERAK_EMAS = Object.keys(GERAK) as (keyof typeof GERAK)[];

/**
 * The three numbers an owner reads (domain guide §9): grams sold against grams bought, what a gram brought and cost,
 * and as 24K what is left to buy back. Net: a cancel counts on its own day. Per gram stands the gold alone, without
 * ongkos, attribute, discount and tax.
 */
export const harianEmas = defineReport({
  key: 'harian-emas',
  page: '/laporan-harian-emas',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    tampilan: choice(['HARI', 'KADAR'], {
      required: true,
      default: 'HARI',
      optionLabel: 'laporan_hari.tampilan_emas',
    }),
  },
  period: PERIODE.period,
  columns: { tgl: date({}), kadar: kadar({}), ...GERAK },
  tiles: [
    { column: 'berat' },
    { column: 'rata_jual' },
    { column: 'berat_beli' },
    { column: 'rata_beli' },
    { column: 'beli_kembali' },
  ],
  views: {
    by: 'tampilan',
    of: {
      HARI: { columns: ['tgl', ...GERAK_EMAS] },
      KADAR: { columns: ['tgl', 'kadar', ...GERAK_EMAS], groupBy: ['tgl'] },
    },
  },
});
