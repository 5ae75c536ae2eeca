import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { HARGA_JUAL_FIELDS } from '@kilau/contract/trade/harga/harga-jual.fields.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { holdPayer } from '../../engine/paper/settle.ts';
import type { BayarDikirim } from '../bayar/bayar.ts';
import type { BarangDijemput } from '../barang/titip.ts';

/** The kind of deposits, as pieces and payments name it, and the way by which they pay. */
const TITIPAN = { jenis: 'titipan', cara: 'TITIPAN' } as const;

/** A piece of a deposit that a sale picks up, with the price that it was left at. */
export interface BarangTitip extends BarangDijemput, Values<typeof HARGA_JUAL_FIELDS> {
  /** That price stands; otherwise the day's does. */
  readonly mengikat: boolean;
  readonly berat: Dec;
  readonly tarif_ongkos: Dec;
  readonly ongkos: Dec;
  readonly harga_atribut: Dec;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  readonly harga_total: Dec;
  readonly harga_rata: Dec;
}

/**
 * The pieces that come with what customers left: of every deposit that pays, which it must be able to do now.
 * @throws Problem `dokumen_tidak_ditemukan`, `keadaan_tidak_sesuai` at a deposit that was picked up or taken back.
 */
export async function barangTitip(work: Work, bayar: readonly BayarDikirim[]): Promise<BarangTitip[]> {
  const nomor = new Set(bayar.flatMap((row) => (row.jenis === TITIPAN.cara && row.nomor ? [row.nomor] : [])));
  const kind = work.papers.get(TITIPAN.jenis)?.kind;
  if (nomor.size === 0 || !kind) return [];
  for (const one of [...nomor].toSorted()) await holdPayer(work, kind, TITIPAN.cara, one);
  return work.tx.query<BarangTitip>(
    `select b.no_titip, t.mengikat, b.kode_barcode, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
       b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tarif_ongkos, b.ongkos, b.harga_atribut,
       b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata
     from titipan t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip
     where t.kode_toko = $1 and t.no_titip = any($2) order by t.no_titip, b.baris`,
    [work.context.shop.kode_toko, [...nomor]],
  );
}

/** The pieces that a sale has picked up, by what it was paid with in its last version. */
export const barangDijemput = (
  { tx, context }: Work,
  { nomor, isi }: { readonly nomor: string; readonly isi: number },
): Promise<BarangDijemput[]> =>
  tx.query<BarangDijemput>(
    `select b.kode_barcode, b.no_titip from pembayaran u
     join titipan_barang b on b.kode_toko = u.kode_toko and b.no_titip = u.sumber
     where u.kode_toko = $1 and u.jenis = 'penjualan' and u.nomor = $2 and u.ke = $3 and u.sumber_jenis = 'titipan'
     order by b.kode_barcode`,
    [context.shop.kode_toko, nomor, isi],
  );
