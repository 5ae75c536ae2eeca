import { api } from '../../platform/api.ts';
import type { BarangDititip } from './isi.ts';

/** The piece behind a code with today's price. @param untuk number of the OPEN deposit that may already hold it. */
export const cariBarang = (kode: string, untuk = ''): Promise<BarangDititip> =>
  api.get<BarangDititip>(`barang/${encodeURIComponent(kode)}/harga-jual`, { untuk });
