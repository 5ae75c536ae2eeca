import { gateAsks, gateBars, gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Work } from './kind.ts';
import type { Writing } from './writing.ts';

/** What papers need that wait in a state: those who answer them, or those of other shops, would not reach them. */
function gatesOf({ gate, states, validation, deeds }: Kind, status: string): readonly (Gate | undefined)[] {
  const { tone, needs } = states[status] ?? {};
  const answering = [validation, ...Object.values(deeds).map(({ atOnce }) => atOnce)].flatMap((one) => {
    if (!one) return [];
    const { from = [], gate: own } = deeds[one.deed] ?? {};
    return from.includes(status) && gateKeys(own).includes(one.module) ? [one.module] : [];
  });
  return [tone === 'waits' ? gate : undefined, needs, ...answering];
}

/**
 * Whoever asked was let in by the modules as they stood then, and has waited for the day since, which whoever switches
 * one takes for himself: a paper is left waiting only while the modules that its answer needs stand as he knew them.
 * Each is asked by itself, so that the refusal names the one that was switched.
 */
export function assertStillOpen(writing: Writing, { context }: Work, kind: Kind, status: string): void {
  const gates = gatesOf(kind, status);
  const { actor, shop } = context;
  // What is asked for and is off has opened nothing.
  const asked = gates.flatMap(gateAsks).filter((key) => moduleOn(actor, key));
  const barring = new Set(gates.flatMap(gateBars));
  for (const modul of new Set([...asked, ...barring])) {
    const known = actor.modules.get(modul);
    if (known === undefined) continue;
    const code = asked.includes(modul) ? 'modul_tidak_aktif' : 'modul_menutup';
    writing.check({
      none: (add) => `select 1 from para_system
        where kode_toko = ${add(shop.kode_toko)} and key = ${add(modul)} and value <> ${add(known)}`,
      refused: () => new Problem(code, { modul }),
    });
  }
}
