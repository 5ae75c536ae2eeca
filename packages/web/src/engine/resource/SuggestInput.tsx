import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMergedRef } from '@mantine/hooks';
import { api } from '../../platform/api.ts';
import { goOnTyping } from '../../ui/form/enter-next.ts';
import { SuggestField } from '../../ui/inputs/SuggestField.tsx';
import { loadDefinition } from '../definitions.ts';
import type { SuggestInputProps } from '../inputs/types.ts';

/** What the records of a resource say in a field, for who may read them; whoever may not types. */
function useSuggestions({ field: { suggests } }: SuggestInputProps): readonly string[] {
  const list = useQuery({
    queryKey: ['resource', suggests?.from, 'suggestions'],
    queryFn: async ({ signal }) => {
      const { calls } = await loadDefinition('resource', suggests?.from ?? '');
      return api.get<readonly Readonly<Record<string, unknown>>[]>(calls.list, suggests?.only ?? {}, { signal });
    },
    enabled: suggests !== undefined,
  });
  return (list.data ?? []).map((record) => String(record[suggests?.field ?? '']));
}

/** A text that records of a resource are suggestions for; the stand-in's focus and click, if any, come here. */
export function SuggestInput(props: SuggestInputProps) {
  const { field, inputRef, autoFocus, clicked, ...rest } = props;
  const suggestions = useSuggestions(props);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  useEffect(() => {
    if (autoFocus) goOnTyping(own.current);
  }, [autoFocus]);
  const opened = autoFocus === true && clicked === true;
  return <SuggestField {...rest} ref={ref} maxLength={field.max} suggestions={suggestions} opened={opened} />;
}
