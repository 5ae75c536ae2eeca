import { useRef } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import type { ResourceExample } from './example.ts';
import { ResourceForm, type FormHandle } from './ResourceForm.tsx';
import type { ResourceRecord } from './resource-calls.ts';

/** An open form: over a record, or over a new one where there is none. */
export interface OpenForm {
  readonly record?: ResourceRecord;
}

interface ResourceDialogProps {
  readonly resource: Resource;
  /** What the records are called. */
  readonly judul: string;
  /** Absent while the dialog is closed. */
  readonly form: OpenForm | undefined;
  readonly Example?: ResourceExample;
  readonly onClose: () => void;
  /** Saved: the work of the dialog is done. */
  readonly onDone: () => void;
  readonly onRemove: (record: ResourceRecord) => void;
}

/** The form of a master in its dialog. Closing it asks before typing is lost; "Batal" in the form says so already. */
export function ResourceDialog({ resource, judul, form, Example, onClose, onDone, onRemove }: ResourceDialogProps) {
  const t = useT();
  const handle = useRef<FormHandle>(null);
  const title = t(form?.record ? 'master.judul_edit' : 'master.judul_tambah', { judul });
  const leave = async () => {
    const jumlah = handle.current?.unsaved() ?? 0;
    const message = t('master.buang_isi', { jumlah });
    if (jumlah === 0 || (await confirm({ title, message, yes: t('master.buang'), danger: true }))) onClose();
  };
  return (
    <Dialog opened={form !== undefined} onClose={() => void leave()} title={title}>
      {form ? (
        <ResourceForm
          handle={handle}
          resource={resource}
          record={form.record}
          Example={Example}
          onClose={onClose}
          onDone={onDone}
          onRemove={onRemove}
        />
      ) : null}
    </Dialog>
  );
}
