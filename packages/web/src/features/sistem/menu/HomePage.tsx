import { Suspense, useMemo } from 'react';
import { MENU } from '@kilau/contract/core/menu.ts';
import { hintKey, pageRequirement, titleKey, type Page } from '@kilau/contract/core/page.ts';
import { pages } from '../../../platform/page-list.ts';
import { pageAt } from '../../../platform/pages.ts';
import { useCan, useUser } from '../../../platform/session.ts';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { MENU_ICONS } from '../../../engine/menu-icons.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { NewsBoard } from '../hak/NewsBoard.tsx';
import { Tile, Tiles } from './Tiles.tsx';
import { TodayOf } from './TodayOf.tsx';
import css from '../sistem.module.css';

/** Reports whose tiles say how the day is going. */
const TODAY = ['penjualan-transaksi', 'keuangan-cash'];
/** The kinds of page that a working day begins with. */
const SHORTCUTS: ReadonlySet<Page['kind']> = new Set(['transaction', 'validation', 'view', 'dashboard']);
const MOST_SHORTCUTS = 8;

/** Sections of the menu with a page of tiles and at least one page the user may open. */
const sectionsFor = (can: (page: Page) => boolean) =>
  MENU.flatMap(({ key, tiles }) => {
    const count = pages.filter((page) => page.menu === key && page.path !== tiles && can(page)).length;
    return tiles !== undefined && pageAt(tiles) !== undefined && count > 0 ? [{ key, tiles, count }] : [];
  });

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()));

/** The greeting of the hour, in the shop's time zone. */
function greetingKey(hour: number) {
  if (hour < 11) return 'home.selamat_pagi';
  if (hour < 15) return 'home.selamat_siang';
  return hour < 19 ? 'home.selamat_sore' : 'home.selamat_malam';
}

/** Where a day begins: how it is going, and the pages of the user's work. */
export function HomePage() {
  const t = useT();
  const can = useCan();
  const { usere_name, toko } = useUser();
  const reports = pages.flatMap((page) =>
    page.source?.type === 'report' && TODAY.includes(page.source.key) && can(pageRequirement(page))
      ? [page.source.key]
      : [],
  );
  const shortcuts = useMemo(
    () =>
      pages
        .filter(
          (page) =>
            SHORTCUTS.has(page.kind) &&
            page.menu !== undefined &&
            page.menu !== 'dashboard' &&
            can(pageRequirement(page)),
        )
        .slice(0, MOST_SHORTCUTS),
    [can],
  );
  const sections = useMemo(() => sectionsFor((page) => can(pageRequirement(page))), [can]);
  return (
    <PageColumn flow>
      <PageHead title={t(greetingKey(hourIn(toko.zona_waktu)), { nama: usere_name })} note={toko.nama_toko} />
      <NewsBoard />
      {reports.map((report) => (
        <Suspense key={report}>
          <TodayOf report={report} />
        </Suspense>
      ))}
      <section>
        <h2 className={css.sectionTitle}>{t('home.mulai_dari')}</h2>
        {shortcuts.length === 0 ? (
          <Card padded>{t('home.belum_ada_menu')}</Card>
        ) : (
          <Tiles label={t('home.mulai_dari')}>
            {shortcuts.map((page) => (
              <Tile
                key={page.path}
                to={page.path}
                title={t.of(titleKey(page.path))}
                text={t.has(hintKey(page.path)) ? t.of(hintKey(page.path)) : undefined}
                icon="right"
              />
            ))}
          </Tiles>
        )}
      </section>
      {sections.length === 0 ? null : (
        <section>
          <h2 className={css.sectionTitle}>{t('home.semua_menu')}</h2>
          <Tiles label={t('home.semua_menu')}>
            {sections.map(({ key, tiles, count }) => (
              <Tile
                key={key}
                to={tiles}
                title={t.of(`menu.${key}`)}
                text={t('home.jumlah_halaman', { jumlah: count })}
                icon={MENU_ICONS[key]}
              />
            ))}
          </Tiles>
        </section>
      )}
    </PageColumn>
  );
}
