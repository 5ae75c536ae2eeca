import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { ShopScopeProvider } from '../../platform/session.ts';
import { shopText, type ShopRow } from '../../platform/shops.ts';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import type { EmptyNote } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { emptyAdvice } from './empty-advice.ts';
import { useAskedFilters } from './asked-filters.ts';
import { useFilterForm } from './filter-form.ts';
import { useReportSearch } from './report-calls.ts';
import { keptRow } from './kept-row.ts';
import { useKeptSearch } from './kept-search.ts';
import css from './report.module.css';
import { ReportExports } from './ReportExports.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportFound } from './ReportFound.tsx';
import { ShopChooser } from './ShopChooser.tsx';
import { useRunAtOnce } from './run-at-once.ts';
import { useShopChoice, type ShopChoice } from './shop-choice.ts';

/**
 * What is shown, in the heading: `KL02 · KILAU CIMAHI · 01/11/2026 – 21/11/2026`, the shop where it can be chosen, or
 * one day.
 */
function foundText(report: Report, answer: ReportWire, shop: ShopRow | undefined): string {
  const days = new Set((report.period ?? []).map((name) => formatDate(String(answer.filter[name]))));
  return [shop ? shopText(shop) : '', [...days].join(' – ')].filter((part) => part !== '').join(' · ');
}

function useEmptyNote(report: Report, answer: ReportWire | undefined, onLoosen: () => void): EmptyNote {
  const t = useT();
  const format = useFormat();
  const advice = answer && emptyAdvice(report, answer.filter, format, t);
  return {
    title: report.emptyText
      ? t.of(report.emptyText)
      : advice?.canLoosen
        ? t('laporan.data_dicari_tidak_ada')
        : undefined,
    text: advice?.text,
    actions: advice?.canLoosen ? <Button onClick={onLoosen}>{t('laporan.kosongkan_filter')}</Button> : undefined,
  };
}

/**
 * Leaves the field that is being typed in and comes back: a field keeps what was typed when it is left. The entry of
 * the menu that led here keeps the hand no longer: it is for what will be found.
 */
function settleTyping(): void {
  const field = document.activeElement;
  if (field instanceof HTMLAnchorElement) field.blur();
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

interface ShopReportProps {
  readonly report: Report;
  readonly choice: ShopChoice | undefined;
}

interface NothingFoundProps {
  readonly report: Report;
  readonly searching: boolean;
  /** Why it could not be searched. */
  readonly failed: unknown;
  readonly onRetry: () => void;
}

/** What stands where a report will: it is not searched yet, is being searched, or could not be. */
function NothingFound({ report, searching, failed, onRetry }: NothingFoundProps) {
  const t = useT();
  return (
    <Card grow className={css.waiting}>
      {searching ? (
        <Loading />
      ) : failed ? (
        <State
          icon="warn"
          tone="bad"
          title={t.of(report.failedText ?? 'laporan.kesalahan')}
          actions={<Button onClick={onRetry}>{t('umum.coba_lagi')}</Button>}
        >
          {problemText(failed)}
        </State>
      ) : (
        <State icon="search" title={t('laporan.belum_dicari')}>
          {t('laporan.belum_dicari_saran')}
        </State>
      )}
    </Card>
  );
}

/** A report of one shop: filters on top, totals as tiles, one table, and its files once there is something to hold. */
function ShopReport({ report: defined, choice }: ShopReportProps) {
  const t = useT();
  const report = useAskedFilters(defined);
  const { result, searching, error, search } = useReportSearch(report);
  const [before, keep] = useKeptSearch(report.key);
  const { form, read, loosen, touched } = useFilterForm(report, error, choice?.kept ?? before);
  const [rowBefore, setRowBefore] = useState(keptRow);
  const run = () => {
    const query = read();
    if (!query) return;
    // Whoever searches once more begins at its first row again.
    if (result) setRowBefore(undefined);
    keep(touched());
    search(query);
  };
  const atOnce = useRunAtOnce(run, before !== undefined && choice?.kept === undefined);
  const empty = useEmptyNote(report, result?.answer, () => {
    loosen();
    run();
  });
  const runFromAnywhere = () => {
    settleTyping();
    run();
  };
  useKeys([{ key: 'F9', label: t('laporan.cari'), main: true, run: runFromAnywhere }]);
  const answer = result?.answer;
  const hasRows = answer !== undefined && answer.jumlah_baris > 0;
  // Wrong filters are told at the filters.
  const failed = error && !(error instanceof ProblemError && Object.keys(error.fields).length > 0);
  return (
    <PageColumn flow={answer?.seksi !== undefined}>
      <PageHead
        title={t.of(titleKey(report.page))}
        note={answer ? foundText(report, answer, choice?.shop) : t.of(hintKey(report.page))}
        actions={hasRows ? <ReportExports report={report} query={result?.query ?? {}} /> : undefined}
      />
      <ReportFilters
        report={report}
        chooser={choice ? <ShopChooser choice={choice} onChoose={(next) => choice.choose(next, touched())} /> : null}
        form={form}
        searching={searching}
        handFirst={!atOnce}
        onSearch={run}
        found={answer}
        note={
          hasRows
            ? t.of(report.foundText ?? 'laporan.tersedia', {
                baris: formatNumber(answer.jumlah_baris),
                detik: result?.seconds.toFixed(2) ?? '',
              })
            : null
        }
      />
      {result ? (
        <ReportFound report={report} answer={result.answer} empty={empty} before={rowBefore} />
      ) : (
        <NothingFound report={report} searching={searching} failed={failed ? error : undefined} onRetry={run} />
      )}
    </PageColumn>
  );
}

/**
 * The page of any report. Where head office chooses its shop, another shop is another report: drawn by its rules, with
 * nothing found yet.
 */
export function ReportPage({ report }: { readonly report: Report }) {
  const choice = useShopChoice(report.shopChooser === true);
  return (
    <ShopScopeProvider value={choice?.scope}>
      <ShopReport key={choice?.scope?.kode_toko} report={report} choice={choice} />
    </ShopScopeProvider>
  );
}
