import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Izin, Permintaan } from '../../../engine/approval/permintaan.ts';
import type { ProblemError } from '../../../platform/problem-error.ts';
import type { Dokumen } from '../../../trade/dokumen/BaruDisimpan.tsx';
import { berizin, tanpaIzin, type PerluIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { Rusak } from '../../../trade/dokumen/salah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../../../trade/dokumen/use-simpan-kertas.ts';
import { useBarisTerbuka } from '../../../trade/isian/use-baris-terbuka.ts';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { denganPelanggan, type Niaga, type UbahPelanggan } from '../../../trade/pelanggan/pelanggan-draft.ts';

interface Baris {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
interface Draf extends Niaga {
  readonly barang: readonly Baris[];
}
interface Terhitung extends PerluIzin {
  readonly baris: Baris;
}

/** A trade in manual items: how it is worked out, checked, told and sent. */
interface JenisNiaga<D extends Draf, S extends Terhitung, H extends { readonly baris: readonly S[] }> {
  readonly kosong: (kode_sales?: string) => D;
  readonly hitung: (draft: D) => H;
  readonly periksa: (draft: D, hitung: H) => Rusak;
  /** What an approver reads of a line. */
  readonly tampil: (terhitung: S) => Pick<Permintaan, 'judul' | 'ringkasan'>;
  readonly kirim: (draft: D) => object;
  readonly onDitolak?: (error: ProblemError, ganti: (ubah: (isi: D) => D) => void) => void;
}

/** The form of a trade: its draft, its lines, its saving with the approvals it needs, and the hand's places. */
export function useNiaga<D extends Draf, S extends Terhitung, H extends { readonly baris: readonly S[] }>(
  kind: Kind,
  niaga: JenisNiaga<D, S, H>,
) {
  const form = useFormKertas<D, Dokumen>(kind, {
    kosong: (sebelum) => niaga.kosong(sebelum?.kode_sales),
    onDitolak: (error, ganti) => {
      if (error.code === 'otorisasi_tidak_berlaku') ganti(tanpaIzin);
      niaga.onDitolak?.(error, ganti);
    },
  });
  const { isi: draft, salah, sibuk } = form;
  const hitung = niaga.hitung(draft);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBarisTerbuka(form, tangan.keIsian);
  const tombol = useSimpanKertas(kind, {
    form,
    periksa: () => niaga.periksa(draft, hitung),
    kirim: () => berizin(form, hitung.baris, niaga.tampil, niaga.kirim),
    hampa: draft.barang.length === 0,
    keAwal: () => baris.buka(''),
  });
  return {
    form,
    draft,
    hitung,
    tangan,
    baris,
    ...tombol,
    /** What its page shows of who trades: the same for both trades. */
    layar: {
      draft,
      salah,
      tangan,
      sibuk,
      onUbah: (part: UbahPelanggan) => form.ganti((isi) => ({ ...isi, ...denganPelanggan(isi, part) })),
    },
  };
}
