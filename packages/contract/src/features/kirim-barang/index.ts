import { definePage } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { KIRIM_KECABANG } from './kirim-barang.fields.ts';
import { IMPOR_PUSAT } from './impor-pusat.ts';
import { kirimBarang } from './kirim-barang.kind.ts';
import { laporanKirimBarang, laporanKirimKepusat, laporanKirimOnline } from './kirim-barang.report.ts';
import { terimaBarang } from './terima-barang.kind.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [laporanKirimBarang, laporanKirimKepusat, laporanKirimOnline] as const;
export const kinds = [kirimBarang, terimaBarang] as const;
export const pages = [
  definePage({ path: KIRIM_KECABANG, menu: 'barang', kind: 'transaction', gate: 'KIRIM_BARANG_MODULE' }),
  definePage({
    path: IMPOR_PUSAT,
    menu: 'utility',
    kind: 'tool',
    gate: 'KIRIM_BARANG_MODULE',
    levels: ['OWN', 'SU', 'MU'],
  }),
] as const;
export const reportGroup = 'stok';
