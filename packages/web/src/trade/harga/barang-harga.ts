import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type { HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Izin } from '../../engine/approval/permintaan.ts';
import { angka } from './angka.ts';
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

/** What was agreed on of a piece, as it was typed: empty is the day's price, and nothing taken off. */
export interface Tawar {
  readonly harga_gram: string;
  readonly diskon: string;
  readonly otorisasi: Izin | null;
}

/** A piece as it stands in a draft. */
export type BarangDraft = BarangHarga & {
  readonly id: string;
  readonly tawar?: Tawar | undefined;
  /** What it was scanned at, where the day's price has moved since. */
  readonly semula?: number;
};

/** What a piece costs today: a gram of it, or the whole where it carries a price of its own. */
export const hargaBarang = ({ harga }: Pick<BarangHarga, 'harga'>): number => harga.harga_tetap ?? harga.harga_gram;

/** A piece with what it costs, tax included. */
export interface BarangHitung {
  readonly baris: { readonly barang: BarangDraft };
  readonly ppn: Dec;
  readonly total: Dec;
  /** Category of the approval that what was agreed on needs. */
  readonly kategori?: string | undefined;
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

/** Rupiah per gram that a piece of a draft goes for; 0 of one with a price of its own. */
export const hargaGram = ({ harga, tawar }: BarangDraft): Dec =>
  tawar && tawar.harga_gram !== '' ? angka(tawar.harga_gram) : Dec.from(harga.harga_gram);
