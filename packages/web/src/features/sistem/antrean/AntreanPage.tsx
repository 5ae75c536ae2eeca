import { Tabs } from '@mantine/core';
import { formatDate } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { antreanPage } from '@kilau/contract/features/sistem/antrean.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { KirimanTab } from './KirimanTab.tsx';
import { MasukTab } from './MasukTab.tsx';
import { PekerjaanTab } from './PekerjaanTab.tsx';
import { openMalam, PeriksaTab } from './PeriksaTab.tsx';
import { usePeriksa } from './panggilan.ts';

/** What leaves the shop and what is done by the clock. Books that do not hold are said first, whatever one looks at. */
export function AntreanPage() {
  const t = useT();
  const periksa = usePeriksa();
  const malam = periksa.data?.[0];
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(antreanPage.path))} note={t.of(hintKey(antreanPage.path))} />
      {malam && malam.salah > 0 ? (
        <div className={css.beda} role="alert">
          <span>{t('antrean.buku_beda', { tgl: formatDate(malam.malam), jumlah: malam.salah })}</span>
          <ActionButton size="compact-sm" onClick={() => openMalam(malam)}>
            {t('antrean.lihat')}
          </ActionButton>
        </div>
      ) : null}
      <Tabs defaultValue="kiriman" keepMounted={false} className={css.tabs}>
        <Tabs.List>
          <Tabs.Tab value="kiriman">{t('antrean.kiriman')}</Tabs.Tab>
          <Tabs.Tab value="masuk">{t('antrean.masuk')}</Tabs.Tab>
          <Tabs.Tab value="pekerjaan">{t('antrean.pekerjaan')}</Tabs.Tab>
          <Tabs.Tab value="pemeriksaan">{t('antrean.pemeriksaan')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="kiriman" className={css.panel}>
          <KirimanTab />
        </Tabs.Panel>
        <Tabs.Panel value="masuk" className={css.panel}>
          <MasukTab />
        </Tabs.Panel>
        <Tabs.Panel value="pekerjaan" className={css.panel}>
          <PekerjaanTab />
        </Tabs.Panel>
        <Tabs.Panel value="pemeriksaan" className={css.panel}>
          <PeriksaTab list={periksa} />
        </Tabs.Panel>
      </Tabs>
    </PageColumn>
  );
}
