import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cekNonCash } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import type {
  BarisBayar,
  BarisNonCash,
  DaftarNonCash,
  HasilNonCash,
  RekeningNonCash,
} from '@kilau/contract/features/uang/non-cash.wire.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { api } from '../../../platform/api.ts';

const KEY = ['validasi-non-cash'];

/** Rupiah as numbers of JSON. */
export type Baris = BarisNonCash & { readonly seharusnya: number; readonly selisih: number | null };
type Rekening = RekeningNonCash & { readonly seharusnya: number; readonly belum_rp: number; readonly selisih: number };
type Daftar = Omit<DaftarNonCash, 'data' | 'rekening'> & {
  readonly data: readonly Baris[];
  readonly rekening: readonly Rekening[];
};

/** What the list is narrowed by; empty where it is not. */
export interface Saringan {
  readonly tgl_from: string;
  readonly tgl_to: string;
  readonly no_rekening: string;
  readonly cara: string;
  readonly keadaan: string;
}
/** What still waits, of the last month: the server's own days. */
export const SARINGAN_AWAL: Saringan = { tgl_from: '', tgl_to: '', no_rekening: '', cara: '', keadaan: 'BELUM' };

export const useNonCash = (saringan: Saringan) =>
  useQuery({
    queryKey: [...KEY, saringan],
    queryFn: ({ signal }) => {
      const asked = Object.fromEntries(Object.entries(saringan).filter(([, value]) => value !== ''));
      return api.get<Daftar>('validasi-non-cash', asked, { signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Looks again: something was found, or taken back. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  const changed = usePapersChanged(cekNonCash);
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: KEY });
    await changed();
  }, [client, changed]);
}

export const barisKey = ({ jenis_dokumen, no_dokumen, ke_bayar, baris_bayar }: BarisBayar): string =>
  [jenis_dokumen, no_dokumen, ke_bayar, baris_bayar].join('/');

/** Says of payments that they have come as they were booked. */
export const sahkan = (rows: readonly BarisBayar[], key: string) =>
  api.post<{ readonly hasil: readonly HasilNonCash[] }>(
    'validasi-non-cash',
    {
      baris: rows.map(({ jenis_dokumen, no_dokumen, ke_bayar, baris_bayar }) => ({
        jenis_dokumen,
        no_dokumen,
        ke_bayar,
        baris_bayar,
      })),
    },
    { key },
  );
