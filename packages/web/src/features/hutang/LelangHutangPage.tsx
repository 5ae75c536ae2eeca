import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { PaperBrowser } from '../../engine/paper/PaperBrowser.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';

const HALAMAN = '/lelang-hutang';
/** Loans that run and may be auctioned by now. */
const LEWAT = { status: 'AKTIF', lewat_tempo: 'true' } as const;

/** Loans past their due day, to be auctioned; those that were are found by their state. */
export function LelangHutangPage() {
  const t = useT();
  const title = t.of(titleKey(HALAMAN));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(HALAMAN))} />
      <PaperBrowser kind={hutang} label={title} begun={LEWAT} handFirst />
    </PageColumn>
  );
}
