import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { pageRequirement, titleKey, type NewWait, type Page } from '@kilau/contract/core/page.ts';
import { pendingKey } from '../../engine/paper/paper-keys.ts';
import { HOME_NOTICES } from '../../platform/home.ts';
import { pages } from '../../platform/page-list.ts';
import { useLineBack, useRealtime } from '../../platform/realtime.ts';
import { useCan, useUser } from '../../platform/session.ts';
import { notice } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';

interface WaitPage extends Page {
  readonly waits: NonNullable<Page['waits']>;
}

const waitPages = pages.filter((page): page is WaitPage => page.waits !== undefined);

/** Counts anew when somebody waits or waits no more; of somebody new it says so, with the way to the page. */
function Wait({ page }: { readonly page: WaitPage }) {
  const t = useT();
  const router = useRouter();
  const client = useQueryClient();
  const { user_id } = useUser();
  const { path, waits } = page;
  const count = () => {
    void client.invalidateQueries({ queryKey: pendingKey(waits.call) });
    void client.invalidateQueries({ queryKey: HOME_NOTICES });
  };
  useLineBack(count);
  useRealtime<Partial<NewWait>>(waits.event, ({ oleh, tentang }) => {
    count();
    const here = router.state.location.pathname === path;
    if (oleh === undefined || tentang === undefined || oleh === user_id || here) return;
    notice(t('shell.menunggu_jawaban', { oleh, tentang }), {
      label: t.of(titleKey(path)),
      run: () => void router.navigate({ to: path }),
    });
  });
  return null;
}

/** Hears who waits on pages that this user may answer on, wherever he is. */
export function Waits() {
  const can = useCan();
  return waitPages.filter((page) => can(pageRequirement(page))).map((page) => <Wait key={page.path} page={page} />);
}
