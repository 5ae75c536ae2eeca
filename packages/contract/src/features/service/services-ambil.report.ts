import { code, date, money, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import {
  SERVICES_ONGKOS,
  SERVICES_BARANG,
  SERVICES_FILTERS,
  SERVICES_PELANGGAN,
  SERVICES_MASUK,
} from './services.fields.ts';

/** Repairs by the day on which they were fetched: what went home, and what was paid then of what they cost. */
export const servicesAmbil = defineReport({
  key: 'services-ambil',
  page: '/laporan-services-ambil',
  aliases: ['/laporan-service-ambil'],
  menu: 'laporan',
  filters: SERVICES_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_ambil: date({}),
    ...SERVICES_MASUK,
    ...SERVICES_PELANGGAN,
    ...SERVICES_BARANG,
    berat_ambil: total(weight({}), 'sum'),
    catatan: text({ max: 200 }),
    ...SERVICES_ONGKOS,
    dibayar: total(money({}), 'sum'),
    bayar_ambil: total(money({}), 'sum'),
    ambil_oleh: code({}),
  },
  tiles: [
    { column: 'no_service', label: 'field.jumlah_nota' },
    { column: 'berat_ambil' },
    { column: 'ongkos' },
    { column: 'bayar_ambil' },
  ],
  emptyText: 'laporan.services_kosong',
});
