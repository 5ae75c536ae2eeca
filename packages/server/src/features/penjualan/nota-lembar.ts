import { GREY, INK, LINE, PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { gambarKaki } from './nota-kaki.ts';
import type { BarisNota, NotaIsi } from './nota-isi.ts';
import { GOLD, GOLD_SOFT, KERTAS, muat, potong, RED, tulisBaris } from './nota-gaya.ts';

/** One page of one printing. */
export interface Lembar {
  readonly isi: NotaIsi;
  /** For whom it is; empty when there is one printing only. */
  readonly untuk: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly baris: readonly BarisNota[];
  readonly foto: readonly Buffer[];
  readonly halaman: string;
  /** Told instead of the end of the sale while more pages follow. */
  readonly bersambung: string | undefined;
}

const { kiri, kanan } = KERTAS;
const KEPALA = { mark: 30, nama: 37, alamat: 47, garis: 68 } as const;
const INFO = { label: 80, isi: 90.5, kolom: [0, 86, 336, 438] } as const;
const TABEL = { atas: 106, kepala: 15, bawah: 284, tinggi_baris: 82 } as const;
/** Right edges of the columns of figures, counted from the right, with the width each may take. */
const ANGKA = [44, 46, 52, 50, 48, 48, 62] as const;
const SIZE = 8;
const SMALL = 6.8;

type Doc = PDFKit.PDFDocument;

/** The mark of the shop: a gold stone, cut once. */
function gambarTanda(doc: Doc, x: number, y: number, edge: number): void {
  const half = edge / 2;
  const side = half * 0.72;
  doc.save().translate(x + half, y + half).rotate(45);
  const gold = doc.linearGradient(-side, -side, side, side).stop(0, '#f3d98b').stop(0.55, '#b98a1d').stop(1, '#8a6510');
  doc.roundedRect(-side, -side, side * 2, side * 2, 5).fill(gold).restore();
}

function gambarKepala(doc: Doc, canvas: PdfCanvas, fonts: PdfFonts, lembar: Lembar): void {
  const { isi, untuk } = lembar;
  gambarTanda(doc, kiri, 22, KEPALA.mark + 4);
  const x = kiri + KEPALA.mark + 14;
  canvas.text(fonts.bold, 14, x, KEPALA.nama, potong(fonts.bold, 14, 300, lembar.nama_toko));
  const lines = [...tulisBaris(fonts.regular, SMALL, 290, lembar.alamat_toko, 2), printable(isi.kontak)].filter((line) => line !== '');
  lines.forEach((line, index) => canvas.text(fonts.regular, SMALL, x, KEPALA.alamat + index * 8.2, line, GREY));
  canvas.textRight(fonts.bold, 9, kanan, 31, printable(isi.judul.toUpperCase()), GOLD);
  canvas.textRight(fonts.bold, 11, kanan, 45, isi.nomor);
  let right = kanan;
  for (const tanda of isi.tanda) {
    const width = fonts.bold.width(tanda, 7.5) + 10;
    doc.save().lineWidth(0.8).strokeColor(RED).roundedRect(right - width, 51, width, 12, 2).stroke().restore();
    canvas.textRight(fonts.bold, 7.5, right - 5, 59.7, tanda, toRgb(RED));
    right -= width + 6;
  }
  if (untuk !== '') canvas.textRight(fonts.regular, 7.5, right, 59.7, printable(untuk), GREY);
  canvas.band(kiri, KEPALA.garis, kanan - kiri, 1.1, GOLD);
}

const toRgb = (hex: string): string => (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ');

function gambarInfo(canvas: PdfCanvas, fonts: PdfFonts, isi: NotaIsi): void {
  isi.info.forEach(([label, value], index) => {
    const x = kiri + (INFO.kolom[index] ?? 0);
    const width = (INFO.kolom[index + 1] ?? kanan - kiri) - (INFO.kolom[index] ?? 0) - 8;
    canvas.text(fonts.regular, 6.2, x, INFO.label, printable(label.toUpperCase()), GREY);
    const [first = '', second = ''] = value.split('\n');
    canvas.text(fonts.bold, SIZE, x, INFO.isi, potong(fonts.bold, SIZE, width, first));
    canvas.text(fonts.regular, SMALL, x, INFO.isi + 8.6, potong(fonts.regular, SMALL, width, second), GREY);
  });
}

/** Right edge of each column of figures. */
const tepi: readonly number[] = ANGKA.map((_, index) => kanan - 4 - ANGKA.slice(index + 1).reduce<number>((sum, width) => sum + width, 0));
const kiriAngka = (tepi[0] ?? kanan) - ANGKA[0];

function gambarKolom(canvas: PdfCanvas, fonts: PdfFonts, isi: NotaIsi): void {
  canvas.band(kiri, TABEL.atas, kanan - kiri, TABEL.kepala, GOLD_SOFT);
  const y = TABEL.atas + 10;
  const [barang, ...angka] = isi.kolom;
  canvas.text(fonts.bold, SMALL, kiri + 4, y, printable(barang), GREY);
  angka.forEach((label, index) => canvas.textRight(fonts.bold, SMALL, tepi[index] ?? kanan, y, printable(label), GREY));
}

/** A photo, cut to a square with round corners. */
function gambarFoto(doc: Doc, bytes: Buffer, x: number, y: number, edge: number): void {
  doc.save().roundedRect(x, y, edge, edge, 3).clip();
  doc.image(bytes, x, y, { cover: [edge, edge], align: 'center', valign: 'center' });
  doc.restore();
  doc.save().lineWidth(0.5).strokeColor('#e6dfd2').roundedRect(x, y, edge, edge, 3).stroke().restore();
}

function gambarBaris(doc: Doc, canvas: PdfCanvas, fonts: PdfFonts, baris: BarisNota, foto: Buffer | undefined, top: number, height: number): void {
  const edge = height - 7;
  if (foto) gambarFoto(doc, foto, kiri + 3, top + 3.5, edge);
  const x = kiri + edge + 11;
  const width = kiriAngka - x - 2;
  const nama = tulisBaris(fonts.bold, SIZE, width, baris.nama, 2);
  const rincian = tulisBaris(fonts.regular, SMALL, width, baris.rincian, height > 40 ? 3 : 1);
  const first = top + (height - nama.length * 9.4 - rincian.length * 8.2) / 2 + 7.4;
  nama.forEach((line, index) => canvas.text(fonts.bold, SIZE, x, first + index * 9.4, line));
  rincian.forEach((line, index) => canvas.text(fonts.regular, SMALL, x, first + nama.length * 9.4 + index * 8.2, line, GREY));
  const last = baris.angka.length - 1;
  baris.angka.forEach((text, index) => {
    const font = index === last ? fonts.bold : fonts.regular;
    canvas.textRight(font, muat(font, SIZE, (ANGKA[index] ?? 40) - 3, text), tepi[index] ?? kanan, first, printable(text), INK);
  });
}

function gambarTabel(doc: Doc, canvas: PdfCanvas, fonts: PdfFonts, { isi, baris, foto }: Lembar): void {
  gambarKolom(canvas, fonts, isi);
  const top = TABEL.atas + TABEL.kepala;
  const height = Math.min(TABEL.tinggi_baris, (TABEL.bawah - top) / baris.length);
  baris.forEach((satu, index) => gambarBaris(doc, canvas, fonts, satu, foto[index], top + index * height, height));
  canvas.rules(kiri, kanan - kiri, baris.map((_, index) => top + (index + 1) * height), 0.5, LINE);
}

/** Draws one page of a nota. */
export function gambarLembar(doc: Doc, fonts: PdfFonts, lembar: Lembar): void {
  const canvas = new PdfCanvas(doc.addPage().page);
  gambarKepala(doc, canvas, fonts, lembar);
  gambarInfo(canvas, fonts, lembar.isi);
  gambarTabel(doc, canvas, fonts, lembar);
  if (lembar.bersambung === undefined) gambarKaki(canvas, fonts, lembar.isi);
  else canvas.textRight(fonts.regular, SIZE, kanan, KERTAS.kaki + 14, printable(lembar.bersambung), GREY);
  canvas.text(fonts.regular, 5.8, kiri, KERTAS.dasar, printable(lembar.isi.dicetak), GREY);
  canvas.textRight(fonts.regular, 5.8, kanan, KERTAS.dasar, printable(lembar.halaman), GREY);
  canvas.flush();
}
