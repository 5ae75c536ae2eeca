import { useCallback, useMemo, useState } from 'react';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import {
  PENERIMAAN,
  PENERIMAAN_INTERN,
  penerimaanBarang,
  type CaraTerima,
} from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import type { PenerimaanTersimpan } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { beep } from '../../platform/beep.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useActor } from '../../platform/session.ts';
import { useKirim } from '../../trade/dokumen/use-kirim.ts';
import { useDrafIsian } from '../../trade/isian/use-isian.ts';
import type { FormValues } from '../../ui/form/record-form.ts';
import { ruleText } from '../../ui/form/rule-text.ts';
import { text, useT } from '../../ui/text.ts';
import { adaIsi, adaIsian, barisBerikut, fieldsTerima, terimaKosong, type IsianTerima } from './isian.ts';

type Salah = Readonly<Record<string, string>>;

/** How this shop receives goods. */
function useCaraTerima(): CaraTerima {
  const actor = useActor();
  return useMemo(
    () => ({ intern: moduleOn(actor, PENERIMAAN_INTERN), supplier: moduleOn(actor, 'SUPPLIER_BARANG_MODULE') }),
    [actor],
  );
}

/** The receipt as it is typed: kept with every change, until the next one begins. */
const useDraftTerima = () => useDrafIsian<IsianTerima>(PENERIMAAN.slice(1), terimaKosong);

type DraftTerima = ReturnType<typeof useDraftTerima>;

/** What is wrong, by path; a field that is changed is taken for right. */
function useSalah() {
  const [salah, setSalah] = useState<Salah>({});
  const betul = useCallback(
    (path: string) => setSalah((before) => Object.fromEntries(Object.entries(before).filter(([at]) => at !== path))),
    [],
  );
  return { salah, setSalah, betul };
}

type SalahTerima = ReturnType<typeof useSalah>;

/** Changes to the receipt: its head, its lines. */
function useUbahTerima({ now, ganti }: DraftTerima, { setSalah, betul }: SalahTerima) {
  const setKepala = useCallback(
    (part: FormValues) => {
      for (const name of Object.keys(part)) betul(name);
      ganti((isi) => ({ ...isi, kepala: { ...isi.kepala, ...part } }));
    },
    [ganti, betul],
  );
  const setBaris = useCallback(
    (index: number, part: FormValues) => {
      for (const name of Object.keys(part)) betul(`baris.${index}.${name}`);
      ganti((isi) => ({
        ...isi,
        baris: isi.baris.map((baris, at) => (at === index ? { ...baris, ...part } : baris)),
      }));
    },
    [ganti, betul],
  );
  /** Another line, unless the last one is still empty. */
  const tambahBaris = useCallback(() => {
    const last = now.current.baris.at(-1);
    if (last === undefined || adaIsi(last, now.current.baris.at(-2))) {
      ganti((isi) => ({ ...isi, baris: [...isi.baris, barisBerikut(last)] }));
    }
  }, [now, ganti]);
  const hapusBaris = useCallback(
    (index: number) => {
      setSalah({});
      const baris = now.current.baris.filter((_satu, at) => at !== index);
      ganti((isi) => ({ ...isi, baris: baris.length > 0 ? baris : terimaKosong().baris }));
    },
    [now, ganti, setSalah],
  );
  return { setKepala, setBaris, tambahBaris, hapusBaris };
}

interface SimpanOptions {
  readonly draft: DraftTerima;
  readonly fields: ReturnType<typeof fieldsTerima>;
  readonly setSalah: SalahTerima['setSalah'];
  readonly onSaved: (dokumen: PenerimaanTersimpan) => void;
}

/** Checks the receipt and sends it. `simpan` answers whether it was fit to be sent. */
function useSimpanTerima({ draft: { now, key, ditolak }, fields, setSalah, onSaved }: SimpanOptions) {
  const t = useT();
  const { kirim, sibuk } = useKirim<PenerimaanTersimpan>(key, onSaved, (error) => {
    ditolak(error);
    if (error instanceof ProblemError && Object.keys(error.fields).length > 0) setSalah(error.fields);
    else reportProblem(error);
  });
  const simpan = useCallback((): boolean => {
    const { kepala, baris } = now.current;
    // Empty lines at the end are left out, also one that only took over its group; those that stay keep their places,
    // so that what is wrong stands where it belongs.
    const akhir = baris.findLastIndex((row, at) => adaIsi(row, baris[at - 1])) + 1;
    const result = recordSchema(fields.semua).safeParse({ ...kepala, baris: baris.slice(0, Math.max(1, akhir)) });
    if (result.success) {
      void kirim({ key, path: penerimaanBarang.base, body: result.data, label: text('terima.kiriman') });
      return true;
    }
    beep('error');
    setSalah(
      Object.fromEntries(
        Object.entries(fieldBreaks(result.error)).map(([path, broken]) => [
          path,
          ruleText(t, path, broken, fields.semua),
        ]),
      ),
    );
    return false;
  }, [now, fields, key, kirim, setSalah, t]);
  return { simpan, sibuk };
}

/** A receipt being typed: kept through reload and crash, sent until the server has answered. */
export function useIsianTerima(onSaved: (dokumen: PenerimaanTersimpan) => void) {
  const cara = useCaraTerima();
  const draft = useDraftTerima();
  const { isi, savedAt, mulai: kosongkan } = draft;
  const { asal } = isi.kepala;
  const fields = useMemo(() => fieldsTerima(cara, asal), [cara, asal]);
  const wrong = useSalah();
  const { salah, setSalah } = wrong;
  const ubah = useUbahTerima(draft, wrong);
  const mulai = useCallback(() => {
    kosongkan(terimaKosong);
    setSalah({});
  }, [kosongkan, setSalah]);
  const { simpan, sibuk } = useSimpanTerima({
    draft,
    fields,
    setSalah,
    onSaved: (dokumen) => {
      mulai();
      onSaved(dokumen);
    },
  });
  return { isi, fields, cara, salah, sibuk, savedAt, ada: adaIsian(isi), ...ubah, mulai, simpan };
}

export type TerimaHandle = ReturnType<typeof useIsianTerima>;
