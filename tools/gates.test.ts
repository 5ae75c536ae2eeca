import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gateOpen } from '@kilau/contract/core/module-gate.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import { pages } from '@kilau/contract/registry.ts';
import { parseTable } from './spec/expected.ts';
import { INVENTED_KEYS } from './spec/rulings.ts';

const rows = parseTable(readFileSync(new URL('spec/routes.tsv', import.meta.url), 'utf8'));

/** Gates that rulings fill in or lift (decisions.md 16, 31; Keys the specification does not name). */
const RULED: Readonly<Record<string, string>> = {
  '/update-kadar': INVENTED_KEYS['(internal flag for /update-kadar)'] ?? '',
  '/laporan-rekap-sales': `${INVENTED_KEYS['(listed store codes)']}@toko`,
  '/redirect-to-grosir': '',
  '/validasi-non-cash': '',
  '/tutup-toko': '',
};
const gateOf = ({ path = '', gate = '' }: Readonly<Record<string, string>>): string => RULED[path] ?? gate;

/** `A & !B | C`: alternatives, each of what must be on and what must be off. */
const alternatives = (gate: string): readonly (readonly string[])[] =>
  gate.split(' | ').map((terms) => terms.split(' & '));

function page(path: string): Page {
  const found = pages.find((one) => [one.path, ...(one.aliases ?? [])].includes(path));
  if (!found) throw new Error(`no page ${path}`);
  return found;
}

const gated = rows.map((row) => [row['path'] ?? '', gateOf(row)] as const).filter(([, gate]) => gate !== '');

describe('the gate of a page', () => {
  it('is read from the specification', () => expect(gated.length).toBeGreaterThan(80));

  it.each(gated)('%s opens with %s', (path, gate) => {
    const { gate: ours } = page(path);
    const terms = alternatives(gate);
    for (const needed of terms) {
      const off = new Set(needed.flatMap((term) => (term.startsWith('!') ? [term.slice(1)] : [])));
      const others = new Set(terms.filter((one) => one !== needed).flat());
      const standing = (term: string): boolean => !off.has(term) && !others.has(term);
      expect(gateOpen(ours, standing)).toBe(true);
      for (const term of needed) {
        const turned = term.startsWith('!') ? term.slice(1) : term;
        expect(
          gateOpen(ours, (key) => (key === turned) !== standing(key)),
          `${term} turned`,
        ).toBe(false);
      }
    }
  });

  it.each(
    rows.flatMap(({ path = '', access = '' }) => {
      const levels = /^[A-Z,]+/.exec(access)?.[0];
      return levels === undefined ? [] : [[path, levels, access.includes('owner-only flag')] as const];
    }),
  )('%s is for %s', (path, levels, flagged) => {
    const { levels: always, levelsWhen } = page(path);
    expect((flagged ? levelsWhen?.levels : always)?.toSorted()).toEqual(levels.split(',').toSorted());
    expect(levelsWhen?.module).toBe(flagged ? INVENTED_KEYS['owner-only flag (nota settings)'] : undefined);
  });
});
