import type { Resource } from '@kilau/contract/core/resource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/text.ts';
import type { ResourceExample } from './example.ts';
import { ResourceForm } from './ResourceForm.tsx';
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

/** The form of a master in its dialog. */
export function ResourceDialog({ resource, judul, form, Example, onClose, onDone, onRemove }: ResourceDialogProps) {
  const t = useT();
  return (
    <Dialog
      opened={form !== undefined}
      onClose={onClose}
      title={t(form?.record ? 'master.judul_edit' : 'master.judul_tambah', { judul })}
    >
      {form ? (
        <ResourceForm
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
