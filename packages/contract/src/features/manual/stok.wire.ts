import type { DokumenTerbuka, KepalaDokumen } from '../../core/document-wire.ts';

/** One kind of manual items in one tray. Weights in grams. */
export interface StokManual {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly kode_group: string;
  readonly nama_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  /** What OPEN sales hold of it. */
  readonly pesan_qty: number;
  readonly pesan_berat: number;
  /** What is left for everybody. */
  readonly bebas_qty: number;
  readonly bebas_berat: number;
}

/** Sums over all rows of a selection, however many pages it has. */
export interface JumlahStokManual extends Pick<
  StokManual,
  'qty' | 'berat' | 'pesan_qty' | 'pesan_berat' | 'bebas_qty' | 'bebas_berat'
> {
  readonly baris: number;
}

/** Answer of `POST barang-manual`. */
export interface HalamanStokManual {
  readonly data: readonly StokManual[];
  readonly next: string | null;
  readonly total: JumlahStokManual;
}

/** What one posting did to a place, group and jenis, and what lay there after it, over all purities. */
export interface GerakManual {
  readonly urut: number;
  readonly tgl: string;
  readonly waktu: string;
  readonly nomor: string;
  readonly kategori: string;
  readonly user_id: string;
  /** Purities that moved, as percent. */
  readonly kadar: string;
  readonly qty: number;
  readonly berat: number;
  readonly saldo_qty: number;
  readonly saldo_berat: number;
}

export interface RiwayatManual {
  readonly data: readonly GerakManual[];
  readonly next: string | null;
}

/** A line of a document; a line of a move or destruction names where the goods lay. */
export interface BarisManual {
  readonly baris: number;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
}

/** What the three documents have in common; `cetak` is how often its paper was printed. */
export interface KepalaManual extends KepalaDokumen {
  readonly jumlah_baris: number;
  readonly total_qty: number;
  readonly total_berat: number;
  readonly cetak: number;
}

interface Isi extends DokumenTerbuka {
  readonly barang: readonly BarisManual[];
}

export interface TambahManualRingkas extends KepalaManual {
  readonly no_tambah: string;
}
export interface PindahManualRingkas extends KepalaManual {
  readonly no_pindah: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
}
export interface HancurManualRingkas extends KepalaManual {
  readonly no_hancur: string;
  readonly kode_kondisi: string;
  readonly nama_kondisi: string;
  readonly disetujui_oleh: string;
}
export type TambahManual = TambahManualRingkas & Isi;
export type PindahManual = PindahManualRingkas & Isi;
export type HancurManual = HancurManualRingkas & Isi;
