import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { useAskedNumber } from '../../engine/paper/asked-number.ts';
import { useLedTo } from '../../engine/paper/opened-paper.ts';
import { PaperBrowser } from '../../engine/paper/PaperBrowser.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import css from './aksesoris.module.css';
import { StokLayar } from './StokLayar.tsx';

/** @param asked the number that is looked for to begin with: the documents are open then. */
function Aksesoris({ asked }: { readonly asked: string }) {
  const t = useT();
  const led = useLedTo(stokAksesoris) !== undefined;
  const [tab, setTab] = useState<'stok' | 'dokumen'>(asked === '' ? 'stok' : 'dokumen');
  // Who comes back to a document finds its list below it.
  if (led && tab !== 'dokumen') setTab('dokumen');
  const data = [
    { value: 'stok' as const, label: t('aksesoris.tab_stok') },
    { value: 'dokumen' as const, label: t('aksesoris.tab_dokumen') },
  ];
  const title = t.of(titleKey(AKSESORIS));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(AKSESORIS))} />
      <SegmentedControl className={css.tabs} size="xs" aria-label={title} data={data} value={tab} onChange={setTab} />
      {tab === 'stok' ? (
        <StokLayar />
      ) : (
        <PaperBrowser kind={stokAksesoris} label={t('aksesoris.tab_dokumen')} asked={asked} handFirst />
      )}
    </PageColumn>
  );
}

/** Accessories: their stock, what comes and is taken, and the documents of it. */
export function AksesorisPage() {
  const { asked, anew } = useAskedNumber();
  return <Aksesoris key={anew} asked={asked} />;
}
