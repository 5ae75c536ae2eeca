import { api } from '../../platform/api.ts';
import type { BarangHarga } from './barang-harga.ts';

/** The piece behind a code with today's price. @param untuk number of the OPEN paper that may already hold it. */
export const cariBarang = (kode: string, untuk = ''): Promise<BarangHarga> =>
  api.get<BarangHarga>(`barang/${encodeURIComponent(kode)}/harga-jual`, { untuk });
