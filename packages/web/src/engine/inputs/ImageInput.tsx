import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import { labelKey, type ImageField } from '@kilau/contract/core/field.ts';
import { takePhoto } from '../../platform/camera.tsx';
import { StoredImage } from '../../platform/images.tsx';
import { UPLOADING } from '../../ui/form/uploading.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './inputs.module.css';
import type { FieldInputProps } from './types.ts';
import { IMAGE_TYPES, useUpload } from './use-upload.ts';

/** A picture: uploaded as soon as it is chosen; the form holds the name it was stored under. */
export function ImageInput({
  name,
  field,
  label,
  error,
  value,
  defaultValue,
  onChange,
  disabled,
  readOnly,
}: FieldInputProps<ImageField>) {
  const t = useT();
  const [own, setOwn] = useState(String(defaultValue ?? ''));
  const { busy, refused, send } = useUpload(field);
  const current = value === undefined ? own : String(value ?? '');
  const text = label ?? t.of(labelKey(name, field));
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const upload = async (file: File | null | undefined) => {
    const [stored] = file ? await send([file]) : [];
    if (stored !== undefined) change(stored);
  };
  const locked = disabled === true || readOnly === true;
  return (
    <Input.Wrapper
      label={text}
      description={field.help && t.of(field.help)}
      required={field.required}
      error={refused ?? error}
      labelElement="div"
    >
      <div className={css.image} {...(busy && { [UPLOADING]: true })}>
        <span className={css.thumb}>
          <StoredImage
            name={current}
            alt={typeof text === 'string' ? text : ''}
            fallback={<Icon name="photo" size={28} />}
          />
        </span>
        {locked ? null : (
          <FileButton accept={IMAGE_TYPES} onChange={(file) => void upload(file)}>
            {(props) => (
              <Button {...props} loading={busy} data-wrong={error ? true : undefined}>
                {t(current === '' ? 'umum.pilih_gambar' : 'umum.ganti_gambar')}
              </Button>
            )}
          </FileButton>
        )}
        {locked || field.camera !== true ? null : (
          <Button variant="default" disabled={busy} onClick={() => void takePhoto().then(upload)}>
            {t('kamera.kamera')}
          </Button>
        )}
        {locked || current === '' ? null : (
          // What is on its way would come back behind it.
          <Button variant="subtle" color="gray" disabled={busy} onClick={() => change('')}>
            {t('umum.hapus')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
