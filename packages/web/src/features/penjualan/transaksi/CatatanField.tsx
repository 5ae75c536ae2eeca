import { useEffect, useRef } from 'react';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { SuggestInput } from '../../../engine/resource/SuggestInput.tsx';
import { useT } from '../../../ui/text.ts';

interface CatatanFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** It was opened by hand, and takes it. */
  readonly diminta: boolean;
  readonly onChange: (keterangan: string) => void;
}

/** A remark for the nota: one of the shop's list, or words of one's own. */
export function CatatanField({ value, error, diminta, onChange }: CatatanFieldProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (diminta) field.current?.focus();
  }, [diminta]);
  return (
    <SuggestInput
      name="keterangan"
      label={t('field.keterangan')}
      field={penjualan.header.keterangan}
      value={value}
      error={error}
      inputRef={field}
      onChange={onChange}
    />
  );
}
