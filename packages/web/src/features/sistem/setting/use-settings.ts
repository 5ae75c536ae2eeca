import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { api } from '../../../platform/api.ts';
import { followShop } from '../../../platform/i18n.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { session, type ModuleValue } from '../../../platform/session.ts';
import { changedSince } from '../../../ui/form/changed-since.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { text } from '../../../ui/text.ts';
import { brokenSettings, changedKeys, type Settings } from './settings.ts';

const CALL = 'para-system';

/** The shop's settings as they are stored, and as they are being edited. */
export function useSettings() {
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: [CALL],
    queryFn: async ({ signal }): Promise<Settings> =>
      Object.fromEntries(
        (await api.get<readonly ModuleValue[]>(CALL, {}, { signal })).map(({ key, value }) => [key, value]),
      ),
    staleTime: 0,
  });
  const [edits, setEdits] = useState<Settings>({});
  const before = stored.data ?? {};
  const edited = { ...before, ...edits };
  const changed = changedKeys(before, edited);
  const broken = brokenSettings(edited, changed);
  const saving = useMutation({
    mutationFn: (values: readonly ModuleValue[]) => api.put(CALL, { settings: values }),
    onMutate: () => edits,
    onSuccess: (_answer, values, sent) => {
      session.mergeModules(values);
      const own = session.get();
      if (own && session.branch() === undefined) followShop(own.kode_toko, values).catch(reportProblem);
      const saved = Object.fromEntries(values.map(({ key, value }) => [key, value]));
      client.setQueryData<Settings>([CALL], (now) => ({ ...now, ...saved }));
      setEdits((now) => changedSince(now, sent));
      success(text('master.disimpan'));
    },
  });
  const save = () => {
    if (changed.length === 0 || Object.keys(broken).length > 0 || saving.isPending) return;
    saving.mutate(changed.map((key) => ({ key, value: edited[key] ?? '' })));
  };
  return {
    stored,
    edited,
    changed,
    broken,
    saving,
    save,
    set: (key: ModuleKey, value: string) => setEdits((now) => ({ ...now, [key]: value })),
    undo: () => setEdits({}),
  };
}
