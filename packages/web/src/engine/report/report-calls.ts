import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { api, type Query } from '../../platform/api.ts';
import { useShopScope } from '../../platform/session.ts';

/** Large reports take the server a while. */
const TIMEOUT_MS = 120_000;

export const reportPath = (report: Report, form?: 'pdf' | 'xlsx' | 'csv'): string =>
  `laporan/${report.key}${form ? `.${form}` : ''}`;

/** An answer with the filters that were asked for, so that its papers are of the same rows, and how long it took. */
export interface ReportResult {
  readonly answer: ReportWire;
  readonly query: Query;
  readonly seconds: number;
}

export interface ReportSearch {
  readonly result: ReportResult | undefined;
  readonly searching: boolean;
  readonly error: unknown;
  readonly search: (query: Query) => void;
}

async function ask(report: Report, query: Query, toko: string | undefined, signal: AbortSignal): Promise<ReportResult> {
  const begin = performance.now();
  const answer = await api.get<ReportWire>(reportPath(report), query, { signal, toko, timeout: TIMEOUT_MS });
  return { answer, query, seconds: (performance.now() - begin) / 1000 };
}

/** Asks only when told to; a newer search gives the older one up, and its rows stay until the new ones are there. */
export function useReportSearch(report: Report): ReportSearch {
  const [asked, setAsked] = useState<{ readonly query: Query; readonly turn: number }>();
  const toko = useShopScope();
  const { data, error, isFetching } = useQuery({
    queryKey: ['laporan', report.key, toko, asked],
    queryFn: ({ signal }) => ask(report, asked?.query ?? {}, toko, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Who comes back and searches again wants what is there now.
    gcTime: 0,
    retry: false,
  });
  return {
    result: error ? undefined : data,
    searching: isFetching,
    error,
    search: (query) => setAsked((before) => ({ query, turn: (before?.turn ?? 0) + 1 })),
  };
}
