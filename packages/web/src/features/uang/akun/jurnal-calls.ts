import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import type { Akun, BarisBaru, JurnalAkun } from './jurnal.ts';

const CALL = 'para-akun-transaksi';
/** More accounts than any shop has. */
const MOST = 10_000;

export const useJurnal = () =>
  useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => api.get<readonly JurnalAkun[]>(CALL, {}, { signal }),
    staleTime: 0,
  });

/** Accounts in use, to choose from. Below the key of the master, so that a change of the list is seen here. */
export const useAkun = () =>
  useQuery({
    queryKey: ['resource', 'akun', 'semua'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly data: readonly Akun[] }>('akuns', { limit: MOST }, { signal })).data,
  });

export function useSimpanJurnal(jurnal: JurnalAkun, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (detail_akun: readonly BarisBaru[]) =>
      api.put<JurnalAkun>(`${CALL}/${encodeURIComponent(jurnal.trx)}/${encodeURIComponent(jurnal.type)}`, {
        detail_akun,
      }),
    onSuccess: (saved) => {
      client.setQueryData<readonly JurnalAkun[]>([CALL], (list) =>
        list?.map((row) => (row.trx === saved.trx && row.type === saved.type ? saved : row)),
      );
      success(text('master.diedit'));
      onDone();
    },
    onError: (error) => reportProblem(error, text('akun.gagal_diedit')),
  });
}
