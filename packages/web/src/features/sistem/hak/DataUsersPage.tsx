import { users } from '@kilau/contract/features/sistem/hak/users.resource.ts';
import { ResourcePage } from '../../../engine/resource/ResourcePage.tsx';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import { openSessions } from '../api.tsx';
import { maySeeSessions } from '../masuk/session-rights.ts';
import css from './hak.module.css';

/** The users of the shop, and the way to those who are logged in just now. */
export function DataUsersPage() {
  const t = useT();
  const { level } = useUser();
  const above = maySeeSessions(level) ? (
    <div className={css.note}>
      <ActionButton onClick={openSessions}>{t('sesi.user_masuk')}</ActionButton>
    </div>
  ) : undefined;
  return <ResourcePage resource={users} above={above} />;
}
