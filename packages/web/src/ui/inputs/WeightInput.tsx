import { ActionIcon, Tooltip } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useT } from '../text.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export interface WeightInputProps extends Omit<
  NumberFieldProps,
  'scale' | 'prefix' | 'suffix' | 'grouped' | 'rightSection'
> {
  /** What stands behind the number; grams unless told. */
  readonly unit?: string;
  /** The scale's reading now, in grams as text; absent without a scale. */
  readonly reading?: () => string | undefined;
  /** The key that takes the reading. */
  readonly readKey?: string;
  /** Told with every change: whether the weight came from the scale. */
  readonly onSource?: (weighed: boolean) => void;
}

/** Grams with 3 decimals. One key takes the scale's reading; a weight that was typed by hand says so. */
export function WeightInput({
  unit,
  reading,
  readKey = 'F3',
  onSource,
  value,
  defaultValue,
  onChange,
  description,
  ...rest
}: WeightInputProps) {
  const t = useT();
  const [own, setOwn] = useState<string>(String(defaultValue ?? ''));
  const [weighed, setWeighed] = useState<boolean>();
  const shown = value === undefined ? own : value;
  const change = (next: string, fromScale: boolean) => {
    setOwn(next);
    setWeighed(fromScale);
    onChange?.(next);
    onSource?.(fromScale);
  };
  const take = () => {
    const grams = reading?.();
    if (grams !== undefined) change(grams, true);
  };
  const typed = reading !== undefined && weighed === false && shown !== '';
  const note: ReactNode = typed ? t('umum.berat_diketik') : description;
  return (
    <NumberField
      {...rest}
      description={note}
      value={shown}
      scale={3}
      suffix={` ${unit ?? t('umum.gr')}`}
      onChange={(next) => change(next, false)}
      onKeyDown={(event) => {
        if (event.key !== readKey || !reading) return;
        event.preventDefault();
        take();
      }}
      rightSection={
        reading === undefined ? undefined : (
          <Tooltip label={`${t('umum.ambil_timbangan')} (${readKey})`}>
            <ActionIcon variant="subtle" size="sm" aria-label={t('umum.ambil_timbangan')} onClick={take} tabIndex={-1}>
              <Icon name="scale" />
            </ActionIcon>
          </Tooltip>
        )
      }
    />
  );
}
