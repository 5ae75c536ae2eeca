import { CloseButton, Combobox, Loader, TextInput } from '@mantine/core';
import { openKey, type RefField } from '@kilau/contract/core/field.ts';
import { LOOKING } from '../../ui/form/enter-next.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import type { RefInputProps } from '../inputs/types.ts';
import { Choices, useFirstFocus, useList, useTypedBefore } from './RefList.tsx';
import type { RefOption } from './ref-match.ts';
import { useTarget } from './ref-options.ts';
import { useRefChoice, type RefChoice } from './use-ref-choice.ts';

/** Filters of the list: those of the field itself, and those that follow from other fields of the form. */
const whereOf = (field: RefField, sibling: RefInputProps['sibling']) => ({
  ...field.only,
  ...Object.fromEntries(
    Object.entries(field.where ?? {}).map(([theirs, ours]) => [theirs, String(sibling?.(ours) ?? '')]),
  ),
});

/** Where no code means everything, the empty field says so. */
const emptyText = (field: RefField, t: Translate): string | undefined =>
  field.all === undefined || field.all === false ? undefined : t(openKey(field));

/** Right in the field: that it is looking, a way to empty it, or that there is a list. */
function Mark({
  choice,
  clearable,
  onClear,
}: {
  readonly choice: RefChoice;
  readonly clearable: boolean;
  readonly onClear: () => void;
}) {
  const t = useT();
  if (choice.typing && choice.loading) return <Loader size={14} />;
  if (choice.value === '' || !clearable) return <Icon name="down" size={14} />;
  return (
    <CloseButton
      size="sm"
      tabIndex={-1}
      aria-label={t('master.kosongkan')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}

/**
 * Chooses a record of another master by code or name, with the keyboard alone: type, arrows, Enter. Leaving the field
 * after typing an exact code chooses it too. A large master is searched by the server, never loaded.
 */
export function RefPicker(props: RefInputProps) {
  const { name, field, label, description, required, error, disabled, readOnly, w, sibling, onFocus, autoFocus } =
    props;
  const t = useT();
  const choice = useRefChoice(useTarget(field), whereOf(field, sibling), props);
  const combobox = useList(choice);
  const locked = disabled === true || readOnly === true;
  const choose = (option: RefOption | undefined) => {
    choice.pick(option);
    combobox.closeDropdown();
  };
  const open = () => {
    if (!locked) combobox.openDropdown();
  };
  useTypedBefore(props, choice, open);
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(code) => choose(choice.options.find((option) => option.code === code))}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...{ name, label, description, required, error, disabled, readOnly, w }}
          ref={useFirstFocus(props, choice.typing ? '' : choice.text)}
          placeholder={emptyText(field, t)}
          value={choice.text}
          data-autofocus={autoFocus || undefined}
          {...{ [LOOKING]: (choice.typing && choice.loading) || undefined }}
          rightSection={<Mark choice={choice} clearable={!required && !locked} onClear={() => choose(undefined)} />}
          onChange={(event) => {
            choice.type(event.currentTarget.value);
            open();
          }}
          onClick={open}
          onFocus={(event) => {
            choice.enter();
            if (!choice.typing) event.currentTarget.select();
            onFocus?.();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            choice.leave();
          }}
        />
      </Combobox.Target>
      <Choices choice={choice} />
    </Combobox>
  );
}
