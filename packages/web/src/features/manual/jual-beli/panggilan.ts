import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import type {
  BeliManual,
  BeliRingkas,
  JualManual,
  JualRingkas,
  StokJual,
} from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { api, newKey, type Query } from '../../../platform/api.ts';
import { previewPaper } from '../../../platform/print.tsx';
import { text } from '../../../ui/text.ts';

/** The two kinds of trade in goods without barcodes, by what pages need of them. */
export const JENIS_DOKUMEN = {
  JUAL: { dokumen: penjualanManual, arah: 'JUAL', judul: 'jual_beli.JUAL', nota: 'jual_beli.nota_jual' },
  BELI: { dokumen: pembelianManual, arah: 'BELI', judul: 'jual_beli.BELI', nota: 'jual_beli.nota_beli' },
} as const;
export type JenisDokumen = (typeof JENIS_DOKUMEN)[keyof typeof JENIS_DOKUMEN];

/** Everything read of them lies below this key. */
const KEY = 'jual-beli-manual';
const PAGE_SIZE = 60;
const pathOf = ({ dokumen }: JenisDokumen, nomor: string, kata = ''): string =>
  `${dokumen.base}/${encodeURIComponent(nomor)}${kata}`;

export type Ringkas = JualRingkas | BeliRingkas;
export type Dokumen = JualManual | BeliManual;
export const nomorOf = (dokumen: Ringkas): string => ('no_jual' in dokumen ? dokumen.no_jual : dokumen.no_beli);
/** Which kind a number is of: its middle says so. */
export const jenisDokumenDari = (dokumen: Ringkas): JenisDokumen =>
  'no_jual' in dokumen ? JENIS_DOKUMEN.JUAL : JENIS_DOKUMEN.BELI;

export interface Hasil {
  readonly nomor: string;
  readonly status: string;
  readonly message?: string;
}

export const panggil = {
  daftar: ({ dokumen }: JenisDokumen, query: Query, signal?: AbortSignal) =>
    api.get<{ readonly data: readonly Ringkas[]; readonly next: string | null }>(dokumen.base, query, { signal }),
  baca: (jenisDokumen: JenisDokumen, nomor: string, signal?: AbortSignal) =>
    api.get<Dokumen>(pathOf(jenisDokumen, nomor), {}, { signal }),
  validasi: ({ dokumen }: JenisDokumen, nomor: readonly string[]) =>
    api.post<{ readonly hasil: readonly Hasil[] }>(`${dokumen.base}/validasi`, { nomor }, { key: newKey() }),
  tarik: (jenisDokumen: JenisDokumen, nomor: string, aksi: 'tolak' | 'batal', alasan: string, otorisasi: string) =>
    api.post<Dokumen>(pathOf(jenisDokumen, nomor, `/${aksi}`), { alasan, otorisasi }, { key: newKey() }),
};

/** Documents of a kind by filter, newest first, page after page as the end comes into sight. */
export function useDaftar(jenisDokumen: JenisDokumen, query: Query) {
  return useInfiniteQuery({
    queryKey: [KEY, jenisDokumen.arah, 'daftar', query],
    queryFn: ({ pageParam, signal }) =>
      panggil.daftar(jenisDokumen, { ...query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export const useDokumen = (jenisDokumen: JenisDokumen, nomor: string) =>
  useQuery({
    queryKey: [KEY, jenisDokumen.arah, 'satu', nomor],
    queryFn: ({ signal }) => panggil.baca(jenisDokumen, nomor, signal),
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
export const lihatNota = (jenisDokumen: JenisDokumen, nomor: string): Promise<void> =>
  previewPaper({ path: pathOf(jenisDokumen, nomor), bentuk: 'nota.pdf', name: `${text(jenisDokumen.nota)} ${nomor}` });
