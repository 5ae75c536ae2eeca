import { code, money, ref, text } from '../../../core/field.ts';
import { defineSectionedReport, PERIODE, section, total } from '../../../core/report.ts';
import { GERAK_KAS, REKENING_COLUMNS, rupiah } from './hari.columns.ts';

const RUPIAH = total(money({}), 'sum');

/**
 * The closing of every drawer, and what each cashier took and gave without cash (decisions 15). What went from drawer
 * to drawer stands apart, so that all drawers together are the day of the shop.
 */
export const keuanganAkhirHari = defineSectionedReport({
  key: 'keuangan-akhir-hari',
  page: '/laporan-keuangan-akhir-hari',
  menu: 'laporan',
  daily: true,
  filters: { ...PERIODE.filters, user_id: ref('users', { all: true, label: 'field.kasir' }) },
  period: PERIODE.period,
  sections: {
    tunai: section({
      title: 'laporan_hari.tunai',
      columns: {
        user_id: code({ label: 'field.kasir' }),
        nama: text({ max: 60, label: 'laporan_hari.nama_kasir' }),
        awal: rupiah('awal'),
        ...GERAK_KAS,
        pengalihan: rupiah('pengalihan'),
        akhir: rupiah('akhir'),
        dihitung: RUPIAH,
        selisih: RUPIAH,
      },
      tiles: [{ column: 'awal' }, { column: 'penjualan' }, { column: 'akhir' }, { column: 'selisih' }],
    }),
    non_tunai: section({
      title: 'laporan_hari.non_tunai',
      columns: { user_id: code({ label: 'field.kasir' }), ...REKENING_COLUMNS },
      groupBy: ['user_id'],
      tiles: [{ column: 'masuk' }, { column: 'fee_rp' }, { column: 'keluar' }],
    }),
  },
});
