import { Dec } from '@kilau/contract/core/dec.ts';
import { dpPo } from '@kilau/contract/features/pre-order/pre-order.calc.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { HargaBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { hargaPo } from '@kilau/contract/trade/titip/harga-po.calc.ts';
import type { BayarDraft } from '../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** A piece that is ordered, as it is typed: numbers of a draft are texts. */
export interface IsiPo {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_barang: string;
  readonly kadar: string;
  readonly berat: string;
  readonly harga_gram: string;
  readonly ongkos: string;
}
export interface BarisPo extends IsiPo {
  readonly id: string;
}

/** An order that is not saved yet. */
export interface DraftPo {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly periode: string;
  readonly barang: readonly BarisPo[];
  readonly bayar: readonly BayarDraft[];
}

export const ISI_PO: IsiPo = {
  kode_group: '',
  kode_dept: '',
  nama_barang: '',
  kadar: '',
  berat: '',
  harga_gram: '',
  ongkos: '',
};

/** The next one is most likely of the same campaign, sold by the same person. */
export const poKosong = (sebelum?: Pick<DraftPo, 'kode_sales' | 'periode'>): DraftPo => ({
  kode_sales: sebelum?.kode_sales ?? '',
  periode: sebelum?.periode ?? '',
  pelanggan: PELANGGAN_KOSONG,
  barang: [],
  bayar: [],
});

/** Nothing worth keeping has been entered yet. */
export const poHampa = ({ barang, bayar, pelanggan }: DraftPo): boolean =>
  barang.length === 0 && bayar.length === 0 && pelanggan.nama === '' && pelanggan.kode_member === '';

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
export const hargaIsi = ({ berat, harga_gram, ongkos }: IsiPo, { harga }: Pick<AturanJual, 'harga'>): HargaBaris =>
  hargaPo({ berat: angka(berat), harga_gram: angka(harga_gram), tarif_ongkos: angka(ongkos) }, harga);

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
  ...(isi.kode_group === '' && { kode_group: KOSONG }),
  ...(isi.kode_dept === '' && { kode_dept: KOSONG }),
  ...(isi.nama_barang.trim() === '' && { nama_barang: KOSONG }),
  ...(angka(isi.berat).isZero() && { berat: { rule: 'berat_nol' } }),
  ...(angka(isi.harga_gram).isZero() && { harga_gram: NOL }),
});

/** The least that is to be paid first, where the campaign says so. */
export const dpMinimal = ({ total }: Pick<HitungPo, 'total'>, dp_persen: number | undefined): Dec =>
  dp_persen === undefined ? Dec.zero : dpPo(total, dp_persen);

/** What keeps it from being sent: at least what the campaign asks for, and no more than the goods cost. */
export const periksaPo = (draft: DraftPo, { bayar }: HitungPo, aturan: AturanJual, minimal: Dec): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(draft.periode === '' && { periode: KOSONG }),
  ...(draft.bayar.length === 0
    ? { bayar: KOSONG }
    : bayar.kembali.gt(0) || bayar.lebih_non_tunai.gt(0)
      ? { bayar: { rule: 'melebihi_tagihan' } }
      : bayar.dibayar.lt(minimal)
        ? { bayar: { rule: 'pembayaran_kurang' } }
        : {}),
});

const terisi = (isi: string): string | null => (isi === '' ? null : isi);

/** The body of `POST pre-order`. */
export const kirimPo = ({ kode_sales, pelanggan, periode, barang, bayar }: DraftPo) => ({
  kode_sales,
  pelanggan: pelangganKirim(pelanggan),
  periode,
  barang: barang.map(({ id: _, kadar, harga_gram, ongkos, ...row }) => ({
    ...row,
    kadar: terisi(kadar),
    harga_gram: terisi(harga_gram),
    ongkos: terisi(ongkos),
  })),
  bayar: bayar.map(bayarKirim),
});
