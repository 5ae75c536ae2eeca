import type { Dec } from '@kilau/contract/core/dec.ts';
import { kadarEntries, type Entry, type Piece } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, type Oleh } from './langkah.ts';

/** A piece as it is, and the purity it turns out to have. */
export interface KadarBaru {
  readonly piece: Piece;
  readonly kadar: Dec;
  readonly kadar_cetak: string;
}

/**
 * Gives pieces another purity, and the printed purity that goes with it.
 * @returns the entries that turn their grams into the other ones.
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export async function tulisKadar(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  ubah: readonly KadarBaru[],
  kategori: string,
): Promise<Entry[]> {
  const ditulis = await tx.query(
    `update barang b set kadar = t.kadar, kadar_cetak = t.cetak, diubah_oleh = $2, diubah_pada = $3
     from unnest($4::text[], $5::numeric[], $6::text[]) as t(kode, kadar, cetak)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('kadar')} returning 1`,
    [
      kode_toko,
      user_id,
      waktu,
      ubah.map(({ piece }) => piece.kode_barcode),
      ubah.map(({ kadar }) => kadar.toString()),
      ubah.map(({ kadar_cetak }) => kadar_cetak),
    ],
  );
  assertSemua(ditulis.length, ubah.length, ubah[0]?.piece.kode_barcode ?? '');
  return ubah.flatMap(({ piece, kadar }) => kadarEntries(piece, kadar, kategori));
}

/** A piece's prices as they are to be; `atribut` is the list of its parts that goes with `harga_atribut`. */
export interface HargaBaru {
  readonly kode_barcode: string;
  readonly tipe_ongkos: string | null;
  readonly ongkos: Dec | null;
  readonly harga_atribut: Dec | null;
  readonly harga_khusus: Dec | null;
  readonly atribut: readonly object[];
}

const teks = (nilai: Dec | null): string | null => nilai?.toString() ?? null;

/** Gives pieces other prices. @throws Problem `barang_berubah` unless all of them were free. */
export async function tulisHarga(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  harga: readonly HargaBaru[],
): Promise<void> {
  const ditulis = await tx.query(
    `update barang b set tipe_ongkos = t.tipe, ongkos = t.ongkos, harga_atribut = t.harga, harga_khusus = t.khusus,
      atribut = t.atribut, diubah_oleh = $2, diubah_pada = $3
     from unnest($4::text[], $5::text[], $6::numeric[], $7::numeric[], $8::numeric[], $9::jsonb[]) as t(kode, tipe,
       ongkos, harga, khusus, atribut)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('harga')} returning 1`,
    [
      kode_toko,
      user_id,
      waktu,
      harga.map(({ kode_barcode }) => kode_barcode),
      harga.map(({ tipe_ongkos }) => tipe_ongkos),
      harga.map(({ ongkos }) => teks(ongkos)),
      harga.map(({ harga_atribut }) => teks(harga_atribut)),
      harga.map(({ harga_khusus }) => teks(harga_khusus)),
      harga.map(({ atribut }) => JSON.stringify(atribut)),
    ],
  );
  assertSemua(ditulis.length, harga.length, harga[0]?.kode_barcode ?? '');
}

/** What describes a piece and moves nothing: no weight, no purity, no place. */
export type Isi = Partial<
  Record<
    | 'kode_intern'
    | 'nama_barang'
    | 'kadar_cetak'
    | 'berat_plastik'
    | 'size'
    | 'nama_atribut'
    | 'berat_atribut'
    | 'harga_atribut',
    string | Dec
  >
> & {
  /** Its parts, as JSON. */
  atribut?: string;
  berlian?: boolean;
};

/** Describes a piece otherwise. @throws Problem `barang_berubah` unless it was free. */
export async function tulisUbah(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  kode_barcode: string,
  isi: Isi,
): Promise<void> {
  const names = Object.keys(isi);
  const ditulis = await tx.query(
    `update barang b set ${names.map((name, index) => `${name} = $${index + 5}`).join(', ')}, diubah_oleh = $3,
      diubah_pada = $4 where b.kode_toko = $1 and b.kode_barcode = $2 and ${dariSql('ubah')} returning 1`,
    [kode_toko, kode_barcode, user_id, waktu, ...Object.values(isi)],
  );
  assertSemua(ditulis.length, 1, kode_barcode);
}

/**
 * Gives a piece that came with a receipt the photo it had in the other shop, wherever it is by now: that it had one is
 * no step of its own. @returns whether it had none here, and has this one now.
 */
export async function tulisFotoDatang(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  no_terima: string,
  kode_barcode: string,
  foto: string,
): Promise<boolean> {
  const ditulis = await tx.query(
    `update barang set foto = $4, diubah_oleh = $5, diubah_pada = $6
     where kode_toko = $1 and no_tambah = $2 and kode_barcode = $3 and foto = '' returning 1`,
    [kode_toko, no_terima, kode_barcode, foto, user_id, waktu],
  );
  return ditulis.length > 0;
}

/** Gives a piece a photo, by the key it is kept under. @throws Problem `barang_berubah` unless it is in the stock. */
export async function tulisFoto(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  kode_barcode: string,
  foto: string,
): Promise<void> {
  const ditulis = await tx.query(
    `update barang b set foto = $3, diubah_oleh = $4, diubah_pada = $5
     where b.kode_toko = $1 and b.kode_barcode = $2 and ${dariSql('foto')} returning 1`,
    [kode_toko, kode_barcode, foto, user_id, waktu],
  );
  assertSemua(ditulis.length, 1, kode_barcode);
}
