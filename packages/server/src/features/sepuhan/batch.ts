import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import type { Menunggu } from '@kilau/contract/features/sepuhan/sepuhan.calc.ts';
import { wrongState } from '../../engine/paper/guard.ts';
import type { Needs, Work } from '../../engine/paper/kind.ts';

/** The kind, as its pieces name it. */
export const KIRIM = 'kirim-barang-cuci';

interface Kirim {
  readonly kode_tukang: string;
  readonly nama_tukang: string;
  readonly jumlah_barang: number;
  readonly total_berat: Dec;
}

/**
 * A batch that is with its goldsmith.
 * @throws Problem `dokumen_tidak_ditemukan`, and `keadaan_tidak_sesuai` of one that is over or was taken back.
 */
export async function batchBerjalan({ tx, context }: Work, no_kirim: string): Promise<Kirim> {
  const batch = await tx.maybe<Kirim & { readonly status: string; readonly dibuat_oleh: string }>(
    `select k.kode_tukang, k.nama_tukang, k.jumlah_barang, k.total_berat, d.status, d.dibuat_oleh
     from dokumen d join kirim_cuci k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
     where d.kode_toko = $1 and d.jenis = $2 and d.nomor = $3`,
    [context.shop.kode_toko, KIRIM, no_kirim],
  );
  if (!batch) throw new Problem('dokumen_tidak_ditemukan', { nomor: no_kirim });
  const { status, dibuat_oleh } = batch;
  if (status !== 'OPEN') throw wrongState(kirimBarangCuci, { nomor: no_kirim, status, oleh: dibuat_oleh });
  return batch;
}

/** A purity of a batch, as the papers that stand tell it. */
export interface KadarBatch extends Menunggu {
  readonly kadar: Dec;
  /** Pieces that are still with the goldsmith. */
  readonly tinggal: number;
  /** Of the pieces that came back: as they were sent, and as they came. */
  readonly berat_kirim: Dec;
  readonly berat_kembali: Dec;
  readonly berat_abu: Dec;
  readonly berat_wasting: Dec;
}

/** The purities of a batch, the finest first: what came back, and what waits to be booked as dust or loss. */
export const kadarBatch = ({ tx, context }: Work, no_kirim: string): Promise<KadarBatch[]> =>
  tx.query<KadarBatch>(
    `select kadar, jumlah - jumlah_kembali as tinggal, berat_dikirim_kembali as berat_kirim, berat_kembali, berat_abu,
       berat_wasting, berat_dikirim_kembali + berat_lebih - berat_kembali - berat_abu - berat_wasting as berat,
       modal_hilang - nilai_abu - nilai_wasting as nilai
     from kirim_cuci_kadar where kode_toko = $1 and nomor = $2 order by kadar desc`,
    [context.shop.kode_toko, no_kirim],
  );

/** What a paper of a batch needs: the batch, named or by the paper that is taken back. */
export async function butuhBatch({ tx, context }: Work, tabel: string, nomor: string | undefined, input: unknown) {
  const dikirim = (input as { readonly no_kirim?: string }).no_kirim;
  const no_kirim =
    dikirim ??
    (
      await tx.maybe<{ readonly no_kirim: string }>(
        `select no_kirim from ${tabel} where kode_toko = $1 and nomor = $2`,
        [context.shop.kode_toko, nomor ?? ''],
      )
    )?.no_kirim;
  const needs: Needs = no_kirim === undefined ? {} : { dokumen: [{ jenis: KIRIM, nomor: no_kirim }] };
  return needs;
}
