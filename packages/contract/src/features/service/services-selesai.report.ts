import { code, date, integer, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import {
  SERVICES_ONGKOS,
  SERVICES_BARANG,
  SERVICES_FILTERS,
  SERVICES_PELANGGAN,
  SERVICES_STATUS,
  SERVICES_MASUK,
} from './services.fields.ts';

/** Repairs by the day on which the last of their work was done, with what each line weighed before and after. */
export const servicesSelesai = defineReport({
  key: 'services-selesai',
  page: '/laporan-services-selesai',
  aliases: ['/laporan-service-selesai'],
  menu: 'laporan',
  filters: SERVICES_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_selesai: date({}),
    ...SERVICES_MASUK,
    ...SERVICES_PELANGGAN,
    ...SERVICES_BARANG,
    berat_selesai: total(weight({}), 'sum'),
    selisih: total(weight({}), 'sum'),
    catatan: text({ max: 200 }),
    ...SERVICES_ONGKOS,
    estimasi: date({ label: 'field.estimasi_selesai' }),
    /** Days behind what was promised. */
    lambat: integer({}),
    selesai_oleh: code({}),
    ...SERVICES_STATUS,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_service', label: 'field.jumlah_nota' },
    { column: 'berat' },
    { column: 'berat_selesai' },
    { column: 'ongkos' },
  ],
  emptyText: 'laporan.services_kosong',
});
