import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { notaForm } from '../../engine/print/forms.ts';
import { kirimanLengkap } from './di-jalan.ts';
import { kirimBarangHandlers } from './kirim-barang.handlers.ts';
import { suratJalan } from './surat-jalan.ts';
import { terimaBarangHandlers } from './terima-barang.handlers.ts';

/** Goods to another shop; who they are meant for there may look them up by their number. */
export const kirimBarangAtWork: KindAtWork = {
  ...atWork(kirimBarang, kirimBarangHandlers, [notaForm(kirimBarang.key, suratJalan)]),
  elsewhere: ({ db, shop }, nomor) => kirimanLengkap(db, shop.kode_toko, nomor),
};

/** Goods of another shop, received or refused. */
export const terimaBarangAtWork: KindAtWork = atWork(terimaBarang, terimaBarangHandlers);
