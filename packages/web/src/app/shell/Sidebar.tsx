import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { pageAt } from '../../platform/pages.ts';
import { useActor } from '../../platform/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { menuOf, pageTitle, type MenuSection } from '../menu.ts';
import type { Pending } from './pending.ts';
import css from './sidebar.module.css';

/** A floating sub-menu stays this long after the mouse has left it (specification, section 9), in milliseconds. */
const CLOSE_AFTER_MS = 250;

interface SidebarProps {
  readonly mini: boolean;
  readonly open: boolean;
  readonly pending: readonly Pending[];
  readonly onMini: () => void;
  readonly onLeave: () => void;
}

interface SectionProps {
  readonly section: MenuSection;
  readonly path: string;
  readonly count: number;
}

const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? <span className={css.badge}>{count > 99 ? '99+' : count}</span> : null;

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
  const name = t.of(`menu.${section.key}`);
  return section.pages.map((page) => (
    <Link
      key={page.path}
      to={page.path}
      className={`${css.item} ${css.sub}`}
      data-on={page.path === path ? true : undefined}
      aria-current={page.path === path ? 'page' : undefined}
    >
      <span>{shortTitle(pageTitle(t, page), name)}</span>
      <Badge count={pending.find((item) => item.page.path === page.path)?.count ?? 0} />
    </Link>
  ));
}

/** Pages of the section without tiles (home, dashboards): links of their own. */
function TopPages({ section, path, mini }: Pick<SectionProps, 'section' | 'path'> & { readonly mini: boolean }) {
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
      <Icon name={section.icon} size={mini ? 18 : 16} />
      {mini ? null : <span>{pageTitle(t, page)}</span>}
    </Link>
  ));
}

/** A section in the full sidebar: its name opens and closes the list of its pages. */
function FullSection({
  section,
  path,
  count,
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
  const t = useT();
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
        <span>{t.of(`menu.${section.key}`)}</span>
        {opened ? null : <Badge count={count} />}
      </button>
      {opened ? <Pages section={section} path={path} pending={pending} /> : null}
    </>
  );
}

/** A section in the narrow sidebar: its picture, and a floating list beside it by mouse, Enter or arrow. */
function MiniSection({
  section,
  path,
  pending,
  here,
}: SectionProps & { readonly pending: readonly Pending[]; readonly here: boolean }) {
  const t = useT();
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
  const title = t.of(`menu.${section.key}`);
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

/** Keeps the entry of the current page in sight when the menu is longer than the screen. */
function useCurrentInSight(list: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, path]);
}

/** The menu of the specification: only what the user may open. */
export function Sidebar({ mini, open, pending, onMini, onLeave }: SidebarProps) {
  const t = useT();
  const actor = useActor();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const sections = useMemo(() => menuOf(actor), [actor]);
  const here = pageAt(path)?.menu ?? sections.find((section) => section.tiles === path)?.key;
  const [opened, setOpened] = useState(here);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here !== undefined) setOpened(here);
  }, [here]);
  useEffect(onLeave, [path, onLeave]);
  useCurrentInSight(list, path);
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
          const count = pending
            .filter((item) => item.page.menu === section.key)
            .reduce((sum, item) => sum + item.count, 0);
          if (section.tiles === undefined) {
            return <TopPages key={section.key} section={section} path={path} mini={mini} />;
          }
          const shared = { section, path, count, pending, here: here === section.key };
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
