import { formatGram } from '@kilau/contract/core/format.ts';
import type { SearchProvider } from '../../platform/search-providers.ts';
import { text } from '../../ui/text.ts';
import { barangCalls } from './calls.ts';

const MOST = 6;

/** Pieces for Ctrl+K: by barcode, part of the name, beginning of the own code. */
export const barangSearch: SearchProvider = {
  key: 'barang',
  title: 'page.data-barang',
  pages: ['/data-barang'],
  minLength: 3,
  find: async (query, signal) => {
    const { data } = await barangCalls.daftar({ q: query, status: 'STOK', limit: MOST }, signal);
    return data.map(({ kode_barcode, nama_barang, kode_baki, berat }) => ({
      id: kode_barcode,
      title: `${kode_barcode} ${nama_barang}`,
      note: `${kode_baki} · ${formatGram(berat, text)}`,
      to: '/data-barang',
      search: { kode: kode_barcode },
    }));
  },
};
