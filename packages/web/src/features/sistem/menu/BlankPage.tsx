import { titleKey } from '@kilau/contract/core/page.ts';
import { PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';

/** Nothing of the shop's is on the screen: for a till that a customer can see while nobody stands at it. */
export function BlankPage() {
  const t = useT();
  return (
    <PageColumn flow>
      <PageHead title={t.of(titleKey('/blank'))} />
    </PageColumn>
  );
}
