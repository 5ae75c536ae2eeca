import type { Kind } from '../../core/kind.ts';
import { definePage } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { AKSESORIS } from '../../trade/barang/aksesoris.ts';
import { barangAcc } from './barang-acc.report.ts';
import { stokAksesoris } from './stok-aksesoris.kind.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [barangAcc] as const satisfies readonly Report[];
export const kinds = [stokAksesoris] as const satisfies readonly Kind[];
export const pages = [definePage({ path: AKSESORIS, menu: 'barang', kind: 'transaction' })] as const;
export const reportGroup = 'stok';
