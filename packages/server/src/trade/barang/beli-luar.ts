import type { Dec } from '@kilau/contract/core/dec.ts';
import { LANGKAH_BARANG } from '@kilau/contract/trade/barang/keadaan.ts';
import { pieceEntries, type Entry, type Piece } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Pemegang } from './langkah.ts';

/** Goods that were described when they were bought, as they become a piece. */
export interface BarangLuar extends Piece {
  readonly nama_barang: string;
}

interface Kepala extends Pemegang {
  /** `YYYY-MM-DD` */
  readonly tgl: string;
  readonly user_id: string;
}

/**
 * Goods that the shop never sold come in from a customer, and belong to the document that bought them; or to nobody,
 * where they are for sale at once.
 * @returns the entries that bring them in, in the order of the pieces.
 */
export async function tulisBeliLuar(
  tx: Tx,
  { kode_toko, jenis, nomor, tgl, user_id }: Kepala,
  pieces: readonly BarangLuar[],
  kategori: string,
  langkah: 'masuk_beli' | 'masuk' = 'masuk_beli',
): Promise<Entry[]> {
  if (pieces.length === 0) return [];
  const kolom = (of: (piece: BarangLuar) => Dec | string): string[] => pieces.map((piece) => of(piece).toString());
  await tx.query(
    `insert into barang (kode_toko, tgl_masuk, no_tambah, dibuat_oleh, status, pemilik_jenis, pemilik_nomor,
       kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar, kadar_cetak, berat_asli, berat,
       harga_modal)
     select $1, $2, $3, $4, '${LANGKAH_BARANG[langkah].to}', $5, case when $5::text is not null then $3 end,
       n.kode_barcode, n.nama_barang, n.kode_group,
       n.kode_dept, n.kode_gudang, n.kode_baki, n.kadar, trim_scale(n.kadar) || ' %', n.berat, n.berat, n.harga_modal
     from unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::numeric[],
       $13::numeric[], $14::numeric[]) as n(kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki,
       kadar, berat, harga_modal)`,
    [
      kode_toko,
      tgl,
      nomor,
      user_id,
      langkah === 'masuk_beli' ? jenis : null,
      kolom((piece) => piece.kode_barcode),
      kolom((piece) => piece.nama_barang),
      kolom((piece) => piece.kode_group),
      kolom((piece) => piece.kode_dept),
      kolom((piece) => piece.kode_gudang),
      kolom((piece) => piece.kode_baki),
      kolom((piece) => piece.kadar),
      kolom((piece) => piece.berat),
      pieces.map((piece) => piece.harga_modal?.toString() ?? null),
    ],
  );
  return pieces.flatMap((piece) => pieceEntries(piece, 1, 'PELANGGAN', kategori));
}
