import { reprintApproval } from '@kilau/contract/core/approval.ts';
import { choice, text } from '@kilau/contract/core/field.ts';
import { tugasCetak } from '@kilau/contract/core/print-job.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Answer, route, type Route } from '../../platform/http/route.ts';
import { useApproval } from '../approval.ts';
import { printing } from './copy.ts';
import type { PrintForm } from './forms.ts';
import { countJob } from './job.ts';
import { logPreview, timesPrinted } from './log.ts';

/** The papers of one kind of document. */
export interface Papers {
  /** The document's address, without its number. */
  readonly base: string;
  readonly tag: string;
  readonly need: Requirement;
  readonly forms: readonly PrintForm[];
  /** Category of the approval that every printing after the first takes. */
  readonly reprint?: string | undefined;
}

/** What is printed, and what came with it. */
interface Printing {
  readonly form: PrintForm;
  readonly nomor: string;
  readonly tugas: string;
  readonly otorisasi: string | null;
}

const params = z.object({ nomor: z.string().max(60) });
/** Header that tells which printing it is: 1 is the original. */
const COUNT = 'x-cetak-ke';

const answer = (bytes: Buffer, { bentuk, type }: PrintForm, nomor: string, headers = {}): Answer =>
  new Answer(bytes, { type, fileName: `${nomor}.${bentuk.split('.').at(-1) ?? ''}`, inline: true, headers });

/** Counted first: who prints the same at the same time waits, and gets the next number. What fails counts nothing. */
async function print(
  context: Context,
  reprint: string | undefined,
  { form, nomor, tugas, otorisasi: id }: Printing,
): Promise<Answer> {
  const { ke, bytes } = await context.db.tx(async (tx) => {
    const { ke: counted, again } = await countJob(tx, context, form.jenis, nomor, tugas);
    const made = await form.make(tx, context, nomor, printing(counted));
    if (reprint !== undefined && counted > 1 && !again) {
      const nilai = { bentuk: form.bentuk, ke: counted };
      const category = reprintApproval(reprint);
      await useApproval(tx, context, { id, category, kategori: reprint, dokumen: nomor, nilai });
    }
    return { ke: counted, bytes: made };
  });
  return answer(bytes, form, nomor, { [COUNT]: String(ke) });
}

async function preview(context: Context, form: PrintForm, nomor: string): Promise<Answer> {
  const bytes = await context.db.tx(async (tx) => {
    const ke = 1 + (await timesPrinted(tx, context, form.jenis, nomor));
    const paper = await form.make(tx, context, nomor, { ke, preview: true });
    await logPreview(tx, context, form.jenis, nomor);
    return paper;
  });
  return answer(bytes, form, nomor);
}

/**
 * The calls for the papers of a document. Printing is a POST that counts and is logged; from the second on the paper
 * says DUPLIKAT with its count, and may take an approval; the same print job sent again is the same printing. A GET
 * shows it, with PRATINJAU across, and counts as no printing.
 */
export function printRoutes({ base, tag, need, forms, reprint }: Papers): Route[] {
  if (forms.length === 0) return [];
  const byName = new Map(forms.map((form) => [form.bentuk, form]));
  return [
    route({
      method: 'POST',
      path: `${base}/{nomor}/cetak`,
      tag,
      summary: `Cetak ${tag}; setiap cetakan dihitung, mulai yang kedua DUPLIKAT`,
      need,
      params,
      body: recordSchema({
        bentuk: choice([...byName.keys()], { required: true }),
        tugas: tugasCetak,
        otorisasi: text({ max: 36 }),
      }),
      handler: (context, { params: { nomor }, body }) => {
        const form = byName.get(body.bentuk);
        if (!form) throw new Error(`${tag} has no form ${body.bentuk}`);
        return print(context, reprint, { form, nomor, tugas: body.tugas ?? '', otorisasi: body.otorisasi });
      },
    }),
    ...forms.map((form) =>
      route({
        method: 'GET',
        path: `${base}/{nomor}/${form.bentuk}`,
        tag,
        summary: `Pratinjau ${tag}: ${form.bentuk}, bertanda PRATINJAU dan tidak dihitung sebagai cetakan`,
        need,
        params,
        handler: (context, { params: { nomor } }) => preview(context, form, nomor),
      }),
    ),
  ];
}
