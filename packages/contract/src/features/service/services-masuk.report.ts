import { date, money } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import {
  SERVICES_ONGKOS,
  SERVICES_BARANG,
  SERVICES_FILTERS,
  SERVICES_PELANGGAN,
  SERVICES_STATUS,
  SERVICES_MASUK,
} from './services.fields.ts';

/** Repairs by the day on which they came in, line by line; what was paid stands at the first line of each. */
export const servicesMasuk = defineReport({
  key: 'services-masuk',
  page: '/laporan-services-masuk',
  aliases: ['/laporan-service-masuk'],
  menu: 'laporan',
  filters: SERVICES_FILTERS,
  period: PERIODE.period,
  columns: {
    ...SERVICES_MASUK,
    ...SERVICES_PELANGGAN,
    ...SERVICES_BARANG,
    ...SERVICES_ONGKOS,
    estimasi: date({ label: 'field.estimasi_selesai' }),
    dibayar: total(money({}), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    ...SERVICES_STATUS,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_service', label: 'field.jumlah_nota' },
    { column: 'ongkos' },
    { column: 'dibayar' },
    { column: 'sisa_bayar' },
  ],
  emptyText: 'laporan.services_kosong',
});
