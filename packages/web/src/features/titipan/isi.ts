import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { BayarDraft } from '../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, type Rusak } from '../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { denganPpn } from '../../trade/harga/hitung.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** What a scan answers (`GET barang/{kode_barcode}/harga-jual`), as far as a deposit goes by it. */
export interface BarangDititip extends Wire<HargaHariIni> {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_baki: string;
  readonly kadar_cetak: string;
  readonly berat: number;
  readonly asal_faktur_pajak: boolean;
}

/** A deposit that is not saved yet. */
export interface DraftTitip {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  /** The price stands until it is picked up. */
  readonly mengikat: boolean;
  /** Said by who made it elsewhere; it stays when it is changed here. */
  readonly keterangan?: string;
  readonly barang: readonly (BarangDititip & { readonly id: string })[];
  readonly bayar: readonly BayarDraft[];
}
export type BarisTitip = DraftTitip['barang'][number];

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

/** A piece with what it costs today, tax included. */
export interface TitipHitung {
  readonly baris: { readonly barang: BarisTitip };
  readonly ppn: Dec;
  readonly total: Dec;
}
export interface HitungTitip {
  readonly baris: readonly TitipHitung[];
  readonly berat: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
  readonly bayar: HasilBayar;
}

/** The whole deposit as the server will work it out. */
export function hitungTitip({ barang, bayar }: DraftTitip, aturan: AturanJual): HitungTitip {
  const baris = barang.map((row) => ({
    baris: { barang: row },
    ...denganPpn(Dec.from(row.jual.harga_total), aturan.ppn, row.asal_faktur_pajak),
  }));
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
export const periksaTitip = (draft: DraftTitip, { bayar }: HitungTitip, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
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
  barang: barang.map(({ kode_barcode }) => ({ kode_barcode })),
  bayar: bayar.map(bayarKirim),
});
