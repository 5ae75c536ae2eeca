import { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { atWork } from '../../../engine/paper/kind.ts';
import { notaForm } from '../../../engine/print/forms.ts';
import { buktiHancur } from './bukti-hancur.ts';
import { hancurBarangHandlers } from './hancur-barang.handlers.ts';

export const hancurAtWork = atWork(hancurBarang, hancurBarangHandlers, [notaForm('hancur-barang', buktiHancur)]);
