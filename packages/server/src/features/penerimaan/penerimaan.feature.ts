import { Problem } from '@kilau/contract/core/problem.ts';
import type { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import type { DocumentHandlers } from '../../engine/document.ts';
import { bacaPenerimaan, daftarPenerimaan } from './baca.ts';
import { batalPenerimaan, selesaikanPenerimaan, terimaBarang } from './penerimaan.post.ts';
import { tandaTerimaBarang } from './tanda-terima.ts';

/**
 * What the document `penerimaan-barang` does. It is posted when it is saved: there is no state in which it could be
 * changed.
 */
export const penerimaanHandlers: DocumentHandlers<typeof penerimaanBarang> = {
  create: terimaBarang,
  update: async (tx, context, nomor) => {
    const dokumen = await bacaPenerimaan(tx, context, nomor);
    throw dokumen
      ? new Problem('status_tidak_sesuai', { nomor, status: dokumen.status })
      : new Problem('dokumen_tidak_ditemukan', { nomor });
  },
  read: async (sql, context, nomor) => {
    const dokumen = await bacaPenerimaan(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarPenerimaan,
  actions: { batal: batalPenerimaan, selesai: selesaikanPenerimaan },
  nota: tandaTerimaBarang,
};
