import type { Kind } from '@kilau/contract/core/kind.ts';
import { useBayar } from '../bayar/use-bayar.ts';
import type { Diubah } from '../dokumen/diubah.ts';
import type { Rusak } from '../dokumen/salah.ts';
import type { useFormKertas } from '../dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../dokumen/use-simpan-kertas.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { Niaga } from '../pelanggan/pelanggan-draft.ts';
import { ambilIsian } from './ambil-isian.ts';
import { useBarisTerbuka } from './use-baris-terbuka.ts';
import { useTangan } from './use-tangan.ts';

interface DrafHalaman extends Niaga {
  readonly barang: readonly { readonly id: string }[];
}

interface CaraHalaman {
  /** The OPEN paper that is put right; a new one without. */
  readonly diubah?: Diubah<unknown> | undefined;
  /** What keeps it from being sent; the server checks all of it again. */
  readonly periksa: () => Rusak;
  /** What is sent; nothing where somebody had to agree and did not. */
  readonly kirim: () => object | undefined | Promise<object | undefined>;
  /** Nothing worth keeping has been entered. */
  readonly hampa: boolean;
  /** What is asked before it is thrown away; absent: nothing. */
  readonly buang?: { readonly title: string; readonly message: string };
}

/** A page where a paper is entered line by line: its draft, where the hand is led, the open line, and its saving. */
export function useHalamanKertas<D extends DrafHalaman, S extends { readonly nomor: string; readonly status: string }>(
  kind: Kind,
  form: ReturnType<typeof useFormKertas<D, S>>,
  cara: CaraHalaman,
) {
  const { isi: draft, sibuk } = form;
  const tangan = useTangan(draft.kode_sales === '', sibuk, form.salah);
  const { keIsian } = tangan;
  const baris = useBarisTerbuka(form, keIsian);
  const { simpan, ...tombol } = useSimpanKertas(kind, {
    ...cara,
    form,
    keAwal: () => baris.buka(''),
    keSalah: tangan.keSalah,
  });
  const terbuka = draft.barang.find(({ id }) => id === baris.dibuka) as D['barang'][number] | undefined;
  const bayar = useBayar(keIsian);
  // As they are once what was typed of a line is one of the paper.
  const simpanKini = useStable(simpan);
  const bayarKini = useStable(bayar.buka);
  // The next line may begin with what the last one said, but not that of a new paper.
  return {
    form,
    draft,
    tangan,
    baris: {
      ...baris,
      buka: (id: string) => {
        if (ambilIsian()) baris.buka(id);
      },
      terbuka,
      kunci: `${form.ke} ${baris.dibuka}`,
    },
    bayar: {
      ...bayar,
      buka: (...yang: Parameters<typeof bayar.buka>) => {
        if (ambilIsian()) bayarKini(...yang);
      },
    },
    ...tombol,
    simpan: () => {
      if (!sibuk && ambilIsian()) simpanKini();
    },
  };
}
