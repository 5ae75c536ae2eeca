import { useEffect, useRef, useState, type ReactNode } from 'react';
import { izinBukaMenu } from '@kilau/contract/features/sistem/hak/buka-menu.ts';
import { api } from '../../../platform/api.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { session, useUser, type MenuTerjaga } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { toast } from '../../../ui/dialog/toasts.ts';
import { State } from '../../../ui/State.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';

interface MenuGateProps {
  readonly path: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** How long an approval opens a page, in words. */
const lamaText = (t: Translate, menit: number): string =>
  menit === 0 ? t('proteksi.selama_sesi') : t('proteksi.menit', { menit });

/** Whether the page is closed just now; it closes again by itself when its time is over. */
function useClosed(menu: MenuTerjaga | undefined): boolean {
  const { path = '', dibuka = true, sampai = null } = menu ?? {};
  useEffect(() => {
    if (!dibuka || sampai === null) return undefined;
    const timer = setTimeout(() => session.setMenu(path, null), Math.max(0, Date.parse(sampai) - Date.now()));
    return () => clearTimeout(timer);
  }, [path, dibuka, sampai]);
  return menu !== undefined && !menu.dibuka;
}

/** The way in: a supervisor or owner approves, the server opens the page for this session. */
function Closed({ menu, title }: { readonly menu: MenuTerjaga; readonly title: string }) {
  const t = useT();
  const { user_id } = useUser();
  const { minta } = useOtorisasi();
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const { path, berlaku_menit } = menu;
  const open = async () => {
    const izin = await minta({
      ...izinBukaMenu(path),
      judul: title,
      ringkasan: [
        { label: t('field.user_id'), nilai: user_id },
        { label: t('field.berlaku_menit'), nilai: lamaText(t, berlaku_menit) },
      ],
    });
    if (izin === undefined) return;
    setBusy(true);
    try {
      const { sampai } = await api.post<{ readonly sampai: string | null }>('proteksi-menu/buka', {
        path,
        otorisasi: izin,
      });
      session.setMenu(path, { sampai });
      toast(t('proteksi.dibuka', { lama: lamaText(t, berlaku_menit) }), 'good');
    } catch (error) {
      reportProblem(error);
      setBusy(false);
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  });
  return (
    <State
      icon="lock"
      title={<h1>{title}</h1>}
      actions={
        <ActionButton primary loading={busy} onClick={() => void open()}>
          {t('proteksi.minta')}
        </ActionButton>
      }
    >
      {t('proteksi.terkunci')}
    </State>
  );
}

/**
 * Stands before a page: asks for an approval where the shop protects it. The server refuses the page's calls until
 * then.
 */
export function MenuGate({ path, title, children }: MenuGateProps) {
  const menu = useUser().proteksi?.find((row) => row.path === path);
  const closed = useClosed(menu);
  return menu && closed ? <Closed key={path} menu={menu} title={title} /> : children;
}
