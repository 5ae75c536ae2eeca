import { definePage } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { BATAL_PENERIMAAN, PENERIMAAN, penerimaanBarang } from './penerimaan-barang.document.ts';
import { OPNAME_PENERIMAAN } from './penerimaan.wire.ts';
import { batalTerimaBarangSupplier, terimaBarang, terimaBarangSupplier } from './terima-barang.report.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [
  terimaBarang,
  terimaBarangSupplier,
  batalTerimaBarangSupplier,
] as const satisfies readonly Report[];
export const documents = [penerimaanBarang] as const;
export const pages = [
  definePage({ path: PENERIMAAN, menu: 'barang', kind: 'transaction' }),
  definePage({ path: BATAL_PENERIMAAN, menu: 'barang', kind: 'cancel' }),
  definePage({ path: OPNAME_PENERIMAAN, menu: 'barang', kind: 'transaction' }),
] as const;
