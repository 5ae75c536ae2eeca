import { Problem } from '@kilau/contract/core/problem.ts';
import type { StatusBarang } from '@kilau/contract/trade/barang/keadaan.ts';

/** What tells where a piece stands. */
export interface Keadaan {
  readonly status: StatusBarang;
  /** Number of the document that holds or took it. */
  readonly pegangan: string;
}

/** Why a piece that left the stock cannot be used: the nota it was sold on, the document it was destroyed by. */
function keluarKarena(kode_barcode: string, { status, pegangan: nomor }: Keadaan): Problem | undefined {
  if (status === 'TERJUAL') return new Problem('barang_sudah_terjual', { kode_barcode, nomor });
  return status === 'HANCUR' ? new Problem('barang_sudah_hancur', { kode_barcode, nomor }) : undefined;
}

/** Refuses a piece that left the stock. */
export function assertDiStok(kode_barcode: string, keadaan: Keadaan): void {
  const keluar = keluarKarena(kode_barcode, keadaan);
  if (keluar) throw keluar;
}

/**
 * Refuses a piece that is not free, in words that name the document that has it.
 * @param pemegang number of the document that may hold it itself: an OPEN sale that is being changed.
 */
export function assertTersedia(kode_barcode: string, keadaan: Keadaan, pemegang?: string): void {
  const { status, pegangan } = keadaan;
  if (status === 'RESERVASI' && pegangan !== pemegang) {
    throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: pegangan });
  }
  assertDiStok(kode_barcode, keadaan);
}
