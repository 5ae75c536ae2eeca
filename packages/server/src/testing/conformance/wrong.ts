import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { USUAL_SAYINGS, type Resource } from '@kilau/contract/core/resource.ts';
import { badSamples } from '@kilau/contract/core/sample.ts';
import { expect } from 'vitest';
import { translatorOf } from '../../platform/i18n.ts';
import type { Body } from '../master-samples.ts';

/** The sentence of a rule, whatever fills it; what is missing is called by its label. */
export function sentence(rule: string, label = ''): unknown {
  const t = translatorOf('id');
  if (rule === 'tidak_boleh_kosong') return `${t(label)} Tidak Boleh Kosong`;
  const parts = t(['rule', rule].join('.')).split(/\{\{\s*\w+\s*\}\}/);
  return expect.stringMatching(
    new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`),
  );
}

/** Fields with one bad value each: one call for a whole round of them, until every bad value had its turn. */
interface Wrong {
  readonly name: string;
  readonly value: unknown;
  readonly rule: string;
  readonly label: string;
}
export function rounds(fields: readonly (readonly [string, Field])[]): readonly (readonly Wrong[])[] {
  const bad = fields.map(([name, field]) =>
    badSamples(field).map((sample): Wrong => ({ name, label: labelKey(name, field), ...sample })),
  );
  return Array.from({ length: Math.max(...bad.map(({ length }) => length)) }, (_, round) =>
    bad.flatMap((samples) => samples.slice(round, round + 1)),
  );
}
export const valuesOf = (wrong: readonly Wrong[]): Body =>
  Object.fromEntries(wrong.map(({ name, value }) => [name, value]));
export const refusedAt = (wrong: readonly Wrong[]) => ({
  status: 422,
  body: {
    code: 'data_tidak_valid',
    fields: Object.fromEntries(wrong.map(({ name, rule, label }) => [name, sentence(rule, label)])),
  },
});

/** What a master says of a deed that went well, as the server answers it. */
export const said = ({ says }: Resource, done: keyof typeof USUAL_SAYINGS): string =>
  translatorOf('id')(says?.[done] ?? USUAL_SAYINGS[done]);

/** The record of an answer, which says its sentence beside it. */
export function recordIn({ message, ...record }: Body, done: keyof typeof USUAL_SAYINGS, resource: Resource): Body {
  expect(message).toBe(said(resource, done));
  return record;
}
