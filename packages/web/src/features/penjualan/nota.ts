import { previewPaper, type Paper } from '../../platform/print.tsx';
import { text } from '../../ui/text.ts';

const notaPaper = (nomor: string): Paper => ({
  path: `penjualan/${encodeURIComponent(nomor)}`,
  bentuk: 'nota.pdf',
  name: text('penjualan.nota', { nomor }),
});

/**
 * Shows the nota of a sale, with a button to print it. Only printing counts; from the second time on it says DUPLIKAT.
 */
export const lihatNota = (nomor: string): Promise<void> => previewPaper(notaPaper(nomor));
