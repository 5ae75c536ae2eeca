import { betweenEntries, passedEntries, type Entry, type Luar, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Oleh } from './langkah.ts';

/** A piece and the tray it comes back to. */
export interface BarangPulang extends Place {
  readonly kode_barcode: string;
}

/** Where pieces of a paper are that are on their way. */
const diJalan = (nomor: string): Luar => ({ akun: 'KIRIM', sub: nomor });

/**
 * Free pieces leave their trays for another shop, under a document. The row keeps the tray where each lay.
 * @returns the entries that take them out of the stock.
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export async function tulisKirim(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor, pieces }: Dokumen & { readonly pieces: readonly Piece[] },
  kategori: string,
): Promise<Entry[]> {
  const kode = pieces.map((piece) => piece.kode_barcode);
  const dikirim = await tx.query(
    `update barang b set ${menjadiSql('kirim', { jenis: '$2', nomor: '$3' })}, diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql('kirim')} returning 1`,
    [kode_toko, jenis, nomor, kode, user_id, waktu],
  );
  assertSemua(dikirim.length, pieces.length, kode[0] ?? nomor);
  return pieces.flatMap((piece) => betweenEntries(piece, -1, diJalan(nomor), kategori));
}

/**
 * Pieces of a document that are on their way lie in trays again.
 * @returns the entries that bring them there, in the order of their barcodes.
 * @throws Problem `barang_berubah` unless all of them are on their way with that document.
 */
export async function tulisKirimKembali(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  pulang: readonly BarangPulang[],
  kategori: string,
): Promise<Entry[]> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query<Piece>(
    `update barang b set ${menjadiSql('kirim_kembali', dokumen)}, kode_gudang = t.gudang, kode_baki = t.baki,
      diubah_oleh = $4, diubah_pada = $5
     from unnest($6::text[], $7::text[], $8::text[]) as t(kode, gudang, baki)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('kirim_kembali', dokumen)}
     returning b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat, b.harga_modal`,
    [
      kode_toko,
      jenis,
      nomor,
      user_id,
      waktu,
      pulang.map(({ kode_barcode }) => kode_barcode),
      pulang.map(({ kode_gudang }) => kode_gudang),
      pulang.map(({ kode_baki }) => kode_baki),
    ],
  );
  assertSemua(rows.length, pulang.length, pulang[0]?.kode_barcode ?? nomor);
  return rows
    .toSorted((a, b) => (a.kode_barcode < b.kode_barcode ? -1 : 1))
    .flatMap((piece) => betweenEntries(piece, 1, diJalan(nomor), kategori));
}

/** What becomes of pieces on their way, and is taken back: they are there, or lost. */
type LangkahJalan = 'keluar' | 'batal_keluar' | 'hilang' | 'ditemukan';

/**
 * Notes of pieces of a document what has become of them. No tray is touched.
 * @throws Problem `barang_berubah` unless all of them are where that step begins.
 */
export async function tulisJalan(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  langkah: LangkahJalan,
  kode_barcode: readonly string[],
): Promise<void> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query(
    `update barang b set ${menjadiSql(langkah, dokumen)}, diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah, dokumen)} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode, user_id, waktu],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
}

/** Pieces that are on their way pass to another account. */
export const keluarEntries = (pieces: readonly Piece[], nomor: string, ke: Luar, kategori: string): Entry[] =>
  pieces.flatMap((piece) => passedEntries(piece, diJalan(nomor), ke, kategori));

/** What a piece is, as it goes from shop to shop; a fixed price of a piece that has no other goes with it. */
const IKUT = [
  'kode_intern',
  'nama_barang',
  'kode_group',
  'kode_dept',
  'kadar',
  'kadar_cetak',
  'berat_asli',
  'berat',
  'berat_manual',
  'berat_plastik',
  'berat_bandrol',
  'nama_atribut',
  'berat_atribut',
  'harga_atribut',
  'atribut',
  'tipe_ongkos',
  'ongkos',
  'markis',
  'size',
  'asal_faktur_pajak',
  'berlian',
  'foto',
  'harga_modal',
] as const;
const DARI = IKUT.map((kolom) => `a.${kolom}`).join(', ');
const KHUSUS = 'case when a.markis then a.harga_khusus end';

/** A piece that comes in, the tray it goes to, and whether it is new here or has been here before. */
export interface BarangDatang extends Piece {
  readonly langkah: 'masuk_kirim' | 'pulang';
}
interface Kepala extends Oleh {
  readonly tgl: string;
  /** Number of the receipt. */
  readonly nomor: string;
  /** The shop that sent them, and the number under which: its rows, or what it has told, say what they are. */
  readonly dari_toko: string;
  readonly no_kirim: string;
}

const MASUK_SQL = `insert into barang (kode_toko, kode_barcode, kode_gudang, kode_baki, tgl_masuk, no_tambah,
    dibuat_oleh, dibuat_pada, status, harga_khusus, ${IKUT.join(', ')})
  select $1, a.kode_barcode, t.gudang, t.baki, $3, $4, $5, $6, 'TERSEDIA', ${KHUSUS}, ${DARI}
  from unnest($7::text[], $8::text[], $9::text[]) as t(kode, gudang, baki)
  join barang_asal($1, $2, $10, $7::text[]) a on a.kode_barcode = t.kode returning 1`;

/** Whoever had sent it away: a paper of before, which has let it go. */
const SIAPA: Dokumen = { jenis: 'b.pemilik_jenis', nomor: 'b.pemilik_nomor' };
const PULANG_SQL = `update barang b set ${menjadiSql('pulang', SIAPA)}, kode_gudang = t.gudang, kode_baki = t.baki,
    tgl_masuk = $3, no_tambah = $4, diubah_oleh = $5, diubah_pada = $6, harga_khusus = ${KHUSUS},
    ${IKUT.map((kolom) => `${kolom} = a.${kolom}`).join(', ')}
  from unnest($7::text[], $8::text[], $9::text[]) as t(kode, gudang, baki)
  join barang_asal($1, $2, $10, $7::text[]) a on a.kode_barcode = t.kode
  where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('pulang', SIAPA)} returning 1`;

/** Stones go with their pieces. */
const BATU = `kode_jenis_batu, jumlah, carat, kode_shape, kode_color, kode_clarity, kode_cutgrade, kode_polish,
  kode_symmetry, kode_fluorescence, no_sertifikat, harga`;
async function ikutBatu(
  tx: Tx,
  { kode_toko, dari_toko, no_kirim }: Pick<Kepala, 'kode_toko' | 'dari_toko' | 'no_kirim'>,
  kode: readonly string[],
): Promise<void> {
  await tx.query(`delete from barang_batu where kode_toko = $1 and kode_barcode = any($2)`, [kode_toko, kode]);
  await tx.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, ${BATU})
     select $1, kode_barcode, baris, ${BATU} from batu_asal($1, $2, $4, $3)`,
    [kode_toko, dari_toko, kode, no_kirim],
  );
}

/**
 * Pieces that another shop has sent come into trays, as that shop's rows tell of them; those that were here before wake
 * in their old rows.
 * @returns the entries of it, in the order of the pieces.
 * @throws Problem `barang_berubah` when one is not where it was said to be.
 */
export async function tulisTerimaKirim(
  tx: Tx,
  { kode_toko, user_id, waktu, tgl, nomor, dari_toko, no_kirim }: Kepala,
  pieces: readonly BarangDatang[],
  kategori: string,
): Promise<Entry[]> {
  for (const [langkah, sql] of [
    ['masuk_kirim', MASUK_SQL],
    ['pulang', PULANG_SQL],
  ] as const) {
    const datang = pieces.filter((piece) => piece.langkah === langkah);
    if (datang.length === 0) continue;
    const kode = datang.map(({ kode_barcode }) => kode_barcode);
    const tempat = [datang.map(({ kode_gudang }) => kode_gudang), datang.map(({ kode_baki }) => kode_baki)];
    const rows = await tx.query(sql, [kode_toko, dari_toko, tgl, nomor, user_id, waktu, kode, ...tempat, no_kirim]);
    assertSemua(rows.length, datang.length, kode[0] ?? nomor);
    await ikutBatu(tx, { kode_toko, dari_toko, no_kirim }, kode);
  }
  return pieces.flatMap((piece) => betweenEntries(piece, 1, { akun: 'RK', sub: dari_toko }, kategori));
}

/**
 * Pieces that had come from another shop are on their way again: their receipt is taken back.
 * @returns what becomes of its entries. @throws Problem `barang_berubah` unless all of them are free.
 */
export async function tulisBatalTerima(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  kode_barcode: readonly string[],
): Promise<Lawan> {
  const rows = await tx.query(
    `update barang b set ${menjadiSql('batal_terima', { jenis: '$2', nomor: '$3' })}, diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql('batal_terima')} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode, user_id, waktu],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
  return (entry) => entry;
}
