import { ActionIcon, Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import { labelKey, type ImagesField } from '@kilau/contract/core/field.ts';
import { StoredImage } from '../../platform/images.tsx';
import { UPLOADING } from '../../ui/form/uploading.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './inputs.module.css';
import { namesOf } from './names.ts';
import type { FieldInputProps } from './types.ts';
import { IMAGE_TYPES, useUpload } from './use-upload.ts';

/** The list with the one at `from` standing at `to`. */
function moved(names: readonly string[], from: number, to: number): readonly string[] {
  const rest = names.filter((_name, at) => at !== from);
  return [...rest.slice(0, to), ...names.slice(from, from + 1), ...rest.slice(to)];
}

interface PictureProps {
  readonly name: string;
  readonly index: number;
  readonly last: boolean;
  readonly locked: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function Picture({ name, index, last, locked, onMove, onRemove }: PictureProps) {
  const t = useT();
  const nomor = index + 1;
  return (
    <li className={css.picture}>
      <span className={css.thumb}>
        <StoredImage name={name} alt={t('umum.gambar_ke', { nomor })} fallback={<Icon name="photo" size={28} />} />
      </span>
      {locked ? null : (
        <span className={css.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={index === 0}
            aria-label={t('umum.gambar_maju', { nomor })}
            onClick={() => onMove(index - 1)}
          >
            <Icon name="left" size={14} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('umum.hapus_gambar', { nomor })} onClick={onRemove}>
            <Icon name="trash" size={14} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={last}
            aria-label={t('umum.gambar_mundur', { nomor })}
            onClick={() => onMove(index + 1)}
          >
            <Icon name="right" size={14} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

/** Several pictures in an order that people see: added at the end, moved and taken away by buttons. */
export function ImagesInput({
  name,
  field,
  label,
  error,
  value,
  defaultValue,
  onChange,
  disabled,
  readOnly,
}: FieldInputProps<ImagesField>) {
  const t = useT();
  const [own, setOwn] = useState(() => namesOf(defaultValue));
  const { busy, refused, send } = useUpload(field);
  const names = value === undefined ? own : namesOf(value);
  const locked = disabled === true || readOnly === true;
  const change = (next: readonly string[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const add = async (files: readonly File[]) =>
    change([...names, ...(await send(files.slice(0, field.max - names.length)))]);
  return (
    <Input.Wrapper
      label={label ?? t.of(labelKey(name, field))}
      description={field.help && t.of(field.help)}
      required={field.required}
      error={refused ?? error}
      labelElement="div"
    >
      <ul className={css.pictures} {...(busy && { [UPLOADING]: true })}>
        {names.map((one, index) => (
          <Picture
            key={one}
            name={one}
            index={index}
            last={index === names.length - 1}
            // While one is on its way the list must stay what it was sent beside.
            locked={locked || busy}
            onMove={(to) => change(moved(names, index, to))}
            onRemove={() => change(names.filter((_name, at) => at !== index))}
          />
        ))}
      </ul>
      {locked || names.length >= field.max ? null : (
        <div>
          <FileButton accept={IMAGE_TYPES} multiple onChange={(files) => void add(files)}>
            {(props) => (
              <Button
                {...props}
                size="compact-sm"
                leftSection={<Icon name="plus" size={14} />}
                loading={busy}
                data-wrong={error ? true : undefined}
              >
                {t('umum.tambah_gambar')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
    </Input.Wrapper>
  );
}
