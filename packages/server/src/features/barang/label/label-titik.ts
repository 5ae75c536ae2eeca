import { code128 } from '../../../engine/render/code128.ts';
import { MODUL, TEPI, type BidangLabel, type Label } from './label.ts';

/** A filled rectangle, in dots. */
export interface Kotak {
  readonly x: number;
  readonly y: number;
  readonly lebar: number;
  readonly tinggi: number;
}
/** A line of text, in dots: where it begins, how high its letters are, how wide it may be. */
export interface Tulisan {
  readonly x: number;
  readonly y: number;
  readonly tinggi: number;
  readonly lebar: number;
  readonly teks: string;
}

/** A tag in the dots of a printer: the same for every command language. */
export interface LabelTitik {
  readonly kotak: readonly Kotak[];
  readonly tulisan: readonly Tulisan[];
}

const MM_PER_INCH = 25.4;
/** Heights of letters in millimetres: the number under the code, the large line, the others. */
const ANGKA = 2.3;
const BESAR = 2.6;
const BIASA = 2.1;
/** Of the height of a line. */
const JARAK = 1.15;
/** Letters are about half as wide as they are high. */
const RAMPING = 0.5;

/** Letters that no label printer has, as plain ones; what is left without one prints as a question mark. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[–—·]/g, '-')
    .replaceAll(/[^\x20-\x7e]/g, '?');

/**
 * Works a tag out in dots. Bars are drawn one by one instead of by the printer's own barcode command: printers differ
 * in which of the code's alphabets they choose, and by that in its width.
 */
export function labelTitik({ kode_barcode, baris }: Label, bidang: BidangLabel, dpi: number): LabelTitik {
  const dots = (mm: number): number => Math.round((mm * dpi) / MM_PER_INCH);
  const modul = Math.max(1, dots(MODUL));
  const { widths, modules } = code128(kode_barcode);
  const sayap = dots(bidang.lebar_sayap);
  const kiri = dots(bidang.kode + bidang.geser_x);
  const atas = dots(TEPI + bidang.geser_y);
  const tinggi = dots(bidang.tinggi - 2 * TEPI - ANGKA - 0.3);
  const kotak: Kotak[] = [];
  let x = kiri + Math.round((sayap - modules * modul) / 2);
  widths.forEach((width, index) => {
    if (index % 2 === 0) kotak.push({ x, y: atas, lebar: width * modul, tinggi });
    x += width * modul;
  });
  const angka = dots(ANGKA);
  const panjang = Math.round(kode_barcode.length * angka * RAMPING);
  const nomor: Tulisan = {
    x: kiri + Math.max(0, Math.round((sayap - panjang) / 2)),
    y: atas + tinggi + dots(0.3),
    tinggi: angka,
    lebar: panjang,
    teks: kode_barcode,
  };
  return { kotak, tulisan: [nomor, ...tulisanOf(baris.map(plain), bidang, dots)] };
}

function tulisanOf(baris: readonly string[], bidang: BidangLabel, dots: (mm: number) => number): Tulisan[] {
  const tinggi = bidang.tinggi - 2 * TEPI;
  const wanted = baris.reduce((sum, _, index) => sum + (index === 0 ? BESAR : BIASA) * JARAK, 0);
  const scale = Math.min(1, tinggi / wanted);
  let y = TEPI + bidang.geser_y + (tinggi - wanted * scale) / 2;
  return baris.map((teks, index) => {
    const height = (index === 0 ? BESAR : BIASA) * scale;
    const line = {
      x: dots(bidang.tulisan + TEPI + bidang.geser_x),
      y: dots(y),
      tinggi: dots(height),
      lebar: dots(bidang.lebar_sayap - 2 * TEPI),
      teks,
    };
    y += height * JARAK;
    return line;
  });
}
