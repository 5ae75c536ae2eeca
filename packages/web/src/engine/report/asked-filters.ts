import { useMemo } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { can, type Actor } from '@kilau/contract/core/permission.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import { useActor } from '../../platform/session.ts';

/** The report with the filters that its shop has; the others are left to their defaults. */
function askedFilters(report: Report, actor: Actor): Report {
  const { asks } = report;
  if (!asks) return report;
  const filters = Object.entries(report.filters).flatMap(([name, field]): [string, Field][] => {
    const when = asks[name];
    if (when && !can(actor, { gate: when.gate })) return [];
    const [first] = when?.options ?? [];
    return [[name, when?.options && first !== undefined && field.kind === 'choice' ? { ...field, options: when.options, default: first } : field]];
  });
  return { ...report, filters: Object.fromEntries(filters) };
}

/** The same for who is logged in. */
export function useAskedFilters(report: Report): Report {
  const actor = useActor();
  return useMemo(() => askedFilters(report, actor), [report, actor]);
}
