import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fieldBreaks, recordSchema, type RuleBreak } from '@kilau/contract/core/schema.ts';
import { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import { cacheKey, saveSetting, useSetting } from '../../../engine/setting/setting-calls.ts';
import { request } from '../../../platform/api.ts';
import { changedSince } from '../../../ui/form/changed-since.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { formValues, type FormValues } from '../../../ui/form/record-form.ts';
import { text } from '../../../ui/text.ts';

/** Typing goes on for this long before the tag is drawn again. */
const TYPING_MS = 300;
const schema = recordSchema(settingLabel.fields);

/** The shop's layout as it is stored and as it is being edited, and how a tag looks by it. */
export function useTataLabel(kode_barcode: string) {
  const client = useQueryClient();
  const stored = useSetting(settingLabel);
  const [edits, setEdits] = useState<FormValues>({});
  const values = useMemo(
    () => ({ ...formValues(settingLabel.fields, stored.data ?? {}, ''), ...edits }),
    [stored.data, edits],
  );
  const salah = useMemo((): Readonly<Record<string, RuleBreak>> => {
    const result = schema.safeParse(values);
    return result.success ? {} : fieldBreaks(result.error);
  }, [values]);
  const benar = Object.keys(salah).length === 0;
  const [settled] = useDebouncedValue(values, TYPING_MS);
  const preview = useQuery({
    queryKey: ['pratinjau', settingLabel.call, settled, kode_barcode],
    queryFn: async ({ signal }) =>
      (
        await request('POST', `${settingLabel.call}/pratinjau`, {
          body: { ...settled, barcode: kode_barcode },
          accept: 'application/pdf',
          signal,
        })
      ).blob(),
    enabled: stored.data !== undefined && benar,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const saving = useMutation({
    mutationFn: () => saveSetting(settingLabel, edits),
    onMutate: () => edits,
    onSuccess: (answer, _nothing, sent) => {
      client.setQueryData([...cacheKey(settingLabel), 'record'], answer);
      setEdits((now) => changedSince(now, sent));
      success(text('master.disimpan'));
    },
  });
  const changed = Object.keys(edits).length > 0;
  return {
    stored,
    values,
    salah,
    changed,
    preview,
    saving: saving.isPending,
    set: (name: string, value: unknown) => setEdits((before) => ({ ...before, [name]: value })),
    undo: () => setEdits({}),
    save: () => {
      if (changed && benar && !saving.isPending) saving.mutate();
    },
  };
}

export type TataLabelHandle = ReturnType<typeof useTataLabel>;
