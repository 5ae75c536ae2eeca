import { Dec } from '@kilau/contract/core/dec.ts';
import { LANGKAH_BARANG } from '@kilau/contract/trade/barang/keadaan.ts';
import { enterEntries, pieceEntries, type Curah, type Entry, type Piece } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Columns of a piece as it is entered, each with its type. */
const KOLOM = {
  kode_barcode: 'text',
  kode_intern: 'text',
  nama_barang: 'text',
  kode_group: 'text',
  kode_dept: 'text',
  kode_gudang: 'text',
  kode_baki: 'text',
  kadar: 'numeric',
  kadar_cetak: 'text',
  berat_asli: 'numeric',
  berat: 'numeric',
  berat_plastik: 'numeric',
  berat_bandrol: 'numeric',
  nama_atribut: 'text',
  berat_atribut: 'numeric',
  harga_atribut: 'numeric',
  tipe_ongkos: 'text',
  ongkos: 'numeric',
  markis: 'boolean',
  harga_khusus: 'numeric',
  size: 'text',
  asal_faktur_pajak: 'boolean',
  berat_manual: 'boolean',
  atribut: 'jsonb',
  berlian: 'boolean',
  no_terima: 'text',
  harga_modal: 'numeric',
} as const;
type Kolom = keyof typeof KOLOM;
const NAMA = Object.keys(KOLOM) as Kolom[];

/** The row of a piece that is entered. */
export type BarangBaru = Piece & Readonly<Record<Kolom, Dec | string | boolean | null>>;

/** Where goods stand in the books until they are entered piece by piece. */
export type Asal = Omit<Curah, 'qty' | 'berat'>;

interface Kepala {
  readonly kode_toko: string;
  readonly tgl: string;
  /** Number of the document that enters them. */
  readonly nomor: string;
  readonly user_id: string;
  /** Its kind, where it keeps them back for who ordered them. */
  readonly pemilik_jenis?: string;
}

const insertSql = (langkah: 'masuk' | 'masuk_titip'): string => `insert into barang (kode_toko, tgl_masuk, no_tambah,
    dibuat_oleh, pemilik_jenis, pemilik_nomor, status, ${NAMA.join(', ')})
  select $1, $2, $3, $4, $5, case when $5::text is not null then $3 end, '${LANGKAH_BARANG[langkah].to}', t.* from
    unnest(${NAMA.map((name, index) => `$${index + 6}::${KOLOM[name]}[]`).join(', ')}) as t`;

/**
 * Enters pieces into the stock.
 * @param asal where each comes from, by the order of the pieces; nothing for one from outside.
 * @returns the entries of it, in the order of the pieces.
 */
export async function tulisMasuk(
  tx: Tx,
  { kode_toko, tgl, nomor, user_id, pemilik_jenis }: Kepala,
  pieces: readonly BarangBaru[],
  asal: readonly (Asal | undefined)[],
  kategori: string,
): Promise<Entry[]> {
  await tx.query(insertSql(pemilik_jenis === undefined ? 'masuk' : 'masuk_titip'), [
    kode_toko,
    tgl,
    nomor,
    user_id,
    pemilik_jenis ?? null,
    ...NAMA.map((name) =>
      pieces.map((piece) => {
        const value = piece[name];
        return value instanceof Dec ? value.toString() : value;
      }),
    ),
  ]);
  return pieces.flatMap((piece, index) => {
    const dari = asal[index];
    return dari ? enterEntries(piece, dari, kategori) : pieceEntries(piece, 1, 'INPUT', kategori);
  });
}
