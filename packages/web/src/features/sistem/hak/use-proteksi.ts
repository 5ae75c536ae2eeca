import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ProteksiMenu } from '@kilau/contract/core/permission.ts';
import { api } from '../../../platform/api.ts';
import { changedSince } from '../../../ui/form/changed-since.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { changedRows, rowsOf, withRow, type ProteksiEdits } from './proteksi-model.ts';

const CALL = 'proteksi-menu';

/** Protections as stored and as being edited; only what changed is sent. */
export function useProteksi() {
  const t = useT();
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => api.get<readonly ProteksiMenu[]>(CALL, {}, { signal }),
    staleTime: 0,
  });
  const [edits, setEdits] = useState<ProteksiEdits>({});
  const rows = useMemo(() => stored.data && rowsOf(stored.data, edits, t.of), [stored.data, edits, t]);
  const changed = changedRows(rows ?? []);
  const saving = useMutation({
    mutationFn: (proteksi: readonly ProteksiMenu[]) => api.put(CALL, { proteksi }),
    onMutate: () => edits,
    onSuccess: async (_answer, _proteksi, sent) => {
      await client.invalidateQueries({ queryKey: [CALL] });
      setEdits((now) => changedSince(now, sent));
      success(t('proteksi.disimpan'));
    },
  });
  const save = () => {
    if (changed.length > 0 && !saving.isPending) saving.mutate(changed);
  };
  return {
    stored,
    rows,
    changed,
    saving: saving.isPending,
    save,
    undo: () => setEdits({}),
    edit: (row: ProteksiMenu) => setEdits((now) => withRow(now, row)),
  };
}

export type Proteksi = ReturnType<typeof useProteksi>;
