import { code, date, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import {
  SERVICES_ONGKOS,
  SERVICES_BARANG,
  SERVICES_FILTERS,
  SERVICES_PELANGGAN,
  SERVICES_MASUK,
} from './services.fields.ts';

/** Repairs that were taken in, by the day on which they were cancelled: what went back, and why. */
export const servicesBatal = defineReport({
  key: 'services-batal',
  page: '/laporan-services-batal',
  aliases: ['/laporan-service-batal'],
  menu: 'laporan',
  filters: SERVICES_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    ...SERVICES_MASUK,
    ...SERVICES_PELANGGAN,
    ...SERVICES_BARANG,
    ...SERVICES_ONGKOS,
    kembali_rp: total(money({}), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_service', label: 'field.jumlah_nota' },
    { column: 'berat' },
    { column: 'ongkos' },
    { column: 'kembali_rp' },
  ],
  emptyText: 'laporan.services_kosong',
});
