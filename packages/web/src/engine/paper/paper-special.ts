import type { Kind } from '@kilau/contract/core/kind.ts';
import type { PaperChoice } from '../../platform/paper.ts';
import type { Paper } from './paper-calls.ts';

type Row = Readonly<Record<string, unknown>>;
const isOn = (value: string | undefined): boolean => value === 'true';

/** Forms that this paper has beside the usual, each with the key of what it is called. */
export function specialForms(
  { printsFor = {} }: Pick<Kind, 'printsFor'>,
  paper: Pick<Paper, 'riwayat'>,
  modules: ReadonlyMap<string, string>,
): readonly (readonly [bentuk: string, label: string])[] {
  return Object.entries(printsFor).flatMap(([bentuk, { rows, column, module, label }]) => {
    const lines = (paper as Row)[rows];
    const has = Array.isArray(lines) && lines.some((line: Row) => (line[column] ?? '') !== '');
    return has && isOn(modules.get(module)) ? [[bentuk, label] as const] : [];
  });
}

/** Such a form as a paper that is looked at first: it comes from the roll. */
export const choiceOf = (bentuk: string): Omit<PaperChoice, 'label'> => ({ bentuk, pratinjau: bentuk, roll: true });
