import { Problem } from '@kilau/contract/core/problem.ts';
import type { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.document.ts';
import type { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.document.ts';
import type { DocumentHandlers } from '../../engine/document.ts';
import { FORMS } from '../../engine/report/make.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { buktiHancur, lembarPindah, tandaTerima } from './bukti-isi.ts';
import { batalHancur, hancurkanBarang } from './hancur.post.ts';
import { batalPindah } from './pindah-batal.post.ts';
import { bacaHancur, bacaPindah, daftarHancur, daftarPindah } from './pindah.baca.ts';
import { pindahkanBarang } from './pindah.post.ts';

/** Both are posted when they are saved: there is no state in which they could be changed. */
const tidakDiubah =
  (baca: (sql: Sql, context: Context, nomor: string) => Promise<{ readonly status: string } | undefined>) =>
  async (tx: Tx, context: Context, nomor: string): Promise<void> => {
    const dokumen = await baca(tx, context, nomor);
    throw dokumen
      ? new Problem('status_tidak_sesuai', { nomor, status: dokumen.status })
      : new Problem('dokumen_tidak_ditemukan', { nomor });
  };

/** What the document `pindah-barang` does. */
export const pindahBarangHandlers: DocumentHandlers<typeof pindahBarang> = {
  create: pindahkanBarang,
  update: tidakDiubah(bacaPindah),
  read: async (sql, context, nomor) => {
    const dokumen = await bacaPindah(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarPindah,
  actions: { batal: batalPindah },
  nota: tandaTerima,
  forms: [{ bentuk: 'tanda-terima.xlsx', type: FORMS.xlsx, jenis: 'pindah-barang', make: lembarPindah }],
};

/** What the document `hancur-barang` does. */
export const hancurBarangHandlers: DocumentHandlers<typeof hancurBarang> = {
  create: hancurkanBarang,
  update: tidakDiubah(bacaHancur),
  read: async (sql, context, nomor) => {
    const dokumen = await bacaHancur(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
  list: daftarHancur,
  actions: { batal: batalHancur },
  nota: buktiHancur,
};
