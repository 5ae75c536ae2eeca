import type { ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { satuBakiFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import type { z } from 'zod';
import { grantApproval } from '../engine/approval.ts';
import { doDeed } from '../engine/paper/deed.ts';
import { makePaper } from '../engine/paper/make.ts';
import type { KindAtWork, Papers } from '../engine/paper/kind.ts';
import { hancurAtWork, hancurBeliAtWork } from '../features/barang/hancur/papers.ts';
import { pindahAtWork, satuBakiAtWork } from '../features/barang/pindah/papers.ts';
import type { WorkContext } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { atWork } from './shop.ts';

const NO_OTHERS: Papers = new Map();

/** Who does something in a test's own transaction, and who is asked where an approval is needed. */
interface By {
  readonly context?: WorkContext;
  /** Nobody approves where this is empty. */
  readonly disetujui_oleh?: string;
}

const grant = async (tx: Tx, context: WorkContext, subject: ApprovalAsked, disetujui_oleh: string): Promise<string> =>
  (await grantApproval(tx, context, { ...subject, keterangan: 'uji', disetujui_oleh, saluran: 'MANUAL' })).id;

/** Makes a paper; where an approval is asked for, it is given for exactly what the program says. */
async function make(
  tx: Tx,
  kindAtWork: KindAtWork,
  schema: z.ZodType<object>,
  body: object,
  kunci: string,
  { context = atWork(), disetujui_oleh = 'SPV1' }: By = {},
): Promise<string> {
  const input = schema.parse(body);
  const run = async (otorisasi: string | null): Promise<string> =>
    (await makePaper(tx, context, NO_OTHERS, kindAtWork, { input: { ...input }, otorisasi, kunci })).nomor;
  try {
    return await run(null);
  } catch (error) {
    // Nothing was written yet: an approval is asked for before.
    if (!isProblem(error) || error.code !== 'otorisasi_diperlukan' || disetujui_oleh === '') throw error;
    const { kategori, dokumen, nilai } = error.params;
    const values = JSON.parse(String(nilai)) as ApprovalAsked['nilai'];
    const subject = { kategori: String(kategori), dokumen: String(dokumen), nilai: values };
    return run(await grant(tx, context, subject, disetujui_oleh));
  }
}

/** Moves pieces to a tray: those that are named, or all of `dari_baki`. */
export const pindahkan = (tx: Tx, input: object, kunci: string, by?: By): Promise<string> =>
  'dari_baki' in input
    ? make(tx, satuBakiAtWork, recordSchema(satuBakiFields), input, kunci, by)
    : make(tx, pindahAtWork, kindSchema(pindahAtWork.kind), input, kunci, by);

/** Destroys pieces. */
export const hancurkan = (
  tx: Tx,
  kode: readonly string[],
  kunci: string,
  by?: By,
  kode_kondisi = 'RSK',
): Promise<string> =>
  make(
    tx,
    hancurAtWork,
    kindSchema(hancurAtWork.kind),
    { kode_kondisi, barang: kode.map((kode_barcode) => ({ kode_barcode })) },
    kunci,
    by,
  );

/** Destroys bought pieces. */
export const hancurkanBeli = (tx: Tx, kode: readonly string[], kunci: string, by?: By): Promise<string> =>
  make(
    tx,
    hancurBeliAtWork,
    kindSchema(hancurBeliAtWork.kind),
    { kode_kondisi: 'RSK', barang: kode.map((kode_barcode) => ({ kode_barcode })) },
    kunci,
    by,
  );

const DIBATALKAN: Readonly<Record<string, KindAtWork>> = { HC: hancurAtWork, HP: hancurBeliAtWork };

/** Takes back a move or a destruction, whichever the number is of. */
export async function batalkan(
  tx: Tx,
  nomor: string,
  { context = atWork(), disetujui_oleh = 'SPV1' }: By = {},
  more: object = {},
): Promise<void> {
  const kindAtWork = DIBATALKAN[nomor.split('-')[1] ?? ''] ?? pindahAtWork;
  const { approval = '', input: fields = {} } = kindAtWork.kind.deeds['batal'] ?? {};
  const input = recordSchema(fields).parse({ alasan: 'salah', ...more });
  const nilai = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const subject = { kategori: approval, dokumen: nomor, nilai };
  const otorisasi = disetujui_oleh === '' ? null : await grant(tx, context, subject, disetujui_oleh);
  const asked = { input, otorisasi, versi: null, kunci: '' };
  await doDeed(tx, context, NO_OTHERS, kindAtWork, 'batal', nomor, asked);
}
