import { periksaBarang } from '../../trade/beli/periksa.ts';
import type { AturanBeli } from '../../trade/beli/aturan.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, salahBayar, type Rusak } from '../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import type { HitungBeli } from './hitung.ts';
import type { DraftBeli } from './isi.ts';

/** Where sentences about the payments stand. */
export const TRANSFER = 'TRANSFER';
export const CASH = 'CASH';

/** What keeps the payment from being made. */
function periksaBayar({ transfer }: DraftBeli, { bayar, total }: HitungBeli): Rusak {
  if (transfer === null || total.isZero()) return {};
  const di = (field: string) => salahBayar(TRANSFER, field);
  return {
    ...(bayar.transfer.isZero() ? { [di('jumlah')]: NOL } : {}),
    ...(bayar.tunai.isNegative() ? { [di('jumlah')]: { rule: 'melebihi_tagihan' } } : {}),
    ...(transfer.no_rekening === '' ? { [di('no_rekening')]: KOSONG } : {}),
    ...(transfer.no_rekening_customer === '' ? { [di('no_rekening_customer')]: KOSONG } : {}),
  };
}

/** What keeps a purchase from being sent, by place; the server checks all of it again. */
export const periksaBeli = (draft: DraftBeli, hitung: HitungBeli, jual: AturanJual, aturan: AturanBeli): Rusak => ({
  ...periksaKepala(draft, jual),
  ...periksaBarang(draft, hitung.baris, aturan),
  ...periksaBayar(draft, hitung),
});
