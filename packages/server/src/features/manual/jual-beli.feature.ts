import type { pembelianManual } from '@kilau/contract/features/manual/beli-manual.document.ts';
import type { penjualanManual } from '@kilau/contract/features/manual/jual-manual.document.ts';
import type { DocumentHandlers } from '../../engine/document.ts';
import { batalBeli, tolakBeli, validasiBeli } from './beli-validasi.post.ts';
import { simpanBeli, ubahBeli } from './beli.post.ts';
import { bacaBeli, bacaJual, daftarBeli, daftarJual } from './jual-beli-baca.ts';
import { notaBeli, notaJual } from './jual-beli-nota.ts';
import { batalJual, tolakJual, validasiJual } from './jual-validasi.post.ts';
import { simpanJual, ubahJual } from './jual.post.ts';

/** What the document `penjualan-manual` does. */
export const penjualanManualHandlers: DocumentHandlers<typeof penjualanManual> = {
  create: simpanJual,
  update: ubahJual,
  read: async (sql, context, nomor) => {
    const dokumen = await bacaJual(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarJual,
  actions: { validasi: (tx, context, nomor) => validasiJual(tx, context, nomor), tolak: tolakJual, batal: batalJual },
  nota: notaJual,
};

/** What the document `pembelian-manual` does. */
export const pembelianManualHandlers: DocumentHandlers<typeof pembelianManual> = {
  create: simpanBeli,
  update: ubahBeli,
  read: async (sql, context, nomor) => {
    const dokumen = await bacaBeli(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarBeli,
  actions: { validasi: (tx, context, nomor) => validasiBeli(tx, context, nomor), tolak: tolakBeli, batal: batalBeli },
  nota: notaBeli,
};
