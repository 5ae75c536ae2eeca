import { useCallback, useEffect, useRef, useState } from 'react';
import { beep } from '../../../platform/beep.ts';
import { useOutbox } from '../../../platform/outbox.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import type { Fase } from '../../../trade/dokumen/fase.ts';
import { kurangIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { text } from '../../../ui/text.ts';
import type { PeganganTukar } from '../tukar/pegangan.ts';
import type { Penjualan } from '../wire.ts';
import type { DraftJual } from './draft.ts';
import { hitungJual } from './hitung.ts';
import { periksaJual } from './periksa.ts';
import { fetchOtorisasi, fetchTanggapi } from './refusal-part.ts';
import { kirimJual, tunda } from './tertunda.ts';
import type { LayarHandle } from './use-layar.ts';

/** A refusal that was answered leads to another try; more often than this it leads nowhere. */
const MOST_TRIES = 5;

export interface SimpanHandle {
  readonly fase: Fase;
  readonly simpan: () => void;
  /** Leaves a sale that waits for the line to the outbox, so that the next one can begin. */
  readonly titipkan: () => void;
}

interface SimpanOptions {
  readonly handle: LayarHandle;
  readonly aturan: AturanJual;
  /** Something is missing: the path of the first, to put the hand there. */
  readonly onBroken: (path: string) => void;
  /** The server has refused it, and all that could be done about that was done. @param sebelum what had the hand. */
  readonly onRefused: (sebelum: Element | null) => void;
  /** The server has saved it. */
  readonly onSaved: (penjualan: Penjualan, draft: DraftJual) => void;
  /** What the next sale begins with. */
  readonly berikutnya: () => DraftJual;
  /** Old goods, while there are any. */
  readonly tukar: { readonly current: PeganganTukar | undefined };
}

const labelOf = ({ pelanggan }: DraftJual): string =>
  text('penjualan.kiriman', { nama: pelanggan.nama === '' ? text('penjualan.reguler') : pelanggan.nama });

/** Whether the server wants approvals of old goods, or no longer takes the ones it got. */
const izinLama = (error: unknown): boolean =>
  error instanceof ProblemError &&
  Object.keys(error.fields).some((path) => /^bayar\.\d+\.(barang\..*|kembali_)otorisasi$/.test(path));

/** What must be right before it is worth sending. */
async function siap({ handle, aturan, onBroken, tukar }: SimpanOptions): Promise<boolean> {
  // What they come to is known once they are complete.
  if (handle.now().draft.tukar && !(await tukar.current?.siap())) return false;
  const { draft } = handle.now();
  const hitung = hitungJual(draft, aturan);
  const breaks = periksaJual(draft, hitung, aturan);
  const [first] = Object.keys(breaks);
  if (first !== undefined) {
    const { kataSalah } = await import('../../../trade/dokumen/kata-salah.ts');
    handle.ubah({ type: 'errors', salah: kataSalah(breaks) });
    beep('error');
    onBroken(first);
    return false;
  }
  handle.ubah({ type: 'errors', salah: {} });
  const basi = draft.barang.filter((baris) => baris.baru !== null);
  if (basi.length > 0) {
    const { tawarkanHarga } = await fetchTanggapi();
    await tawarkanHarga(handle, basi);
    return false;
  }
  const kurang = hitung.baris.filter((baris) => kurangIzin(baris, Date.now()));
  if (kurang.length === 0) return true;
  const { mintaOtorisasi } = await fetchOtorisasi();
  return mintaOtorisasi(handle, kurang);
}

/** What is done about a refusal. True when the sale may be sent again. */
const jawab = (handle: LayarHandle, aturan: AturanJual, draft: DraftJual, error: unknown): Promise<boolean> =>
  fetchTanggapi().then(
    ({ tanggapi }) => tanggapi(handle, aturan, draft, error),
    () => {
      reportProblem(error);
      return false;
    },
  );

/** Saves the sale: checks, brings what is missing, sends, and only when the server has answered goes on to the next. */
export function useSimpan(options: SimpanOptions): SimpanHandle {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { key } = options.handle.tersimpan;
  const [sending, setSending] = useState<string>();
  /** Key of the sale that is being worked on; a sale left to the outbox is no longer this page's business. */
  const working = useRef<string>(undefined);

  const send = useCallback(async (prepare: boolean) => {
    const { handle, aturan } = latest.current;
    const own = handle.tersimpan.key;
    if (working.current === own) return;
    working.current = own;
    const sebelum = document.activeElement;
    const mine = () => working.current === own;
    try {
      if (prepare && !(await siap(latest.current))) return;
      for (let tries = 0, again = true; again && tries < MOST_TRIES; tries += 1) {
        const { draft } = handle.now();
        setSending(own);
        try {
          const saved = await kirimJual(draft, own, labelOf(draft));
          if (mine()) latest.current.onSaved(saved, draft);
          again = false;
        } catch (error) {
          if (!mine()) return;
          setSending(undefined);
          const lama = izinLama(error) ? latest.current.tukar.current : undefined;
          again = await (lama ? lama.minta(true) : jawab(handle, aturan, draft, error));
          if (!again) latest.current.onRefused(sebelum);
        }
      }
    } finally {
      if (mine()) working.current = undefined;
      setSending((now) => (now === own ? undefined : now));
    }
  }, []);

  const titipkan = useCallback(() => {
    const { handle, berikutnya } = latest.current;
    const { draft } = handle.now();
    working.current = undefined;
    tunda({ key: handle.tersimpan.key, draft }, labelOf(draft));
    handle.mulai(berikutnya());
  }, []);

  const parcel = useOutbox().find((item) => item.key === key);
  // A reload left the sale under way: wait for its answer here instead of offering it for typing.
  const left = parcel !== undefined && sending === undefined;
  useEffect(() => {
    if (left) void send(false);
  }, [left, send]);

  const fase = parcel?.state === 'waiting' ? 'menunggu' : parcel !== undefined || sending === key ? 'kirim' : 'isi';
  return { fase, simpan: useCallback(() => void send(true), [send]), titipkan };
}
