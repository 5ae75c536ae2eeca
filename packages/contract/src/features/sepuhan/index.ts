import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { kirimBarangCuci } from './kirim-barang-cuci.kind.ts';
import { pindahSortir } from './pindah-sortir.kind.ts';
import { pindahSortirReport } from './pindah-sortir.report.ts';
import { sortirPembelian } from './sortir-pembelian.kind.ts';
import { sortirPembelianReport } from './sortir-pembelian.report.ts';
import { stockCuciManual } from './stock-cuci-manual.kind.ts';
import { stockCuciManualReport } from './stock-cuci-manual.report.ts';
import { terimaBarangCuci } from './terima-barang-cuci.kind.ts';
import { terimaSepuhan } from './terima-sepuhan.kind.ts';
import { wastingSepuhan } from './wasting-sepuhan.kind.ts';
import { wastingSepuhanReport } from './wasting-sepuhan.report.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [
  sortirPembelianReport,
  pindahSortirReport,
  wastingSepuhanReport,
  stockCuciManualReport,
] as const;
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
