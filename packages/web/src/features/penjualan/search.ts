import { formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { SearchProvider } from '../../platform/search-providers.ts';
import { panggil } from './panggilan.ts';

const MOST = 6;

/** Sales for Ctrl+K: by number, customer, or the barcode of a sold piece. */
export const penjualanSearch: SearchProvider = {
  key: dokumen.key,
  title: 'page.lihat-penjualan',
  pages: [dokumen.pages.list],
  minLength: 3,
  find: async (query, signal) => {
    const { data } = await panggil.daftar({ q: query, limit: MOST }, signal);
    return data.map(({ no_faktur_group, nama, status, grand_total }) => ({
      id: no_faktur_group,
      title: `${no_faktur_group} ${nama}`,
      note: `${status} · ${formatRupiah(grand_total)}`,
      to: dokumen.pages.list,
      search: { q: no_faktur_group },
    }));
  },
};
