import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { kirimBarangCuci } from './kirim-barang-cuci.kind.ts';
import { pindahSortir } from './pindah-sortir.kind.ts';
import { sortirPembelian } from './sortir-pembelian.kind.ts';
import { stockCuciManual } from './stock-cuci-manual.kind.ts';
import { terimaBarangCuci } from './terima-barang-cuci.kind.ts';
import { terimaSepuhan } from './terima-sepuhan.kind.ts';
import { wastingSepuhan } from './wasting-sepuhan.kind.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [] as const;
export const kinds = [
  sortirPembelian,
  kirimBarangCuci,
  terimaBarangCuci,
  terimaSepuhan,
  wastingSepuhan,
  pindahSortir,
  stockCuciManual,
] as const;
export const pages: readonly Page[] = [];
export const reportGroup = 'stok';
