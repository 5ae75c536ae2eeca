import { Dec } from '@kilau/contract/core/dec.ts';
import type { BayarDraft } from '../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, salahBarang, type Rusak } from '../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import type { BarangDraft } from '../../trade/harga/barang-harga.ts';
import { hitungTawar, tawarKirim } from './tawar.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** A deposit that is not saved yet. */
export interface DraftTitip {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  /** The price stands until it is picked up. */
  readonly mengikat: boolean;
  /** Said by who made it elsewhere; it stays when it is changed here. */
  readonly keterangan?: string;
  readonly barang: readonly BarangDraft[];
  readonly bayar: readonly BayarDraft[];
}

export const titipKosong = (kode_sales = ''): DraftTitip => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  mengikat: true,
  barang: [],
  bayar: [],
});

/** Nothing worth keeping has been entered yet. */
export const titipHampa = ({ barang, bayar, pelanggan }: DraftTitip): boolean =>
  barang.length === 0 && bayar.length === 0 && pelanggan.nama === '' && pelanggan.kode_member === '';

export type HitungTitip = ReturnType<typeof hitungTitip>;

/** The whole deposit as the server will work it out. */
export function hitungTitip({ barang, bayar, mengikat }: DraftTitip, aturan: AturanJual) {
  // Where the price of another day will count, nothing is agreed on.
  const baris = barang.map((row) => hitungTawar(mengikat ? row : { ...row, tawar: undefined }, aturan));
  const total = Dec.sum(baris.map((row) => row.total));
  return {
    baris,
    total,
    berat: Dec.sum(barang.map((row) => Dec.from(row.berat))),
    ppn: Dec.sum(baris.map((row) => row.ppn)),
    bayar: hitungPembayaran(total, bayar, aturan.fee),
  };
}

/** What keeps it from being sent: at least some money, and no more than the pieces cost. */
export const periksaTitip = (draft: DraftTitip, { baris, bayar }: HitungTitip, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...Object.fromEntries(
    baris
      .filter(({ diskon_berlebih }) => diskon_berlebih)
      .map((row) => [salahBarang(row.baris.barang.id), { rule: 'diskon_melebihi_total' }]),
  ),
  ...(draft.bayar.length === 0
    ? { bayar: KOSONG }
    : bayar.kembali.gt(0) || bayar.lebih_non_tunai.gt(0)
      ? { bayar: { rule: 'melebihi_tagihan' } }
      : {}),
});

/** The body of `POST titipan`. */
export const kirimTitip = ({ kode_sales, pelanggan, mengikat, keterangan = '', barang, bayar }: DraftTitip) => ({
  kode_sales,
  ...(keterangan !== '' && { keterangan }),
  pelanggan: pelangganKirim(pelanggan),
  mengikat,
  barang: barang.map((row) => ({ kode_barcode: row.kode_barcode, ...(mengikat && tawarKirim(row)) })),
  bayar: bayar.map(bayarKirim),
});
