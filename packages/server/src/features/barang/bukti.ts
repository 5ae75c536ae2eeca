import { GREY, LINE, PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { createPdf, MM, pdfBytes } from '../../engine/render/pdf-document.ts';
import { openFonts, printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { wrapText } from '../../engine/render/pdf-grid.ts';
import { drawFoot, drawLetterhead, type Letterhead } from '../../engine/render/pdf-head.ts';
import { pause } from '../../engine/render/pause.ts';
import type { Language } from '@kilau/contract/locales/index.ts';

/** One piece, or one kind of goods without barcodes, on a proof, as texts. */
export interface BuktiBaris {
  /** Absent where goods are kept by quantity: nothing is drawn in its place. */
  readonly foto?: Buffer;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  /** Small words under the name. */
  readonly rincian: string;
  readonly dari: string;
  readonly kadar: string;
  /** Goods that are kept by quantity. */
  readonly qty?: string;
  readonly berat: string;
}

/** A proof that goods were moved or destroyed: A4 upright, one piece a line with its photo, signatures at the end. */
export interface Bukti {
  readonly toko: Letterhead;
  readonly judul: string;
  readonly nomor: string;
  /** Marks in boxes: DUPLIKAT, DIBATALKAN. */
  readonly tanda: readonly string[];
  /** Label and text, two in a line. */
  readonly info: readonly (readonly [label: string, isi: string])[];
  readonly kolom: { readonly barang: string; readonly dari: string; readonly kadar: string; readonly qty?: string; readonly berat: string };
  readonly baris: readonly BuktiBaris[];
  readonly total: { readonly label: string; readonly qty?: string; readonly berat: string };
  /** Who signs. */
  readonly tanda_tangan: readonly string[];
  readonly dicetak: string;
  readonly halaman: (n: number, of: number) => string;
  readonly lang: Language;
  readonly waktu: Date;
}

const LEBAR = 210 * MM;
const TINGGI = 297 * MM;
const KIRI = 12 * MM;
const KANAN = LEBAR - KIRI;
const ATAS = 11 * MM;
const KAKI = 8 * MM;
const FOTO = 34;
const BARIS = FOTO + 6;
const KEPALA_TABEL = 16;
const TANDA_TANGAN = 78;
const INFO_LANGKAH = 22;
const SIZE = 8.5;
const SMALL = 7;
const MERAH = '0.702 0.149 0.118';
const X = { no: KIRI + 16, foto: KIRI + 22, barang: KIRI + 22 + FOTO + 8, dari: KIRI + 318, kadar: KANAN - 72, qty: KANAN - 72, berat: KANAN - 4 } as const;
/** Without photos the names begin further left and leave room for a quantity. */
const X_QTY = { ...X, barang: KIRI + 22, dari: KIRI + 250, kadar: KANAN - 132, qty: KANAN - 78 } as const;
const letak = ({ kolom }: Bukti): typeof X | typeof X_QTY => (kolom.qty === undefined ? X : X_QTY);

interface Pena {
  readonly doc: PDFKit.PDFDocument;
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
}

/** A name on one line, or in smaller letters on two where it is long, between the barcode above and the small words below. */
function gambarNama({ canvas, fonts }: Pena, { kode_barcode, nama_barang, rincian }: BuktiBaris, x: number, y: number, lebar: number): void {
  const nama = printable(nama_barang);
  const panjang = fonts.regular.width(nama, SIZE) > lebar;
  const [first = '', ...rest] = panjang ? wrapText(fonts.regular, SMALL, lebar, nama) : [nama];
  canvas.text(fonts.bold, SIZE, x, y + (panjang ? 10 : 12), kode_barcode);
  canvas.text(fonts.regular, panjang ? SMALL : SIZE, x, y + (panjang ? 18.5 : 22.5), first);
  if (rest.length > 0) canvas.text(fonts.regular, SMALL, x, y + 26.5, sebaris(fonts, SMALL, lebar, rest.join(' ')));
  canvas.text(fonts.regular, SMALL, x, y + (panjang ? 35 : 32), sebaris(fonts, SMALL, lebar, rincian), GREY);
}

/** The first line of a text in so much room, ended by an ellipsis where it goes on. */
function sebaris(fonts: PdfFonts, size: number, lebar: number, teks: string): string {
  const [first = '', second] = wrapText(fonts.regular, size, lebar, printable(teks));
  return second === undefined ? first : `${first}…`;
}

function gambarTanda({ doc, canvas, fonts }: Pena, tanda: readonly string[], y: number): void {
  let right = KANAN;
  for (const satu of tanda.map(printable)) {
    const width = fonts.bold.width(satu, 8) + 12;
    doc.save().lineWidth(0.8).strokeColor('#b3261e').roundedRect(right - width, y, width, 13, 2).stroke().restore();
    canvas.textRight(fonts.bold, 8, right - 6, y + 9.4, satu, MERAH);
    right -= width + 6;
  }
}

/** Answers where the table may begin. */
function gambarKepala(pena: Pena, bukti: Bukti): number {
  const { canvas, fonts } = pena;
  const tinggi = drawLetterhead(canvas, fonts, bukti.toko, KIRI, ATAS);
  canvas.textRight(fonts.bold, 14, KANAN, ATAS + 12, printable(bukti.judul));
  canvas.textRight(fonts.bold, 11, KANAN, ATAS + 27, bukti.nomor);
  gambarTanda(pena, bukti.tanda, ATAS + 33);
  let y = ATAS + Math.max(tinggi, bukti.tanda.length > 0 ? 50 : 34) + 6;
  canvas.rules(KIRI, KANAN - KIRI, [y], 1);
  const half = (KANAN - KIRI) / 2;
  bukti.info.forEach(([label, isi], index) => {
    const x = KIRI + (index % 2) * half;
    const top = y + 12 + Math.floor(index / 2) * INFO_LANGKAH;
    canvas.text(fonts.regular, SMALL, x, top, printable(label), GREY);
    canvas.text(fonts.bold, SIZE, x, top + 10, sebaris(fonts, SIZE, half - 14, isi));
  });
  y += 8 + Math.ceil(bukti.info.length / 2) * INFO_LANGKAH + 6;
  return y;
}

function gambarKolom({ canvas, fonts }: Pena, bukti: Bukti, y: number): void {
  const { kolom } = bukti;
  const x = letak(bukti);
  canvas.band(KIRI, y, KANAN - KIRI, KEPALA_TABEL);
  canvas.rules(KIRI, KANAN - KIRI, [y, y + KEPALA_TABEL], 0.5);
  const line = y + 10.6;
  canvas.text(fonts.bold, SMALL, x.barang, line, printable(kolom.barang), GREY);
  canvas.text(fonts.bold, SMALL, x.dari, line, printable(kolom.dari), GREY);
  canvas.textRight(fonts.bold, SMALL, x.kadar, line, printable(kolom.kadar), GREY);
  if (kolom.qty !== undefined) canvas.textRight(fonts.bold, SMALL, x.qty, line, printable(kolom.qty), GREY);
  canvas.textRight(fonts.bold, SMALL, x.berat, line, printable(kolom.berat), GREY);
}

type Gambar = (bytes: Buffer) => PDFKit.Mixins.ImageSrc;

function gambarBaris({ doc, canvas, fonts }: Pena, baris: BuktiBaris, nomor: number, y: number, x: ReturnType<typeof letak>, gambar: Gambar): void {
  const tengah = y + BARIS / 2 + 3;
  canvas.textRight(fonts.regular, SIZE, x.no, tengah, String(nomor), GREY);
  if (baris.foto) doc.image(gambar(baris.foto), x.foto, y + 3, { fit: [FOTO, FOTO], align: 'center', valign: 'center' });
  gambarNama({ doc, canvas, fonts }, baris, x.barang, y, x.dari - x.barang - 8);
  canvas.text(fonts.regular, SIZE, x.dari, tengah, sebaris(fonts, SIZE, x.kadar - x.dari - 50, baris.dari));
  canvas.textRight(fonts.regular, SIZE, x.kadar, tengah, baris.kadar);
  if (baris.qty !== undefined) canvas.textRight(fonts.regular, SIZE, x.qty, tengah, baris.qty);
  canvas.textRight(fonts.regular, SIZE, x.berat, tengah, baris.berat);
  canvas.rules(KIRI, KANAN - KIRI, [y + BARIS], 0.35, LINE);
}

/** Total, then room to sign. */
function gambarAkhir({ canvas, fonts }: Pena, bukti: Bukti, y: number): void {
  const x = letak(bukti);
  canvas.band(KIRI, y, KANAN - KIRI, KEPALA_TABEL);
  canvas.text(fonts.bold, SIZE, x.barang, y + 11, printable(bukti.total.label));
  if (bukti.total.qty !== undefined) canvas.textRight(fonts.bold, SIZE, x.qty, y + 11, bukti.total.qty);
  canvas.textRight(fonts.bold, SIZE, x.berat, y + 11, bukti.total.berat);
  const lebar = (KANAN - KIRI) / bukti.tanda_tangan.length;
  bukti.tanda_tangan.forEach((siapa, index) => {
    const kiri = KIRI + index * lebar;
    canvas.text(fonts.regular, SIZE, kiri + 6, y + 34, printable(siapa), GREY);
    canvas.rules(kiri + 6, Math.min(lebar - 30, 150), [y + TANDA_TANGAN], 0.5);
  });
}

function* teksBukti(bukti: Bukti): Generator<string> {
  const { toko, judul, nomor, tanda, info, kolom, total, tanda_tangan, dicetak, halaman } = bukti;
  yield* [toko.nama_toko, toko.alamat_toko, judul, nomor, total.label, dicetak, halaman(1, 1), ...tanda, ...info.flat(), ...Object.values(kolom), ...tanda_tangan];
  for (const { nama_barang, rincian, dari } of bukti.baris) yield `${nama_barang}${rincian}${dari}`;
}

/** Deals the pieces out to pages; total and signatures stand on the last, with a page of their own where there is no room. */
function halamanBaris(baris: readonly BuktiBaris[], room: number): BuktiBaris[][] {
  const muat = Math.max(1, Math.floor(room / BARIS));
  const pages: BuktiBaris[][] = [];
  for (let from = 0; from < baris.length; from += muat) pages.push(baris.slice(from, from + muat));
  const last = pages.at(-1) ?? [];
  if (last.length * BARIS + KEPALA_TABEL + TANDA_TANGAN > room) pages.push([]);
  return pages;
}

/** Draws the proof as PDF. */
export async function gambarBukti(bukti: Bukti): Promise<Buffer> {
  const doc = createPdf({ title: `${bukti.judul} ${bukti.nomor}`, author: bukti.toko.nama_toko, lang: bukti.lang, waktu: bukti.waktu, size: 'A4', layout: 'portrait' });
  const fonts = openFonts(doc, bukti.lang, teksBukti(bukti));
  const opened = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  // The picture for pieces without a photo is the same for all of them, and goes into the file once.
  const gambar: Gambar = (bytes) => {
    const known = opened.get(bytes);
    if (known) return known;
    const image = (doc as PDFKit.PDFDocument & { openImage(src: Buffer): PDFKit.Mixins.ImageSrc }).openImage(bytes);
    opened.set(bytes, image);
    return image;
  };
  let pages: BuktiBaris[][] = [[]];
  let nomor = 0;
  for (let index = 0; index < pages.length; index += 1) {
    const pena = { doc, canvas: new PdfCanvas(doc.addPage().page), fonts };
    const top = gambarKepala(pena, bukti);
    if (index === 0) pages = halamanBaris(bukti.baris, TINGGI - KAKI - 14 - top - KEPALA_TABEL);
    gambarKolom(pena, bukti, top);
    let y = top + KEPALA_TABEL;
    for (const baris of pages[index] ?? []) {
      gambarBaris(pena, baris, nomor += 1, y, letak(bukti), gambar);
      y += BARIS;
    }
    if (index === pages.length - 1) gambarAkhir(pena, bukti, y);
    drawFoot(pena.canvas, fonts, { left: KIRI, right: KANAN, y: TINGGI - KAKI }, bukti.dicetak, bukti.halaman(index + 1, pages.length));
    pena.canvas.flush();
    await pause();
  }
  return pdfBytes(doc);
}
