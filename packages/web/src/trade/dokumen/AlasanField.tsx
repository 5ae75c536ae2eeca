import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { ALASAN } from '@kilau/contract/trade/otorisasi/alasan.fields.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { api } from '../../platform/api.ts';
import { SuggestField } from '../../ui/inputs/SuggestField.tsx';
import { useT } from '../../ui/text.ts';

interface AlasanFieldProps {
  readonly alasan: string;
  readonly error: string | undefined;
  readonly onChange: (alasan: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Why a sale is withdrawn: a reason of the shop's list, or words of one's own. */
export function AlasanField({ alasan, error, onChange, inputRef }: AlasanFieldProps) {
  const t = useT();
  const list = useQuery({
    queryKey: ['resource', 'kondisi-barang', 'alasan'],
    queryFn: async ({ signal }) => {
      const { calls } = await loadDefinition('resource', 'kondisi-barang');
      return api.get<readonly { readonly nama_kondisi: string }[]>(calls.list, {}, { signal });
    },
  });
  return (
    <SuggestField
      label={t('field.alasan')}
      required
      maxLength={ALASAN.max}
      suggestions={(list.data ?? []).map((row) => row.nama_kondisi)}
      value={alasan}
      onChange={onChange}
      error={error}
      ref={inputRef}
      data-autofocus
    />
  );
}
