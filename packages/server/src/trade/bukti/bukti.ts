import { GREY, LINE, type PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { openFonts, printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { wrapText } from '../../engine/render/pdf-grid.ts';
import { drawLetterhead } from '../../engine/render/pdf-head.ts';
import { drawPages, firstLine, openProof, pictureOpener } from '../../engine/render/proof-draw.ts';
import { PROOF, type ProofPage } from '../../engine/render/proof-page.ts';
import { muat } from '../nota/nota-gaya.ts';

/** Columns beside the piece itself, in their order; a proof has those that it names. */
const SEL = ['tgl', 'dari', 'size', 'kadar', 'qty', 'berat', 'harga'] as const;
type Sel = (typeof SEL)[number];
type Isi = { readonly [Name in Sel]?: string };

/** One piece, or one kind of goods without barcodes, on a proof, as texts. */
export interface BuktiBaris extends Isi {
  /** Absent where goods are kept by quantity: nothing is drawn in its place. */
  readonly foto?: Buffer;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  /** Small words under the name. */
  readonly rincian: string;
}

/** A proof that goods were moved or destroyed: A4 upright, one piece a line with its photo, signatures at the end. */
export interface Bukti extends ProofPage {
  /** Marks in boxes: DUPLIKAT, DIBATALKAN. */
  readonly tanda: readonly string[];
  /** Over every page of one that is only looked at. */
  readonly across: string | undefined;
  readonly kolom: Isi & { readonly barang: string };
  readonly baris: readonly BuktiBaris[];
  readonly total: Isi & { readonly label: string };
  /** What is agreed, between the total and those who sign. */
  readonly penutup?: readonly string[];
}

const { left: KIRI, right: KANAN, top: ATAS, bottom: BAWAH, size: SIZE, small: SMALL, red: MERAH } = PROOF;
const FOTO = 34;
const BARIS = FOTO + 6;
const KEPALA_TABEL = 16;
const TANDA_TANGAN = 78;
const INFO_LANGKAH = 22;
/** Between the words at the heads of two columns. */
const JARAK = 5;
/** Where a column stands: a text begins at `kiri` and has some room, a figure ends at `kanan`. */
type Tempat = { readonly kiri: number; readonly lebar: number } | { readonly kanan: number };
interface Letak {
  /** Left edge of the words on a piece, and the room they have. */
  readonly barang: number;
  readonly lebar: number;
  readonly sel: { readonly [Name in Sel]?: Tempat };
}
const NO = KIRI + 16;
const X_FOTO = KIRI + 22;
const X_BARANG = X_FOTO + FOTO + 8;
const LETAK: Letak = {
  barang: X_BARANG,
  lebar: KIRI + 310 - X_BARANG,
  sel: { dari: { kiri: KIRI + 318, lebar: 91 }, kadar: { kanan: KANAN - 72 }, berat: { kanan: KANAN - 4 } },
};
/** Without photos the names begin further left and leave room for a quantity. */
const LETAK_QTY: Letak = {
  barang: X_FOTO,
  lebar: 220,
  sel: {
    dari: { kiri: KIRI + 250, lebar: 94 },
    kadar: { kanan: KANAN - 132 },
    qty: { kanan: KANAN - 78 },
    berat: { kanan: KANAN - 4 },
  },
};
/** With date, size and price the words on a piece are wrapped sooner. */
const LETAK_HARGA: Letak = {
  barang: X_BARANG + 54,
  lebar: 146,
  sel: {
    tgl: { kiri: X_BARANG, lebar: 48 },
    dari: { kiri: KIRI + 272, lebar: 62 },
    size: { kanan: KIRI + 364 },
    kadar: { kanan: KIRI + 396 },
    qty: { kanan: KIRI + 420 },
    berat: { kanan: KANAN - 60 },
    harga: { kanan: KANAN - 4 },
  },
};
const letak = ({ kolom }: Bukti): Letak =>
  kolom.harga !== undefined ? LETAK_HARGA : kolom.qty !== undefined ? LETAK_QTY : LETAK;

interface Pena {
  readonly doc: PDFKit.PDFDocument;
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
}

/**
 * A name on one line, or in smaller letters on two where it is long, between the barcode above and the small words
 * below.
 */
function gambarNama(
  { canvas, fonts }: Pena,
  { kode_barcode, nama_barang, rincian }: BuktiBaris,
  x: number,
  y: number,
  lebar: number,
): void {
  const nama = printable(nama_barang);
  const panjang = fonts.regular.width(nama, SIZE) > lebar;
  const [first = '', ...rest] = panjang ? wrapText(fonts.regular, SMALL, lebar, nama) : [nama];
  canvas.text(fonts.bold, SIZE, x, y + (panjang ? 10 : 12), kode_barcode);
  canvas.text(fonts.regular, panjang ? SMALL : SIZE, x, y + (panjang ? 18.5 : 22.5), first);
  if (rest.length > 0) canvas.text(fonts.regular, SMALL, x, y + 26.5, firstLine(fonts, SMALL, lebar, rest.join(' ')));
  canvas.text(fonts.regular, SMALL, x, y + (panjang ? 35 : 32), firstLine(fonts, SMALL, lebar, rincian), GREY);
}

function gambarTanda({ doc, canvas, fonts }: Pena, tanda: readonly string[], y: number): void {
  let right = KANAN;
  for (const cap of tanda.map(printable)) {
    const width = fonts.bold.width(cap, 8) + 12;
    doc
      .save()
      .lineWidth(0.8)
      .strokeColor('#b3261e')
      .roundedRect(right - width, y, width, 13, 2)
      .stroke()
      .restore();
    canvas.textRight(fonts.bold, 8, right - 6, y + 9.4, cap, MERAH);
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
    canvas.text(fonts.bold, SIZE, x, top + 10, firstLine(fonts, SIZE, half - 14, isi));
  });
  y += 8 + Math.ceil(bukti.info.length / 2) * INFO_LANGKAH + 6;
  return y;
}

interface Gaya {
  readonly font: PdfFonts['regular'];
  readonly size: number;
  readonly warna?: string;
}

/** The columns of a line, as far as it has something in them. */
function gambarSel({ canvas, fonts }: Pena, isi: Isi, { sel }: Letak, y: number, { font, size, warna }: Gaya): void {
  for (const name of SEL) {
    const [teks, tempat] = [isi[name], sel[name]];
    if (teks === undefined || !tempat) continue;
    if ('kanan' in tempat) canvas.textRight(font, size, tempat.kanan, y, teks, warna);
    else canvas.text(font, size, tempat.kiri, y, firstLine(fonts, size, tempat.lebar, teks), warna);
  }
}

function gambarKolom(pena: Pena, bukti: Bukti, y: number): void {
  const { canvas, fonts } = pena;
  const x = letak(bukti);
  canvas.band(KIRI, y, KANAN - KIRI, KEPALA_TABEL);
  canvas.rules(KIRI, KANAN - KIRI, [y, y + KEPALA_TABEL], 0.5);
  const line = y + 10.6;
  canvas.text(fonts.bold, SMALL, x.barang, line, printable(bukti.kolom.barang), GREY);
  // The column before it ends here: a long word is written smaller rather than into it.
  let batas = x.barang;
  for (const name of SEL) {
    const [label, tempat] = [bukti.kolom[name], x.sel[name]];
    if (label === undefined || !tempat) continue;
    const teks = printable(label);
    if ('kanan' in tempat) {
      const size = muat(fonts.bold, SMALL, tempat.kanan - batas - JARAK, teks);
      canvas.textRight(fonts.bold, size, tempat.kanan, line, teks, GREY);
      batas = tempat.kanan;
    } else {
      canvas.text(fonts.bold, SMALL, tempat.kiri, line, firstLine(fonts, SMALL, tempat.lebar, teks), GREY);
      batas = tempat.kiri + Math.min(tempat.lebar, fonts.bold.width(teks, SMALL));
    }
  }
}

function gambarBaris(
  pena: Pena,
  baris: BuktiBaris,
  nomor: number,
  y: number,
  x: Letak,
  gambar: ReturnType<typeof pictureOpener>,
): void {
  const { doc, canvas, fonts } = pena;
  const tengah = y + BARIS / 2 + 3;
  canvas.textRight(fonts.regular, SIZE, NO, tengah, String(nomor), GREY);
  if (baris.foto) {
    doc.image(gambar(baris.foto), X_FOTO, y + 3, { fit: [FOTO, FOTO], align: 'center', valign: 'center' });
  }
  gambarNama(pena, baris, x.barang, y, x.lebar);
  gambarSel(pena, baris, x, tengah, { font: fonts.regular, size: SIZE });
  canvas.rules(KIRI, KANAN - KIRI, [y + BARIS], 0.35, LINE);
}

const PENUTUP = 11;

/** What is agreed, as lines. */
const barisPenutup = ({ regular }: PdfFonts, { penutup = [] }: Bukti): string[] =>
  penutup.flatMap((teks) => wrapText(regular, SIZE, KANAN - KIRI - 8, printable(teks)));
const tinggiPenutup = (fonts: PdfFonts, bukti: Bukti): number => {
  const lines = barisPenutup(fonts, bukti).length;
  return lines === 0 ? 0 : lines * PENUTUP + 8;
};

/** Total, what is agreed, then room to sign. */
function gambarAkhir(pena: Pena, bukti: Bukti, y: number): void {
  const { canvas, fonts } = pena;
  const x = letak(bukti);
  canvas.band(KIRI, y, KANAN - KIRI, KEPALA_TABEL);
  canvas.text(fonts.bold, SIZE, x.barang, y + 11, printable(bukti.total.label));
  gambarSel(pena, bukti.total, x, y + 11, { font: fonts.bold, size: SIZE });
  barisPenutup(fonts, bukti).forEach((teks, index) =>
    canvas.text(fonts.regular, SIZE, KIRI + 4, y + KEPALA_TABEL + 14 + index * PENUTUP, teks),
  );
  const bawah = y + tinggiPenutup(fonts, bukti);
  const lebar = (KANAN - KIRI) / bukti.tanda_tangan.length;
  bukti.tanda_tangan.forEach((siapa, index) => {
    const kiri = KIRI + index * lebar;
    canvas.text(fonts.regular, SIZE, kiri + 6, bawah + 34, printable(siapa), GREY);
    canvas.rules(kiri + 6, Math.min(lebar - 30, 150), [bawah + TANDA_TANGAN], 0.5);
  });
}

function* teksBukti(bukti: Bukti): Generator<string> {
  const { toko, judul, nomor, tanda, info, kolom, total, tanda_tangan, dicetak, halaman, penutup = [] } = bukti;
  yield* [
    toko.nama_toko,
    toko.alamat_toko,
    judul,
    nomor,
    total.label,
    dicetak,
    halaman(1, 1),
    ...tanda,
    ...info.flat(),
    ...Object.values(kolom),
    ...tanda_tangan,
    ...penutup,
  ];
  for (const { nama_barang, rincian, dari = '', size = '' } of bukti.baris) {
    yield `${nama_barang}${rincian}${dari}${size}`;
  }
}

/**
 * Deals the pieces out to pages; total and signatures stand on the last, with a page of their own where there is no
 * room.
 */
function halamanBaris(baris: readonly BuktiBaris[], room: number, penutup: number): BuktiBaris[][] {
  const most = Math.max(1, Math.floor(room / BARIS));
  const pages: BuktiBaris[][] = [];
  for (let from = 0; from < baris.length; from += most) pages.push(baris.slice(from, from + most));
  const last = pages.at(-1) ?? [];
  if (last.length * BARIS + KEPALA_TABEL + TANDA_TANGAN + penutup > room) pages.push([]);
  return pages;
}

/** Draws the proof as PDF. */
export async function gambarBukti(bukti: Bukti): Promise<Buffer> {
  const doc = openProof(bukti, bukti.across);
  const fonts = openFonts(doc, bukti.lang, teksBukti(bukti));
  const gambar = pictureOpener(doc);
  let pages: BuktiBaris[][] = [];
  let nomor = 0;
  return drawPages(doc, fonts, bukti, (canvas, index) => {
    const pena = { doc, canvas, fonts };
    const top = gambarKepala(pena, bukti);
    if (index === 0) pages = halamanBaris(bukti.baris, BAWAH - 14 - top - KEPALA_TABEL, tinggiPenutup(fonts, bukti));
    gambarKolom(pena, bukti, top);
    let y = top + KEPALA_TABEL;
    for (const baris of pages[index] ?? []) {
      gambarBaris(pena, baris, (nomor += 1), y, letak(bukti), gambar);
      y += BARIS;
    }
    if (index === pages.length - 1) gambarAkhir(pena, bukti, y);
    return pages.length;
  });
}
