import {
  nilaiKosongkanOpname,
  OTORISASI_KOSONGKAN_OPNAME,
  OTORISASI_SELESAI_OPNAME,
  perluOtorisasiKosongkan,
  perluOtorisasiSelesai,
} from '@kilau/contract/trade/opname/akhir.ts';
import { useApproval } from '../../engine/approval.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A count that is about to end. */
interface Berakhir {
  readonly nomor: string;
  readonly mulai_oleh: string;
}

/** What its end came to. */
interface Selesai extends Berakhir {
  /** How much is missing, in whatever it counts. */
  readonly belum: number;
  /** What an approval of it is bound to beside its number. */
  readonly nilai: Readonly<Record<string, unknown>>;
}

/**
 * Uses up the approval that the end of a count needs. @returns who gave it; empty where none was needed.
 * @throws Problem `otorisasi_diperlukan`, `otorisasi_tidak_berlaku` as {@link perluOtorisasiSelesai} says.
 */
export async function setujuiSelesai(
  tx: Tx,
  context: WorkContext,
  { nomor, mulai_oleh, belum, nilai }: Selesai,
  otorisasi: string | null,
): Promise<string> {
  if (!perluOtorisasiSelesai(context.actor, { belum, mulai_oleh })) return '';
  const use = { id: otorisasi, kategori: OTORISASI_SELESAI_OPNAME, dokumen: nomor, nilai };
  return (await useApproval(tx, context, use)).disetujui_oleh;
}

/** The same for giving one up that somebody else began. */
export async function setujuiKosongkan(
  tx: Tx,
  context: WorkContext,
  { nomor, mulai_oleh }: Berakhir,
  otorisasi: string | null,
): Promise<string> {
  if (!perluOtorisasiKosongkan(context.actor, { mulai_oleh })) return '';
  const nilai = nilaiKosongkanOpname({ mulai_oleh });
  const use = { id: otorisasi, kategori: OTORISASI_KOSONGKAN_OPNAME, dokumen: nomor, nilai };
  return (await useApproval(tx, context, use)).disetujui_oleh;
}

/** Who approved, as the history of a count tells it. */
export const denganIzin = (disetujui_oleh: string): { readonly disetujui_oleh?: string } =>
  disetujui_oleh === '' ? {} : { disetujui_oleh };
