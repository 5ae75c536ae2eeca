import { MENU } from '@kilau/contract/core/menu.ts';
import { pageRequirement, titleKey } from '@kilau/contract/core/page.ts';
import { pages } from '../../../platform/page-list.ts';
import { useCan } from '../../../platform/session.ts';
import { PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { Tile, Tiles } from './Tiles.tsx';

const PATH = '/landingpages';

/** Where somebody begins who looks for a page: the sections of the menu that hold any for him, each with how many. */
export function LandingPage() {
  const t = useT();
  const can = useCan();
  const title = t.of(titleKey(PATH));
  const sections = MENU.map(({ key, tiles }) => ({
    key,
    to: tiles ?? '/home',
    count: pages.filter(
      (page) => page.menu === key && page.kind !== 'menu' && page.path !== tiles && can(pageRequirement(page)),
    ).length,
  })).filter(({ count }) => count > 0);
  return (
    <PageColumn flow>
      <PageHead title={title} />
      <Tiles label={title}>
        {sections.map(({ key, to, count }) => (
          <Tile key={key} to={to} title={t(`menu.${key}`)} text={t('submenu.jumlah', { jumlah: count })} />
        ))}
      </Tiles>
    </PageColumn>
  );
}
