import { turn } from '../../platform/turn.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { createPdf, pdfBytes } from './pdf-document.ts';
import { printable, type PdfFonts } from './pdf-font.ts';
import { wrapText } from './pdf-grid.ts';
import { drawFoot } from './pdf-head.ts';
import { PROOF, type ProofPage } from './proof-page.ts';

/** An empty proof, A4 upright. @param across a word over every page of one that is only looked at. */
export const openProof = (
  { judul, nomor, toko, lang, waktu }: ProofPage,
  across: string | undefined,
): PDFKit.PDFDocument =>
  createPdf({
    title: `${judul} ${nomor}`,
    author: toko.nama_toko,
    lang,
    waktu,
    across,
    size: 'A4',
    layout: 'portrait',
  });

/**
 * Draws the pages of a proof one after the other, each with its foot, and ends the document.
 * @param drawPage draws one page, counted from 0, and answers how many there are.
 */
export async function drawPages(
  doc: PDFKit.PDFDocument,
  fonts: PdfFonts,
  { dicetak, halaman }: ProofPage,
  drawPage: (canvas: PdfCanvas, index: number) => number,
): Promise<Buffer> {
  let pages = 1;
  for (let index = 0; index < pages; index += 1) {
    const canvas = new PdfCanvas(doc.addPage().page);
    pages = drawPage(canvas, index);
    const at = { left: PROOF.left, right: PROOF.right, y: PROOF.bottom };
    drawFoot(canvas, fonts, at, dicetak, halaman(index + 1, pages));
    canvas.flush();
    await turn();
  }
  return pdfBytes(doc);
}

/** Opens pictures for a document: one that comes again, as that of pieces without a photo, goes into the file once. */
export function pictureOpener(doc: PDFKit.PDFDocument): (bytes: Buffer) => PDFKit.Mixins.ImageSrc {
  const opened = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  return (bytes) => {
    const picture =
      opened.get(bytes) ??
      (doc as PDFKit.PDFDocument & { openImage(src: Buffer): PDFKit.Mixins.ImageSrc }).openImage(bytes);
    opened.set(bytes, picture);
    return picture;
  };
}

/** The first line of a text in so much room, ended by an ellipsis where it goes on. */
export function firstLine(fonts: PdfFonts, size: number, width: number, text: string): string {
  const [first = '', second] = wrapText(fonts.regular, size, width, printable(text));
  return second === undefined ? first : `${first}…`;
}
