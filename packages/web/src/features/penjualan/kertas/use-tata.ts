import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fieldBreaks, recordSchema, type RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Setting } from '@kilau/contract/core/setting.ts';
import { mergeParameters } from '../../../engine/setting/merge-parameters.ts';
import { api, request } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { changedSince } from '../../../ui/form/changed-since.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { formValues, type FormValues } from '../../../ui/form/record-form.ts';
import { text } from '../../../ui/text.ts';

/** Typing goes on for this long before the paper is drawn again. */
const TYPING_MS = 350;

/** A layout as it is stored, as it is being edited, and as its paper would look now. */
export function useTata(setting: Setting) {
  const client = useQueryClient();
  const { tgl_system } = useUser();
  const queryKey = useMemo(() => ['tata', setting.call], [setting]);
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<FormValues>(setting.call, {}, { signal }),
    staleTime: 0,
  });
  const [edits, setEdits] = useState<FormValues>({});
  const values = useMemo(
    () => ({ ...formValues(setting.fields, stored.data ?? {}, tgl_system), ...edits }),
    [setting, stored.data, edits, tgl_system],
  );
  const broken = useMemo((): Readonly<Record<string, RuleBreak>> => {
    const result = recordSchema(setting.fields).safeParse(values);
    return result.success ? {} : fieldBreaks(result.error);
  }, [setting, values]);
  const isSound = Object.keys(broken).length === 0;
  const saving = useMutation({
    mutationFn: () => api.put<FormValues>(setting.call, edits),
    onMutate: () => edits,
    onSuccess: (answer, _nothing, sent) => {
      client.setQueryData(queryKey, answer);
      mergeParameters(setting, answer);
      setEdits((now) => changedSince(now, sent));
      success(text('master.disimpan'));
    },
  });
  const [settled] = useDebouncedValue(values, TYPING_MS);
  const preview = useQuery({
    queryKey: ['pratinjau', setting.call, settled],
    queryFn: async ({ signal }) =>
      (await request('POST', `${setting.call}/pratinjau`, { body: settled, accept: 'application/pdf', signal })).blob(),
    enabled: stored.data !== undefined && isSound,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const unsaved = Object.keys(edits).length;
  const changed = unsaved > 0;
  return {
    stored,
    values,
    broken,
    changed,
    /** How many fields are not saved. */
    unsaved,
    saving,
    preview,
    set: (changes: FormValues) => setEdits((before) => ({ ...before, ...changes })),
    undo: () => setEdits({}),
    save: () => {
      if (changed && isSound && !saving.isPending) saving.mutate();
    },
  };
}

export type Tata = ReturnType<typeof useTata>;
