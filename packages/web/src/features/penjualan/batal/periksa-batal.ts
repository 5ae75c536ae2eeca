import type { Penjualan } from '../wire.ts';

/** What stands in the way of a cancel, or must be known before it. */
export type HalanganBatal =
  | { readonly key: 'penjualan.batal_belum_divalidasi' | 'penjualan.batal_sudah'; readonly stops: true }
  | { readonly key: 'penjualan.batal_sudah_kembali'; readonly stops: true; readonly kode: string }
  | { readonly key: 'penjualan.batal_tidak_berhak'; readonly stops: true }
  | { readonly key: 'penjualan.batal_perlu_owner'; readonly stops: false; readonly tgl: string };

/** The first thing to say about cancelling a sale today. The server decides again. */
export function halanganBatal(penjualan: Penjualan, tgl_system: string): HalanganBatal | undefined {
  if (penjualan.status === 'OPEN') return { key: 'penjualan.batal_belum_divalidasi', stops: true };
  if (penjualan.status === 'CANC') return { key: 'penjualan.batal_sudah', stops: true };
  const kembali = penjualan.barang.filter(({ status_kembali }) => status_kembali !== 'Tersedia');
  if (kembali.length > 0) {
    return {
      key: 'penjualan.batal_sudah_kembali',
      stops: true,
      kode: kembali.map(({ kode_barcode, status_kembali }) => `${kode_barcode} (${status_kembali})`).join(', '),
    };
  }
  if (!penjualan.boleh.includes('batal')) return { key: 'penjualan.batal_tidak_berhak', stops: true };
  return penjualan.tgl < tgl_system
    ? { key: 'penjualan.batal_perlu_owner', stops: false, tgl: penjualan.tgl }
    : undefined;
}
