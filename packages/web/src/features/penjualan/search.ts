import { formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { paperCalls } from '../../engine/paper/paper-calls.ts';
import type { SearchProvider } from '../../platform/search-providers.ts';

const MOST = 6;

/** Sales for Ctrl+K: by number, customer, or the barcode of a sold piece. */
export const penjualanSearch: SearchProvider = {
  key: penjualan.key,
  title: 'page.lihat-penjualan',
  pages: [penjualan.pages.list],
  minLength: 3,
  find: async (query, signal) => {
    const { data } = await paperCalls.page(penjualan, { q: query, limit: MOST }, signal);
    return data.map(({ nomor, nama, status, total }) => ({
      id: nomor,
      title: `${nomor} ${String(nama)}`,
      note: `${status} · ${formatRupiah(Number(total))}`,
      to: penjualan.pages.list,
      search: { q: nomor },
    }));
  },
};
