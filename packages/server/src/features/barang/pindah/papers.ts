import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { satuBakiFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { atWork } from '../../../engine/paper/at-work.ts';
import type { KindAtWork } from '../../../engine/paper/kind.ts';
import { notaForm } from '../../../engine/print/forms.ts';
import { FORMS } from '../../../engine/report/make.ts';
import { lembarPindah } from './lembar-pindah.ts';
import { pindahBarangHandlers, pindahSatuBaki } from './pindah-barang.handlers.ts';
import { tandaTerima } from './tanda-terima.ts';

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
