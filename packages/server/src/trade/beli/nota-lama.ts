import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { BarangTerjual } from '@kilau/contract/trade/beli/barang-terjual.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from '../barang/dikenal.ts';
import { keluarKarena } from '../barang/tersedia.ts';

/** A piece that the shop sold, with what the shop alone knows of it. */
export interface NotaLama extends BarangTerjual {
  readonly foto: string;
  /** Grams as the books had it when it left. */
  readonly berat_asal: Dec;
  readonly gudang_asal: string;
  readonly baki_asal: string;
  readonly harga_total: Dec;
}

type Baris = NotaLama & KeadaanBarang & { readonly pemilik_jenis: string | null; readonly no_nota: string | null };

const KOLOM = `b.kode_barcode, b.status, b.pemilik_jenis, b.pemilik_nomor, b.klaim_nomor, b.berat as berat_asal,
  b.kode_gudang as gudang_asal, b.kode_baki as baki_asal, d.nomor as no_nota, coalesce(d.nomor, '') as no_faktur,
  d.tgl as tgl_nota, coalesce(d.nama, '') as nama, coalesce(d.no_hp, '') as no_hp, coalesce(d.alamat, '') as alamat,
  coalesce(d.kode_member, '') as kode_member, j.nama_barang, j.kode_group, j.kode_dept, j.kadar, j.foto,
  j.berat as berat_nota, j.harga_jual, j.harga_atribut, j.ongkos, j.diskon, j.harga_total`;
/** Pieces with the line of the nota that they belong to, if they belong to one. */
const DARI = `from barang b
  left join dokumen d on b.pemilik_jenis = 'penjualan' and d.kode_toko = b.kode_toko and d.jenis = b.pemilik_jenis
    and d.nomor = b.pemilik_nomor
  left join jual_barang j on j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.ke = d.isi
    and j.kode_barcode = b.kode_barcode`;

/** Refuses a piece whose nota is not Tersedia (domain guide §3.1), in words that name the document that has it. */
function assertTerjual(kode_barcode: string, piece: Baris, pemegang: string): NotaLama {
  const { status, klaim_nomor } = piece;
  if (klaim_nomor !== null && klaim_nomor !== pemegang) {
    throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: klaim_nomor });
  }
  if (status === 'TERJUAL' && piece.no_nota !== null) return piece;
  const lain = status === 'TERJUAL' ? undefined : keluarKarena(kode_barcode, piece);
  throw lain ?? new Problem('barang_belum_terjual', { kode_barcode });
}

/**
 * Pieces that are bought back, by barcode, each with its nota.
 * @param pemegang number of the OPEN purchase that may hold them already.
 * @param hold not in a dry run, which may only read; otherwise the pieces are held in one order for all tills.
 * @throws Problem `barang_tidak_ditemukan`, `barang_belum_terjual`, `barang_sudah_dibeli`, `barang_sedang_dipesan`, …
 */
export async function notaLama(
  sql: Sql,
  kode_toko: string,
  kode_barcode: readonly string[],
  { pemegang = '', hold = true } = {},
): Promise<ReadonlyMap<string, NotaLama>> {
  if (kode_barcode.length === 0) return new Map();
  const rows = await sql.query<Baris>(
    `select ${KOLOM} ${DARI} where b.kode_toko = $1 and b.kode_barcode = any($2) order by b.kode_barcode
      ${hold ? 'for update of b' : ''}`,
    [kode_toko, kode_barcode],
  );
  const found = new Map(rows.map((row) => [row.kode_barcode, row]));
  const nota = new Map<string, NotaLama>();
  for (const kode of kode_barcode) {
    const row = found.get(kode);
    if (!row) throw await barangTidakDikenal(sql, kode);
    nota.set(kode, assertTerjual(kode, row, pemegang));
  }
  return nota;
}

/**
 * Barcodes of what was sold on a nota and can be bought back; all of them when none can, so that whoever asks for one
 * hears which paper has it; none for what is no nota.
 * @param pemegang number of the OPEN purchase that may hold them already.
 */
export async function barangNota(sql: Sql, kode_toko: string, nomor: string, pemegang = ''): Promise<string[]> {
  const rows = await sql.query<{ kode_barcode: string; bisa: boolean }>(
    `select j.kode_barcode, b.status = 'TERJUAL' and b.pemilik_jenis = 'penjualan' and b.pemilik_nomor = d.nomor
       and coalesce(b.klaim_nomor, $3) = $3 as bisa
     from dokumen d
     join jual_barang j on j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.ke = d.isi
     join barang b on b.kode_toko = j.kode_toko and b.kode_barcode = j.kode_barcode
     where d.kode_toko = $1 and d.jenis = 'penjualan' and d.nomor = $2 order by j.baris`,
    [kode_toko, nomor, pemegang],
  );
  const bisa = rows.filter((row) => row.bisa);
  return (bisa.length > 0 ? bisa : rows).map((row) => row.kode_barcode);
}
