import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type {
  BarisGlobal,
  OpnameGlobal,
  OpnameGlobalRingkas,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { OPNAME_BERUBAH } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { useDraft } from '../../platform/drafts.ts';
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

/**
 * The rows as they are typed, also as of this moment: answers come later than what is typed. What is not saved is kept
 * on this device.
 */
function useKeadaan(nomor: string) {
  const { found, keep, clear } = useDraft<Readonly<Record<string, Ketikan>>>(`${GLOBAL}.${nomor}`);
  const [keadaan, setKeadaan] = useState<Readonly<Record<string, KeadaanBaris>>>(() =>
    Object.fromEntries(Object.entries(found?.value ?? {}).map(([kunci, ketik]) => [kunci, { ketik }])),
  );
  const now = useRef(keadaan);
  const tulis = useCallback(
    (kunci: string, next: KeadaanBaris) => {
      now.current = { ...now.current, [kunci]: next };
      setKeadaan(now.current);
      const belum = Object.entries(now.current).flatMap(([lain, { ketik }]) => (ketik ? [[lain, ketik] as const] : []));
      if (belum.length > 0) keep(Object.fromEntries(belum));
      else clear();
    },
    [keep, clear],
  );
  return { keadaan, now, tulis };
}

/** Every row saves itself when the hand leaves it. What could not be sent stays in its fields. */
export function useKetikan(nomor: string) {
  const client = useQueryClient();
  const { keadaan, now, tulis } = useKeadaan(nomor);
  /** Rows that are being saved, each with whether the hand has left it once more meanwhile. */
  const jalan = useRef(new Map<string, boolean>());
  const ketik = useCallback(
    (baris: BarisGlobal, part: Partial<Pick<Ketikan, 'qty' | 'berat'>>) => {
      const kunci = kunciBaris(baris);
      tulis(kunci, { ketik: { ...(now.current[kunci]?.ketik ?? ketikanDari(baris)), ...part } });
    },
    [now, tulis],
  );
  /** Sends a row. @returns it as it is then; nothing where it was refused, which it says. */
  const kirim = useCallback(
    async (baris: BarisGlobal, isi: Ketikan): Promise<BarisGlobal | undefined> => {
      const kunci = kunciBaris(baris);
      tulis(kunci, { ketik: isi, menyimpan: true });
      try {
        const opname = await api.put<OpnameGlobal>(globalPath(nomor, '/baris'), kirimanBaris(baris, isi));
        client.setQueryData([GLOBAL, nomor], opname);
        const kini = opname.rincian.find((row) => kunciBaris(row) === kunci) ?? baris;
        const lagi = now.current[kunci]?.ketik;
        // What was typed on meanwhile is of the row as it is now.
        tulis(kunci, lagi === undefined || lagi === isi ? {} : { ketik: { ...lagi, versi: kini.versi } });
        return kini;
      } catch (error) {
        beep('error');
        const disalip = error instanceof ProblemError && error.code === 'opname_baris_berubah';
        if (disalip) await client.invalidateQueries({ queryKey: [GLOBAL, nomor] });
        // What another person counted is shown; what could not be sent stays to be sent again.
        tulis(kunci, { ...(!disalip && { ketik: now.current[kunci]?.ketik ?? isi }), pesan: problemText(error) });
        return undefined;
      }
    },
    [client, nomor, now, tulis],
  );
  const simpan = useCallback(
    async (semula: BarisGlobal, diketik: Ketikan | undefined) => {
      const kunci = kunciBaris(semula);
      if (jalan.current.has(kunci)) {
        jalan.current.set(kunci, true);
        return;
      }
      let baris: BarisGlobal | undefined = semula;
      for (let isi = diketik; baris && isi; isi = jalan.current.get(kunci) ? now.current[kunci]?.ketik : undefined) {
        if (!berubah(baris, isi)) {
          tulis(kunci, {});
          break;
        }
        if (!lengkap(isi)) {
          tulis(kunci, { ketik: isi, pesan: text('opname.qty_wajib') });
          break;
        }
        jalan.current.set(kunci, false);
        baris = await kirim(baris, isi);
      }
      jalan.current.delete(kunci);
    },
    [kirim, now, tulis],
  );
  const belum = Object.values(keadaan).some((baris) => baris.ketik !== undefined);
  return { keadaan, ketik, simpan, belum };
}
