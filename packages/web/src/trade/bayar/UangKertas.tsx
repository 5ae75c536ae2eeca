import type { ReactNode } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { baruDiHalaman } from '../dokumen/baru-di-halaman.tsx';
import type { Dokumen } from '../dokumen/BaruDisimpan.tsx';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import type { BayarDraft } from './bayar-draft.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentPanel, type HitungPanel } from './PaymentPanel.tsx';
import type { useBayar } from './use-bayar.ts';

/** A page of entry, as its money reads it. */
interface HalamanBayar {
  readonly form: {
    readonly salah: Salah;
    readonly sibuk: boolean;
    readonly disahkan: (sah: { readonly status: string }) => void;
    readonly ubah: (part: { readonly bayar: readonly BayarDraft[] }) => void;
  };
  readonly draft: { readonly bayar: readonly BayarDraft[] };
  readonly aturan: AturanJual;
  readonly tangan: { readonly keIsian: () => void };
  readonly hampa: boolean;
  readonly bayar: ReturnType<typeof useBayar>;
  readonly simpan: () => void;
}

interface UangKertasProps {
  readonly kind: Kind;
  readonly halaman: HalamanBayar;
  readonly hitung: HitungPanel;
  /** What is called that is not paid yet, where that is not missing. */
  readonly sisa?: string;
  /** The paper that was saved last, as its card tells it. */
  readonly terakhir: Dokumen | undefined;
  readonly catatan?: ReactNode;
}

/** What lines come to whose goods came without a faktur pajak, as far as anybody knows. */
export const tanpaFaktur = <H extends { readonly baris: readonly unknown[] }>(hitung: H) => ({
  ...hitung,
  baris: hitung.baris.map(() => ({ baris: { barang: { asal_faktur_pajak: false } } })),
});

/** What a promise comes to and what is paid of it now; below it the paper that was saved last. */
export function UangKertas({ kind, halaman, hitung, sisa, terakhir, catatan }: UangKertasProps) {
  const { form, draft, aturan, bayar, simpan } = halaman;
  return (
    <PaymentPanel
      draft={{ bayar: draft.bayar, ubah: '' }}
      hitung={hitung}
      aturan={aturan}
      salah={form.salah}
      fase={form.sibuk ? 'kirim' : 'isi'}
      {...(sisa !== undefined && { sisa })}
      onPay={bayar.buka}
      onSave={simpan}
      onNext={() => undefined}
      catatan={catatan}
      terakhir={baruDiHalaman(kind, halaman, terakhir)}
    />
  );
}

interface DialogBayarProps {
  readonly halaman: Pick<HalamanBayar, 'form' | 'draft' | 'aturan' | 'bayar'>;
  /** What is to be paid now, and what of it is. */
  readonly hitung: Pick<HitungPanel, 'total' | 'bayar'>;
}

/** The payment that is open, in its dialog. */
export const DialogBayar = ({ halaman: { form, draft, aturan, bayar }, hitung }: DialogBayarProps) => (
  <PaymentDialog
    dibuka={bayar.dibuka?.id}
    cara={bayar.dibuka?.cara}
    bayar={draft.bayar}
    hitung={hitung}
    aturan={aturan}
    salah={form.salah}
    onUbah={(rows) => form.ubah({ bayar: rows })}
    onTutup={bayar.tutup}
  />
);
