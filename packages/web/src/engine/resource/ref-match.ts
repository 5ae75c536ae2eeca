import type { Resource } from '@kilau/contract/core/resource.ts';
import type { ResourceRecord } from './resource-calls.ts';

/** A record to choose from. */
export interface RefOption {
  /** What the form holds. */
  readonly code: string;
  /** The code as people read it; empty when the server made it. */
  readonly shown: string;
  readonly name: string;
  /** What stands behind the code is another field than the name, behind a dash. */
  readonly dash?: true;
  /** Everything it can be found by, in small letters. */
  readonly words: string;
  readonly record: ResourceRecord;
}

/** A record as it is chosen. @param beside the field that is told behind its code, where that is not its name. */
export function optionOf(resource: Resource, record: ResourceRecord, beside?: string): RefOption {
  const value = (name: string) => String(record[name] ?? '');
  const code = value(resource.id);
  const shown = resource.generatedId ? '' : code;
  const told = beside === undefined ? [] : [beside];
  const search = [...resource.search.filter((name) => name !== resource.id), ...told];
  return {
    code,
    shown,
    record,
    name: beside === undefined && resource.name === resource.id ? '' : value(beside ?? resource.name),
    ...(beside !== undefined && { dash: true }),
    words: [shown, ...search.map(value)].join(' ').toLowerCase(),
  };
}

/** Options that hold every word typed; the exact code first. Never one that was found for older words. */
export function matching(options: readonly RefOption[], typed: string): readonly RefOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((option) => words.every((word) => option.words.includes(word)));
  const exact = (option: RefOption) => Number(option.shown.toLowerCase() === typed.trim().toLowerCase());
  return found.toSorted((a, b) => exact(b) - exact(a));
}

/** How a chosen record reads in the field. */
export function optionText({ shown, name, dash }: Pick<RefOption, 'shown' | 'name' | 'dash'>): string {
  return name === '' || shown === '' || name === shown ? shown || name : `${shown} ${dash ? '-' : '·'} ${name}`;
}
