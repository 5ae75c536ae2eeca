import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { api } from '../../platform/api.ts';
import { focusField } from '../../ui/form/enter-next.ts';
import type { RecordForm } from '../../ui/form/record-form.ts';

/**
 * Puts the suggested code into the form of a new record, unless somebody was faster. Without one, it is typed as ever.
 * Answers the field with what was suggested for it.
 */
export function useSuggestion(
  { suggest, id }: Resource,
  isNew: boolean,
  { getValues, setFieldValue }: RecordForm,
): Readonly<Record<string, string>> {
  const { data } = useQuery({
    queryKey: ['suggest', suggest],
    queryFn: ({ signal }) => api.get<{ readonly kode: string | null }>(suggest ?? '', {}, { signal }),
    enabled: isNew && suggest !== undefined,
    gcTime: 0,
  });
  const kode = data?.kode ?? '';
  useEffect(() => {
    if (!isNew || kode === '' || getValues()[id] !== '') return;
    const here = document.activeElement instanceof HTMLInputElement && document.activeElement.name === id;
    setFieldValue(id, kode);
    // The field is drawn anew; whoever stood in it still does, and types over the code.
    if (here) {
      requestAnimationFrame(() =>
        focusField(document.querySelector<HTMLElement>(`form [name="${CSS.escape(id)}"]`) ?? undefined),
      );
    }
  }, [isNew, kode, id, getValues, setFieldValue]);
  return !isNew || kode === '' ? {} : { [id]: kode };
}
