import { tandaTertulis } from '@kilau/contract/trade/nota/cek-nota.ts';
import { GREY, LINE } from '../../engine/render/pdf-canvas.ts';
import { printable } from '../../engine/render/pdf-font.ts';
import { drawQr } from '../../engine/render/qr.ts';
import type { Pasangan } from './nota-bagian.ts';
import { KERTAS, muat, potong, tulisBaris, type Pena } from './nota-gaya.ts';
import type { NotaIsi } from './nota-isi.ts';

const { kiri, kanan, kaki } = KERTAS;
/** Words and payments on the left, the code to check the nota in the middle, what it came to on the right. */
const KIRI = { lebar: 296 } as const;
const QR = { x: 336, y: kaki + 4, tepi: 58 } as const;
const KANAN = { x: 412, lebar: kanan - 412 } as const;
const SIZE = 7.6;
const SMALL = 6.2;

function gambarQr({ canvas, fonts }: Pena, isi: NotaIsi): void {
  drawQr(canvas, isi.qr, QR.x, QR.y, QR.tepi);
  // What a person compares with the screen when the code is scanned.
  const check = tandaTertulis(isi.qr);
  const width = fonts.regular.width(check, SMALL);
  canvas.text(fonts.regular, SMALL, QR.x + (QR.tepi - width) / 2, QR.y + QR.tepi + 8, check, GREY);
}

function gambarTerbilang({ canvas, fonts, warna }: Pena, [label, words]: Pasangan): number {
  const lines = tulisBaris(fonts.bold, SIZE, KIRI.lebar - 12, words, 3);
  const height = 13 + lines.length * 9.4;
  canvas.band(kiri, kaki + 3, KIRI.lebar, height, warna.lembut);
  canvas.band(kiri, kaki + 3, 2, height, warna.aksen);
  canvas.text(fonts.regular, SMALL, kiri + 8, kaki + 11, printable(label.toUpperCase()), GREY);
  lines.forEach((line, index) => canvas.text(fonts.bold, SIZE, kiri + 8, kaki + 20.4 + index * 9.4, line));
  return kaki + 3 + height;
}

/** Payments, in two columns where they are short enough. */
function gambarBayar({ canvas, fonts }: Pena, { judul, baris: shown }: NotaIsi['bayar'], top: number): number {
  canvas.text(fonts.regular, SMALL, kiri, top + 10, printable(judul.toUpperCase()), GREY);
  // Two side by side where every one fits; a card with its charge takes the whole width.
  const half = (KIRI.lebar - 16) / 2;
  const lebar = ([label, value]: Pasangan): number =>
    fonts.regular.width(label, SIZE) + fonts.regular.width(value, SIZE) + 6;
  const sejajar = shown.every((pasangan) => lebar(pasangan) <= half) ? 2 : 1;
  const width = sejajar === 2 ? half : KIRI.lebar;
  shown.forEach(([label, value], index) => {
    const x = kiri + (index % sejajar) * (width + 16);
    const y = top + 19.5 + Math.floor(index / sejajar) * 9.2;
    canvas.text(
      fonts.regular,
      SIZE,
      x,
      y,
      potong(fonts.regular, SIZE, width - fonts.regular.width(value, SIZE) - 6, label),
    );
    canvas.textRight(fonts.regular, SIZE, x + width, y, value);
  });
  return top + 19.5 + Math.ceil(shown.length / sejajar) * 9.2;
}

function gambarSyarat({ canvas, fonts }: Pena, syarat: readonly string[], top: number): void {
  const room = Math.max(1, Math.floor((KERTAS.dasar - 6 - top) / 7.6));
  const tulis = (text: string, most: number) => tulisBaris(fonts.regular, SMALL, KIRI.lebar, text, most);
  const all = syarat.flatMap((kalimat) => tulis(kalimat, 3));
  // What there is no room for is told to be missing, by the ellipsis that ends the last line.
  const lines = [...all.slice(0, room - 1), ...tulis(all.slice(room - 1).join(' '), 1)];
  lines.forEach((line, index) => canvas.text(fonts.regular, SMALL, kiri, top + 4 + index * 7.6, line, GREY));
}

/** Sums, the total large below them. Answers where it ends. */
function gambarTotal({ canvas, fonts, warna }: Pena, { ringkas, total, jumlah_barang, total_berat }: NotaIsi): number {
  const right = kanan - 4;
  const rows: readonly Pasangan[] = [[jumlah_barang, total_berat], ...ringkas];
  rows.forEach(([label, value], index) => {
    const y = kaki + 11 + index * 10;
    canvas.text(
      fonts.regular,
      SIZE,
      KANAN.x,
      y,
      potong(fonts.regular, SIZE, KANAN.lebar - fonts.regular.width(value, SIZE) - 10, label),
      GREY,
    );
    canvas.textRight(fonts.regular, SIZE, right, y, value);
  });
  const top = kaki + 6 + rows.length * 10;
  canvas.band(KANAN.x, top, KANAN.lebar, 0.9, warna.aksen);
  const [label, value] = total;
  canvas.text(fonts.bold, 9, KANAN.x, top + 14.5, printable(label));
  canvas.textRight(
    fonts.bold,
    muat(fonts.bold, 13, KANAN.lebar - fonts.bold.width(label, 9) - 12, value),
    right,
    top + 14.5,
    value,
  );
  return top + 20;
}

function gambarTandaTangan({ canvas, fonts }: Pena, names: readonly string[]): void {
  const left = QR.x;
  const width = (kanan - left - 20) / names.length;
  names.forEach((name, index) => {
    const x = left + index * (width + 20);
    canvas.rules(x, width, [KERTAS.dasar - 14], 0.6, LINE);
    const shown = potong(fonts.regular, SMALL, width, name);
    canvas.text(
      fonts.regular,
      SMALL,
      x + (width - fonts.regular.width(shown, SMALL)) / 2,
      KERTAS.dasar - 6.5,
      shown,
      GREY,
    );
  });
}

/** The place for a duty stamp, above the customer's name. */
function gambarMeterai({ doc, canvas, fonts }: Pena, label: string): void {
  const [x, y, width, height] = [QR.x + 2, KERTAS.dasar - 44, 46, 28];
  doc
    .save()
    .lineWidth(0.5)
    .dash(2, { space: 2 })
    .strokeColor('#8d8577')
    .roundedRect(x, y, width, height, 2)
    .stroke()
    .undash()
    .restore();
  canvas.text(
    fonts.regular,
    5.6,
    x + (width - fonts.regular.width(label, 5.6)) / 2,
    y + height / 2 + 2,
    printable(label),
    GREY,
  );
}

/** The end of the sale: amount in words, payments, terms, the code, the sums, room for two names. */
export function gambarKaki(pena: Pena, isi: NotaIsi): void {
  const { tata, canvas, fonts } = pena;
  const afterWords = tata.tampil_terbilang ? gambarTerbilang(pena, isi.terbilang) : kaki + 3;
  const afterPayments = tata.tampil_bayar ? gambarBayar(pena, isi.bayar, afterWords) : afterWords;
  // What was remarked is of this sale, and stands whether the shop prints its terms or not.
  const kalimat = [isi.keterangan, ...(tata.tampil_syarat ? isi.syarat : [])].filter((text) => text !== '');
  if (kalimat.length > 0) gambarSyarat(pena, kalimat, afterPayments + 4);
  if (tata.tampil_qr) gambarQr(pena, isi);
  const afterTotal = gambarTotal(pena, isi);
  const penutup = tulisBaris(fonts.bold, SMALL, KANAN.lebar, isi.penutup, 3);
  penutup.forEach((line, index) =>
    canvas.textRight(fonts.bold, SMALL, kanan - 4, afterTotal + 6 + index * 7.6, line, GREY),
  );
  if (isi.meterai !== undefined) gambarMeterai(pena, isi.meterai);
  if (tata.tampil_tanda_tangan) gambarTandaTangan(pena, isi.tanda_tangan);
}
