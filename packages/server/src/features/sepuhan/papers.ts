import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { stockCuciManual } from '@kilau/contract/features/sepuhan/stock-cuci-manual.kind.ts';
import { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { wastingSepuhan } from '@kilau/contract/features/sepuhan/wasting-sepuhan.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { kirimBarangCuciHandlers } from './kirim-barang-cuci.handlers.ts';
import { lembarSepuhan } from './lembar.ts';
import { pindahSortirHandlers } from './pindah-sortir.handlers.ts';
import { sortirPembelianHandlers } from './sortir-pembelian.handlers.ts';
import { stockCuciManualHandlers } from './stock-cuci-manual.handlers.ts';
import { terimaBarangCuciHandlers } from './terima-barang-cuci.handlers.ts';
import { terimaSepuhanHandlers } from './terima-sepuhan.handlers.ts';
import { wastingSepuhanHandlers } from './wasting-sepuhan.handlers.ts';

/** The papers of refinishing, by key: what each does. */
export const sepuhanAtWork = {
  'sortir-pembelian': atWork(sortirPembelian, sortirPembelianHandlers, lembarSepuhan('sortir-pembelian')),
  'kirim-barang-cuci': atWork(kirimBarangCuci, kirimBarangCuciHandlers, lembarSepuhan('kirim-barang-cuci')),
  'terima-barang-cuci': atWork(terimaBarangCuci, terimaBarangCuciHandlers, lembarSepuhan('terima-barang-cuci')),
  'terima-sepuhan': atWork(terimaSepuhan, terimaSepuhanHandlers, lembarSepuhan('terima-sepuhan')),
  'wasting-sepuhan': atWork(wastingSepuhan, wastingSepuhanHandlers, lembarSepuhan('wasting-sepuhan')),
  'pindah-sortir': atWork(pindahSortir, pindahSortirHandlers, lembarSepuhan('pindah-sortir')),
  'stock-cuci-manual': atWork(stockCuciManual, stockCuciManualHandlers),
} as const;
