import { Combobox, useCombobox, type ComboboxStore } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { problemText } from '../../platform/report-problem.ts';
import { goOnTyping } from '../../ui/form/enter-next.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { RefInputProps } from '../inputs/types.ts';
import css from './resource.module.css';
import type { RefChoice } from './use-ref-choice.ts';

type ListChoice = Pick<RefChoice, 'options' | 'loading' | 'error' | 'value'>;

/** What can be chosen, below the field. It lies outside the page and its dialogs: a region of its own. */
export function Choices({ choice }: { readonly choice: ListChoice }) {
  const t = useT();
  const { options, loading, error } = choice;
  return (
    <Combobox.Dropdown miw={220} maw="92vw">
      <div role="region" aria-label={t('umum.daftar_pilihan')}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {options.map(({ code, shown, name, dash, record }) => (
            <Combobox.Option key={code} value={code} active={code === choice.value}>
              <span className={css.option}>
                {shown === '' ? null : <span className={css.code}>{shown}</span>}
                <span className={css.name}>
                  {dash ? `- ${name}` : name}
                  {record.status_aktif ? '' : ` (${t('master.tidak_aktif')})`}
                </span>
              </span>
            </Combobox.Option>
          ))}
          {options.length > 0 ? null : (
            <Combobox.Empty>
              {error ? problemText(error) : t(loading ? 'umum.memuat' : 'umum.tidak_ditemukan')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </div>
    </Combobox.Dropdown>
  );
}

/**
 * What was typed before the picker was there, and the click that asked for its list: that opens under the hand; where
 * the hand has gone on, the field has been left.
 */
export function useTypedBefore(
  { typed, clicked, autoFocus }: Pick<RefInputProps, 'typed' | 'clicked' | 'autoFocus'>,
  { leave }: Pick<RefChoice, 'leave'>,
  open: () => void,
): void {
  const take = useStable(() => {
    const given = typed !== undefined && typed !== '';
    if (autoFocus === true && (given || clicked === true)) open();
    else if (given) leave();
  });
  useEffect(() => take(), [take]);
}

/** The open list: Enter takes the first that fits what is typed, which may arrive after the words. */
export function useList({ typing, options }: Pick<RefChoice, 'typing' | 'options'>): ComboboxStore {
  const combobox = useCombobox({
    onDropdownOpen: () => typing || combobox.selectActiveOption(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const store = useRef(combobox);
  useEffect(() => {
    store.current = combobox;
  });
  const codes = options.map(({ code }) => code).join('\n');
  useEffect(() => {
    if (typing) store.current.selectFirstOption();
  }, [typing, codes]);
  return combobox;
}

/**
 * A dialog may have looked for its first field before this one was there. The name of what is chosen may come after the
 * hand: what stands in the field is selected again, so that typing replaces it.
 */
export function useFirstFocus(
  { autoFocus, inputRef, typed }: Pick<RefInputProps, 'autoFocus' | 'inputRef' | 'typed'>,
  chosen = '',
) {
  const own = useRef<HTMLInputElement>(null);
  const typing = typed !== undefined;
  useEffect(() => {
    if (autoFocus && typing) goOnTyping(own.current);
    else if (autoFocus) own.current?.focus();
  }, [autoFocus, typing]);
  useEffect(() => {
    if (chosen !== '' && document.activeElement === own.current) own.current?.select();
  }, [chosen]);
  return useMergedRef(own, inputRef);
}
