import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import { labelKey, type ImageField } from '@kilau/contract/core/field.ts';
import { StoredImage, uploadImage } from '../../platform/images.tsx';
import { problemText } from '../../platform/report-problem.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './inputs.module.css';
import type { FieldInputProps } from './types.ts';

/** A picture: uploaded as soon as it is chosen; the form holds the name it was stored under. */
export function ImageInput({ name, field, label, error, value, defaultValue, onChange, disabled, readOnly }: FieldInputProps<ImageField>) {
  const t = useT();
  const [own, setOwn] = useState(String(defaultValue ?? ''));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const current = value === undefined ? own : String(value ?? '');
  const text = label ?? t.of(labelKey(name, field));
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const upload = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setRefused(undefined);
    try {
      change(await uploadImage(file));
    } catch (problem) {
      setRefused(problemText(problem));
    } finally {
      setBusy(false);
    }
  };
  const locked = disabled === true || readOnly === true;
  return (
    <Input.Wrapper label={text} required={field.required} error={refused ?? error} labelElement="div">
      <div className={css.image}>
        <span className={css.thumb}>
          <StoredImage name={current} alt={typeof text === 'string' ? text : ''} fallback={<Icon name="box" size={28} />} />
        </span>
        {locked ? null : (
          <FileButton accept="image/jpeg,image/png" onChange={(file) => void upload(file)}>
            {(props) => <Button {...props} loading={busy}>{t(current === '' ? 'umum.pilih_gambar' : 'umum.ganti_gambar')}</Button>}
          </FileButton>
        )}
        {locked || current === '' ? null : <Button variant="subtle" color="gray" onClick={() => change('')}>{t('umum.hapus')}</Button>}
      </div>
    </Input.Wrapper>
  );
}
