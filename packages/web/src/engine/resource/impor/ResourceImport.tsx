import { useMemo } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { downloadText, toCsv } from '../../../ui/table/csv.ts';
import { useT } from '../../../ui/text.ts';
import { useResourceChanged } from '../resource-calls.ts';
import type { ImportTarget } from './calls.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** The import of a master. */
export function ResourceImport({ resource, onClose }: { readonly resource: Resource; readonly onClose: () => void }) {
  const t = useT();
  const changed = useResourceChanged(resource);
  const target = useMemo(
    (): ImportTarget => ({
      key: resource.key,
      path: resource.calls.list,
      label: (name) => {
        const field = resource.fields[name];
        return field ? t.of(labelKey(name, field)) : '';
      },
      sample: async () => {
        const { templateOf } = await import('./template.ts');
        const { columns, rows } = await templateOf(resource, t.of);
        downloadText(`${resource.key}.csv`, toCsv(columns, rows));
      },
      changed,
      note: t('impor.keterangan'),
    }),
    [resource, changed, t],
  );
  return <ImportDialog target={target} onClose={onClose} />;
}
