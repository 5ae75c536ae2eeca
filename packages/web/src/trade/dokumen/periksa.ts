import type { Dec } from '@kilau/contract/core/dec.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import type { PelangganDraft } from '../pelanggan/pelanggan-draft.ts';
import { KOSONG, type Rusak } from './salah.ts';

interface Kepala {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly unknown[];
}

/** What is missing before the lines are looked at: who sells, who buys, what. */
export const periksaKepala = ({ kode_sales, pelanggan, barang }: Kepala, aturan: AturanJual): Rusak => ({
  ...(aturan.sales_wajib && kode_sales === '' && { kode_sales: KOSONG }),
  ...(pelanggan.jenis !== 'NON MEMBER' && pelanggan.kode_member === '' && { 'pelanggan.kode_member': KOSONG }),
  ...(barang.length === 0 && { barang: KOSONG }),
});

/** Whether what is paid is what is due; only cash may be more. */
export function periksaTagihan(total: Dec, { kurang, lebih_non_tunai }: HasilBayar): Rusak {
  if (total.gt(0) && kurang.gt(0)) return { bayar: { rule: 'pembayaran_kurang' } };
  return lebih_non_tunai.gt(0) ? { bayar: { rule: 'melebihi_tagihan' } } : {};
}
