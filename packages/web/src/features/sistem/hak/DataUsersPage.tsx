import { FINGERPRINT, KELOLA_SIDIK } from '@kilau/contract/core/approval-sidik.ts';
import { users } from '@kilau/contract/features/sistem/hak/users.resource.ts';
import { ResourcePage } from '../../../engine/resource/ResourcePage.tsx';
import { DaftarSidik } from '../../../engine/approval/DaftarSidik.tsx';
import { useCan, useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { text, useT } from '../../../ui/text.ts';
import { openSessions } from '../api.tsx';
import { maySeeSessions } from '../masuk/session-rights.ts';
import css from './hak.module.css';

/** What users have entered to approve by finger: an owner takes it away for them. */
const openSidik = () =>
  openDialog({
    title: text('sidik.user_toko'),
    size: 'M',
    content: () => <DaftarSidik call="sidik-jari/toko" semua />,
  });

/** The users of the shop, and the way to those who are logged in just now. */
export function DataUsersPage() {
  const t = useT();
  const can = useCan();
  const { level } = useUser();
  const fingers = can({ gate: FINGERPRINT, levels: KELOLA_SIDIK });
  const sessions = maySeeSessions(level);
  const above =
    sessions || fingers ? (
      <div className={css.note}>
        {sessions ? <ActionButton onClick={openSessions}>{t('sesi.user_masuk')}</ActionButton> : null}
        {fingers ? <ActionButton onClick={openSidik}>{t('sidik.user_toko')}</ActionButton> : null}
      </div>
    ) : undefined;
  return <ResourcePage resource={users} above={above} />;
}
