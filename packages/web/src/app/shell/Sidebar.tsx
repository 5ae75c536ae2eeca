import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { pageAt } from '../../platform/pages.ts';
import { useActor } from '../../platform/session.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import { groupsOf, runsAtOnce } from '../../engine/page-groups.ts';
import { usePins } from '../../platform/favourites.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { findablePages, menuOf, pageTitle, type MenuSection } from '../menu.ts';
import { countOf, type Pending } from './pending.ts';
import css from './sidebar.module.css';

/** A floating sub-menu stays this long after the mouse has left it (specification, section 9), in milliseconds. */
const CLOSE_AFTER_MS = 250;

/** With fewer pages than this, a section needs no headings. */
const GROUPS_FROM = 6;

interface SidebarProps {
  readonly mini: boolean;
  readonly open: boolean;
  readonly pending: readonly Pending[];
  readonly onMini: () => void;
  readonly onLeave: () => void;
}

/** Pages under one name: a section of the menu, or the favourites. */
interface Shown extends Pick<MenuSection, 'icon' | 'pages'> {
  readonly key: string;
  readonly title: string;
}

interface SectionProps {
  readonly section: Shown;
  readonly path: string;
  /** What waits on its own pages. */
  readonly own: readonly Pending[];
}

/** How much waits on these pages; red where something is wrong. */
function Badge({ of }: { readonly of: readonly Pending[] }) {
  const count = countOf(of);
  if (count === 0) return null;
  return (
    <span className={css.badge} data-tone={of.some(({ alarm }) => alarm) ? 'bad' : undefined}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** 'Laporan Penjualan Sales' below 'Laporan' is 'Penjualan Sales': the section's name stands above it already. */
function shortTitle(title: string, section: string): string {
  if (!title.startsWith(`${section} `)) return title;
  const short = title.slice(section.length + 1);
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function Pages({
  section,
  path,
  pending,
}: Pick<SectionProps, 'section' | 'path'> & { readonly pending: readonly Pending[] }) {
  const t = useT();
  const name = section.title;
  const groups = section.pages.length >= GROUPS_FROM ? groupsOf(section.pages) : [];
  const item = (page: Page) => <PageItem key={page.path} page={page} name={name} path={path} pending={pending} />;
  if (groups.length < 2) return section.pages.map(item);
  return groups.map((group) => (
    <div key={group.key} role="group" aria-label={t.of(group.title)}>
      <div className={css.group}>{t.of(group.title)}</div>
      {group.pages.map(item)}
    </div>
  ));
}

interface PageItemProps {
  readonly page: Page;
  /** What stands above it already. */
  readonly name: string;
  readonly path: string;
  readonly pending: readonly Pending[];
}

/** A page in the menu, with the pin that brings it to the favourites. */
function PageItem({ page, name, path, pending }: PageItemProps) {
  const t = useT();
  const { pins, toggle } = usePins();
  const pinned = pins.includes(page.path);
  const title = pageTitle(t, page);
  return (
    <div className={css.entry}>
      <Link
        to={page.path}
        search={runsAtOnce(page) ? { jalan: 'ya' } : undefined}
        className={`${css.item} ${css.sub}`}
        data-on={page.path === path ? true : undefined}
        aria-current={page.path === path ? 'page' : undefined}
      >
        <span>{shortTitle(title, name)}</span>
        <Badge of={pending.filter((item) => item.page.path === page.path)} />
      </Link>
      <button
        type="button"
        className={css.pin}
        aria-pressed={pinned}
        aria-label={t(pinned ? 'shell.lepas_sematan' : 'shell.sematkan', { halaman: title })}
        title={t(pinned ? 'shell.lepas_sematan' : 'shell.sematkan', { halaman: title })}
        onClick={() => toggle(page.path)}
      >
        <Icon name="star" size={13} />
      </button>
    </div>
  );
}

/** Pages of the section without tiles: links of their own; the home has its sign, dashboards that of charts. */
function TopPages({
  section,
  path,
  mini,
}: Pick<SectionProps, 'path'> & { readonly section: MenuSection; readonly mini: boolean }) {
  const t = useT();
  return section.pages.map((page) => (
    <Link
      key={page.path}
      to={page.path}
      className={css.item}
      aria-label={mini ? pageTitle(t, page) : undefined}
      data-on={page.path === path ? true : undefined}
      aria-current={page.path === path ? 'page' : undefined}
    >
      <Icon name={page.everyone === true ? section.icon : 'chart'} size={mini ? 18 : 16} />
      {mini ? null : <span>{pageTitle(t, page)}</span>}
    </Link>
  ));
}

/** A section in the full sidebar: its name opens and closes the list of its pages. */
function FullSection({
  section,
  path,
  own,
  pending,
  here,
  opened,
  onToggle,
}: SectionProps & {
  readonly pending: readonly Pending[];
  readonly here: boolean;
  readonly opened: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <>
      <button
        type="button"
        className={css.item}
        aria-expanded={opened}
        data-on={here && !opened ? true : undefined}
        onClick={onToggle}
      >
        <Icon name={section.icon} />
        <span>{section.title}</span>
        {opened ? null : <Badge of={own} />}
      </button>
      {opened ? <Pages section={section} path={path} pending={pending} /> : null}
    </>
  );
}

/** The pages that whoever is logged in has pinned, in his order, above the menu. */
function Favourites({
  section,
  path,
  pending,
  mini,
}: Pick<SectionProps, 'section' | 'path'> & { readonly pending: readonly Pending[]; readonly mini: boolean }) {
  if (section.pages.length === 0) return null;
  if (mini) return <MiniSection section={section} path={path} own={[]} pending={pending} here={false} />;
  return (
    <div role="group" aria-label={section.title} className={css.favourites}>
      <div className={css.group}>{section.title}</div>
      {section.pages.map((page) => (
        <PageItem key={page.path} page={page} name="" path={path} pending={pending} />
      ))}
    </div>
  );
}

/** A section in the narrow sidebar: its picture, and a floating list beside it by mouse, Enter or arrow. */
function MiniSection({
  section,
  path,
  pending,
  here,
}: SectionProps & { readonly pending: readonly Pending[]; readonly here: boolean }) {
  const [top, setTop] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const show = () => {
    clearTimeout(timer.current);
    setTop(frame.current?.getBoundingClientRect().top ?? 0);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTop(undefined), CLOSE_AFTER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const { title } = section;
  return (
    <div
      ref={frame}
      onMouseEnter={show}
      onMouseLeave={hideSoon}
      onBlur={(event) => {
        if (!frame.current?.contains(event.relatedTarget)) hideSoon();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTop(undefined);
      }}
    >
      <button
        type="button"
        className={css.item}
        aria-label={title}
        aria-expanded={top !== undefined}
        data-on={here ? true : undefined}
        onClick={show}
      >
        <Icon name={section.icon} size={18} />
      </button>
      {top === undefined ? null : (
        <div
          className={css.float}
          style={{
            top: `min(${Math.max(8, top)}px, calc(100vh - ${Math.min(section.pages.length * 30 + 60, 600)}px))`,
          }}
        >
          <div className={css.floatTitle}>{title}</div>
          <Pages section={section} path={path} pending={pending} />
        </div>
      )}
    </div>
  );
}

/** The pinned pages as a section of their own, as far as they may still be opened. */
function useFavourites(): Shown {
  const t = useT();
  const actor = useActor();
  const { pins } = usePins();
  return useMemo(() => {
    const open = findablePages(actor);
    const pages = pins.flatMap((pin) => open.find((page) => page.path === pin) ?? []);
    return { key: 'favorit', title: t('shell.favorit'), icon: 'star', pages };
  }, [pins, actor, t]);
}

/**
 * Keeps the entry of the current page in sight when the menu is longer than the screen.
 * @param opened the section that stands open: a page of another one is drawn once that opens.
 */
function useCurrentInSight(list: RefObject<HTMLElement | null>, path: string, opened: string | undefined): void {
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, path, opened]);
}

/** The menu of the specification: only what the user may open. */
export function Sidebar({ mini, open, pending, onMini, onLeave }: SidebarProps) {
  const t = useT();
  const actor = useActor();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const sections = useMemo(() => menuOf(actor), [actor]);
  const here = pageAt(path)?.menu ?? sections.find((section) => section.tiles === path)?.key;
  const [opened, setOpened] = useState(here);
  const favourites = useFavourites();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here !== undefined) setOpened(here);
  }, [here]);
  useEffect(onLeave, [path, onLeave]);
  useCurrentInSight(list, path, opened);
  return (
    <nav
      className={mini ? `${css.side} ${css.mini}` : css.side}
      data-open={open ? true : undefined}
      aria-label={t('shell.menu')}
    >
      <Link to="/home" className={css.brand} aria-label="Kilau">
        <i className={css.mark} aria-hidden="true" />
        {mini ? null : 'Kilau'}
      </Link>
      <div className={css.nav} ref={list}>
        {sections.map((section) => {
          const own = pending.filter((item) => item.page.menu === section.key);
          if (section.tiles === undefined) {
            return (
              <Fragment key={section.key}>
                <TopPages section={section} path={path} mini={mini} />
                <Favourites section={favourites} path={path} pending={pending} mini={mini} />
              </Fragment>
            );
          }
          const shown = { ...section, title: t.of(`menu.${section.key}`) };
          const shared = { section: shown, path, own, pending, here: here === section.key };
          return mini ? (
            <MiniSection key={section.key} {...shared} />
          ) : (
            <FullSection
              key={section.key}
              {...shared}
              opened={opened === section.key}
              onToggle={() => setOpened(opened === section.key ? undefined : section.key)}
            />
          );
        })}
      </div>
      <div className={css.sideFoot}>
        <button
          type="button"
          className={css.item}
          aria-label={t(mini ? 'shell.lebarkan_menu' : 'shell.kecilkan_menu')}
          onClick={onMini}
        >
          <Icon name={mini ? 'right' : 'left'} />
          {mini ? null : <span>{t('shell.kecilkan_menu')}</span>}
        </button>
      </div>
    </nav>
  );
}
