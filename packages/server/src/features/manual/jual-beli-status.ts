import { Problem } from '@kilau/contract/core/problem.ts';
import { useApproval } from '../../engine/approval.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Table and number column of a kind of document: names of the program, never of a caller. */
interface Di {
  readonly tabel: string;
  readonly kolom: string;
}

/** Why a document is taken back, and the approval for it. */
export interface Alasan {
  readonly alasan: string;
  readonly otorisasi: string | null;
}

interface KepalaOpen {
  readonly status: string;
  readonly tgl: string;
  readonly kunci: string;
}

/**
 * Holds a document that is to be OPEN. @param more further columns to read. @throws Problem when it is not there, or
 * not OPEN.
 */
export async function bukaOpen<More extends object = object>(
  tx: Tx,
  { tabel, kolom }: Di,
  kode_toko: string,
  nomor: string,
  more = '',
): Promise<KepalaOpen & More> {
  const kepala = await tx.maybe<KepalaOpen & More>(
    `select ${['status, tgl, kunci', more].filter((part) => part !== '').join(', ')} from ${tabel}
      where kode_toko = $1 and ${kolom} = $2 for update`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'OPEN') throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  return kepala;
}

/** Marks an OPEN document as validated by the user; answers when. */
export async function tandaiDone(tx: Tx, context: WorkContext, { tabel, kolom }: Di, nomor: string): Promise<Date> {
  const waktu = context.now();
  const done = await tx.query(
    `update ${tabel} set status = 'DONE', valid_oleh = $3, valid_pada = $4
      where kode_toko = $1 and ${kolom} = $2 and status = 'OPEN' returning 1`,
    [context.shop.kode_toko, nomor, context.actor.user_id, waktu],
  );
  if (done.length !== 1) throw new Problem('status_tidak_sesuai', { nomor, status: 'OPEN' });
  return waktu;
}

/** Marks an OPEN document as withdrawn, with the approval that names the reason. */
export async function tandaiTolak(
  tx: Tx,
  context: WorkContext,
  { tabel, kolom }: Di,
  {
    nomor,
    tgl,
    kategori,
    alasan,
    otorisasi,
  }: Alasan & { readonly nomor: string; readonly tgl: string; readonly kategori: string },
): Promise<void> {
  await useApproval(tx, context, { id: otorisasi, kategori, dokumen: nomor, nilai: { alasan } });
  await tx.query(
    `update ${tabel} set status = 'CANC', batal_oleh = $3, batal_pada = $4, tgl_batal = $5, alasan_batal = $6,
      otorisasi_batal = $7
     where kode_toko = $1 and ${kolom} = $2 and status = 'OPEN'`,
    [context.shop.kode_toko, nomor, context.actor.user_id, context.now(), tgl, alasan, otorisasi],
  );
}
