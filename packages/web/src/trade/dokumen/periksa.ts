import type { Dec } from '@kilau/contract/core/dec.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { adaPelanggan, BELUM_JELAS, type Niaga } from '../pelanggan/pelanggan-draft.ts';
import { KOSONG, type Rusak } from './salah.ts';

interface Kepala extends Niaga {
  readonly barang: readonly unknown[];
}

function periksaPelanggan({ pelanggan, ketik = '' }: Niaga, { bernama = false }: AturanJual): Rusak {
  // Whom somebody has typed is never left out unsaid.
  if (ketik.trim() !== '' && !adaPelanggan(pelanggan)) return { pelanggan: BELUM_JELAS };
  if (bernama && pelanggan.jenis === 'NON MEMBER' && pelanggan.nama === '') return { 'pelanggan.nama': KOSONG };
  return pelanggan.jenis !== 'NON MEMBER' && pelanggan.kode_member === '' ? { 'pelanggan.kode_member': KOSONG } : {};
}

/** What is missing before the lines are looked at: who sells, who buys, what. */
export const periksaKepala = ({ barang, ...niaga }: Kepala, aturan: AturanJual): Rusak => ({
  ...(aturan.sales_wajib && niaga.kode_sales === '' && { kode_sales: KOSONG }),
  ...periksaPelanggan(niaga, aturan),
  ...(barang.length === 0 && { barang: KOSONG }),
});

/** Whether what is paid is what is due; only cash may be more. */
export function periksaTagihan(total: Dec, { kurang, lebih_non_tunai }: HasilBayar): Rusak {
  if (total.gt(0) && kurang.gt(0)) return { bayar: { rule: 'pembayaran_kurang' } };
  return lebih_non_tunai.gt(0) ? { bayar: { rule: 'melebihi_tagihan' } } : {};
}
