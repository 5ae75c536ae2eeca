import { api } from '../../platform/api.ts';
import type { HargaDipesan } from './isi.ts';

/** Today's price of goods that are to be made, and their usual making charge. */
export const cariHarga = (
  kode_group: string,
  kode_dept: string,
  kadar: string,
  signal?: AbortSignal,
): Promise<HargaDipesan> =>
  api.get<HargaDipesan>(
    'pesanan/harga',
    { kode_group, kode_dept, ...(kadar !== '' && { kadar }) },
    signal ? { signal } : {},
  );

/** A piece of the shop that may be a sample. */
export interface PieceContoh {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: number;
}

/** @param untuk number of the OPEN order that may already hold it. */
export const cariContoh = (kode: string, untuk = ''): Promise<PieceContoh> =>
  api.get<PieceContoh>(`barang/${encodeURIComponent(kode)}/harga-jual`, { untuk });
