import { code, date, integer, money, text, weight } from '../../../core/field.ts';
import { defineSectionedReport, PERIODE, section, total } from '../../../core/report.ts';
import { GERAK_KAS, REKENING_COLUMNS, rupiah } from './hari.columns.ts';

const RUPIAH = total(money({}), 'sum');

/**
 * The whole shop's day (decisions 15, domain guide §7.4): its cash by what it came from and went to, each category of
 * the cash book, what every sales person did, and what stands on accounts apart. Out of the ledger and the papers
 * alone, so that a day says the same whenever it is asked for.
 */
export const akhirHari = defineSectionedReport({
  key: 'akhir_hari',
  page: '/laporan-akhir_hari',
  menu: 'laporan',
  daily: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  sections: {
    kas: section({
      title: 'laporan_hari.kas',
      columns: {
        tgl: date({}),
        awal: money({ label: 'laporan_hari.awal' }),
        ...GERAK_KAS,
        akhir: total(money({ label: 'laporan_hari.akhir' }), 'last'),
      },
      tiles: [
        { column: 'penjualan' },
        { column: 'pemasukan' },
        { column: 'pembelian' },
        { column: 'pengeluaran' },
        { column: 'akhir' },
      ],
    }),
    kategori: section({
      title: 'laporan_hari.kategori',
      columns: { kategori: text({ max: 60 }), masuk: RUPIAH, keluar: RUPIAH },
    }),
    sales: section({
      title: 'laporan_hari.sales',
      columns: {
        kode_sales: code({ label: 'laporan.sales' }),
        nama_sales: text({ max: 60 }),
        qty: total(integer({}), 'sum'),
        berat: total(weight({}), 'sum'),
        penjualan: rupiah('penjualan'),
        batal_jual: rupiah('batal_jual'),
        qty_beli: total(integer({}), 'sum'),
        berat_beli: total(weight({}), 'sum'),
        pembelian: rupiah('pembelian'),
        batal_beli: rupiah('batal_beli'),
        pinjaman: rupiah('pinjaman'),
        pemasukan: rupiah('pemasukan'),
        pengeluaran: rupiah('pengeluaran'),
        debet: rupiah('debet'),
        kredit: rupiah('kredit'),
        transfer: rupiah('transfer'),
      },
    }),
    non_tunai: section({ title: 'laporan_hari.non_tunai', columns: REKENING_COLUMNS }),
    rekening: section({
      title: 'laporan_hari.rekening',
      columns: {
        no_rekening: code({}),
        nama_rekening: text({ max: 60 }),
        awal: rupiah('awal'),
        masuk: RUPIAH,
        keluar: RUPIAH,
        akhir: rupiah('akhir'),
      },
    }),
  },
});
