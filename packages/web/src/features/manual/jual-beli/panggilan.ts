import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.document.ts';
import type {
  BeliManual,
  BeliRingkas,
  JualManual,
  JualRingkas,
  StokJual,
} from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.document.ts';
import { api, type Query } from '../../../platform/api.ts';
import { previewPaper } from '../../../platform/print.tsx';
import { text } from '../../../ui/text.ts';

/** The two kinds of trade in goods without barcodes, by what pages need of them. */
export const JENIS = {
  JUAL: { dokumen: penjualanManual, arah: 'JUAL', judul: 'jual_beli.JUAL', nota: 'jual_beli.nota_jual' },
  BELI: { dokumen: pembelianManual, arah: 'BELI', judul: 'jual_beli.BELI', nota: 'jual_beli.nota_beli' },
} as const;
export type Jenis = (typeof JENIS)[keyof typeof JENIS];

/** Everything read of them lies below this key. */
const KEY = 'jual-beli-manual';
const PAGE_SIZE = 60;
const pathOf = ({ dokumen }: Jenis, nomor: string, kata = ''): string =>
  `${dokumen.base}/${encodeURIComponent(nomor)}${kata}`;

export type Ringkas = JualRingkas | BeliRingkas;
export type Dokumen = JualManual | BeliManual;
export const nomorOf = (satu: Ringkas): string => ('no_jual' in satu ? satu.no_jual : satu.no_beli);
/** Which kind a number is of: its middle says so. */
export const jenisDari = (satu: Ringkas): Jenis => ('no_jual' in satu ? JENIS.JUAL : JENIS.BELI);

export interface Hasil {
  readonly nomor: string;
  readonly status: string;
  readonly message?: string;
}

export const panggil = {
  daftar: ({ dokumen }: Jenis, query: Query, signal?: AbortSignal) =>
    api.get<{ readonly data: readonly Ringkas[]; readonly next: string | null }>(dokumen.base, query, { signal }),
  satu: (jenis: Jenis, nomor: string, signal?: AbortSignal) => api.get<Dokumen>(pathOf(jenis, nomor), {}, { signal }),
  validasi: ({ dokumen }: Jenis, nomor: readonly string[]) =>
    api.post<{ readonly hasil: readonly Hasil[] }>(`${dokumen.base}/validasi`, { nomor }),
  tarik: (jenis: Jenis, nomor: string, aksi: 'tolak' | 'batal', alasan: string, otorisasi: string) =>
    api.post<Dokumen>(pathOf(jenis, nomor, `/${aksi}`), { alasan, otorisasi }),
};

/** Documents of a kind by filter, newest first, page after page as the end comes into sight. */
export function useDaftar(jenis: Jenis, query: Query) {
  return useInfiniteQuery({
    queryKey: [KEY, jenis.arah, 'daftar', query],
    queryFn: ({ pageParam, signal }) => panggil.daftar(jenis, { ...query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export const useDokumen = (jenis: Jenis, nomor: string) =>
  useQuery({
    queryKey: [KEY, jenis.arah, 'satu', nomor],
    queryFn: ({ signal }) => panggil.satu(jenis, nomor, signal),
    enabled: nomor !== '',
  });

/** What can be sold now, with today's prices. */
export const useStokJual = (enabled: boolean) =>
  useQuery({
    queryKey: [KEY, 'stok'],
    queryFn: ({ signal }) => api.get<readonly StokJual[]>(`${penjualanManual.base}/stok`, {}, { signal }),
    enabled,
  });

/** To be called after a document has changed: lists, details and the stock are read again. */
export function useBerubah(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([KEY, 'barang', 'pending'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}

/** Shows the nota, with a button to print it. Only printing counts; from the second time on it says DUPLIKAT. */
export const lihatNota = (jenis: Jenis, nomor: string): Promise<void> =>
  previewPaper({ path: pathOf(jenis, nomor, '/nota.pdf'), name: `${text(jenis.nota)} ${nomor}` });
