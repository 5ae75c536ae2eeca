import { LANGUAGE_TAGS, type Language } from '@kilau/contract/locales/index.ts';
import PDFDocument from 'pdfkit';

/** Points per millimetre. */
export const MM = 72 / 25.4;

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly lang: Language;
  /** When it was made, for the file's own properties. */
  readonly waktu: Date;
  readonly size: string | readonly [width: number, height: number];
  readonly layout: 'portrait' | 'landscape';
}

/** An empty PDF without pages: `addPage()` begins each. */
export function createPdf(options: PdfOptions): PDFKit.PDFDocument {
  const { title, author, waktu, lang, size, layout } = options;
  return new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: LANGUAGE_TAGS[lang],
    displayTitle: true,
    layout,
    size: typeof size === 'string' ? size : [...size],
    info: { Title: title, Author: author, Creator: 'Kilau', CreationDate: waktu },
  });
}

/** Ends the document and answers its bytes. */
export async function pdfBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  doc.end();
  for await (const chunk of doc as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
