import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.document.ts';
import type { DocumentHandlers } from '../../engine/document.ts';
import { bacaPenjualan, daftarPenjualan } from './baca.ts';
import { batalPenjualan, tolakPenjualan } from './batal.post.ts';
import { notaPenjualan } from './nota.ts';
import { slipPenjualan } from './slip.ts';
import { simpanPenjualan, ubahPenjualan } from './simpan.post.ts';
import { validasiPenjualan } from './validasi.post.ts';

/** What the document `penjualan` does. */
export const penjualanHandlers: DocumentHandlers<typeof penjualan> = {
  create: simpanPenjualan,
  update: ubahPenjualan,
  read: async (sql, context, nomor) => {
    const dokumen = await bacaPenjualan(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarPenjualan,
  actions: {
    validasi: (tx, context, nomor) => validasiPenjualan(tx, context, nomor),
    tolak: tolakPenjualan,
    batal: batalPenjualan,
  },
  nota: notaPenjualan,
  slip: slipPenjualan,
};
