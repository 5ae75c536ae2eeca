import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type {
  BarisGlobal,
  OpnameGlobal,
  OpnameGlobalRingkas,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { OPNAME_BERUBAH } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { berubah, ketikanDari, kirimanBaris, kunciBaris, lengkap, type Ketikan } from './global-baris.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { text } from '../../ui/text.ts';

export const GLOBAL = 'stock-opname-global';
export const globalPath = (nomor: string, kata = ''): string => `${GLOBAL}/${encodeURIComponent(nomor)}${kata}`;

/** Hears what others count, and reads again. */
function useSegar(): () => void {
  const client = useQueryClient();
  const segarkan = useCallback(() => void client.invalidateQueries({ queryKey: [GLOBAL] }), [client]);
  useRealtime(OPNAME_BERUBAH, segarkan);
  return segarkan;
}

export function useDaftarGlobal() {
  useSegar();
  return useQuery({
    queryKey: [GLOBAL, 'daftar'],
    queryFn: ({ signal }) => api.get<readonly OpnameGlobalRingkas[]>(GLOBAL, undefined, { signal }),
    staleTime: 0,
  });
}

export function useGlobal(nomor: string) {
  const segarkan = useSegar();
  const query = useQuery({
    queryKey: [GLOBAL, nomor],
    queryFn: ({ signal }) => api.get<OpnameGlobal>(globalPath(nomor), undefined, { signal }),
    staleTime: 0,
  });
  return { query, segarkan };
}

/** What stands in a row while it is typed and saved, and what was said about it. */
export interface KeadaanBaris {
  readonly ketik?: Ketikan;
  readonly pesan?: string;
  readonly menyimpan?: boolean;
}

/** Every row saves itself when the hand leaves it. What could not be sent stays in its fields. */
export function useKetikan(nomor: string) {
  const client = useQueryClient();
  const [keadaan, setKeadaan] = useState<Readonly<Record<string, KeadaanBaris>>>({});
  const tulis = useCallback(
    (kunci: string, next: KeadaanBaris) => setKeadaan((all) => ({ ...all, [kunci]: next })),
    [],
  );
  const ketik = useCallback((baris: BarisGlobal, part: Partial<Pick<Ketikan, 'qty' | 'berat'>>) => {
    setKeadaan((all) => ({
      ...all,
      [kunciBaris(baris)]: { ketik: { ...(all[kunciBaris(baris)]?.ketik ?? ketikanDari(baris)), ...part } },
    }));
  }, []);
  const simpan = useCallback(
    async (baris: BarisGlobal, isi: Ketikan | undefined) => {
      const kunci = kunciBaris(baris);
      if (isi === undefined) return;
      if (!berubah(baris, isi)) {
        tulis(kunci, {});
        return;
      }
      if (!lengkap(isi)) {
        tulis(kunci, { ketik: isi, pesan: text('opname.qty_wajib') });
        return;
      }
      tulis(kunci, { ketik: isi, menyimpan: true });
      try {
        client.setQueryData(
          [GLOBAL, nomor],
          await api.put<OpnameGlobal>(globalPath(nomor, '/baris'), kirimanBaris(baris, isi)),
        );
        tulis(kunci, {});
      } catch (error) {
        beep('error');
        const disalip = error instanceof ProblemError && error.code === 'opname_baris_berubah';
        if (disalip) await client.invalidateQueries({ queryKey: [GLOBAL, nomor] });
        // What another person counted is shown; what could not be sent stays to be sent again.
        tulis(kunci, { ...(!disalip && { ketik: isi }), pesan: problemText(error) });
      }
    },
    [client, nomor, tulis],
  );
  const belum = Object.values(keadaan).some((baris) => baris.ketik !== undefined);
  return { keadaan, ketik, simpan, belum };
}
