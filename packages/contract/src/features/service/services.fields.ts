import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';

/** What every report of repairs asks for. */
export const SERVICES_FILTERS = {
  ...PERIODE.filters,
  kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
} as const;

/** Whose it is. */
export const SERVICES_PELANGGAN = {
  no_service: total(code({}), 'distinct'),
  kode_sales: code({ label: 'laporan.sales' }),
  nota_manual: text({ max: 30 }),
  nama: text({ max: 100 }),
  no_hp: text({ max: 20 }),
  alamat: text({ max: 200 }),
} as const;

/** What was brought, and what is done with it. */
export const SERVICES_BARANG = {
  nama_barang: total(text({ max: 100 }), 'count'),
  deskripsi: text({ max: 100 }),
  jumlah: total(integer({ label: 'field.jumlah_pcs' }), 'sum'),
  berat: total(weight({}), 'sum'),
} as const;

/** How it stands now. */
export const SERVICES_STATUS = {
  status: choice(['OPEN', 'DONE', 'CLOS', 'CANC'], { optionLabel: 'pilihan.status_service' }),
} as const;

/** When it came in. */
export const SERVICES_MASUK = { tgl: date({ label: 'field.tgl_masuk' }) } as const;
/** What its work costs. */
export const SERVICES_ONGKOS = { ongkos: total(money({}), 'sum') } as const;
