import { text } from '@kilau/contract/core/field.ts';
import { OPENING, type Kind } from '@kilau/contract/core/kind.ts';
import { leftOut, openingSchema } from '@kilau/contract/core/kind-schema.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { z } from 'zod';
import { numberedAs } from '../../ledger/number.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { standingAfter, tellDone, type Told } from './boleh.ts';
import { begin, carryOut, posting } from './deed.ts';
import type { Asked, KindAtWork, PaperContext, Papers, Work } from './kind.ts';
import { prepareOpening } from './prepare.ts';
import { paperStatement } from './read.ts';
import { assertSaid, assertSent, claimPictures } from './sent.ts';

/** The number that a paper had before, as it is typed. */
const NUMBER = { nomor: text({ max: 40, required: true }) } as const;
/** Class of the advisory locks under which typed numbers are looked for and taken, kind by kind. */
const NUMBER_LOCK = 7288;

/** A shop enters what it had before its first closing. @throws Problem `saldo_awal_terlambat` */
export async function assertBeginning({
  tx,
  context,
  tgl,
}: Pick<Work, 'tx' | 'tgl'> & { readonly context: Pick<Work['context'], 'shop'> }): Promise<void> {
  const { tutup } = await tx.one<{ tutup: boolean }>(
    'select exists (select from posting where kode_toko = $1 and tgl < $2) as tutup',
    [context.shop.kode_toko, tgl],
  );
  if (tutup) throw new Problem('saldo_awal_terlambat', { tgl });
}

/**
 * A number of before is no number that this program draws, today or later, and stands once: of two who enter it at the
 * same moment the second finds it.
 * @throws Problem at `nomor`.
 */
async function assertOwnNumber({ tx, context }: Work, kind: Kind, nomor: string): Promise<void> {
  const { key, kode } = kind;
  const drawn = [numberedAs(kind, context.shop).inisial, kode].filter((part) => part !== '').join('-');
  if (nomor.startsWith(`${drawn}-`)) {
    throw new Problem('data_tidak_valid', {}, { nomor: { rule: 'nomor_milik_program', params: { awal: drawn } } });
  }
  await tx.query(`select pg_advisory_xact_lock(${NUMBER_LOCK}, hashtext($1))`, [`${context.shop.kode_toko}/${key}`]);
  const known = await tx.maybe('select from dokumen where kode_toko = $1 and jenis = $2 and nomor = $3', [
    context.shop.kode_toko,
    key,
    nomor,
  ]);
  if (known) {
    const ganda = { rule: 'kode_sudah_ada', params: { kode: nomor } };
    throw new Problem('kode_sudah_ada', { kode: nomor }, { nomor: ganda });
  }
}

/**
 * Enters a paper of before under its own number, dated today.
 * @throws Problem `saldo_awal_terlambat`, `kode_sudah_ada`, and what the handler refuses.
 */
export async function openPaper(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  nomor: string,
  { input: sent, kunci, tgl }: Pick<Asked, 'input' | 'kunci' | 'tgl'>,
): Promise<Told> {
  const { kind } = atWork;
  const input = { ...leftOut(kind), ...sent };
  const work = await begin(tx, context, papers, tgl);
  await assertBeginning(work);
  await assertOwnNumber(work, kind, nomor);
  await assertSent(tx, context, kind, input);
  await assertSaid(tx, context, kind.opening?.input ?? {}, input);
  const prepared = await prepareOpening(work, atWork, nomor, { input, kunci });
  const opened = await carryOut(work, [prepared]);
  await claimPictures(tx, context, kind, nomor, input);
  await opened.writing.send(tx, posting(work, opened.postings));
  return tellDone(work, atWork, standingAfter(work, undefined, prepared, opened));
}

/** The call that enters papers of before, of a kind that has any: the owner's. */
export function openingRoutes(papers: Papers, atWork: KindAtWork): Route[] {
  const { kind } = atWork;
  const { opening } = kind;
  if (!opening) return [];
  const path = `${kind.base}/${OPENING}`;
  return [
    route({
      method: 'POST',
      path,
      tag: kind.key,
      summary: `Saldo awal ${kind.key}`,
      idempotent: true,
      need: { gate: kind.gate, levels: ['OWN'], pages: [kind.pages.create] },
      body: z.intersection(recordSchema(NUMBER), openingSchema(kind)),
      handler: async (context, { body, key: kunci }) =>
        once(context, { key: kunci, route: `POST ${path}`, body, dated: true }, async (tx, tgl) => {
          const { nomor, ...input } = body;
          const told = await openPaper(tx, context, papers, atWork, nomor, { input, kunci, tgl });
          return { status: 201, statement: paperStatement(atWork, context, told) };
        }),
    }),
  ];
}
