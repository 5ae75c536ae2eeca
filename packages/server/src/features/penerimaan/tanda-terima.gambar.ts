import { GREY, LINE, type PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { openFonts, printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { wrapText } from '../../engine/render/pdf-grid.ts';
import { drawLetterhead } from '../../engine/render/pdf-head.ts';
import { drawPages, openProof } from '../../engine/render/proof-draw.ts';
import { PROOF, type ProofPage } from '../../engine/render/proof-page.ts';

/** A Tanda Terima as texts: A4 upright, one line of goods a row, signatures at the end. */
export interface TandaTerima extends ProofPage {
  /** Marks beside the title: DUPLIKAT, DIBATALKAN. */
  readonly tanda: readonly string[];
  /** Over every page of one that is only looked at. */
  readonly across: string | undefined;
  /** Two texts, then figures. */
  readonly kepala: readonly string[];
  readonly baris: readonly (readonly string[])[];
  readonly total: readonly string[];
}

const { left: KIRI, right: KANAN, top: ATAS, bottom: BAWAH, size: SIZE, small: SMALL, red: MERAH } = PROOF;
const LEBAR = KANAN - KIRI;
const BARIS = 17;
const INFO = 22;
const TANDA_TANGAN = 78;
/** Where the two texts begin, and where the figures end. */
const TEKS = [KIRI + 22, KIRI + 92] as const;
const ANGKA = [KIRI + 232, KIRI + 272, KIRI + 352, KIRI + 432, KANAN - 4] as const;

interface Pena {
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
}

/** Cells of a row on one line: texts from the left, figures to the right. */
function gambarSel(
  { canvas, fonts }: Pena,
  sel: readonly string[],
  y: number,
  tebal: boolean,
  size: number,
  warna?: string,
): void {
  const font = tebal ? fonts.bold : fonts.regular;
  sel.forEach((isi, index) => {
    const x = TEKS[index];
    if (x === undefined) canvas.textRight(font, size, ANGKA[index - TEKS.length] ?? KANAN, y, printable(isi), warna);
    else canvas.text(font, size, x, y, wrapText(font, size, 64, printable(isi))[0] ?? '', warna);
  });
}

/** Letterhead, title, who and what. Answers where the table begins. */
function gambarKepala(pena: Pena, isi: TandaTerima): number {
  const { canvas, fonts } = pena;
  const tinggi = drawLetterhead(canvas, fonts, isi.toko, KIRI, ATAS);
  canvas.textRight(fonts.bold, 14, KANAN, ATAS + 12, printable(isi.judul));
  canvas.textRight(fonts.bold, 11, KANAN, ATAS + 27, isi.nomor);
  canvas.textRight(fonts.bold, 9, KANAN, ATAS + 40, isi.tanda.map(printable).join('   '), MERAH);
  const y = ATAS + Math.max(tinggi, isi.tanda.length > 0 ? 46 : 34) + 6;
  canvas.rules(KIRI, LEBAR, [y], 1);
  isi.info.forEach(([label, teks], index) => {
    const x = KIRI + (index % 2) * (LEBAR / 2);
    const top = y + 12 + Math.floor(index / 2) * INFO;
    canvas.text(fonts.regular, SMALL, x, top, printable(label), GREY);
    canvas.text(fonts.bold, SIZE, x, top + 10, wrapText(fonts.bold, SIZE, LEBAR / 2 - 14, printable(teks))[0] ?? '');
  });
  const tabel = y + 14 + Math.ceil(isi.info.length / 2) * INFO;
  canvas.band(KIRI, tabel, LEBAR, BARIS);
  canvas.rules(KIRI, LEBAR, [tabel, tabel + BARIS], 0.5);
  gambarSel(pena, isi.kepala, tabel + 11, true, SMALL, GREY);
  return tabel + BARIS;
}

/** The sums, then room to sign. */
function gambarAkhir(pena: Pena, isi: TandaTerima, y: number): void {
  const { canvas, fonts } = pena;
  canvas.band(KIRI, y, LEBAR, BARIS);
  gambarSel(pena, isi.total, y + 11.5, true, SIZE);
  const lebar = LEBAR / isi.tanda_tangan.length;
  isi.tanda_tangan.forEach((siapa, index) => {
    const x = KIRI + index * lebar + 6;
    canvas.text(fonts.regular, SIZE, x, y + 36, printable(siapa), GREY);
    canvas.rules(x, Math.min(lebar - 30, 150), [y + TANDA_TANGAN], 0.5);
  });
}

function* teksDari(isi: TandaTerima): Generator<string> {
  yield* [
    isi.toko.nama_toko,
    isi.toko.alamat_toko,
    isi.judul,
    isi.nomor,
    isi.dicetak,
    isi.halaman(1, 1),
    ...isi.tanda,
    ...isi.info.flat(),
    ...isi.kepala,
    ...isi.total,
    ...isi.tanda_tangan,
  ];
  for (const baris of isi.baris) yield baris.join('');
}

/** Lines dealt out to pages; sums and signatures stand on the last, with a page of their own where there is no room. */
function bagiHalaman(baris: TandaTerima['baris'], ruang: number): (readonly string[])[][] {
  const muat = Math.max(1, Math.floor(ruang / BARIS));
  const halaman: (readonly string[])[][] = [];
  for (let dari = 0; dari < baris.length; dari += muat) halaman.push(baris.slice(dari, dari + muat));
  if ((halaman.at(-1)?.length ?? 0) * BARIS + BARIS + TANDA_TANGAN > ruang) halaman.push([]);
  return halaman;
}

/** Draws it as PDF. */
export async function gambarTandaTerima(isi: TandaTerima): Promise<Buffer> {
  const doc = openProof(isi, isi.across);
  const fonts = openFonts(doc, isi.lang, teksDari(isi));
  let pages: (readonly string[])[][] = [];
  let nomor = 0;
  return drawPages(doc, fonts, isi, (canvas, index) => {
    const pena: Pena = { canvas, fonts };
    let y = gambarKepala(pena, isi);
    if (index === 0) pages = bagiHalaman(isi.baris, BAWAH - 14 - y);
    for (const baris of pages[index] ?? []) {
      canvas.textRight(fonts.regular, SIZE, KIRI + 16, y + 11.5, String((nomor += 1)), GREY);
      gambarSel(pena, baris, y + 11.5, false, SIZE);
      y += BARIS;
      canvas.rules(KIRI, LEBAR, [y], 0.35, LINE);
    }
    if (index === pages.length - 1) gambarAkhir(pena, isi, y);
    return pages.length;
  });
}
