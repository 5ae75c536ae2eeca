import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import { api } from '../../../platform/api.ts';

/** A row of today's cash book, and whose drawer it lies in now. */
export interface UangHari {
  readonly urut: number;
  readonly entri: number;
  readonly waktu: string;
  readonly dokumen: string;
  readonly kategori: string;
  readonly keterangan: string;
  readonly asal: string;
  readonly dari_user: string;
  readonly jumlah: number;
}

const KEY = ['pengalihan-saldo', 'uang'];

/** What moved in the drawers today, as the server has it. */
export const useUangHari = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly UangHari[] }>(`${pengalihanSaldo.base}/uang`, {}, { signal }),
    staleTime: 0,
  });

/** Looks again: something was handed over, or taken back. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
}

/** Hands rows over to another drawer. One key hands them over once, however often it is sent. */
export const alihkan = (ke_user: string, rows: readonly UangHari[], key: string) =>
  api.post<{ readonly nomor: string }>(
    pengalihanSaldo.base,
    { ke_user, uang: rows.map(({ urut, entri, dari_user }) => ({ urut, entri, dari_user })) },
    { key },
  );
