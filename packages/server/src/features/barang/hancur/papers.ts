import { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import { atWork } from '../../../engine/paper/at-work.ts';
import { notaForm } from '../../../engine/print/forms.ts';
import { buktiHancur, buktiHancurBeli } from './bukti-hancur.ts';
import { hancurBarangHandlers } from './hancur-barang.handlers.ts';
import { hancurPembelianHandlers } from './hancur-pembelian.handlers.ts';

export const hancurAtWork = atWork(hancurBarang, hancurBarangHandlers, [notaForm('hancur-barang', buktiHancur)]);
export const hancurBeliAtWork = atWork(hancurPembelian, hancurPembelianHandlers, [
  notaForm('hancur-pembelian', buktiHancurBeli),
]);
