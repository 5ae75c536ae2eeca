import { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.kind.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.kind.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { satuBakiFields } from '@kilau/contract/features/barang/ubah-massal.fields.ts';
import { atWork, type KindAtWork } from '../../engine/paper/kind.ts';
import { notaForm } from '../../engine/print/forms.ts';
import { FORMS } from '../../engine/report/make.ts';
import { buktiHancur, lembarPindah, tandaTerima } from './bukti-isi.ts';
import { hancurBarangHandlers } from './hancur-barang.handlers.ts';
import { pindahBarangHandlers, pindahSatuBaki } from './pindah-barang.handlers.ts';

export const pindahAtWork = atWork(pindahBarang, pindahBarangHandlers, [
  notaForm('pindah-barang', tandaTerima),
  { bentuk: 'tanda-terima.xlsx', type: FORMS.xlsx, jenis: 'pindah-barang', make: lembarPindah },
]);

/** The same paper made of a whole tray, whose call has a right of its own. */
export const satuBakiAtWork: KindAtWork = {
  ...pindahAtWork,
  handlers: {
    ...pindahAtWork.handlers,
    make: (work, input) => pindahSatuBaki(work, input as Values<typeof satuBakiFields>),
  },
};

export const hancurAtWork = atWork(hancurBarang, hancurBarangHandlers, [notaForm('hancur-barang', buktiHancur)]);
