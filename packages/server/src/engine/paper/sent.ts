import type { Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { rowFields } from '@kilau/contract/core/kind-fields.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { perObject } from '@kilau/contract/core/per-object.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { claimImages } from '../../platform/image-store.ts';
import { assertGiven, imagesOf } from '../resource.images.ts';
import { brokenRefs, type Named } from '../resource.refs.ts';

type Sent = Readonly<Record<string, unknown>>;

interface Part {
  readonly fields: Fields;
  readonly before: string;
}

/** A part with what was sent of it. */
interface SentPart extends Part {
  readonly sent: Sent;
  /** All that was sent, where only some of it is looked at. */
  readonly record?: Sent;
}

/** Fields of what makes or changes a paper, by kind: the head with its rows, and each part apart. */
const partsOf = perObject((kind: Kind): { readonly whole: Part; readonly parts: ReadonlyMap<string, Part> } => {
  return {
    whole: { fields: { ...kind.header, ...rowFields(kind) }, before: '' },
    parts: new Map(Object.entries(kind.parts).map(([name, fields]) => [name, { fields, before: `${name}.` }])),
  };
});

/** All parts with what was sent of them. */
function sentOf(kind: Kind, input: Sent): [SentPart, ...SentPart[]] {
  const { whole, parts } = partsOf(kind);
  return [
    { ...whole, sent: input },
    ...[...parts].map(([name, part]) => ({ ...part, sent: (input[name] ?? {}) as Sent })),
  ];
}

/** @returns what those are called. @throws Problem `rujukan_tidak_ada` at every code that names no active record. */
async function assertCodes(tx: Tx, context: Pick<WorkContext, 'shop'>, parts: readonly SentPart[]): Promise<Named> {
  const named: Named = new Map();
  const breaks: Record<string, RuleBreak> = {};
  for (const { fields, sent: changes, record = changes, before } of parts) {
    const broken = (await brokenRefs(tx, context, fields, [{ changes, record }], named)).get(0) ?? {};
    for (const [at, rule] of Object.entries(broken)) breaks[`${before}${at}`] = rule;
  }
  const [first] = Object.values(breaks);
  if (first) throw new Problem('rujukan_tidak_ada', { kode: String(first.params?.['kode']) }, breaks);
  return named;
}

/**
 * Checks that all codes sent to make or change a paper name active records.
 * @param standing the paper that is changed: whom its head names already may be out of use since, and sold it all the
 * same.
 * @returns what those are called. @throws Problem `rujukan_tidak_ada`
 */
export function assertSent(
  tx: Tx,
  context: Pick<WorkContext, 'shop'>,
  kind: Kind,
  input: Sent,
  standing?: object,
): Promise<Named> {
  const parts = sentOf(kind, input);
  if (standing === undefined) return assertCodes(tx, context, parts);
  const said = standing as Sent;
  const changed = Object.entries(input).filter(([name, value]) => !(name in kind.header && said[name] === value));
  const [whole, ...others] = parts;
  return assertCodes(tx, context, [{ ...whole, sent: Object.fromEntries(changed), record: input }, ...others]);
}

/** The same for what was sent with a deed. */
export const assertSaid = (tx: Tx, context: Pick<WorkContext, 'shop'>, fields: Fields, input: Sent): Promise<Named> =>
  assertCodes(tx, context, [{ fields, sent: input, before: '' }]);

/**
 * Gives the pictures that were sent to their paper, which keeps them for good: what a change replaces is kept with the
 * deed that said it. Those of goods that pay a sale are the sale's.
 * @throws Problem `data_tidak_valid` at one that is no stored picture, or another's.
 */
export async function claimPictures(
  tx: Tx,
  context: Pick<WorkContext, 'shop' | 'now'>,
  kind: Kind,
  nomor: string,
  input: Sent,
): Promise<void> {
  const named = sentOf(kind, input).flatMap(({ fields, sent, before }) => imagesOf(fields, sent, before));
  assertGiven(await claimImages(tx, context, { objek: kind.key, kode: nomor }, named));
}
