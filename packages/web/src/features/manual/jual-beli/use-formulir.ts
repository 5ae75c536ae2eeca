import { useCallback, useEffect, useRef, useState } from 'react';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import type { BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { useKirim } from '../../../trade/dokumen/use-kirim.ts';
import type { PelangganDraft } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { salahDari } from './isi.ts';
import { nomorOf, useBerubah, type Dokumen, type JenisDokumen } from './panggilan.ts';

interface DraftDasar {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly { readonly id: string }[];
  readonly bayar?: readonly BayarDraft[];
}

/** Broken rules as sentences beside their fields. */
export const kalimat = (rusak: Readonly<Record<string, RuleBreak>>): Salah =>
  Object.fromEntries(Object.entries(rusak).map(([path, { rule, params }]) => [path, text.of(`rule.${rule}`, params)]));

/**
 * A form of one kind: its draft kept on the device, sent until the server has answered, and then begun anew with the
 * same sales person. @param onDitolak is told of a refusal before it is shown.
 */
export function useFormulir<D extends DraftDasar>(
  jenisDokumen: JenisDokumen,
  kosong: (kode_sales: string) => D,
  onDitolak?: (error: ProblemError, form: { readonly now: () => D; readonly ubah: (part: Partial<D>) => void }) => void,
) {
  const { found, key, keep, clear } = useDraft<D>(jenisDokumen.dokumen.key);
  const [draft, setDraft] = useState<D>(() => found?.value ?? kosong(''));
  const [salah, setSalah] = useState<Salah>({});
  const [terakhir, setTerakhir] = useState<Dokumen>();
  const now = useRef(draft);
  const berubah = useBerubah();
  const ubah = useCallback(
    (part: Partial<D>) => {
      now.current = { ...now.current, ...part };
      setDraft(now.current);
      setSalah({});
      keep(now.current);
    },
    [keep],
  );
  const mulai = useCallback(() => {
    clear();
    now.current = kosong(now.current.kode_sales);
    setDraft(now.current);
    setSalah({});
  }, [clear, kosong]);
  const refused = useRef(onDitolak);
  useEffect(() => {
    refused.current = onDitolak;
  });
  const { kirim, sibuk } = useKirim<Dokumen>(
    key,
    (saved) => {
      mulai();
      setTerakhir(saved);
      success(text('jual_beli.tersimpan', { nomor: nomorOf(saved) }));
      if (saved.status === 'DONE') void showPrint(jenisDokumen.dokumen, nomorOf(saved));
      void berubah();
    },
    (error) => {
      if (error instanceof ProblemError) {
        // The key was used for what is on the server already: this goes on under another one.
        if (error.code === 'kunci_dipakai_isi_lain') clear();
        refused.current?.(error, { now: () => now.current, ubah });
        setSalah(salahDari(now.current, error.fields));
      }
      reportProblem(error);
    },
  );
  const simpan = (body: unknown) =>
    kirim({
      key,
      path: jenisDokumen.dokumen.base,
      body: JSON.parse(JSON.stringify(body)) as unknown,
      label: text(jenisDokumen.judul),
    });
  return { draft, ubah, salah, setSalah, mulai, simpan, sibuk, terakhir };
}
