import { CARA_BAYAR, minta, type IsiCara } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { angka } from '../harga/angka.ts';
import type { BayarDraft } from './bayar-draft.ts';

/** A payment as it is sent: what its way does not ask for stays behind, and another paper is worth what it is worth. */
export function bayarKirim({
  jenis: caraBayar,
  jumlah,
  no_rekening,
  no_kartu,
  fee_persen,
  titipan,
  poin,
  kupon,
}: BayarDraft) {
  const isi = {
    no_rekening,
    no_kartu,
    fee_persen: angka(fee_persen),
    nomor: titipan?.nomor,
    poin: angka(poin ?? ''),
    kode_kupon: kupon?.kode_kupon,
  };
  return {
    jenis: caraBayar,
    ...(!CARA_BAYAR[caraBayar].terdaftar && { jumlah: angka(jumlah) }),
    ...Object.fromEntries(Object.entries(isi).filter(([name]) => minta(caraBayar, name as IsiCara))),
  };
}
