import type { Language } from '@kilau/contract/locales/index.ts';
import { code128, drawCode128 } from '../../../engine/render/code128.ts';
import { PdfCanvas } from '../../../engine/render/pdf-canvas.ts';
import { createPdf, MM, pdfBytes } from '../../../engine/render/pdf-document.ts';
import { openFonts, printable, type PdfFonts } from '../../../engine/render/pdf-font.ts';
import { MODUL, TEPI, type BidangLabel, type Label } from './label.ts';

/** Letters, in points: the number under the code, the large line, the others. */
const ANGKA = 6.5;
const BESAR = 8;
const BIASA = 6.5;
/** How far apart lines stand, of their size. */
const LEADING = 1.15;

function drawKode(canvas: PdfCanvas, fonts: PdfFonts, kode_barcode: string, bidang: BidangLabel): void {
  const symbol = code128(kode_barcode);
  const left = (bidang.kode + bidang.geser_x) * MM;
  const top = (TEPI + bidang.geser_y) * MM;
  const width = bidang.lebar_sayap * MM;
  const height = (bidang.tinggi - 2 * TEPI) * MM - ANGKA;
  const step = MODUL * MM;
  drawCode128(canvas, symbol, left + (width - symbol.modules * step) / 2, top, step, height);
  canvas.text(
    fonts.regular,
    ANGKA,
    left + (width - fonts.regular.width(kode_barcode, ANGKA)) / 2,
    top + height + ANGKA * 0.95,
    kode_barcode,
  );
}

/** The lines of the other flag, in the middle of its height, each as large as its room lets it be. */
function drawTulisan(canvas: PdfCanvas, fonts: PdfFonts, baris: readonly string[], bidang: BidangLabel): void {
  const left = (bidang.tulisan + TEPI + bidang.geser_x) * MM;
  const width = (bidang.lebar_sayap - 2 * TEPI) * MM;
  const height = (bidang.tinggi - 2 * TEPI) * MM;
  const sizes = baris.map((_, index) => (index === 0 ? BESAR : BIASA));
  const wanted = sizes.reduce((sum, size) => sum + size * LEADING, 0);
  const scale = Math.min(1, height / wanted);
  let top = (TEPI + bidang.geser_y) * MM + (height - wanted * scale) / 2;
  baris.forEach((line, index) => {
    const font = index === 0 ? fonts.bold : fonts.regular;
    const text = printable(line);
    const room = (sizes[index] ?? BIASA) * scale;
    const size = Math.min(room, (room * width) / Math.max(font.width(text, room), 1));
    canvas.text(font, size, left, top + room, text);
    top += room * LEADING;
  });
}

/** The tags as a PDF, a page of the tag's own size for each. */
export async function labelPdf(
  labels: readonly Label[],
  bidang: BidangLabel,
  about: { readonly title: string; readonly author: string; readonly lang: Language; readonly waktu: Date },
): Promise<Buffer> {
  const doc = createPdf({
    ...about,
    size: [bidang.lebar * MM, bidang.tinggi * MM],
    layout: 'portrait',
    across: undefined,
  });
  const fonts = openFonts(
    doc,
    about.lang,
    labels.flatMap(({ baris }) => baris),
  );
  for (const label of labels) {
    const canvas = new PdfCanvas(doc.addPage().page);
    drawKode(canvas, fonts, label.kode_barcode, bidang);
    drawTulisan(canvas, fonts, label.baris, bidang);
    canvas.flush();
  }
  return pdfBytes(doc);
}
