import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Level } from '@kilau/contract/core/permission.ts';
import { mayManage } from '@kilau/contract/features/sistem/hak/kelola-user.ts';
import { users } from '@kilau/contract/features/sistem/hak/users.resource.ts';
import { api } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { changedSince } from '../../../ui/form/changed-since.ts';
import { text } from '../../../ui/text.ts';
import type { Edits, HakAkses } from './akses-model.ts';

export interface UserRow {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
}

const KEY = 'hak-akses';
const pathOf = (user_id: string): string => `${KEY}/${encodeURIComponent(user_id)}`;

/** Users of the shop whose menu the one who is logged in may set. */
export function useManaged() {
  const { level } = useUser();
  return useQuery({
    queryKey: ['resource', users.key, 'kelola', level],
    queryFn: async ({ signal }) =>
      (await api.get<readonly UserRow[]>(users.calls.list, { sort: 'user_id' }, { signal })).filter((row) =>
        mayManage(level, row.level),
      ),
  });
}

/** Whose menu it was when it was sent, and what of it had been changed. */
interface Begun {
  readonly of: string;
  readonly edits: Edits;
}

/** A user's menu as it is stored and as it is being edited. Only what changed is sent. */
export function useHakAkses(user_id: string) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const stored = useQuery({
    queryKey: [KEY, user_id],
    queryFn: ({ signal }) => api.get<HakAkses>(pathOf(user_id), {}, { signal }),
    enabled: user_id !== '',
    staleTime: 0,
  });
  const begun = (): Begun => ({ of: user_id, edits });
  // The answer is for the user whose menu was sent, whoever has been chosen since.
  const taken = (answer: HakAkses, { of, edits: sent }: Begun, sentence: string) => {
    client.setQueryData([KEY, of], answer);
    if (of === user_id) setEdits((now) => changedSince(now, sent));
    success(sentence);
  };
  const saving = useMutation({
    mutationFn: () =>
      api.put<HakAkses>(pathOf(user_id), {
        akses: Object.entries(edits).map(([path, is_show]) => ({ path, is_show })),
      }),
    onMutate: begun,
    onSuccess: (answer, _nothing, sent) => taken(answer, sent, text('hak.disimpan')),
  });
  const copying = useMutation({
    mutationFn: (dari: string) => api.post<HakAkses>(`${pathOf(user_id)}/salin`, { dari }),
    onMutate: begun,
    onSuccess: (answer, dari, sent) => taken(answer, sent, text('hak.disalin', { dari })),
  });
  const resetting = useMutation({
    mutationFn: () => api.post<HakAkses>(`${pathOf(user_id)}/reset`),
    onMutate: begun,
    onSuccess: (answer, _nothing, sent) => taken(answer, sent, text('hak.direset')),
  });
  return {
    stored,
    edits,
    setEdits,
    changes: Object.keys(edits).length,
    busy: saving.isPending || copying.isPending || resetting.isPending,
    saving: saving.isPending,
    save: saving.mutate,
    copy: copying.mutate,
    reset: resetting.mutate,
  };
}
