import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BarangDitambah, BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { beep } from '../../../platform/beep.ts';
import { deliver, useOutbox, type NewParcel } from '../../../platform/outbox.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { failure, success } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import { barangCalls, CACHE } from '../calls.ts';
import { isianBerikut, salahIsian } from './isian.ts';
import type { IsianHandle } from './use-isian.ts';

const FORM = 'tambah-barang';
/** Whether the form is free to type in, on its way, or waiting for the line. */
export type Fase = 'isi' | 'kirim' | 'menunggu';

/** Stores the photo of a piece that has its barcode by now. The piece is saved in any case. */
async function simpanFoto(handle: IsianHandle, { kode_barcode }: BarangRingkas, file: File): Promise<void> {
  try {
    const { foto } = await barangCalls.foto(kode_barcode, file);
    handle.ubahMasuk(kode_barcode, foto);
  } catch (error) {
    failure(text('barang.foto_gagal', { kode_barcode, pesan: problemText(error) }));
  }
}

/** Saves the form: nothing is called saved before the server has said so, and a lost line is waited for. */
export function useSimpan(handle: IsianHandle): { readonly fase: Fase; readonly simpan: () => void } {
  const client = useQueryClient();
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const send = useCallback(async (parcel: NewParcel) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const { foto, live, selesai, setErrors, clear } = latest.current;
    const isi = live.get();
    try {
      const { barang } = await deliver<BarangDitambah>(parcel);
      const [baru] = barang;
      if (!baru) throw new Error('the answer names no piece');
      beep('ok');
      success(text('barang.tersimpan', { nama: baru.nama_barang, kode_barcode: baru.kode_barcode }));
      selesai({ barang: baru, isi }, isianBerikut(isi));
      if (foto) void simpanFoto(latest.current, baru, foto);
      await client.invalidateQueries({ queryKey: CACHE });
    } catch (error) {
      beep('error');
      // The key was used for what is on the server already: the form goes on under another one.
      if (error instanceof ProblemError && error.code === 'kunci_dipakai_isi_lain') clear();
      const fields = error instanceof ProblemError ? salahIsian(error.fields) : {};
      if (Object.keys(fields).length > 0) setErrors(fields);
      else reportProblem(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [client]);

  const simpan = useCallback(() => {
    const { parse, key } = latest.current;
    const values = busy.current ? undefined : parse();
    if (!values) return;
    const nama = String(values['nama_barang'] ?? '');
    void send({ key, path: barangCalls.path, body: { barang: [values] }, label: text('barang.kiriman', { nama }) });
  }, [send]);

  const { key } = handle;
  const parcel = useOutbox().find((one) => one.key === key);
  // A reload left the piece under way: its answer is waited for here instead of offering it for typing.
  const left = parcel !== undefined && !sending ? parcel : undefined;
  useEffect(() => {
    if (left) void send(left);
  }, [left, send]);
  const fase = parcel?.state === 'waiting' ? 'menunggu' : parcel !== undefined || sending ? 'kirim' : 'isi';
  return { fase, simpan };
}

/** F8 from anywhere saves as the button does, with the caret led to what is wrong. */
export const kirimForm = (): void => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit();
export const FORM_ID = FORM;
