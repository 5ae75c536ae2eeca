import { Dec } from '@kilau/contract/core/dec.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { gantiBayar, hapusBayar, tambahBayar, type BayarDraft, type IsiBayar } from './bayar-draft.ts';
import { PaymentForm, type PilihBayar } from './PaymentForm.tsx';

interface PaymentDialogProps {
  /** The payment that is open, '' for a new one; absent: the dialog is closed. */
  readonly dibuka: string | undefined;
  /** The way that a new one begins with; absent: cash. */
  readonly cara?: JenisBayar | undefined;
  readonly bayar: readonly BayarDraft[];
  readonly hitung: { readonly total: Dec; readonly bayar: HasilBayar };
  readonly aturan: AturanJual;
  readonly salah: Salah;
  readonly onUbah: (bayar: readonly BayarDraft[]) => void;
  readonly onTutup: () => void;
  /** Saves what is paid, once the payment was taken over. */
  readonly onSimpan?: () => void;
  /** Where is chosen what pays that is no money; absent: none does here. */
  readonly pilih?: PilihBayar | undefined;
}

/** One payment of a sale: a new one for what is still missing, or one that is put right or taken off. */
export function PaymentDialog({
  dibuka,
  cara,
  bayar,
  hitung,
  aturan,
  salah,
  onUbah,
  onTutup,
  onSimpan,
  pilih,
}: PaymentDialogProps) {
  const t = useT();
  const pembayaran = bayar.find(({ id }) => id === dibuka);
  // What is open without this payment; and without the pieces that come with it.
  const lain = hitung.bayar.dibayar.minus(angka(pembayaran?.jumlah ?? null));
  const kurang = Dec.max(0, hitung.total.minus(pembayaran?.titipan?.harga_total ?? 0).minus(lain));
  const ganti = (rows: readonly BayarDraft[]) => {
    onUbah(rows);
    onTutup();
  };
  const dengan = (isi: IsiBayar) => (pembayaran ? gantiBayar(bayar, pembayaran.id, isi) : tambahBayar(bayar, isi));
  return (
    <Dialog opened={dibuka !== undefined} onClose={onTutup} title={t('penjualan.pembayaran')}>
      <PaymentForm
        bayar={pembayaran}
        cara={cara}
        kurang={kurang}
        aturan={aturan}
        salah={salah}
        pilih={pilih}
        onClose={onTutup}
        onRemove={() => ganti(pembayaran ? hapusBayar(bayar, pembayaran.id) : bayar)}
        onSave={(isi) => ganti(dengan(isi))}
        onSelesai={(isi) => {
          ganti(dengan(isi));
          onSimpan?.();
        }}
      />
    </Dialog>
  );
}
