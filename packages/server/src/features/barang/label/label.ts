import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';

/** How the shop's tags look, and what prints them. */
export type TataLabel = SettingValues<typeof settingLabel.fields>;

/** What a tag tells of a piece. */
export interface BarangLabel {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly kadar_cetak: string;
  readonly size: string;
  readonly berat: Dec;
}

/** A tag: the code on one flag, and these lines on the other, the first of them large. */
export interface Label {
  readonly kode_barcode: string;
  readonly baris: readonly string[];
}

/** The words of a tag, as far as the shop wants them. What a piece does not have leaves no gap. */
export function labelDari(barang: BarangLabel, tata: TataLabel): Label {
  const kadar = [tata.label_kadar ? barang.kadar_cetak : '', tata.label_jenis ? barang.kode_dept : '']
    .filter(Boolean)
    .join('  ');
  const baris = [
    tata.label_berat ? `${formatNumber(barang.berat, 3)} gr` : '',
    kadar,
    tata.label_intern ? barang.kode_intern : '',
    tata.label_size ? barang.size : '',
    tata.label_nama ? barang.nama_barang : '',
  ];
  return { kode_barcode: barang.kode_barcode, baris: baris.filter((line) => line !== '') };
}

/** Where things stand on a tag, in millimetres from its upper left corner. */
export interface BidangLabel {
  readonly lebar: number;
  readonly tinggi: number;
  /** Left edges of the flags: of the code, of the words. */
  readonly kode: number;
  readonly tulisan: number;
  readonly lebar_sayap: number;
  readonly geser_x: number;
  readonly geser_y: number;
}

/** Measures of the tag; what is not on it keeps off its edges by so many millimetres. */
export const TEPI = 1;
/** Width of the narrowest bar: read by any scanner, and a whole number of dots at 203, 300 and 600 dpi. */
export const MODUL = 0.25;

/** The flags by where the tail is: behind them, between them, or before them. */
export function bidangLabel({
  lebar_sayap: sayap,
  panjang_ekor: ekor,
  tinggi_label: tinggi,
  posisi_ekor,
  label_geser_x,
  label_geser_y,
}: TataLabel): BidangLabel {
  const kode = posisi_ekor === 'KIRI' ? ekor : 0;
  const tulisan = posisi_ekor === 'KANAN' ? sayap : sayap + ekor;
  return {
    lebar: 2 * sayap + ekor,
    tinggi,
    kode,
    tulisan,
    lebar_sayap: sayap,
    geser_x: label_geser_x / 10,
    geser_y: label_geser_y / 10,
  };
}
