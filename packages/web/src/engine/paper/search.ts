import { api } from '../../platform/api.ts';
import { pages } from '../../platform/page-list.ts';
import type { SearchProvider } from '../../platform/search-providers.ts';

/** A paper as it is found among those of all kinds. */
interface FoundPaper {
  readonly nomor: string;
  readonly nama: string;
  readonly keadaan: string;
  readonly judul: string;
  readonly halaman: string;
}

/** Papers of every kind for Ctrl+K: by number, customer, or a code that one of their lines bears. */
export const paperSearch: SearchProvider = {
  key: 'dokumen',
  title: 'shell.dokumen',
  // Some papers are made and looked up on one page.
  pages: pages.flatMap(({ path, source }) =>
    source?.type === 'kind' && (source.view === 'lihat' || source.view === 'buat') ? [path] : [],
  ),
  minLength: 3,
  find: async (query, signal) => {
    const { data } = await api.get<{ readonly data: readonly FoundPaper[] }>('dokumen/cari', { q: query }, { signal });
    return data.map(({ nomor, nama, keadaan, judul, halaman }) => ({
      id: nomor,
      title: `${nomor} ${nama}`,
      note: `${judul} · ${keadaan}`,
      to: halaman,
      search: { q: nomor },
    }));
  },
};
