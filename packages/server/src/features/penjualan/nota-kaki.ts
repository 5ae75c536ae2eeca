import QRCode from 'qrcode';
import { GREY, INK, LINE, type PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import type { NotaIsi, Pasangan } from './nota-isi.ts';
import { GOLD, GOLD_SOFT, KERTAS, muat, potong, tulisBaris } from './nota-gaya.ts';

const { kiri, kanan, kaki } = KERTAS;
/** Words and payments on the left, the code to check the nota in the middle, what it came to on the right. */
const KIRI = { lebar: 296 } as const;
const QR = { x: 336, y: kaki + 4, tepi: 58 } as const;
const KANAN = { x: 412, lebar: kanan - 412 } as const;
const SIZE = 7.6;
const SMALL = 6.2;
const PAYMENTS = 6;

function gambarQr(canvas: PdfCanvas, fonts: PdfFonts, isi: NotaIsi): void {
  const { modules } = QRCode.create(isi.qr, { errorCorrectionLevel: 'L' });
  const step = QR.tepi / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      // A run of dark squares is one rectangle: without seams, and with far fewer operators.
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run += 1;
      if (run > 0) canvas.band(QR.x + column * step, QR.y + row * step, run * step, step, INK);
      column += run;
    }
  }
  const check = isi.qr.split('|').at(-1) ?? '';
  const width = fonts.regular.width(check, SMALL);
  canvas.text(fonts.regular, SMALL, QR.x + (QR.tepi - width) / 2, QR.y + QR.tepi + 8, check, GREY);
}

function gambarTerbilang(canvas: PdfCanvas, fonts: PdfFonts, [label, words]: Pasangan): number {
  const lines = tulisBaris(fonts.bold, SIZE, KIRI.lebar - 12, words, 3);
  const height = 13 + lines.length * 9.4;
  canvas.band(kiri, kaki + 3, KIRI.lebar, height, GOLD_SOFT);
  canvas.band(kiri, kaki + 3, 2, height, GOLD);
  canvas.text(fonts.regular, SMALL, kiri + 8, kaki + 11, printable(label.toUpperCase()), GREY);
  lines.forEach((line, index) => canvas.text(fonts.bold, SIZE, kiri + 8, kaki + 20.4 + index * 9.4, line));
  return kaki + 3 + height;
}

/** Payments in two columns; more than there is room for are told together. */
function gambarBayar(canvas: PdfCanvas, fonts: PdfFonts, { judul, baris }: NotaIsi['bayar'], top: number): number {
  const shown = baris.length > PAYMENTS ? baris.slice(0, PAYMENTS) : baris;
  canvas.text(fonts.regular, SMALL, kiri, top + 10, printable(judul.toUpperCase()), GREY);
  // Two side by side where every one fits; a card with its charge takes the whole width.
  const half = (KIRI.lebar - 16) / 2;
  const lebar = ([label, value]: Pasangan): number => fonts.regular.width(label, SIZE) + fonts.regular.width(value, SIZE) + 6;
  const sejajar = shown.every((satu) => lebar(satu) <= half) ? 2 : 1;
  const width = sejajar === 2 ? half : KIRI.lebar;
  shown.forEach(([label, value], index) => {
    const x = kiri + (index % sejajar) * (width + 16);
    const y = top + 19.5 + Math.floor(index / sejajar) * 9.2;
    canvas.text(fonts.regular, SIZE, x, y, potong(fonts.regular, SIZE, width - fonts.regular.width(value, SIZE) - 6, label));
    canvas.textRight(fonts.regular, SIZE, x + width, y, value);
  });
  return top + 19.5 + Math.ceil(shown.length / sejajar) * 9.2;
}

function gambarSyarat(canvas: PdfCanvas, fonts: PdfFonts, syarat: readonly string[], top: number): void {
  const room = Math.max(1, Math.floor((KERTAS.dasar - 6 - top) / 7.6));
  const lines = syarat.flatMap((satu) => tulisBaris(fonts.regular, SMALL, KIRI.lebar, satu, 3)).slice(0, room);
  lines.forEach((line, index) => canvas.text(fonts.regular, SMALL, kiri, top + 4 + index * 7.6, line, GREY));
}

/** Sums, the total large below them. Answers where it ends. */
function gambarTotal(canvas: PdfCanvas, fonts: PdfFonts, { ringkas, total, jumlah_barang, total_berat }: NotaIsi): number {
  const right = kanan - 4;
  const rows: readonly Pasangan[] = [[jumlah_barang, `${total_berat} gr`], ...ringkas];
  rows.forEach(([label, value], index) => {
    const y = kaki + 11 + index * 10;
    canvas.text(fonts.regular, SIZE, KANAN.x, y, potong(fonts.regular, SIZE, KANAN.lebar - fonts.regular.width(value, SIZE) - 10, label), GREY);
    canvas.textRight(fonts.regular, SIZE, right, y, value);
  });
  const top = kaki + 6 + rows.length * 10;
  canvas.band(KANAN.x, top, KANAN.lebar, 0.9, GOLD);
  const [label, value] = total;
  canvas.text(fonts.bold, 9, KANAN.x, top + 14.5, printable(label));
  canvas.textRight(fonts.bold, muat(fonts.bold, 13, KANAN.lebar - fonts.bold.width(label, 9) - 12, value), right, top + 14.5, value);
  return top + 20;
}

function gambarTandaTangan(canvas: PdfCanvas, fonts: PdfFonts, names: readonly string[]): void {
  const left = QR.x;
  const width = (kanan - left - 20) / names.length;
  names.forEach((name, index) => {
    const x = left + index * (width + 20);
    canvas.rules(x, width, [KERTAS.dasar - 14], 0.6, LINE);
    const shown = potong(fonts.regular, SMALL, width, name);
    canvas.text(fonts.regular, SMALL, x + (width - fonts.regular.width(shown, SMALL)) / 2, KERTAS.dasar - 6.5, shown, GREY);
  });
}

/** The end of the sale: amount in words, payments, terms, the code, the sums, room for two names. */
export function gambarKaki(canvas: PdfCanvas, fonts: PdfFonts, isi: NotaIsi): void {
  const afterWords = gambarTerbilang(canvas, fonts, isi.terbilang);
  const afterPayments = gambarBayar(canvas, fonts, isi.bayar, afterWords);
  gambarSyarat(canvas, fonts, isi.syarat, afterPayments + 4);
  gambarQr(canvas, fonts, isi);
  gambarTotal(canvas, fonts, isi);
  gambarTandaTangan(canvas, fonts, isi.tanda_tangan);
}
