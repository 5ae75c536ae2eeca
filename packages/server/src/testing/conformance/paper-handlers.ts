import { CHANGING, MAKING } from '@kilau/contract/core/kind.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { expect, it } from 'vitest';
import { orRefuse, undoneBy } from '../../engine/paper/guard.ts';
import { holdPaper } from '../../engine/paper/held.ts';
import type { Work } from '../../engine/paper/kind.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { atWork, SHOP } from '../shop.ts';
import type { Step } from './paper-paths.ts';
import { doer, hariOf, papersByKey, type Ready, type Seen } from './paper-shop.ts';
import type { Walk } from './paper-walk.ts';

class RolledBack extends Error {}

/** What handlers may do before anybody has approved it. */
export function handlersOf(walk: Walk): void {
  const {
    shop,
    kind,
    atWork: { handlers },
    named,
  } = walk;

  /** Asks a handler what a call would come to. */
  const workedOut = async (
    tx: Tx,
    { body }: Ready,
    paper: Seen | undefined,
    step: Step | undefined,
  ): Promise<object> => {
    const { level, akses, modules } = doer(kind, step?.deed ?? MAKING);
    const { actor, ...shopOf } = atWork('KASIR1', level, modules);
    const context = { ...shopOf, actor: { ...actor, akses: new Set(akses) } };
    const work: Work = { tx, context, tgl: hariOf(kind, step?.deed ?? MAKING), papers: papersByKey, izin: [] };
    if (!paper || !step) return handlers.make(work, kindSchema(kind).parse(body));
    const held = await holdPaper(tx, kind, SHOP.kode_toko, paper.nomor, handlers.beside);
    if (step.deed === CHANGING) return handlers.change?.(work, held, kindSchema(kind).parse(body)) ?? {};
    const { input = {}, undoes } = kind.deeds[step.deed] ?? {};
    const undone = undoes && orRefuse(undoneBy(kind, held, undoes));
    return handlers.deeds[step.deed]?.(work, held, recordSchema(input).parse(body), undone?.last) ?? {};
  };

  it.each([[MAKING, undefined] as [string, Step | undefined], ...named])(
    'moves nothing while it is worked out, before it is approved: %s',
    async (_, step) => {
      const paper = step && (await walk.paperFor(step));
      const ready = paper ? await shop.doing(kind, paper, step) : await shop.making(kind);
      let plan: object = {};
      const tried = shop.app.db.tx(async (tx) => {
        const before = await shop.holdings(tx);
        plan = await workedOut(tx, ready, paper, step);
        expect(await shop.holdings(tx)).toEqual(before);
        throw new RolledBack();
      });
      await expect(tried).rejects.toBeInstanceOf(RolledBack);
      expect(plan).toBeTypeOf('object');
    },
  );
}
