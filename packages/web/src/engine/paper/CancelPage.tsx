import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { deedsOn } from '@kilau/contract/core/kind-pages.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { searched } from '@kilau/contract/core/kind-fields.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { beep } from '../../platform/beep.ts';
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
import { useT, type Translate } from '../../ui/text.ts';
import { PageDeeds } from './PageDeeds.tsx';
import css from './paper.module.css';
import { paperCalls } from './paper-calls.ts';
import { papersKey } from './paper-keys.ts';
import { deedWord } from './paper-words.ts';
import { PaperDetail } from './PaperDetail.tsx';

/** The paper behind a number or a word: the one that the page's deeds can be done to, or else the latest one. */
function useFound(kind: Kind, path: string, kata: string) {
  const from = deedsOn(kind, path).flatMap(([, deed]) => deed.from);
  return useQuery({
    queryKey: [...papersKey(kind), 'found', path, kata],
    queryFn: async ({ signal }) => {
      const { data } = await paperCalls.page(kind, { q: kata, limit: 20 }, signal);
      const exact = data.find(({ nomor }) => nomor === kata.toUpperCase());
      return (exact ?? data.find(({ status }) => from.includes(status)) ?? data[0])?.nomor ?? null;
    },
    enabled: kata !== '',
  });
}

/** What words find papers by. */
const findableBy = (t: Translate, kind: Kind): string =>
  [
    t('dokumen.nomor_atau_nama'),
    ...(kind.search ?? []).flatMap((name) => {
      const found = searched(kind, name);
      return found ? [t.of(labelKey(found.column, found.fields[found.column] ?? {}))] : [];
    }),
  ].join(' / ');

interface CancelPageProps {
  readonly kind: Kind;
  readonly path: string;
}

/** The paper that was found, and beside it what is done to it here. */
function Found({
  kind,
  path,
  kata,
  found,
  onDone,
}: CancelPageProps & {
  readonly kata: string;
  readonly found: ReturnType<typeof useFound>;
  readonly onDone: () => void;
}) {
  const t = useT();
  const word = deedsOn(kind, path)
    .map(([name]) => deedWord(t, kind, name))
    .join(' / ');
  if (kata === '') return <State icon="search" title={t('dokumen.cari_ajakan')} />;
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  if (found.data === null) return <State icon="search" title={t('dokumen.tidak_ketemu', { kata })} />;
  return (
    <div className={`${css.grid} ${css.deedFirst}`}>
      <Card padded className={css.side} aria-label={found.data}>
        <PaperDetail kind={kind} nomor={found.data} readOnly titled />
      </Card>
      <Card padded aria-label={word}>
        <PageDeeds kind={kind} path={path} nomor={found.data} onDone={onDone} />
      </Card>
    </div>
  );
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
  const scanned = useRef(false);
  useScanner((code) => {
    scanned.current = true;
    find(code);
  });
  useEffect(() => {
    if (found.data === undefined || !scanned.current) return;
    scanned.current = false;
    beep(found.data === null ? 'error' : 'ok');
  }, [found.data, kata]);
  useEffect(() => {
    if (kata === '') field.current?.focus();
  }, [kata]);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: toField, main: true }]);
  const findable = findableBy(t, kind);
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
              aria-label={findable}
              placeholder={findable}
              upper
              value={typed}
              onChange={setTyped}
            />
          </ScanRow>
        </EnterForm>
      </Card>
      <Found kind={kind} path={path} kata={kata} found={found} onDone={toField} />
    </PageColumn>
  );
}
