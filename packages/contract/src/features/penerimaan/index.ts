import type { Kind } from '../../core/kind.ts';
import { definePage } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { PENERIMAAN, penerimaanBarang } from './penerimaan-barang.kind.ts';
import { OPNAME_PENERIMAAN } from './penerimaan.wire.ts';
import { batalTerimaBarangSupplier, terimaBarang, terimaBarangSupplier } from './terima-barang.report.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [
  terimaBarang,
  terimaBarangSupplier,
  batalTerimaBarangSupplier,
] as const satisfies readonly Report[];
export const kinds = [penerimaanBarang] as const satisfies readonly Kind[];
export const pages = [
  definePage({ path: PENERIMAAN, menu: 'barang', kind: 'transaction' }),
  definePage({ path: OPNAME_PENERIMAAN, menu: 'barang', kind: 'transaction' }),
] as const;
export const reportGroup = 'stok';
