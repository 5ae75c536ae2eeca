import { LANGUAGE_TAGS, type Language } from '@kilau/contract/locales/index.ts';
import PDFDocument from 'pdfkit';
import { drawAcross } from './pdf-across.ts';

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
  /** A word across every page, over all that is on it. Whoever makes a paper says whether there is one. */
  readonly across: string | undefined;
}

/** Keeps its pages until the end, where the word is drawn over them. */
class CrossedDocument extends PDFDocument {
  readonly #lang: Language;
  readonly #across: string;

  constructor(options: PDFKit.PDFDocumentOptions, lang: Language, across: string) {
    super({ ...options, bufferPages: true });
    this.#lang = lang;
    this.#across = across;
  }

  override end(): void {
    drawAcross(this, this.#lang, this.#across);
    super.end();
  }
}

/** An empty PDF without pages: `addPage()` begins each. */
export function createPdf(options: PdfOptions): PDFKit.PDFDocument {
  const { title, author, waktu, lang, size, layout, across } = options;
  const made: PDFKit.PDFDocumentOptions = {
    autoFirstPage: false,
    margin: 0,
    lang: LANGUAGE_TAGS[lang],
    displayTitle: true,
    layout,
    size: typeof size === 'string' ? size : [...size],
    info: { Title: title, Author: author, Creator: 'Kilau', CreationDate: waktu },
  };
  return across === undefined ? new PDFDocument(made) : new CrossedDocument(made, lang, across);
}

/** Ends the document and answers its bytes. */
export async function pdfBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  doc.end();
  for await (const chunk of doc as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
