import {
  curahEntries,
  gramsOf,
  stokLines,
  swapEntries,
  type Curah,
  type Entry,
  type Piece,
  type Place,
} from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Pemegang } from './langkah.ts';
import { KOLOM_BATU } from './sifat-batu.ts';

/** Who does it, on which day. */
interface Kepala extends Dokumen {
  readonly kode_toko: string;
  /** `YYYY-MM-DD` */
  readonly tgl: string;
  readonly user_id: string;
}

/** A sorted piece, and how it goes on. */
export interface Ganti extends Place {
  readonly piece: Piece;
  readonly kode_baru: string;
  readonly nama_barang: string;
}

// But for asal_faktur_pajak: who sold it back gave no faktur pajak, whatever it came with before.
const DESKRIPSI = `kode_intern, kode_group, kode_dept, kadar, kadar_cetak, berat_manual, berat_plastik, berat_bandrol,
  nama_atribut, berat_atribut, harga_atribut, atribut, tipe_ongkos, ongkos, markis, harga_khusus, size, berlian, foto,
  no_terima, harga_modal`;

/** What the scale shows of a piece now: what hung on it when it came first still does. */
const DI_TIMBANGAN = 'b.berat + b.berat_atribut + b.berat_plastik';

/** The old rows of pieces that leave for good. @throws Problem `barang_berubah` unless all of them wait to go on. */
async function keluar(
  tx: Tx,
  { kode_toko, jenis, nomor }: Kepala,
  langkah: 'ganti' | 'lebur',
  kode_barcode: readonly string[],
): Promise<void> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query(
    `update barang b set ${menjadiSql(langkah, dokumen)}
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah)} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
}

/**
 * Sorted pieces go on under new barcodes, which nobody ever bore, described as before, with their stones, and free to
 * be sold.
 * @returns the entries that put the ones in the place of the others.
 * @throws Problem `barang_berubah` unless all of them wait to go on.
 */
export async function tulisGanti(tx: Tx, kepala: Kepala, ganti: readonly Ganti[], kategori: string): Promise<Entry[]> {
  if (ganti.length === 0) return [];
  await keluar(
    tx,
    kepala,
    'ganti',
    ganti.map(({ piece }) => piece.kode_barcode),
  );
  await tx.query(
    `insert into barang (kode_toko, tgl_masuk, no_tambah, dibuat_oleh, status, kode_barcode, nama_barang, kode_gudang,
       kode_baki, berat_asli, berat, ${DESKRIPSI})
     select $1, $2, $3, $4, 'TERSEDIA', n.baru, n.nama, n.gudang, n.baki, ${DI_TIMBANGAN}, b.berat,
       ${DESKRIPSI.replaceAll(/\b[a-z_]+\b/g, 'b.$&')}
     from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) as n(lama, baru, nama, gudang, baki)
     join barang b on b.kode_toko = $1 and b.kode_barcode = n.lama`,
    [
      kepala.kode_toko,
      kepala.tgl,
      kepala.nomor,
      kepala.user_id,
      ganti.map(({ piece }) => piece.kode_barcode),
      ganti.map((row) => row.kode_baru),
      ganti.map((row) => row.nama_barang),
      ganti.map((row) => row.kode_gudang),
      ganti.map((row) => row.kode_baki),
    ],
  );
  await tx.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, ${KOLOM_BATU})
     select $1, n.baru, s.baris, ${KOLOM_BATU}
     from unnest($2::text[], $3::text[]) as n(lama, baru)
     join barang_batu s on s.kode_toko = $1 and s.kode_barcode = n.lama`,
    [kepala.kode_toko, ganti.map(({ piece }) => piece.kode_barcode), ganti.map((row) => row.kode_baru)],
  );
  return ganti.flatMap(({ piece, kode_baru, kode_gudang, kode_baki }) =>
    swapEntries(piece, { ...piece, kode_barcode: kode_baru, kode_gudang, kode_baki }, kategori),
  );
}

/** A sorted piece, and the bulk that its grams go into. */
export interface Lebur {
  readonly piece: Piece;
  readonly curah: Curah;
}

/**
 * Sorted pieces become bulk of their purity: grams go on, the piece ends. What it cost goes on with its grams.
 * @returns the entries of it but for that, which whoever keeps the value of bulk enters.
 * @throws Problem `barang_berubah` unless all of them wait to go on.
 */
export async function tulisLebur(tx: Tx, kepala: Kepala, lebur: readonly Lebur[], kategori: string): Promise<Entry[]> {
  if (lebur.length === 0) return [];
  await keluar(
    tx,
    kepala,
    'lebur',
    lebur.map(({ piece }) => piece.kode_barcode),
  );
  return lebur.flatMap(({ piece, curah }) => {
    const stok = stokLines(piece, -1, kategori);
    const masuk = curahEntries(curah, 1, 'LEBUR', kategori).filter(({ akun }) => akun !== 'LUAR');
    const habis = stok
      .filter(({ aset }) => aset === 'PCS')
      .map((line) => ({ ...line, ...LUAR, jumlah: line.jumlah.negated() }));
    return [...stok, ...masuk.filter(({ aset }) => aset === gramsOf(piece.kadar)), ...habis];
  });
}
const LUAR = {
  akun: 'LUAR',
  sub: 'LEBUR',
  kode_gudang: '',
  kode_baki: '',
  kode_group: '',
  kode_dept: '',
  kode_barcode: '',
} as const;

/** Barcodes that pieces bore meanwhile are nobody's. @throws Problem `barang_berubah` unless all of them lie free. */
export async function tulisBatalMasuk(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  kode_barcode: readonly string[],
): Promise<void> {
  const rows = await tx.query(
    `update barang b set ${menjadiSql('batal_masuk', { jenis: '$2', nomor: '$3' })}
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql('batal_masuk')} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
}

/** A piece that is sorted again, and the document that has it then. */
export interface Kembalikan extends Dokumen {
  readonly kode_barcode: string;
}

/**
 * Pieces bear their own barcodes again, or are no bulk after all.
 * @throws Problem `barang_berubah` unless the document has all of them.
 */
export async function tulisBatalGanti(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly Kembalikan[],
): Promise<void> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('batal_ganti', dokumen, { jenis: 'n.jenis', nomor: 'n.nomor' })}
     from unnest($4::text[], $5::text[], $6::text[]) as n(kode_barcode, jenis, nomor)
     where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('batal_ganti', dokumen)} returning 1`,
    [
      kode_toko,
      jenis,
      nomor,
      pieces.map(({ kode_barcode }) => kode_barcode),
      pieces.map((row) => row.jenis),
      pieces.map((row) => row.nomor),
    ],
  );
  assertSemua(kembali.length, pieces.length, pieces[0]?.kode_barcode ?? nomor);
}
