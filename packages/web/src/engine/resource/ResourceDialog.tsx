import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { heldHistory } from '../../platform/held-history.ts';
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
  /** Saved, and something was typed meanwhile: the dialog goes on over the record. */
  readonly onGoOn: (record: ResourceRecord) => void;
  readonly onRemove: (record: ResourceRecord) => void;
}

/**
 * The form of a master in its dialog. Closing it, or leaving its page, asks before typing is lost; "Batal" in the form
 * says so already.
 */
export function ResourceDialog({
  resource,
  judul,
  form,
  Example,
  onClose,
  onDone,
  onGoOn,
  onRemove,
}: ResourceDialogProps) {
  const t = useT();
  const handle = useRef<FormHandle>(null);
  const title = t(form?.record ? 'master.judul_edit' : 'master.judul_tambah', { judul });
  const unsaved = (): number => handle.current?.unsaved() ?? 0;
  const mayLeave = async (): Promise<boolean> => {
    const jumlah = unsaved();
    const message = t('master.buang_isi', { jumlah });
    return jumlah === 0 || confirm({ title, message, yes: t('master.buang'), danger: true });
  };
  useBlocker({
    disabled: form === undefined,
    enableBeforeUnload: () => unsaved() > 0,
    shouldBlockFn: async () => !(await heldHistory(mayLeave)),
  });
  return (
    <Dialog opened={form !== undefined} onClose={() => void mayLeave().then((yes) => yes && onClose())} title={title}>
      {form ? (
        <ResourceForm
          handle={handle}
          resource={resource}
          record={form.record}
          Example={Example}
          onClose={onClose}
          onDone={onDone}
          onGoOn={onGoOn}
          onRemove={onRemove}
        />
      ) : null}
    </Dialog>
  );
}
