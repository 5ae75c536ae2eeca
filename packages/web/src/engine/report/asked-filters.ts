import { useMemo } from 'react';
import type { Report } from '@kilau/contract/core/report.ts';
import { askedFilters } from '@kilau/contract/core/report-filter.ts';
import { useActor } from '../../platform/session.ts';

/** The report with the filters that the shop of who is logged in has. */
export function useAskedFilters(report: Report): Report {
  const actor = useActor();
  return useMemo(() => askedFilters(report, actor), [report, actor]);
}
