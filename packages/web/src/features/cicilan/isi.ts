import { Dec } from '@kilau/contract/core/dec.ts';
import {
  rencanaCicilan,
  type RencanaCicilan,
  type SyaratCicilan,
} from '@kilau/contract/features/cicilan/cicilan.calc.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { drafKirim, drafKosong, type Draf } from '../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { hitungBarang, type BarangDraft } from '../../trade/harga/barang-harga.ts';

/** Terms that the shop offers (`GET para-cicilan`). */
export type Syarat = SyaratCicilan & { readonly dp_persen: number; readonly margin_persen: number };

/** Instalments that are not saved yet. */
export interface DraftCicil extends Draf<BarangDraft> {
  /** How many payments; 0 until it is known which terms there are. */
  readonly tenor: number;
  /** Said by who made it elsewhere; it stays when it is changed here. */
  readonly keterangan?: string;
}

export const cicilKosong = ({ tenor = 0, ...sebelum }: Partial<DraftCicil> = {}): DraftCicil => ({
  ...drafKosong(sebelum),
  tenor,
});

/** The terms of a draft; those of the fewest payments where it names none, or none that is offered. */
export const syaratDari = ({ tenor }: Pick<DraftCicil, 'tenor'>, syarat: readonly Syarat[]): Syarat | undefined =>
  syarat.find((one) => one.tenor === tenor) ?? syarat[0];

/** The whole as the server will work it out: price, least down payment, and what is due by what is paid now. */
export function hitungCicil({ barang, bayar, tenor }: DraftCicil, syarat: readonly Syarat[], aturan: AturanJual) {
  const { total: harga_barang, ...hitung } = hitungBarang(barang, aturan);
  const terms = syaratDari({ tenor }, syarat);
  const dibayar = Dec.sum(bayar.map((row) => angka(row.jumlah)));
  const rencana = (dp?: Dec): RencanaCicilan | undefined => terms && rencanaCicilan(harga_barang, terms, dp);
  const least = rencana();
  const total = least?.harga_jual_cicil ?? harga_barang;
  return {
    ...hitung,
    total,
    syarat: terms,
    dp: least?.dp ?? Dec.zero,
    dibayar,
    angsuran: rencana(dibayar)?.angsuran ?? [],
    bayar: hitungPembayaran(total, bayar, aturan.fee),
    /** As if the least down payment were all that is due: what a payment is proposed at. */
    muka: hitungPembayaran(least?.dp ?? Dec.zero, bayar, aturan.fee),
  };
}
export type HitungCicil = ReturnType<typeof hitungCicil>;

/** What keeps it from being sent: no terms, less than the least down payment, or all of it at once. */
export const periksaCicil = (draft: DraftCicil, hitung: HitungCicil, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(hitung.syarat === undefined && { tenor: KOSONG }),
  ...(draft.bayar.length === 0
    ? { bayar: KOSONG }
    : hitung.bayar.kurang.isZero()
      ? { bayar: { rule: 'melebihi_tagihan' } }
      : hitung.dibayar.lt(hitung.dp)
        ? { bayar: { rule: 'dp_kurang', params: { dp: hitung.dp.toJSON() } } }
        : {}),
});

/** The body of `POST cicilan`. */
export const kirimCicil = ({ keterangan = '', ...draft }: DraftCicil, { syarat }: HitungCicil) => ({
  ...drafKirim(draft),
  tenor: syarat?.tenor ?? 0,
  ...(keterangan !== '' && { keterangan }),
  barang: draft.barang.map(({ kode_barcode }) => ({ kode_barcode })),
});
