import { Problem } from '@kilau/contract/core/problem.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { useApproval } from '../../engine/approval.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** What taking a document back needs to know of it. */
export interface Batal {
  /** Its table and the column of its number: names of the program, never of a caller. */
  readonly di: { readonly tabel: string; readonly kolom: string };
  readonly nomor: string;
  readonly kategori: string;
  readonly otorisasi: string | null;
  /** What the approval is bound to. */
  readonly nilai: Readonly<Record<string, string>>;
  readonly alasan: string;
}

/** An earlier day is the owner's to undo (decisions.md 8). */
function assertBerhak(nomor: string, tgl: string, hari_ini: string, level: Level): void {
  if (tgl < hari_ini && level !== 'OWN') throw new Problem('batal_tanggal_lalu', { nomor, tgl });
}

/**
 * Marks a document that stands as cancelled, with the approval of SPV or OWN on its own business date, of OWN later.
 * @param tgl the business date of today, held by the caller.
 */
export async function tandaiBatal(
  tx: Tx,
  context: WorkContext,
  tgl: string,
  { di: { tabel, kolom }, nomor, kategori, otorisasi, nilai, alasan }: Batal,
): Promise<void> {
  const { kode_toko } = context.shop;
  const at = `kode_toko = $1 and ${kolom} = $2`;
  const kepala = await tx.maybe<{ status: string; tgl: string }>(
    `select status, tgl from ${tabel} where ${at} for update`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'DONE') throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  const { level } = await useApproval(tx, context, { id: otorisasi, kategori, dokumen: nomor, nilai });
  assertBerhak(nomor, kepala.tgl, tgl, level);
  await tx.query(
    `update ${tabel} set status = 'CANC', batal_oleh = $3, batal_pada = $4, tgl_batal = $5, alasan_batal = $6,
      otorisasi_batal = $7 where ${at} and status = 'DONE'`,
    [kode_toko, nomor, context.actor.user_id, context.now(), tgl, alasan, otorisasi],
  );
}
