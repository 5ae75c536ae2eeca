import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { RefField } from '@kilau/contract/core/field.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { Query } from '../../platform/api.ts';
import { useDefinition } from '../definitions.ts';
import { matching, optionOf, type RefOption } from './ref-match.ts';
import { useResourceChoice, useResourceRecord } from './resource-calls.ts';

/** A table of at most this many records is read once and searched here; a larger one is searched by the server. */
const WHOLE = 200;
const FOUND = 50;
const TYPING_MS = 150;

/** The master behind a reference; the component waits for its definition once. */
export const useTarget = ({ to }: Pick<RefField, 'to'>): Resource => useDefinition('resource', to);

export interface RefOptions {
  readonly options: readonly RefOption[];
  /** The record behind the value, once it is known. */
  readonly chosen: RefOption | undefined;
  readonly loading: boolean;
  readonly error: unknown;
}

interface Asked {
  readonly value: string;
  /** What was typed since the field was entered. */
  readonly typed: string;
  /** Nothing is read before somebody comes to choose. */
  readonly wanted: boolean;
  /** Filters that follow from other fields of the form. */
  readonly where: Query;
  /** What is told behind the code, where that is not the name. */
  readonly beside?: string | undefined;
}

/** What is known of chosen records, by code: one call tells all of a small master, the others stay codes. */
export function useKnownRefs(resource: Resource, codes: readonly string[]): ReadonlyMap<string, RefOption> {
  const { data } = useResourceChoice(resource, { limit: WHOLE }, codes.length > 0);
  return useMemo(
    () =>
      new Map((data?.data ?? []).map((record) => optionOf(resource, record)).map((option) => [option.code, option])),
    [data, resource],
  );
}

/** Records to choose from, and the one that is chosen. */
export function useRefOptions(resource: Resource, { value, typed, wanted, where, beside }: Asked): RefOptions {
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const whole = useResourceChoice(resource, { ...where, limit: WHOLE }, wanted);
  const isLarge = whole.data !== undefined && whole.data.next !== null;
  const found = useResourceChoice(resource, { ...where, limit: FOUND, q: search }, wanted && isLarge && search !== '');
  const page = isLarge && search !== '' ? found : whole;
  const all = useMemo(
    () => (page.data?.data ?? []).map((record) => optionOf(resource, record, beside)),
    [page.data, resource, beside],
  );
  const here = all.find((option) => option.code === value);
  const one = useResourceRecord(resource, value, here === undefined);
  return {
    options: matching(all, typed),
    chosen: here ?? (one.data ? optionOf(resource, one.data, beside) : undefined),
    loading: wanted && (page.isPending || (isLarge && search !== typed.trim())),
    error: page.error,
  };
}
