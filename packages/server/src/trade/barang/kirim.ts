import { compact } from '../../ledger/compact.ts';
import {
  betweenEntries,
  passedEntries,
  pieceEntries,
  type Entry,
  type Luar,
  type Piece,
  type Place,
} from '../../ledger/entry.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Oleh } from './langkah.ts';
import { simpanBatuLama } from './batu-lama.ts';
import { KOLOM_BATU } from './sifat-batu.ts';

/** A piece and the tray it comes back to. */
export interface BarangPulang extends Place {
  readonly kode_barcode: string;
  /** The paper that has it again, of one that lay unsorted. */
  readonly asal_jenis?: string | null;
  readonly asal_nomor?: string | null;
}

/** Where pieces of a paper are that are on their way. */
const diJalan = (nomor: string): Luar => ({ akun: 'KIRIM', sub: nomor });

/**
 * Pieces leave their trays for another shop, under a document. The row keeps the tray where each lay.
 * @param langkah `kirim` for free ones, `kirim_beli` for bought ones that are not sorted yet.
 * @returns the entries that take them out of the stock.
 * @throws Problem `barang_berubah` unless all of them lay there so.
 */
export async function tulisKirim(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor, pieces }: Dokumen & { readonly pieces: readonly Piece[] },
  kategori: string,
  langkah: 'kirim' | 'kirim_beli' = 'kirim',
): Promise<Entry[]> {
  const kode = pieces.map((piece) => piece.kode_barcode);
  const dikirim = await tx.query(
    `update barang b set ${menjadiSql(langkah, { jenis: '$2', nomor: '$3' })}, diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah)} returning 1`,
    [kode_toko, jenis, nomor, kode, user_id, waktu],
  );
  assertSemua(dikirim.length, pieces.length, kode[0] ?? nomor);
  return pieces.flatMap((piece) => betweenEntries(piece, -1, diJalan(nomor), kategori));
}

/**
 * Pieces of a document that are on their way lie in trays again.
 * @param langkah `kirim_kembali` to be free again, `kirim_kembali_beli` unsorted, with the paper that had brought each.
 * @returns the entries that bring them there, in the order of their barcodes.
 * @throws Problem `barang_berubah` unless all of them are on their way with that document.
 */
export async function tulisKirimKembali(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  pulang: readonly BarangPulang[],
  kategori: string,
  langkah: 'kirim_kembali' | 'kirim_kembali_beli' = 'kirim_kembali',
): Promise<Entry[]> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const asal: Dokumen = { jenis: 't.asal_jenis', nomor: 't.asal_nomor' };
  const rows = await tx.query<Piece>(
    `update barang b set ${menjadiSql(langkah, dokumen, asal)}, kode_gudang = t.gudang, kode_baki = t.baki,
      diubah_oleh = $4, diubah_pada = $5
     from unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
       as t(kode, gudang, baki, asal_jenis, asal_nomor)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql(langkah, dokumen)}
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
      pulang.map(({ asal_jenis }) => asal_jenis ?? null),
      pulang.map(({ asal_nomor }) => asal_nomor ?? null),
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
const KHUSUS = 'case when a.markis then a.harga_khusus end';

/** A step by which a piece comes in: for sale or to be refinished, new here or here before. */
type LangkahDatang = 'masuk_kirim' | 'pulang' | 'masuk_cuci' | 'pulang_cuci';
/** A piece that comes in, as it is found to be, and the tray it goes to. */
export interface BarangDatang extends Piece {
  readonly langkah: LangkahDatang;
  /** What was told of it, where it was weighed. */
  readonly dikirim?: { readonly berat: Dec; readonly harga_modal: Dec | null };
}
interface Kepala extends Oleh {
  readonly tgl: string;
  /** Number of the receipt. */
  readonly nomor: string;
  /** The shop that sent them, and the number under which: its rows, or what it has told, say what they are. */
  readonly dari_toko: string;
  readonly no_kirim: string;
}

const DATANG = 'unnest($7::text[], $8::text[], $9::text[], $11::numeric[], $12::numeric[])';
const DITEMUKAN: Readonly<Record<string, string>> = { berat: 't.berat', harga_modal: 't.modal' };
const isiDari = (kolom: string): string => DITEMUKAN[kolom] ?? `a.${kolom}`;
/** What a piece keeps that comes back from where nobody knew better: of another server's pictures none is known yet. */
const PULANG: Readonly<Record<string, string>> = { foto: "coalesce(nullif(a.foto, ''), b.foto)" };
/** The receipt, which has the pieces that it takes in to be refinished. */
const TERIMA: Dokumen = { jenis: "'terima-barang'", nomor: '$4' };

const masukSql = (status: string, pemilik: string): string => `insert into barang (kode_toko, kode_barcode, kode_gudang,
    kode_baki, tgl_masuk, no_tambah, dibuat_oleh, dibuat_pada, status, pemilik_jenis, pemilik_nomor, harga_khusus,
    ${IKUT.join(', ')})
  select $1, a.kode_barcode, t.gudang, t.baki, $3, $4, $5, $6, '${status}', ${pemilik}, ${KHUSUS},
    ${IKUT.map(isiDari).join(', ')}
  from ${DATANG} as t(kode, gudang, baki, berat, modal)
  join barang_asal($1, $2, $10, $7::text[]) a on a.kode_barcode = t.kode returning 1`;

/** Whoever had sent it away: a paper of before, which has let it go. */
const SIAPA: Dokumen = { jenis: 'b.pemilik_jenis', nomor: 'b.pemilik_nomor' };
const pulangSql = (langkah: 'pulang' | 'pulang_cuci', dokumen: Dokumen): string => `update barang b
  set ${menjadiSql(langkah, dokumen)}, kode_gudang = t.gudang, kode_baki = t.baki,
    tgl_masuk = $3, no_tambah = $4, diubah_oleh = $5, diubah_pada = $6, harga_khusus = ${KHUSUS},
    ${IKUT.map((kolom) => `${kolom} = ${PULANG[kolom] ?? isiDari(kolom)}`).join(', ')}
  from ${DATANG} as t(kode, gudang, baki, berat, modal)
  join barang_asal($1, $2, $10, $7::text[]) a on a.kode_barcode = t.kode
  where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql(langkah, dokumen)} returning 1`;

const DATANG_SQL: Readonly<Record<LangkahDatang, string>> = {
  masuk_kirim: masukSql('TERSEDIA', 'null, null'),
  pulang: pulangSql('pulang', SIAPA),
  masuk_cuci: masukSql('BELI', `${TERIMA.jenis}, ${TERIMA.nomor}`),
  pulang_cuci: pulangSql('pulang_cuci', TERIMA),
};

/** Stones go with their pieces. */
async function ikutBatu(
  tx: Tx,
  { kode_toko, dari_toko, no_kirim, tgl }: Pick<Kepala, 'kode_toko' | 'dari_toko' | 'no_kirim' | 'tgl'>,
  kode: readonly string[],
): Promise<void> {
  const bermata = await tx.query<{ readonly kode_barcode: string }>(
    `select kode_barcode from barang b where kode_toko = $1 and kode_barcode = any($2) and (berlian or exists (
       select from barang_batu s where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode))`,
    [kode_toko, kode],
  );
  await simpanBatuLama(
    tx,
    kode_toko,
    bermata.map(({ kode_barcode }) => kode_barcode),
    tgl,
  );
  await tx.query(`delete from barang_batu where kode_toko = $1 and kode_barcode = any($2)`, [kode_toko, kode]);
  await tx.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, ${KOLOM_BATU})
     select $1, kode_barcode, baris, ${KOLOM_BATU} from batu_asal($1, $2, $4, $3)`,
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
  for (const [langkah, sql] of Object.entries(DATANG_SQL)) {
    const datang = pieces.filter((piece) => piece.langkah === langkah);
    if (datang.length === 0) continue;
    const kode = datang.map(({ kode_barcode }) => kode_barcode);
    const tempat = [datang.map(({ kode_gudang }) => kode_gudang), datang.map(({ kode_baki }) => kode_baki)];
    const rows = await tx.query(sql, [
      kode_toko,
      dari_toko,
      tgl,
      nomor,
      user_id,
      waktu,
      kode,
      ...tempat,
      no_kirim,
      datang.map(({ berat }) => berat.toString()),
      datang.map(({ harga_modal }) => harga_modal?.toString() ?? null),
    ]);
    assertSemua(rows.length, datang.length, kode[0] ?? nomor);
    await ikutBatu(tx, { kode_toko, dari_toko, no_kirim, tgl }, kode);
  }
  return pieces.flatMap(({ dikirim, ...piece }) => [
    ...betweenEntries({ ...piece, ...dikirim }, 1, { akun: 'RK', sub: dari_toko }, kategori),
    ...(dikirim ? timbangEntries({ ...piece, ...dikirim }, piece) : []),
  ]);
}

/** Category of what was lost, on the way as in the work. */
const WASTING = 'WASTING';

/** What a piece lacks that is found lighter than was told, or has more. */
const timbangEntries = (dulu: Piece, kini: Piece): Entry[] =>
  compact([...pieceEntries(dulu, -1, WASTING, WASTING), ...pieceEntries(kini, 1, WASTING, WASTING)]);

/**
 * Pieces that had come from another shop are on their way again: their receipt is taken back.
 * @returns what becomes of its entries. @throws Problem `barang_berubah` unless all of them are free.
 */
export async function tulisBatalTerima(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  kode_barcode: readonly string[],
  langkah: 'batal_terima' | 'batal_terima_cuci' = 'batal_terima',
): Promise<Lawan> {
  const dokumen: Dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query(
    `update barang b set ${menjadiSql(langkah, dokumen)}, diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah, dokumen)} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode, user_id, waktu],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
  return (entry) => entry;
}
