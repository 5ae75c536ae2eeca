import { useState } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { Query } from '../../platform/api.ts';
import { useShopScope } from '../../platform/session.ts';
import type { RefInputProps } from '../inputs/types.ts';
import { optionOf, optionText, type RefOption } from './ref-match.ts';
import { useRefOptions, type RefOptions } from './ref-options.ts';
import { resourceCalls } from './resource-calls.ts';

export interface RefChoice extends Pick<RefOptions, 'options' | 'loading' | 'error'> {
  readonly value: string;
  /** What stands in the field: what is being typed, or else what is chosen. */
  readonly text: string;
  readonly typing: boolean;
  readonly type: (text: string) => void;
  readonly pick: (option: RefOption | undefined) => void;
  /** The field is entered: what can be chosen is read. */
  readonly enter: () => void;
  /** The field is left: an exact code that was typed is chosen, anything else goes away. */
  readonly leave: () => void;
}

const exactly = (options: readonly RefOption[], code: string): RefOption | undefined =>
  options.find(({ shown }) => shown !== '' && shown.toUpperCase() === code.toUpperCase());

/** The state of a picker: the value (held here unless the form holds it), what is typed, what can be chosen. */
export function useRefChoice(resource: Resource, where: Query, props: RefInputProps): RefChoice {
  const { defaultValue, onChange, onChosen, onBlur, disabled, readOnly } = props;
  const [own, setOwn] = useState(defaultValue ?? '');
  const [typed, setTyped] = useState(props.typed);
  const [entered, setEntered] = useState(props.typed !== undefined);
  const toko = useShopScope();
  const value = props.value ?? own;
  const wanted = entered && disabled !== true && readOnly !== true;
  const { beside } = props.field;
  const asked = { value, typed: typed ?? '', wanted, where, beside };
  const { options, chosen, loading, error } = useRefOptions(resource, asked);

  const pick = (option: RefOption | undefined) => {
    setTyped(undefined);
    setOwn(option?.code ?? '');
    onChange?.(option?.code ?? '');
    onChosen?.(option?.record);
  };
  /** A hand may be faster than the list: what was typed is asked for by itself. */
  const lookUp = async (code: string) => {
    const { data } = await resourceCalls.page(resource, { ...where, [resource.id]: code, limit: 1 }, { toko });
    const [record] = data;
    if (record) pick(optionOf(resource, record, beside));
  };
  const leave = () => {
    const text = typed?.trim();
    const exact = text === undefined ? undefined : exactly(options, text);
    if (text === '') pick(undefined);
    else if (exact) pick(exact);
    else if (text !== undefined) {
      setTyped(undefined);
      // No code, or no answer: the field shows what was chosen before, and the form says when it must not be empty.
      lookUp(text).catch(() => undefined);
    }
    onBlur?.();
  };
  const shown = value === '' ? '' : optionText(chosen ?? { shown: resource.generatedId ? '' : value, name: '' });
  return {
    value,
    options,
    loading,
    error,
    text: typed ?? shown,
    typing: typed !== undefined,
    type: setTyped,
    pick,
    enter: () => setEntered(true),
    leave,
  };
}
