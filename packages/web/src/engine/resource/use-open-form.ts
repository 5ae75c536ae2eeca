import { useState } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { OpenForm } from './ResourceDialog.tsx';
import type { ResourceRecord } from './resource-calls.ts';

export interface OpenFormHandle {
  /** Absent while none is open. */
  readonly form: OpenForm | undefined;
  readonly open: (form: OpenForm) => void;
  readonly close: () => void;
  /** What the form of now was opened for is done. */
  readonly done: () => void;
  /** The form of now was saved, and goes on over what it was saved as. */
  readonly goOn: (record: ResourceRecord) => void;
  /** A record is gone, and its form with it. */
  readonly gone: (record: ResourceRecord) => void;
}

/** Which form of a master is open. An answer that comes late closes its own form, and none that was opened since. */
export function useOpenForm({ id }: Resource): OpenFormHandle {
  const [form, setForm] = useState<OpenForm>();
  return {
    form,
    open: setForm,
    close: () => setForm(undefined),
    done: () => setForm((now) => (now === form ? undefined : now)),
    goOn: (record) => setForm((now) => (now === form ? { record } : now)),
    gone: (record) => setForm((now) => (now?.record?.[id] === record[id] ? undefined : now)),
  };
}
