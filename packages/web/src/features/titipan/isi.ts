import { Dec } from '@kilau/contract/core/dec.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { drafKirim, drafKosong, periksaUangMuka, type Draf } from '../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { salahBarang, type Rusak } from '../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import type { BarangDraft } from '../../trade/harga/barang-harga.ts';
import { hitungTawar, tawarKirim } from './tawar.ts';

/** A deposit that is not saved yet. */
export interface DraftTitip extends Draf<BarangDraft> {
  /** The price stands until it is picked up. */
  readonly mengikat: boolean;
  /** Said by who made it elsewhere; it stays when it is changed here. */
  readonly keterangan?: string;
}

export const titipKosong = (sebelum?: DraftTitip): DraftTitip => ({ ...drafKosong(sebelum), mengikat: true });

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
  ...periksaUangMuka(draft.bayar, bayar),
});

/** The body of `POST titipan`. */
export const kirimTitip = ({ mengikat, keterangan = '', barang, ...draft }: DraftTitip) => ({
  ...drafKirim(draft),
  ...(keterangan !== '' && { keterangan }),
  mengikat,
  barang: barang.map((row) => ({ kode_barcode: row.kode_barcode, ...(mengikat && tawarKirim(row)) })),
});
