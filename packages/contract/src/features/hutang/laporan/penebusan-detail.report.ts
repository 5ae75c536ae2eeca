import { choice, code, date, integer, lines, money, percent, text, weight } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../../core/report.ts';

/** By which day, or by which number, redemptions are asked for (specification, line 42). */
export const DASAR_PENEBUSAN = ['TANGGAL MASUK', 'TANGGAL LUNAS', 'FAKTUR PINJAM'] as const;
const TEBUSAN_MAKS = 100;

/** Redemptions with the fields of the specification (line 73): what was still lent, and the interest paid with it. */
export const penebusanDetail = defineReport({
  key: 'penebusan-detail',
  page: '/laporan-penebusan-detail',
  aliases: ['/laporan-hutang-penebusan-detail'],
  call: 'hutang/report-penebusan-detail',
  menu: 'laporan',
  gate: 'HUTANG_MODULE',
  filters: {
    ...PERIODE.filters,
    no_pinjam: text({ max: 60 }),
    sort_by: choice(DASAR_PENEBUSAN, {
      required: true,
      default: 'TANGGAL LUNAS',
      label: 'field.dasar_penebusan',
      optionLabel: 'pilihan.dasar_penebusan',
    }),
  },
  period: PERIODE.period,
  columns: {
    no_faktur_hutang: total(code({}), 'count'),
    nama_customer: text({ max: 100 }),
    alamat_customer: text({ max: 200 }),
    tgl_hutang: date({}),
    tgl_lunas: date({}),
    lama_pinjam: integer({}),
    kode_sales: code({ label: 'laporan.sales' }),
    jumlah_hutang: total(money({}), 'sum'),
    bunga: percent({ label: 'field.bunga_30_hari' }),
    bunga_rp: total(money({}), 'sum'),
    bunga_pinjam: total(money({}), 'sum'),
    total_bayar: total(money({}), 'sum'),
    detail_barang: lines({ nama_barang: text({ max: 100 }), berat: weight({}) }, { max: TEBUSAN_MAKS }),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_faktur_hutang', label: 'field.jumlah_nota' },
    { column: 'jumlah_hutang' },
    { column: 'bunga_pinjam' },
    { column: 'total_bayar' },
  ],
  emptyText: 'laporan.hutang_kosong',
});
