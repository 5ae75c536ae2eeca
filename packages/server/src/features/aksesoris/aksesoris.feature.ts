import { Problem } from '@kilau/contract/core/problem.ts';
import type { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import type { DocumentHandlers } from '../../engine/document.ts';
import { bacaStok, daftarStok } from './baca.ts';
import { buktiStok } from './bukti.ts';
import { batalStokAksesoris, simpanStokAksesoris } from './stok.post.ts';

/**
 * What the document `stok-aksesoris` does. It is posted when it is saved: there is no state in which it could be
 * changed.
 */
export const stokAksesorisHandlers: DocumentHandlers<typeof stokAksesoris> = {
  create: simpanStokAksesoris,
  update: async (tx, context, nomor) => {
    const dokumen = await bacaStok(tx, context, nomor);
    throw dokumen
      ? new Problem('status_tidak_sesuai', { nomor, status: dokumen.status })
      : new Problem('dokumen_tidak_ditemukan', { nomor });
  },
  read: async (sql, context, nomor) => {
    const dokumen = await bacaStok(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarStok,
  actions: { batal: batalStokAksesoris },
  nota: buktiStok,
};
