import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { deedsOn } from '@kilau/contract/core/kind-pages.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { useActor, useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { handIsFree } from '../../ui/free-hand.ts';
import { useT } from '../../ui/text.ts';
import { numberedAs } from '../numbered.ts';
import { DeedForm } from './DeedForm.tsx';
import css from './paper.module.css';
import { usePaper, type Paper } from './paper-calls.ts';
import { deedWord, stateWord } from './paper-words.ts';

interface PageDeedsProps {
  readonly kind: Kind;
  readonly path: string;
  readonly nomor: string;
  readonly onDone: () => void;
}

/** Number of the paper that one was made with, which alone is done and taken back. */
const madeWith = ({ printedWith }: Kind, paper: Paper): string =>
  printedWith === undefined ? '' : String(paper[printedWith] ?? '');

/** To where a paper is looked up that another one hangs on. */
function ToPaper({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const known = numberedAs(nomor);
  if (!known || !can(known.need)) return null;
  return (
    <ActionButton onClick={() => void navigate({ to: known.path, search: { q: nomor } })}>
      {t.of(titleKey(known.path))}
    </ActionButton>
  );
}

/** Why nothing of this page can be done to a paper; with the way to the pages where something can. */
function Hindrance({ kind, path, paper }: Omit<PageDeedsProps, 'nomor' | 'onDone'> & { readonly paper: Paper }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const { level } = useActor();
  const { nomor, status, boleh } = paper;
  const here = deedsOn(kind, path);
  const [first] = here;
  const perbuatan = first === undefined ? '' : deedWord(t, kind, first[0]);
  const inState = here.filter(([, { from }]) => from.includes(status));
  const mayDo = inState.some(([name]) => can(deedNeed(kind, name)));
  const levels = [...new Set(inState.flatMap(([, deed]) => deed.levels ?? []))];
  const bersama = mayDo ? madeWith(kind, paper) : '';
  const notNow = () =>
    bersama === ''
      ? t('dokumen.tidak_giliran', { nomor, perbuatan })
      : t('dokumen.dibatalkan_bersama', { nomor, bersama });
  const refused = () =>
    mayDo
      ? notNow()
      : levels.length === 0 || levels.includes(level)
        ? t('dokumen.tidak_berhak', { nomor, perbuatan })
        : t('dokumen.level_tidak_berhak', { nomor, perbuatan, level: levels.join(', ') });
  const elsewhere = new Set(boleh.flatMap((name) => kind.deeds[name]?.page ?? []));
  return (
    <>
      <p role="alert">
        {inState.length === 0 ? t('dokumen.tidak_bisa', { nomor, status: stateWord(t, kind, status) }) : refused()}
      </p>
      <ToPaper nomor={bersama} />
      {[...elsewhere].map((page) => (
        <ActionButton key={page} onClick={() => void navigate({ to: page, search: { q: nomor } })}>
          {t.of(titleKey(page))}
        </ActionButton>
      ))}
    </>
  );
}

/** The form of what is done to a paper here; where it may be several things, which of them. */
function Forms({
  kind,
  paper,
  deeds,
  onDone,
}: Omit<PageDeedsProps, 'nomor' | 'path'> & {
  readonly paper: Paper;
  readonly deeds: readonly (readonly [string, KindDeed])[];
}) {
  const t = useT();
  const [open, setOpen] = useState(deeds[0]?.[0]);
  return (
    <>
      {deeds
        .filter(([name]) => name !== open)
        .map(([name]) => (
          <ActionButton key={name} onClick={() => setOpen(name)}>
            {deedWord(t, kind, name)}
          </ActionButton>
        ))}
      {deeds
        .filter(([name]) => name === open)
        .map(([name, deed]) => (
          <DeedForm key={name} kind={kind} paper={paper} name={name} deed={deed} onDone={onDone} />
        ))}
    </>
  );
}

/** Somebody else was faster, and the form has gone from under the hand: it goes where it would after one's own deed. */
function useForestalled({ nomor, onDone }: Pick<PageDeedsProps, 'nomor' | 'onDone'>, deeds: number | undefined): void {
  const could = useRef('');
  useEffect(() => {
    if (deeds === undefined) return;
    if (deeds === 0 && could.current === nomor && handIsFree()) onDone();
    could.current = deeds === 0 ? '' : nomor;
  }, [deeds, nomor, onDone]);
}

/** What is done to a paper on this page, beside what it says. */
export function PageDeeds({ kind, path, nomor, onDone }: PageDeedsProps) {
  const { data: paper } = usePaper(kind, nomor);
  const deeds = deedsOn(kind, path).filter(([name]) => paper?.boleh.includes(name));
  useForestalled({ nomor, onDone }, paper && deeds.length);
  if (!paper) return null;
  return (
    <div key={`${nomor}${paper.versi}`} className={css.deed}>
      {deeds.length === 0 ? (
        <Hindrance kind={kind} path={path} paper={paper} />
      ) : (
        <Forms kind={kind} paper={paper} deeds={deeds} onDone={onDone} />
      )}
    </div>
  );
}
