import { Spotlight as Kit, spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { hintKey } from '@kilau/contract/core/page.ts';
import { paperSearch } from '../../engine/paper/search.ts';
import { barangSearch } from '../../features/barang/search.ts';
import type { SearchHit, SearchProvider } from '../../platform/search-providers.ts';
import { useActor, useCan } from '../../platform/session.ts';
import { DialogDepth, useDialogPlace } from '../../ui/dialog/depth.ts';
import { oweHand, rememberHand } from '../../ui/free-hand.ts';
import { Icon } from '../../ui/icons.tsx';
import { searchRows } from '../../ui/table/search.ts';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import css from './spotlight.module.css';
import { enterPage } from '../enter-page.ts';
import { findablePages, pageTitle } from '../menu.ts';
import { ranked } from './rank.ts';
import { hearTyping } from './typed-ahead.ts';

/** Where it looks beside the pages. */
const PLACES: readonly SearchProvider[] = [barangSearch, paperSearch];
const MOST_PAGES = 8;
const MOST_HITS = 6;
const TYPING_MS = 200;
/** The field's own name in the page. */
const FIELD = 'cari-semua';

interface Group {
  readonly key: string;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

function usePageHits(query: string): readonly SearchHit[] {
  const t = useT();
  const actor = useActor();
  const all = useMemo(
    () =>
      findablePages(actor).map((page) => ({
        id: page.path,
        title: pageTitle(t, page),
        note: t.has(hintKey(page.path)) ? t.of(hintKey(page.path)) : undefined,
        to: page.path,
        section: page.menu === undefined ? '' : t.of(`menu.${page.menu}`),
      })),
    [actor, t],
  );
  const columns = useMemo(
    (): readonly Column<(typeof all)[number]>[] => [
      { key: 'words', title: '', text: (hit) => `${hit.title} ${hit.section} ${hit.to} ${hit.note ?? ''}` },
    ],
    [],
  );
  return ranked(searchRows(columns, all, query), query).slice(0, MOST_PAGES);
}

/** Of what was found for older words, what holds all that is typed by now. */
function stillFitting(hits: readonly SearchHit[], typed: string): readonly SearchHit[] {
  const words = typed.toLowerCase().split(/\s+/);
  return hits.filter(({ title, note = '' }) => words.every((word) => `${title} ${note}`.toLowerCase().includes(word)));
}

/**
 * Members, pieces and documents, from every place that can be looked in. Until the answer to what is typed is there,
 * Enter must not take what was found for other words.
 */
function useProviderHits(typed: string): { readonly groups: readonly Group[]; readonly asking: boolean } {
  const t = useT();
  const can = useCan();
  const [query] = useDebouncedValue(typed, TYPING_MS);
  const asked = PLACES.filter((provider) => query.length >= provider.minLength && can({ pages: provider.pages }));
  return useQueries({
    queries: asked.map((provider) => ({
      queryKey: ['search', provider.key, query],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => provider.find(query, signal),
      placeholderData: keepPreviousData,
      retry: false,
    })),
    combine: (answers) => ({
      asking: query !== typed || answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
      groups: answers.flatMap(({ data = [], isPlaceholderData }, index): Group[] => {
        const provider = asked[index];
        const hits = isPlaceholderData || query !== typed ? stillFitting(data, typed) : data;
        return provider && hits.length > 0
          ? [{ key: provider.key, title: t.of(provider.title), hits: hits.slice(0, MOST_HITS) }]
          : [];
      }),
    }),
  });
}

/**
 * Chooses the first hit where none is chosen: the kit does so when somebody types, and what the server finds comes
 * after that. Enter takes it either way.
 */
function useFirstChosen() {
  const hits = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hits.current?.querySelector('[data-selected]')) return;
    hits.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  });
  return hits;
}

interface Search {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly asking: boolean;
  readonly hits: RefObject<HTMLDivElement | null>;
}

/**
 * Enter before the answer is there, as a scanner's is, takes what is found for the very words that it was pressed for,
 * where that is one thing alone.
 * @returns to be called with each Enter.
 */
function useEnterAhead({ query, setQuery, asking, hits }: Search): () => void {
  const pressed = useRef('');
  useEffect(() => {
    if (pressed.current !== query) pressed.current = '';
    if (asking || pressed.current === '') return;
    pressed.current = '';
    const [found, ...others] = hits.current?.querySelectorAll<HTMLElement>('[data-action]') ?? [];
    if (others.length === 0) found?.click();
  });
  const hear = useStable((words: string, entered: boolean) => {
    setQuery(words);
    if (entered) pressed.current = words;
  });
  // Keys that came while this was fetched, and until the field has the hand.
  useEffect(() => hearTyping(hear, () => document.activeElement?.id === FIELD), [hear]);
  return () => {
    // What is found already the kit takes itself.
    if (asking && !hits.current?.querySelector('[data-selected]')) pressed.current = query;
  };
}

/**
 * Closes it: the hand goes back to where it was, into the middle of a word too. The kit would do so, had it not gone
 * before. A hit that was taken leads the hand itself.
 */
function useGoingBack(onClose: () => void) {
  const [giveBack] = useState(rememberHand);
  const taken = useRef(false);
  const close = () => {
    onClose();
    if (!taken.current) requestAnimationFrame(giveBack);
  };
  const take = () => {
    taken.current = true;
    oweHand(giveBack);
  };
  return { close, take };
}

/** Ctrl+K: every page the user may open, and whatever can be looked up by a few characters. */
export function Spotlight({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const pages = usePageHits(query);
  const { groups: found, asking } = useProviderHits(query.trim());
  const { close, take } = useGoingBack(onClose);
  const depth = useDialogPlace(true, close);
  useEffect(() => spotlight.open(), []);
  const hits = useFirstChosen();
  const onEnter = useEnterAhead({ query, setQuery, asking, hits });
  const groups: readonly Group[] = [
    ...(pages.length > 0 ? [{ key: 'pages', title: t('shell.halaman'), hits: pages }] : []),
    ...found,
  ];
  return (
    <DialogDepth value={depth}>
      <Kit.Root
        query={query}
        onQueryChange={setQuery}
        onSpotlightClose={close}
        shortcut={null}
        scrollable
        maxHeight={460}
        transitionProps={{ duration: 0 }}
        overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
        classNames={{ action: css.action, actionsGroup: css.group }}
        attributes={{ content: { 'aria-label': t('shell.cari_apa_saja') } }}
      >
        <Kit.Search
          id={FIELD}
          placeholder={t('shell.cari_apa_saja')}
          aria-label={t('shell.cari_apa_saja')}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          leftSection={<Icon name="search" />}
        />
        <Kit.ActionsList>
          <div ref={hits}>
            {groups.map((group) => (
              <Kit.ActionsGroup key={group.key} label={group.title}>
                {group.hits.map((hit) => (
                  <Kit.Action
                    key={hit.id}
                    label={hit.title}
                    description={hit.note}
                    onClick={() => {
                      take();
                      void navigate({
                        to: hit.to,
                        search: hit.search,
                        ...(hit.search && { state: { ditemukan: Date.now() } }),
                        // The page that is open already is drawn by nothing that would bring the hand along.
                      }).then(enterPage);
                    }}
                  />
                ))}
              </Kit.ActionsGroup>
            ))}
          </div>
          {groups.length === 0 ? <Kit.Empty>{t(asking ? 'umum.memuat' : 'umum.tidak_ditemukan')}</Kit.Empty> : null}
        </Kit.ActionsList>
      </Kit.Root>
    </DialogDepth>
  );
}
