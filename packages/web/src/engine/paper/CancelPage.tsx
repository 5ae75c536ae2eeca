import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { deedsOn } from '@kilau/contract/core/kind-pages.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useScanner } from '../../platform/scanner.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { ScanRow } from '../../ui/form/ScanRow.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { paperCalls } from './paper-calls.ts';
import { PaperDetail } from './PaperDetail.tsx';

/** The paper behind a number or a word: the one that the page's deeds can be done to, or else the latest one. */
function useFound(kind: Kind, path: string, kata: string) {
  const from = deedsOn(kind, path).flatMap(([, deed]) => deed.from);
  return useQuery({
    queryKey: ['paper', kind.key, 'found', path, kata],
    queryFn: async ({ signal }) => {
      const { data } = await paperCalls.page(kind, { q: kata, limit: 20 }, signal);
      const exact = data.find(({ nomor }) => nomor === kata.toUpperCase());
      return (exact ?? data.find(({ status }) => from.includes(status)) ?? data[0])?.nomor ?? null;
    },
    enabled: kata !== '',
  });
}

interface CancelPageProps {
  readonly kind: Kind;
  readonly path: string;
}

/** Finds one paper, shows it, and does the page's deed to it. */
export function CancelPage({ kind, path }: CancelPageProps) {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q === undefined ? '' : String(q));
  const [kata, setKata] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const found = useFound(kind, path, kata);
  const find = (words: string) => {
    setTyped(words);
    setKata(words.trim());
  };
  const toField = () => void requestAnimationFrame(() => focusField(field.current ?? undefined));
  useScanner(find);
  useEffect(() => {
    if (kata === '') field.current?.focus();
  }, [kata]);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: toField, main: true }]);
  const [first] = deedsOn(kind, path);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(path))} note={t.of(hintKey(path))} />
      <Card padded>
        <EnterForm label={t('umum.cari')} onSubmit={() => find(typed)}>
          <ScanRow
            action={
              <ActionButton type="submit" shortcut="Enter">
                {t('umum.cari')}
              </ActionButton>
            }
          >
            <TextField
              ref={field}
              aria-label={t('dokumen.nomor_atau_nama')}
              placeholder={t('dokumen.nomor_atau_nama')}
              upper
              value={typed}
              onChange={setTyped}
            />
          </ScanRow>
        </EnterForm>
      </Card>
      {kata === '' ? (
        <State icon="search" title={t('dokumen.cari_ajakan')} />
      ) : found.isPending ? (
        <Loading />
      ) : found.isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(found.error)}
        </State>
      ) : found.data === null ? (
        <State icon="search" title={t('dokumen.tidak_ketemu', { kata })} />
      ) : (
        <Card padded aria-label={found.data}>
          <PaperDetail kind={kind} nomor={found.data} begun={first?.[0]} onDone={toField} />
        </Card>
      )}
    </PageColumn>
  );
}
