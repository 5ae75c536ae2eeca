import type { NotaKolom } from '@kilau/contract/trade/nota/nota-tata.ts';
import { kolomTampil } from '@kilau/contract/trade/nota/nota-tata.ts';
import { GREY, INK, LINE } from '../../engine/render/pdf-canvas.ts';
import { printable } from '../../engine/render/pdf-font.ts';
import { nameSegments } from '../../engine/render/slip/slip.ts';
import { KERTAS, muat, operands, potong, RED, tulisBaris, type Pena } from './nota-gaya.ts';
import type { BarisNota, NotaIsi } from './nota-isi.ts';
import { gambarKaki } from './nota-kaki.ts';

/** One page of one printing. */
export interface Lembar {
  readonly isi: NotaIsi;
  /** For whom it is; empty when there is one printing only. */
  readonly untuk: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  /** The shop's own mark, as a picture. */
  readonly logo: Buffer | undefined;
  readonly baris: readonly BarisNota[];
  readonly foto: readonly Buffer[];
  readonly halaman: string;
  /** Told instead of the end of the sale while more pages follow. */
  readonly bersambung: string | undefined;
}

const { kiri, kanan } = KERTAS;
const KEPALA = { mark: 30, nama: 37, alamat: 47, garis: 68 } as const;
const INFO = { label: 80, isi: 90.5, kolom: [0, 86, 336, 438] } as const;
const TABEL = { atas: 106, kepala: 15, bawah: 284, tinggi_baris: 82, tanpa_foto: 34 } as const;
/** Width that each column of figures may take. */
const LEBAR_KOLOM: Readonly<Record<NotaKolom, number>> = {
  kadar: 44,
  berat: 46,
  harga_gram: 52,
  ongkos: 50,
  atribut: 48,
  diskon: 48,
  jumlah: 62,
};
const SIZE = 8;
const SMALL = 6.8;

type Doc = PDFKit.PDFDocument;

/** The mark of a shop that has none of its own: a gold stone, cut once. */
function gambarTanda(doc: Doc, x: number, y: number, edge: number): void {
  const half = edge / 2;
  const side = half * 0.72;
  doc
    .save()
    .translate(x + half, y + half)
    .rotate(45);
  const gold = doc.linearGradient(-side, -side, side, side).stop(0, '#f3d98b').stop(0.55, '#b98a1d').stop(1, '#8a6510');
  doc
    .roundedRect(-side, -side, side * 2, side * 2, 5)
    .fill(gold)
    .restore();
}

/** The shop's logo in a square, or the drawn mark. */
export function gambarLogo(doc: Doc, logo: Buffer | undefined, x: number, y: number, edge: number): void {
  if (logo) doc.image(logo, x, y, { fit: [edge, edge], align: 'center', valign: 'center' });
  else gambarTanda(doc, x, y, edge);
}

/** Marks in red boxes, from the right: DUPLIKAT, DIBATALKAN. Answers where the last one begins. */
function gambarCap({ doc, canvas, fonts }: Pena, tanda: readonly string[]): number {
  let right = kanan;
  for (const cap of tanda) {
    const width = fonts.bold.width(cap, 7.5) + 10;
    doc
      .save()
      .lineWidth(0.8)
      .strokeColor(RED)
      .roundedRect(right - width, 51, width, 12, 2)
      .stroke()
      .restore();
    canvas.textRight(fonts.bold, 7.5, right - 5, 59.7, cap, operands(RED));
    right -= width + 6;
  }
  return right;
}

function gambarKepala(pena: Pena, lembar: Lembar): void {
  const { doc, canvas, fonts, warna, tata } = pena;
  const { isi, untuk } = lembar;
  if (tata.tampil_toko) {
    if (tata.tampil_logo) gambarLogo(doc, lembar.logo, kiri, 22, KEPALA.mark + 4);
    const x = tata.tampil_logo ? kiri + KEPALA.mark + 14 : kiri;
    canvas.text(fonts.bold, 14, x, KEPALA.nama, potong(fonts.bold, 14, 300, lembar.nama_toko));
    const lines = [...tulisBaris(fonts.regular, SMALL, 290, lembar.alamat_toko, 2), printable(isi.kontak)].filter(
      (line) => line !== '',
    );
    lines.forEach((line, index) => canvas.text(fonts.regular, SMALL, x, KEPALA.alamat + index * 8.2, line, GREY));
  }
  canvas.textRight(fonts.bold, 9, kanan, 31, printable(isi.judul.toUpperCase()), warna.aksen);
  canvas.textRight(fonts.bold, 11, kanan, 45, isi.nomor);
  const right = gambarCap(pena, isi.tanda);
  if (untuk !== '') canvas.textRight(fonts.regular, 7.5, right, 59.7, printable(untuk), GREY);
  canvas.band(kiri, KEPALA.garis, kanan - kiri, 1.1, warna.aksen);
}

function gambarInfo({ canvas, fonts }: Pena, isi: NotaIsi): void {
  isi.info.forEach(([label, value], index) => {
    const x = kiri + (INFO.kolom[index] ?? 0);
    const width = (INFO.kolom[index + 1] ?? kanan - kiri) - (INFO.kolom[index] ?? 0) - 8;
    canvas.text(fonts.regular, 6.2, x, INFO.label, printable(label.toUpperCase()), GREY);
    const [first = '', second = ''] = value.split('\n');
    canvas.text(fonts.bold, SIZE, x, INFO.isi, potong(fonts.bold, SIZE, width, first));
    canvas.text(fonts.regular, SMALL, x, INFO.isi + 8.6, potong(fonts.regular, SMALL, width, second), GREY);
  });
}

/** One column of figures: where it ends, and how wide it may get. */
interface KolomAngka {
  readonly tepi: number;
  readonly lebar: number;
}

/** The columns of figures side by side, the last at the right edge. */
function susunKolom(tata: Pena['tata'], right: number): KolomAngka[] {
  const widths = kolomTampil(tata).map((kolom) => LEBAR_KOLOM[kolom]);
  return widths.map((lebar, index) => ({
    lebar,
    tepi: right - widths.slice(index + 1).reduce((sum, width) => sum + width, 0),
  }));
}

function gambarKolom({ canvas, fonts, warna }: Pena, isi: NotaIsi, kolom: readonly KolomAngka[]): void {
  canvas.band(kiri, TABEL.atas, kanan - kiri, TABEL.kepala, warna.lembut);
  const y = TABEL.atas + 10;
  const [barang, ...angka] = isi.kolom;
  canvas.text(fonts.bold, SMALL, kiri + 4, y, printable(barang), GREY);
  angka.forEach((label, index) =>
    canvas.textRight(fonts.bold, SMALL, kolom[index]?.tepi ?? kanan, y, printable(label), GREY),
  );
}

/** A photo, cut to a square with round corners. */
export function gambarFoto(doc: Doc, bytes: Buffer, x: number, y: number, edge: number): void {
  doc.save().roundedRect(x, y, edge, edge, 3).clip();
  doc.image(bytes, x, y, { cover: [edge, edge], align: 'center', valign: 'center' });
  doc.restore();
  doc.save().lineWidth(0.5).strokeColor('#e6dfd2').roundedRect(x, y, edge, edge, 3).stroke().restore();
}

interface Tempat {
  readonly top: number;
  readonly height: number;
  /** Of the photos, which are as large in every row, so that the names stand below each other. */
  readonly edge: number;
  readonly kolom: readonly KolomAngka[];
}

/** From one segment of a name to the next, from one line below it to the next, and what stays free in a row. */
const SPASI = SIZE * 1.175;
const SPASI_RINCIAN = 8.2;
const TEPI_BARIS = 5;
const RUANG = TABEL.bawah - TABEL.atas - TABEL.kepala;
/** Pieces on one page at most. */
const SEHALAMAN = 5;

/** A name as a nota writes it: segments of 20 characters, up to five (specification, section 9). */
const segmenNama = (nama: string): string[] => nameSegments(printable(nama));

/** The least height of the row of a piece: all of its name, and a line below it. */
const tinggiPerlu = ({ nama, rincian }: BarisNota): number =>
  Math.max(RUANG / SEHALAMAN, segmenNama(nama).length * SPASI + (rincian === '' ? 0 : SPASI_RINCIAN) + TEPI_BARIS);

/** Deals the pieces out to pages: five on each, or fewer where their names are long. */
export function bagiLembar(baris: readonly BarisNota[]): BarisNota[][] {
  const pages: BarisNota[][] = [];
  let room = 0;
  for (const one of baris) {
    const needed = tinggiPerlu(one);
    const page = pages.at(-1);
    // What is worked out in parts of a whole may miss it by less than any line is wide.
    if (page && needed <= room + 0.01) page.push(one);
    else {
      pages.push([one]);
      room = RUANG;
    }
    room -= needed;
  }
  return pages.length === 0 ? [[]] : pages;
}

/** Heights of the rows of a page: what they need, and of what is left as much as a photo is large. */
function tinggiBaris(baris: readonly BarisNota[], most: number): number[] {
  const needed = baris.map(tinggiPerlu);
  const spare = Math.max(0, RUANG - needed.reduce((sum, one) => sum + one, 0)) / Math.max(1, baris.length);
  return needed.map((one) => one + Math.max(0, Math.min(spare, most - one)));
}

function gambarBaris(
  { doc, canvas, fonts }: Pena,
  baris: BarisNota,
  foto: Buffer | undefined,
  { top, height, edge, kolom }: Tempat,
): void {
  if (foto) gambarFoto(doc, foto, kiri + 3, top + (height - edge) / 2, edge);
  const x = foto ? kiri + edge + 11 : kiri + 4;
  const first = kolom[0];
  const width = (first ? first.tepi - first.lebar : kanan) - x - 2;
  const nama = segmenNama(baris.nama);
  const size = Math.min(SIZE, ...nama.map((line) => muat(fonts.bold, SIZE, width, line)));
  const below = Math.floor((height - nama.length * SPASI - TEPI_BARIS) / SPASI_RINCIAN);
  const rincian = tulisBaris(fonts.regular, SMALL, width, baris.rincian, Math.min(3, Math.max(1, below)));
  const line1 = top + (height - nama.length * SPASI - rincian.length * SPASI_RINCIAN) / 2 + SPASI - 2;
  nama.forEach((line, index) => canvas.text(fonts.bold, size, x, line1 + index * SPASI, line));
  rincian.forEach((line, index) =>
    canvas.text(fonts.regular, SMALL, x, line1 + nama.length * SPASI + index * SPASI_RINCIAN, line, GREY),
  );
  const last = baris.angka.length - 1;
  baris.angka.forEach((text, index) => {
    const font = index === last ? fonts.bold : fonts.regular;
    const { lebar = 40, tepi = kanan } = kolom[index] ?? {};
    canvas.textRight(font, muat(font, SIZE, lebar - 3, text), tepi, line1, printable(text), INK);
  });
}

function gambarTabel(pena: Pena, { isi, baris, foto }: Lembar): void {
  const kolom = susunKolom(pena.tata, kanan - 4);
  gambarKolom(pena, isi, kolom);
  const top = TABEL.atas + TABEL.kepala;
  const withPhotos = pena.tata.tampil_foto;
  const heights = tinggiBaris(baris, withPhotos ? TABEL.tinggi_baris : TABEL.tanpa_foto);
  const edge = Math.min(...heights) - 7;
  let y = top;
  const rules = baris.map((row, index) => {
    const height = heights[index] ?? 0;
    gambarBaris(pena, row, withPhotos ? foto[index] : undefined, { top: y, height, edge, kolom });
    y += height;
    return y;
  });
  pena.canvas.rules(kiri, kanan - kiri, rules, 0.5, LINE);
}

/** Draws one page of the designed nota, on a page of its own size: 595 × 420 points. */
export function gambarLembar(pena: Pena, lembar: Lembar): void {
  const { canvas, fonts } = pena;
  gambarKepala(pena, lembar);
  gambarInfo(pena, lembar.isi);
  gambarTabel(pena, lembar);
  if (lembar.bersambung === undefined) gambarKaki(pena, lembar.isi);
  else canvas.textRight(fonts.regular, SIZE, kanan, KERTAS.kaki + 14, printable(lembar.bersambung), GREY);
  canvas.text(fonts.regular, 5.8, kiri, KERTAS.dasar, printable(lembar.isi.dicetak), GREY);
  canvas.textRight(fonts.regular, 5.8, kanan, KERTAS.dasar, printable(lembar.halaman), GREY);
  canvas.flush();
}
