import { choice, code, date, datetime, money, text, weight } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { GATE_OPNAME_HUTANG } from './opname-hutang.wire.ts';

/** Counts of pledged goods by day, bag by bag: seen or missing. What was redeemed meanwhile is neither. */
export const laporanOpnameHutang = defineReport({
  key: 'opname-hutang',
  page: '/laporan-opname-hutang',
  call: 'opname-hutang/report',
  menu: 'hutang',
  gate: GATE_OPNAME_HUTANG,
  filters: { ...PERIODE.filters, no_opname: text({ max: 60 }) },
  period: PERIODE.period,
  columns: {
    no_opname: code({}),
    tgl: date({}),
    no_hutang: total(text({ max: 60 }), 'count'),
    tgl_hutang: date({}),
    nama_customer: text({ max: 100 }),
    alamat_customer: text({ max: 200 }),
    berat: total(weight({}), 'sum'),
    jumlah_hutang: total(money({}), 'sum'),
    hasil: choice(['KETEMU', 'HILANG'], { optionLabel: 'pilihan.hasil_opname_hutang' }),
    oleh: code({ label: 'opname.dihitung_oleh' }),
    waktu: datetime({}),
  },
  groupBy: ['no_opname', 'tgl'],
  tiles: [{ column: 'no_hutang', label: 'field.jumlah_nota' }, { column: 'berat' }, { column: 'jumlah_hutang' }],
  foundText: 'opname_hutang.tersedia',
  emptyText: 'laporan.hutang_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});
