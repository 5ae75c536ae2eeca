import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { bringPrint } from '../../engine/paper/paper-print.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { onThisPage } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';
import { useIsian, type Isian } from '../isian/use-isian.ts';
import { halamanUbah, useSelesaiUbah, type Diubah } from './diubah.ts';
import { salahBarang, salahDari, type Salah } from './salah.ts';

/** What every page shows of a paper that was just saved. */
interface Tersimpan {
  readonly nomor: string;
  readonly status: string;
}

/** A line, and what a refusal may call it. */
interface Baris {
  readonly id: string;
  readonly kode_barcode?: unknown;
  readonly nama_barang?: unknown;
}

/** A refusal that is about a piece, and about no field of it, stands at its line. */
function salahSebutan(barang: readonly Baris[], { message, params }: ProblemError): Salah {
  const sebutan = params['kode_barcode'];
  const baris = barang.find((row) => [row.id, row.kode_barcode, row.nama_barang].includes(sebutan));
  return baris ? { [salahBarang(baris.id)]: message } : {};
}

interface FormKertas<D extends object, S> extends Omit<Isian<D, S>, 'page' | 'dibuka' | 'onSaved'> {
  /** The OPEN paper that is put right; a new one without. */
  readonly diubah?: Diubah<D> | undefined;
}

/**
 * The draft of a paper of a kind, what was saved last, and its saving: all that shows such papers, or pieces, is read
 * again, and one that stands at once brings its paper. Lines are named by their `id` where the server finds them wrong.
 */
export function useFormKertas<D extends { readonly barang: readonly Baris[] }, S extends Tersimpan>(
  kind: Kind,
  {
    diubah,
    kosong,
    tempat = (draft, fields) => salahDari(draft, fields, ({ id }) => salahBarang(id)),
    ...isian
  }: FormKertas<D, S>,
) {
  const t = useT();
  const client = useQueryClient();
  const [terakhir, setTerakhir] = useState<S>();
  const [disini] = useState(onThisPage);
  const berubah = () => {
    void papersChanged(client, kind);
    void client.invalidateQueries({ queryKey: ['barang'] });
  };
  const { tersimpan } = useSelesaiUbah(kind, diubah);
  const form = useIsian<D, S>({
    ...isian,
    tempat: (draft, fields, error) =>
      Object.keys(fields).length > 0 ? tempat(draft, fields, error) : salahSebutan(draft.barang, error),
    page: halamanUbah(kind, diubah),
    dibuka: diubah && { kind, nomor: diubah.nomor },
    kosong: (sebelum) => diubah?.draft ?? kosong(sebelum),
    onSaved: (saved) => {
      berubah();
      if (diubah) {
        tersimpan(saved.nomor);
        return;
      }
      setTerakhir(saved);
      success(t('penjualan.tersimpan', { nomor: saved.nomor }));
      if (kind.states[saved.status]?.tone !== 'waits') void bringPrint(kind, saved.nomor, disini);
    },
  });
  /** Validated where it was saved: the card says how it stands. */
  const disahkan = ({ status }: { readonly status: string }) => {
    setTerakhir((saved) => saved && { ...saved, status });
    berubah();
  };
  return { ...form, terakhir, disahkan };
}
