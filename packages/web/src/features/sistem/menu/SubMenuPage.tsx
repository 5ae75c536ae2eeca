import { TextInput } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MENU } from '@kilau/contract/core/menu.ts';
import { hintKey, pageRequirement, titleKey, type Page } from '@kilau/contract/core/page.ts';
import { groupsOf, runsAtOnce } from '../../../engine/page-groups.ts';
import { useKeys } from '../../../platform/keys.ts';
import { pages } from '../../../platform/page-list.ts';
import { useCan } from '../../../platform/session.ts';
import { PageColumn } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { State } from '../../../ui/State.tsx';
import { searchRows } from '../../../ui/table/search.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import css from '../sistem.module.css';
import { Tile, Tiles } from './Tiles.tsx';

const SEARCH_ID = 'cari-menu';
/** With fewer tiles than this, the eye is faster than a search field. */
const SEARCH_FROM = 12;

const titleOf = (t: Translate, page: Page): string => t.of(titleKey(page.path));
const hintOf = (t: Translate, page: Page): string | undefined =>
  t.has(hintKey(page.path)) ? t.of(hintKey(page.path)) : undefined;

/** Tiles by task, each group under its heading. */
function TileGroups({ pages: shown }: { readonly pages: readonly Page[] }) {
  const t = useT();
  return groupsOf(shown).map((group) => (
    <section key={group.key}>
      <h2 className={css.sectionTitle}>{t.of(group.title)}</h2>
      <Tiles label={t.of(group.title)}>
        {group.pages.map((page) => (
          <Tile
            key={page.path}
            to={page.path}
            search={runsAtOnce(page) ? { jalan: 'ya' } : undefined}
            title={titleOf(t, page)}
            text={hintOf(t, page)}
          />
        ))}
      </Tiles>
    </section>
  ));
}

/** A section of the menu as tiles with one line each: the same entries as in the sidebar. */
export function SubMenuPage() {
  const t = useT();
  const can = useCan();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [query, setQuery] = useState('');
  const section = MENU.find((item) => item.tiles === path);
  const all = useMemo(
    () =>
      pages.filter(
        (page) =>
          page.menu === section?.key && page.kind !== 'menu' && page.path !== path && can(pageRequirement(page)),
      ),
    [section, path, can],
  );
  const found = searchRows(
    [{ key: 'words', title: '', text: (page) => `${titleOf(t, page)} ${hintOf(t, page) ?? ''}` }],
    all,
    query,
  );
  useKeys([
    {
      key: 'F9',
      label: t('umum.cari'),
      main: true,
      enabled: all.length >= SEARCH_FROM,
      run: () => document.getElementById(SEARCH_ID)?.focus(),
    },
  ]);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(path))}
        actions={
          all.length < SEARCH_FROM ? undefined : (
            <TextInput
              id={SEARCH_ID}
              type="search"
              w={260}
              aria-label={t('umum.cari')}
              placeholder={t('umum.cari')}
              leftSection={<Icon name="search" size={14} />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          )
        }
      />
      {found.length === 0 ? (
        <State title={t(query === '' ? 'submenu.kosong' : 'umum.tidak_ditemukan')}>{t('submenu.kosong_saran')}</State>
      ) : null}
      <TileGroups pages={found} />
    </PageColumn>
  );
}
