import { BAYAR_BANK, BAYAR_KARTU } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { angka } from '../harga/angka.ts';
import type { BayarDraft } from './bayar-draft.ts';

/** A payment as it is sent: what does not belong to its kind stays behind. */
export function bayarKirim({ jenis: caraBayar, jumlah, no_rekening, no_kartu, fee_persen }: BayarDraft) {
  return {
    jenis: caraBayar,
    jumlah: angka(jumlah),
    ...(BAYAR_BANK.has(caraBayar) ? { no_rekening } : {}),
    ...(BAYAR_KARTU.has(caraBayar) ? { no_kartu, fee_persen: angka(fee_persen) } : {}),
  };
}
