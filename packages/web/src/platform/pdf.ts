import boldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import regularUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Letters of the papers that name a standard typeface instead of bringing it: of the very widths that were reckoned
 * with.
 */
const FONTS: Readonly<Record<string, string>> = {
  'LiberationSans-Regular.ttf': regularUrl,
  'LiberationSans-Bold.ttf': boldUrl,
};

class PaperFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename];
    if (url === undefined) throw new Error(`no letters of ${filename}`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** The renderer is large and needed on few pages: fetched with the first paper that is drawn. */
async function renderer() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

/** Opens a paper of the server. Call `loadingTask.destroy()` when it is no longer shown. */
export async function openPdf(blob: Blob): Promise<PDFDocumentProxy> {
  const [pdfjs, data] = await Promise.all([renderer(), blob.arrayBuffer()]);
  return pdfjs.getDocument({
    data,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    BinaryDataFactory: PaperFonts,
  }).promise;
}

/** Draws one page, from 1, into a new canvas that is `width` CSS pixels wide. */
export async function drawPage(document: PDFDocumentProxy, number: number, width: number): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width / natural.width) * Math.max(1, window.devicePixelRatio) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
