import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { slipEscpos } from '../render/slip/slip-escpos.ts';
import { slipPdf } from '../render/slip/slip-pdf.ts';
import { slipText, type Slip, type SlipPart } from '../render/slip/slip.ts';
import { previewMark, type Copy } from './copy.ts';

/** Makes a paper of a document, or what is drawn as one. */
export type MakePaper<P> = (sql: Sql, context: Context, nomor: string, copy: Copy) => Promise<P>;

/** A form in which a paper is printed. */
export interface PrintForm {
  /** Its name, which is also the end of the address of its preview: `nota.pdf`. */
  readonly bentuk: string;
  /** MIME type. */
  readonly type: string;
  /** Under which its printings are counted: forms of the same paper count together. */
  readonly jenis: string;
  readonly make: MakePaper<Buffer>;
}

/** The paper of a document as PDF. */
export const notaForm = (jenisKertas: string, make: MakePaper<Buffer>): PrintForm => ({
  bentuk: 'nota.pdf',
  type: 'application/pdf',
  jenis: jenisKertas,
  make,
});

/** A receipt that is only looked at says so at head and foot; it opens no drawer. */
function previewSlip(slip: Slip, context: Context): Slip {
  const line: SlipPart = { kind: 'text', text: previewMark(context), align: 'center', bold: true };
  return { ...slip, openDrawer: false, parts: [line, ...slip.parts, line] };
}

type Printer = Pick<Context, 'shop' | 'lang' | 'now'>;

/** A receipt as PDF. @param across what stands over it, where it is no original. */
export const pdfOf = (slip: Slip, { shop, lang, now }: Printer, across?: string): Promise<Buffer> =>
  slipPdf(slip, { author: shop.nama_toko, lang, waktu: now(), across });

/** A receipt as PDF that nobody can take for a printed one. */
export const slipPreview = (slip: Slip, context: Context): Promise<Buffer> =>
  pdfOf(previewSlip(slip, context), context, previewMark(context));

interface SlipForm {
  readonly bentuk: string;
  readonly type: string;
  readonly bytes: (slip: Slip, context: Context) => Buffer | Promise<Buffer>;
  /** Of a slip that is only looked at. */
  readonly preview: (slip: Slip, context: Context) => Buffer | Promise<Buffer>;
}

const plain = (bentuk: string, type: string, bytes: SlipForm['bytes']): SlipForm => ({
  bentuk,
  type,
  bytes,
  preview: (slip, context) => bytes(previewSlip(slip, context), context),
});

const SLIPS: readonly SlipForm[] = [
  plain('nota.escpos', 'application/octet-stream', (slip, { lang }) => slipEscpos(slip, lang)),
  {
    bentuk: 'slip.pdf',
    type: 'application/pdf',
    bytes: (slip, context) => pdfOf(slip, context),
    preview: slipPreview,
  },
  plain('slip.txt', 'text/plain; charset=utf-8', (slip) => Buffer.from(slipText(slip))),
];

/** A paper from the roll that stands by itself, as PDF. */
export const slipForm = (bentuk: string, jenisKertas: string, make: MakePaper<Slip>): PrintForm => ({
  bentuk,
  type: 'application/pdf',
  jenis: jenisKertas,
  make: async (sql, context, nomor, copy) => {
    const slip = await make(sql, context, nomor, copy);
    return copy.preview ? slipPreview(slip, context) : pdfOf(slip, context);
  },
});

/** Ends the name under which printings of a receipt from the roll are counted, after that of the document's paper. */
export const AKHIRAN_SLIP = '-slip';

/** The receipt of a document from the roll, in all its forms; counted apart from the document's paper. */
export const slipForms = (jenisKertas: string, make: MakePaper<Slip>): readonly PrintForm[] =>
  SLIPS.map(({ bentuk, type, bytes, preview }) => ({
    bentuk,
    type,
    jenis: jenisKertas + AKHIRAN_SLIP,
    make: async (sql, context, nomor, copy) =>
      (copy.preview ? preview : bytes)(await make(sql, context, nomor, copy), context),
  }));
