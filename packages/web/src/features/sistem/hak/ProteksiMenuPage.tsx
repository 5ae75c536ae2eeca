import { Tabs } from '@mantine/core';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useLeaving } from '../../../engine/setting/use-leaving.ts';
import { PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import css from './hak.module.css';
import { JamAksesList } from './JamAksesList.tsx';
import { ProteksiTable } from './ProteksiTable.tsx';
import { useProteksi } from './use-proteksi.ts';

const PAGE = '/parameter-proteksi-menu';

/** What stands between a user and a page beside the menu: approvals, a month at most, hours. */
export function ProteksiMenuPage() {
  const t = useT();
  // Kept here, for a look at the hours is no reason to lose what was not saved.
  const proteksi = useProteksi();
  useLeaving(proteksi.changed.length);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(PAGE))} note={t.of(hintKey(PAGE))} />
      <Tabs defaultValue="menu" keepMounted={false} className={css.tabs}>
        <Tabs.List>
          <Tabs.Tab value="menu">{t('proteksi.menu')}</Tabs.Tab>
          <Tabs.Tab value="jam">{t('proteksi.jam')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="menu" className={css.panel}>
          <ProteksiTable proteksi={proteksi} />
        </Tabs.Panel>
        <Tabs.Panel value="jam" className={css.panel}>
          <JamAksesList />
        </Tabs.Panel>
      </Tabs>
    </PageColumn>
  );
}
