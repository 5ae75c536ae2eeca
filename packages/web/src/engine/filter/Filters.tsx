import { lazy, Suspense, type ReactNode } from 'react';
import { usePhone } from '../../ui/phone.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));

interface FiltersProps extends FilterSheetProps {
  /** The fields as a wide screen shows them. */
  readonly wide: ReactNode;
}

/** What narrows a list: its fields above it, or on a phone the chips and the sheet that hold them. */
export function Filters({ wide, ...sheet }: FiltersProps) {
  return usePhone() ? (
    <Suspense>
      <FilterSheet {...sheet} />
    </Suspense>
  ) : (
    wide
  );
}

/** How many rows a list has, as far as it has been read. */
export const countText = (rows: number | undefined, goesOn: boolean): string | undefined =>
  rows === undefined ? undefined : `${rows}${goesOn ? '+' : ''}`;
