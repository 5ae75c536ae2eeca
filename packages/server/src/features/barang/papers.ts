import { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.kind.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm } from '../../engine/print/forms.ts';
import { FORMS } from '../../engine/report/make.ts';
import { buktiHancur, lembarPindah, tandaTerima } from './bukti-isi.ts';
import { hancurBarangHandlers } from './hancur-barang.handlers.ts';
import { pindahBarangHandlers } from './pindah-barang.handlers.ts';

export const pindahAtWork = atWork(pindahBarang, pindahBarangHandlers, [
  notaForm('pindah-barang', tandaTerima),
  { bentuk: 'tanda-terima.xlsx', type: FORMS.xlsx, jenis: 'pindah-barang', make: lembarPindah },
]);

export const hancurAtWork = atWork(hancurBarang, hancurBarangHandlers, [notaForm('hancur-barang', buktiHancur)]);
