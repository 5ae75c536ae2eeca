import { Dec } from '@kilau/contract/core/dec.ts';
import { pieceEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Guarded } from '../../engine/paper/writing.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, barangBerubah, dariSql, menjadiSql, type Dokumen, type Lawan, type Pemegang } from './langkah.ts';

/** The pieces of a document by its lines. */
interface Milik extends Pemegang {
  /** Statement that answers the barcodes; `$1` shop, `$2` number, its own parameters after those. */
  readonly barang: { readonly sql: string; readonly values: readonly unknown[] };
  /** How many there are. */
  readonly jumlah: number;
}

/** A {@link Milik} as parameters: its number is `$2`, its kind the last. */
const dokumenDari = ({ barang }: Milik): Dokumen => ({ jenis: `$${barang.values.length + 3}`, nomor: '$2' });
const nilaiDari = ({ kode_toko, nomor, barang, jenis }: Milik): readonly unknown[] => [
  kode_toko,
  nomor,
  ...barang.values,
  jenis,
];

/**
 * Holds pieces for a document, in the statement that writes it; `barang_berubah` unless nobody held any of them.
 * @param langkah where they are: in the stock, in a deposit that is picked up, with the customer whom they come from.
 */
export const tulisPesan = (
  { kode_toko, jenis, nomor, kode_barcode }: Pemegang & { readonly kode_barcode: readonly string[] },
  langkah: 'pesan' | 'pesan_titip' | 'pesan_beli' = 'pesan',
): Guarded => ({
  part: (add) => `update barang b set ${menjadiSql(langkah, { jenis: add(jenis), nomor: add(nomor) })}
    where b.kode_toko = ${add(kode_toko)} and b.kode_barcode = any(${add(kode_barcode)}::text[])
      and ${dariSql(langkah)}`,
  banyak: kode_barcode.length,
  refused: () => barangBerubah(kode_barcode[0] ?? nomor),
});

/**
 * Lets the pieces of a document go: each is in the state it was in before it was held.
 * @throws Problem `barang_berubah` unless it held all of them.
 */
export async function tulisLepas(tx: Tx, milik: Milik): Promise<void> {
  const dokumen = dokumenDari(milik);
  const lepas = await tx.query(
    `update barang b set ${menjadiSql('lepas', dokumen)}
     where b.kode_toko = $1 and ${dariSql('lepas', dokumen)} and b.kode_barcode in (${milik.barang.sql}) returning 1`,
    nilaiDari(milik),
  );
  assertSemua(lepas.length, milik.jumlah, milik.nomor);
}

/** What of a piece the entries of its sale tell: it must still be so when it leaves. */
const DIBUKUKAN = {
  kode_barcode: 'text',
  kode_gudang: 'text',
  kode_baki: 'text',
  kode_group: 'text',
  kode_dept: 'text',
  kadar: 'numeric',
  berat: 'numeric',
  harga_modal: 'numeric',
} as const satisfies Readonly<Record<keyof Piece, string>>;
const KOLOM = Object.keys(DIBUKUKAN) as (keyof Piece)[];

/** The pieces `b` of a statement as an object of JSON, exact: {@link barangTerbaca}. */
export const BARANG_JSON = `jsonb_build_object(${KOLOM.map((name) => `'${name}', b.${name}::text`).join(', ')})`;

/** Of a piece that is known by more, what its entries tell. */
export const sebagaiBarang = ({
  kode_barcode,
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
  kadar,
  berat,
  harga_modal,
}: Piece): Piece => ({ kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, kadar, berat, harga_modal });

/** A piece as {@link BARANG_JSON} tells it. */
export const barangTerbaca = (row: Readonly<Record<keyof Piece, string>>): Piece => ({
  ...row,
  kadar: Dec.from(row.kadar),
  berat: Dec.from(row.berat),
  harga_modal: (row.harga_modal as string | null) === null ? null : Dec.from(row.harga_modal),
});

/**
 * Pieces that a document holds leave with the customer, in the statement that writes it; `barang_berubah` unless it
 * holds all of them, and they are as {@link jualEntries} was told.
 * @param langkah of one that has never waited, and so holds none: nobody may hold them then.
 */
export const tulisJual = (
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly Piece[],
  langkah: 'jual' | 'jual_langsung' = 'jual',
): Guarded => ({
  part: (add) => {
    const dokumen = { jenis: add(jenis), nomor: add(nomor) };
    const lists = KOLOM.map((name) => `${add(pieces.map((piece) => piece[name]))}::${DIBUKUKAN[name]}[]`);
    return `update barang b set ${menjadiSql(langkah, dokumen)}
      from unnest(${lists.join(', ')}) as p(${KOLOM.join(', ')})
      where b.kode_toko = ${add(kode_toko)} and b.kode_barcode = p.kode_barcode and ${dariSql(langkah, dokumen)}
        and (${KOLOM.map((name) => `b.${name}`).join(', ')}) is not distinct from (${KOLOM.map((name) => `p.${name}`).join(', ')})`;
  },
  banyak: pieces.length,
  refused: () => barangBerubah(pieces[0]?.kode_barcode ?? nomor),
});

/** Holds them before other goods of their document, in one order for all tills. */
export async function pegangDijual(tx: Tx, kode_toko: string, kode_barcode: readonly string[]): Promise<void> {
  const sql = 'select from barang where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode for update';
  await tx.query(sql, [kode_toko, kode_barcode]);
}

/** What takes pieces that are sold out of the stock. */
export const jualEntries = (pieces: readonly Piece[], kategori: string): Entry[] =>
  pieces.flatMap((piece) => pieceEntries(piece, -1, 'PELANGGAN', kategori));

/**
 * Sold pieces come back into the stock: each to the tray it was sold from, or all to another one.
 * @returns what becomes of the entries they were sold with.
 * @throws Problem `barang_berubah` unless the document sold all of them.
 */
export async function tulisKembali(
  tx: Tx,
  { kode_toko, jenis, nomor, kode_barcode }: Pemegang & { readonly kode_barcode: readonly string[] },
  tujuan: Place | undefined,
): Promise<Lawan> {
  const dokumen = { jenis: '$6', nomor: '$2' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('kembali', dokumen)}, kode_baki = coalesce($4, b.kode_baki),
      kode_gudang = coalesce($5, b.kode_gudang)
     where b.kode_toko = $1 and b.kode_barcode = any($3) and ${dariSql('kembali', dokumen)} returning 1`,
    [kode_toko, nomor, kode_barcode, tujuan?.kode_baki ?? null, tujuan?.kode_gudang ?? null, jenis],
  );
  assertSemua(kembali.length, kode_barcode.length, kode_barcode[0] ?? nomor);
  return (entry) => (entry.akun === 'STOK' ? { ...entry, ...tujuan } : entry);
}
