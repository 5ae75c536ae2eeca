import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jamAkses } from '@kilau/contract/features/sistem/hak/jam-akses.resource.ts';
import { fieldColumn, useFormat } from '../../../engine/cells/FieldCell.tsx';
import {
  resourceCalls,
  useResourceChanged,
  useResourceList,
  type ResourceRecord,
} from '../../../engine/resource/resource-calls.ts';
import { ResourceDialog } from '../../../engine/resource/ResourceDialog.tsx';
import { useOpenForm } from '../../../engine/resource/use-open-form.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { confirmDelete } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useT } from '../../../ui/text.ts';
import css from './hak.module.css';
import { readState } from '../../../platform/read-state.ts';

const ALL = { q: '', sort: undefined, status_aktif: 'true' } as const;

/** Asks, and deletes. */
function useRemove(onDone: (record: ResourceRecord) => void): (record: ResourceRecord) => Promise<void> {
  const t = useT();
  const changed = useResourceChanged(jamAkses);
  const removing = useMutation({
    mutationFn: (record: ResourceRecord) => resourceCalls.remove(jamAkses, String(record[jamAkses.id])),
    onSuccess: async (_answer, record) => {
      onDone(record);
      success(t('master.dihapus'));
      await changed();
    },
  });
  return async (record) => {
    if (
      await confirmDelete(`${String(record['level'])} ${String(record['jam_mulai'])}–${String(record['jam_selesai'])}`)
    ) {
      removing.mutate(record);
    }
  };
}

/** Allowed hours per level. No page of the specification is theirs, so they stand with the protections. */
export function JamAksesList() {
  const t = useT();
  const format = useFormat();
  const { toko } = useUser();
  const list = useResourceList(jamAkses, ALL);
  const { form, open, close, done, goOn, gone } = useOpenForm(jamAkses);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data), [list.data]);
  const columns = useMemo(
    () => jamAkses.columns.map((name) => fieldColumn<ResourceRecord>(name, jamAkses.fields[name], format, t)),
    [format, t],
  );
  const remove = useRemove(gone);
  const add = () => open({});
  useKeys([{ key: 'F2', label: t('master.tambah'), main: true, run: add }]);
  return (
    <>
      <p className={css.note}>
        <span>{t('proteksi.jam_penjelasan', { zona: t.of(`zona.${toko.zona_waktu}`) })}</span>
      </p>
      <Card grow>
        <DataTable
          fill
          searchable
          label={t('proteksi.jam')}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row[jamAkses.id])}
          {...readState(list)}
          onOpen={(record) => open({ record })}
          onRowKey={(record, key) => key === 'Delete' && (void remove(record), true)}
          empty={{
            title: t('proteksi.jam_kosong'),
            actions: <ActionButton onClick={add}>{t('master.tambah')}</ActionButton>,
          }}
          toolbar={
            <ActionButton size="compact-sm" primary shortcut="F2" onClick={add}>
              {t('master.tambah')}
            </ActionButton>
          }
        />
      </Card>
      <ResourceDialog
        resource={jamAkses}
        judul={t('proteksi.jam')}
        form={form}
        onClose={close}
        onDone={done}
        onGoOn={goOn}
        onRemove={(record) => void remove(record)}
      />
    </>
  );
}
