import { Dec } from '@kilau/contract/core/dec.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { dpPo } from '@kilau/contract/features/pre-order/pre-order.calc.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { HargaBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { hargaPo } from '@kilau/contract/trade/titip/harga-po.calc.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { drafKirim, drafKosong, periksaUangMuka, type Draf } from '../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { isiKirim, isiKosong, kurangIsi, type Isi } from '../../trade/isian/isi.ts';

const { kode_group, kode_dept, nama_barang, kadar, berat, harga_gram, ongkos } = preOrder.rows.barang;
/** What is typed of a piece that is ordered. */
export const FIELDS_PO = { kode_group, kode_dept, nama_barang, kadar, berat, harga_gram, ongkos } as const;
export type IsiPo = Isi<typeof FIELDS_PO>;
export type BarisPo = IsiPo & { readonly id: string };

/** An order that is not saved yet. */
export interface DraftPo extends Draf<BarisPo> {
  readonly periode: string;
}

export const ISI_PO = isiKosong(FIELDS_PO);

/** The next one is most likely of the same campaign, sold by the same person. */
export const poKosong = (sebelum?: DraftPo): DraftPo => ({ ...drafKosong(sebelum), periode: sebelum?.periode ?? '' });

/** A piece with what it costs, as the server will work it out. */
export interface PoHitung {
  readonly baris: BarisPo;
  readonly harga: HargaBaris;
}
export interface HitungPo {
  readonly baris: readonly PoHitung[];
  readonly berat: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
  readonly bayar: HasilBayar;
}

/** What a piece costs. */
export const hargaIsi = (isi: IsiPo, { harga }: Pick<AturanJual, 'harga'>): HargaBaris =>
  hargaPo({ berat: angka(isi.berat), harga_gram: angka(isi.harga_gram), tarif_ongkos: angka(isi.ongkos) }, harga);

/** The whole order as the server will work it out. */
export function hitungPo({ barang, bayar }: DraftPo, aturan: AturanJual): HitungPo {
  const baris = barang.map((row) => ({ baris: row, harga: hargaIsi(row, aturan) }));
  const total = Dec.sum(baris.map(({ harga }) => harga.harga_total));
  return {
    baris,
    total,
    berat: Dec.sum(barang.map((row) => angka(row.berat))),
    ppn: Dec.zero,
    bayar: hitungPembayaran(total, bayar, aturan.fee),
  };
}

/** What a line lacks before it is one. */
export const periksaIsi = (isi: IsiPo): Rusak => ({
  ...kurangIsi(FIELDS_PO, isi),
  ...(angka(isi.harga_gram).isZero() && { harga_gram: NOL }),
});

/** The least that is to be paid first, where the campaign says so. */
export const dpMinimal = ({ total }: Pick<HitungPo, 'total'>, dp_persen: number | undefined): Dec =>
  dp_persen === undefined ? Dec.zero : dpPo(total, dp_persen);

/** What keeps it from being sent: at least what the campaign asks for, and no more than the goods cost. */
export const periksaPo = (draft: DraftPo, { bayar }: HitungPo, aturan: AturanJual, minimal: Dec): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(draft.periode === '' && { periode: KOSONG }),
  ...(bayar.dibayar.lt(minimal) && { bayar: { rule: 'pembayaran_kurang' } }),
  ...periksaUangMuka(draft.bayar, bayar),
});

/** The body of `POST pre-order`. */
export const kirimPo = (draft: DraftPo) => ({
  ...drafKirim(draft),
  periode: draft.periode,
  barang: draft.barang.map((baris) => isiKirim(FIELDS_PO, baris)),
});
