import { choice, code, date, integer, money, percent, ref, text, weight } from '../../../core/field.ts';
import { PERIODE, total } from '../../../core/report.ts';

/** Every report of loans is asked for like this, as long as the shop lends. */
export const LAPORAN_HUTANG = {
  menu: 'laporan',
  gate: 'HUTANG_MODULE',
  filters: { ...PERIODE.filters, kode_sales: ref('sales', { all: true, label: 'laporan.sales' }) },
  period: PERIODE.period,
  emptyText: 'laporan.hutang_kosong',
} as const;

/** Which loan, and whose. */
export const FAKTUR = {
  no_hutang: text({ max: 60 }),
  no_faktur_hutang: total(code({}), 'distinct'),
} as const;
export const CUSTOMER = {
  nama_customer: text({ max: 100 }),
  alamat_customer: text({ max: 200 }),
} as const;
export const HUBUNGI = { no_hp: text({ max: 20 }), kode_sales: code({ label: 'laporan.sales' }) } as const;

export const TGL_HUTANG = { tgl_hutang: date({}) } as const;
/** Grams of gold, and with the bag. */
export const BERAT = { berat: total(weight({}), 'sum'), berat_total: total(weight({}), 'sum') } as const;
/** What was lent, and on which terms. */
export const JUMLAH = { jumlah_hutang: total(money({}), 'sum') } as const;
export const SYARAT = {
  bunga: percent({ label: 'field.bunga_30_hari' }),
  lama_pinjam: integer({}),
  jatuh_tempo: date({}),
} as const;

/** How it stands now. */
export const STATUS = {
  status: choice(['AKTIF', 'TUNGGU', 'LUNAS', 'LELANG', 'CANC'], { optionLabel: 'pilihan.status_hutang' }),
} as const;

/** A piece of the goods that lie in the bag. */
export const BARANG = {
  nama_barang: text({ max: 100 }),
  kode_dept: code({ label: 'laporan.jenis' }),
} as const;
export const NOTA_TILE = { column: 'no_faktur_hutang', label: 'field.jumlah_nota' } as const;
