import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type { HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { AturanJual } from './aturan-jual.ts';
import { denganPpn } from './hitung.ts';

/** What a scan answers (`GET barang/{kode_barcode}/harga-jual`), as far as a promise goes by it. */
export interface BarangHarga extends Wire<HargaHariIni> {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_baki: string;
  readonly kadar_cetak: string;
  readonly berat: number;
  readonly asal_faktur_pajak: boolean;
}

/** A piece as it stands in a draft. */
export type BarangDraft = BarangHarga & { readonly id: string };

/** A piece with what it costs today, tax included. */
export interface BarangHitung {
  readonly baris: { readonly barang: BarangDraft };
  readonly ppn: Dec;
  readonly total: Dec;
}

/** What pieces cost today, each and all, as the server will work them out. */
export function hitungBarang(barang: readonly BarangDraft[], { ppn }: Pick<AturanJual, 'ppn'>) {
  const baris = barang.map((row): BarangHitung => ({
    baris: { barang: row },
    ...denganPpn(Dec.from(row.jual.harga_total), ppn, row.asal_faktur_pajak),
  }));
  return {
    baris,
    total: Dec.sum(baris.map((row) => row.total)),
    berat: Dec.sum(barang.map((row) => Dec.from(row.berat))),
    ppn: Dec.sum(baris.map((row) => row.ppn)),
  };
}
