import { gateAsks, gateBars, gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
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
 */
export function assertStillOpen(writing: Writing, { context }: Work, kind: Kind, status: string): void {
  const gates = gatesOf(kind, status);
  const asked = [...new Set(gates.flatMap(gateAsks))];
  const known = [...asked, ...gates.flatMap(gateBars)].flatMap((key): [string, string][] => {
    const value = context.actor.modules.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  if (known.length === 0) return;
  writing.check({
    none: (add) => `select 1 from para_system p
      join jsonb_each_text(${add(JSON.stringify(Object.fromEntries(known)))}::jsonb) w on w.key = p.key
      where p.kode_toko = ${add(context.shop.kode_toko)} and p.value <> w.value`,
    refused: () => new Problem('modul_tidak_aktif', { modul: asked.join(', ') }),
  });
}
