import { Problem } from '@kilau/contract/core/problem.ts';
import type { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.document.ts';
import type { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.document.ts';
import type { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import type { DocumentHandlers, StoredDocument } from '../../engine/document.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import {
  bacaHancurManual,
  bacaPindahManual,
  bacaTambahManual,
  daftarHancurManual,
  daftarPindahManual,
  daftarTambahManual,
} from './dokumen.baca.ts';
import { buktiHancurManual, buktiPindahManual, buktiTambahManual } from './bukti-manual.ts';
import { batalHancurManual, hancurkanManual } from './hancur-manual.post.ts';
import { batalPindahManual, pindahkanManual } from './pindah-manual.post.ts';
import { batalTambahManual, tambahManual } from './tambah-manual.post.ts';

type Baca = (sql: Sql, context: Context, nomor: string) => Promise<{ readonly status: string } | undefined>;

/** All are posted when they are saved: there is no state in which they could be changed. */
const umum = (baca: Baca) => ({
  update: async (tx: Tx, context: Context, nomor: string): Promise<void> => {
    const dokumen = await baca(tx, context, nomor);
    throw dokumen
      ? new Problem('status_tidak_sesuai', { nomor, status: dokumen.status })
      : new Problem('dokumen_tidak_ditemukan', { nomor });
  },
  read: async (sql: Sql, context: Context, nomor: string): Promise<StoredDocument | undefined> => {
    const dokumen = await baca(sql, context, nomor);
    return dokumen && { ...dokumen };
  },
});

/** What the document `tambah-barang-manual` does. */
export const tambahManualHandlers: DocumentHandlers<typeof tambahBarangManual> = {
  create: tambahManual,
  ...umum(bacaTambahManual),
  list: daftarTambahManual,
  actions: { batal: batalTambahManual },
  nota: buktiTambahManual,
};
/** What the document `pindah-barang-manual` does. */
export const pindahManualHandlers: DocumentHandlers<typeof pindahBarangManual> = {
  create: pindahkanManual,
  ...umum(bacaPindahManual),
  list: daftarPindahManual,
  actions: { batal: batalPindahManual },
  nota: buktiPindahManual,
};
/** What the document `hancur-barang-manual` does. */
export const hancurManualHandlers: DocumentHandlers<typeof hancurBarangManual> = {
  create: hancurkanManual,
  ...umum(bacaHancurManual),
  list: daftarHancurManual,
  actions: { batal: batalHancurManual },
  nota: buktiHancurManual,
};
