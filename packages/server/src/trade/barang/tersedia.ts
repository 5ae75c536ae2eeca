import { Problem } from '@kilau/contract/core/problem.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';

/** The columns of a {@link KeadaanBarang}. */
export const KEADAAN_KOLOM = 'status, pemilik_nomor, pemilik_jenis, klaim_nomor';

/** Pieces that nobody holds and that left nowhere, as a condition on rows of `barang b`. */
export const BEBAS_SQL = `b.status = 'TERSEDIA' and b.klaim_nomor is null`;

/** Pieces for sale, whoever holds them: the stock without what was bought back and is not sorted yet. */
export const TERSEDIA_SQL = `b.di_stok and b.status = 'TERSEDIA'`;

/** What lists tell of a piece `b`, as `tampilBarang` has it. */
export const TAMPIL_SQL = `case when b.klaim_nomor is null then b.status else 'RESERVASI' end`;

/** What is said of a piece that was sorted: one that is away to be refinished is told as that, by its batch. */
const disortir = (
  kode_barcode: string,
  { status, pemilik_nomor }: Pick<KeadaanBarang, 'status' | 'pemilik_nomor'>,
): Problem =>
  new Problem(status === 'CUCI' ? 'barang_di_tukang' : 'barang_disortir', {
    kode_barcode,
    nomor: pemilik_nomor ?? '',
  });

/**
 * Why a piece that left the stock, or waits to go on, cannot be used: the nota it was sold on, the document that it was
 * destroyed or sorted by.
 */
export function keluarKarena(kode_barcode: string, { status, pemilik_nomor }: KeadaanBarang): Problem | undefined {
  const nomor = pemilik_nomor ?? '';
  if (status === 'TERJUAL') return new Problem('barang_sudah_terjual', { kode_barcode, nomor });
  if (status === 'BELI' || status === 'KEMBALI') return new Problem('barang_sudah_dibeli', { kode_barcode, nomor });
  if (status === 'SORTIR' || status === 'CUCI') return disortir(kode_barcode, { status, pemilik_nomor });
  if (status === 'GANTI' || status === 'LEBUR' || status === 'BATAL') {
    return new Problem('barang_sudah_ganti', { kode_barcode, nomor });
  }
  if (status === 'KIRIM' || status === 'KELUAR' || status === 'HILANG') {
    return new Problem('barang_dikirim', { kode_barcode, nomor });
  }
  return status === 'HANCUR' ? new Problem('barang_sudah_hancur', { kode_barcode, nomor }) : undefined;
}

/** Refuses a piece that left the stock. */
export function assertDiStok(kode_barcode: string, keadaan: KeadaanBarang): void {
  const keluar = keluarKarena(kode_barcode, keadaan);
  if (keluar) throw keluar;
}

/** What is said of a piece that is kept back, by the kind of paper that it is kept back for. */
const DIJANJIKAN: Readonly<Record<string, 'barang_dititip' | 'barang_sudah_po'>> = { 'pre-order': 'barang_sudah_po' };

/**
 * Refuses a piece that is not free, in words that name the document that has it.
 * @param pemegang number of the document that may hold it itself: an OPEN sale that is being changed.
 */
export function assertTersedia(kode_barcode: string, keadaan: KeadaanBarang, pemegang?: string): void {
  const { klaim_nomor: nomor } = keadaan;
  if (nomor !== null && nomor !== pemegang) throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor });
  assertDiStok(kode_barcode, keadaan);
  if (keadaan.status === 'TITIP') {
    const promise = DIJANJIKAN[keadaan.pemilik_jenis ?? ''] ?? 'barang_dititip';
    throw new Problem(promise, { kode_barcode, nomor: keadaan.pemilik_nomor ?? '' });
  }
  if (keadaan.status === 'CONTOH') {
    throw new Problem('barang_contoh', { kode_barcode, nomor: keadaan.pemilik_nomor ?? '' });
  }
  if (keadaan.status === 'CICIL') {
    throw new Problem('barang_dicicil', { kode_barcode, nomor: keadaan.pemilik_nomor ?? '' });
  }
}

/**
 * Refuses a piece that is not kept back for a deposit, or that a sale holds which picks it up.
 * @param titipan number of the deposit. @param pemegang of the OPEN sale that may hold it itself.
 */
export function assertDititip(kode_barcode: string, keadaan: KeadaanBarang, titipan: string, pemegang: string): void {
  const { klaim_nomor: nomor, pemilik_nomor, status } = keadaan;
  if (nomor !== null && nomor !== pemegang) throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor });
  assertDiStok(kode_barcode, keadaan);
  if (status !== 'TITIP' || pemilik_nomor !== titipan) throw new Problem('barang_berubah', { kode_barcode });
}

/** States of a piece that was bought, and sorted since. */
const DISORTIR: readonly string[] = ['SORTIR', 'CUCI', 'GANTI', 'LEBUR'];

/** Refuses a piece that does not wait to go on with a document, or with any where none is named. */
export function assertDisortir(
  kode_barcode: string,
  keadaan: KeadaanBarang,
  dokumen?: { readonly jenis: string; readonly nomor: string },
): void {
  const { status, klaim_nomor, pemilik_nomor, pemilik_jenis } = keadaan;
  if (klaim_nomor !== null) throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: klaim_nomor });
  const lain = dokumen !== undefined && (pemilik_jenis !== dokumen.jenis || pemilik_nomor !== dokumen.nomor);
  if (status === 'SORTIR' && !lain) return;
  if (DISORTIR.includes(status)) throw disortir(kode_barcode, keadaan);
  throw new Problem('barang_belum_disortir', { kode_barcode });
}

/** Refuses a piece that is not with the goldsmith, with this batch. */
export function assertDicuci(kode_barcode: string, { status, pemilik_nomor }: KeadaanBarang, no_kirim: string): void {
  if (status !== 'CUCI' || pemilik_nomor !== no_kirim) {
    throw new Problem('barang_bukan_dicuci', { kode_barcode, nomor: no_kirim });
  }
}

/** Refuses a piece that does not lie there as it was bought, in words that name the document that has it. */
export function assertDibeli(kode_barcode: string, keadaan: KeadaanBarang): void {
  const { status, klaim_nomor, pemilik_nomor } = keadaan;
  const nomor = pemilik_nomor ?? '';
  if (klaim_nomor !== null) throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: klaim_nomor });
  if (status === 'HANCUR') throw new Problem('barang_sudah_hancur', { kode_barcode, nomor });
  if (DISORTIR.includes(status)) throw disortir(kode_barcode, keadaan);
  if (status !== 'BELI') throw new Problem('barang_bukan_dibeli', { kode_barcode });
}
