import QRCode from 'qrcode';
import { INK, type PdfCanvas } from './pdf-canvas.ts';

/** Draws a QR code of error level L (specification, section 8) as squares, `edge` points wide. */
export function drawQr(canvas: PdfCanvas, text: string, left: number, top: number, edge: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'L' });
  const step = edge / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      // A run of dark squares is one rectangle: without seams, and with far fewer operators.
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run += 1;
      if (run > 0) canvas.band(left + column * step, top + row * step, run * step, step, INK);
      column += run;
    }
  }
}
