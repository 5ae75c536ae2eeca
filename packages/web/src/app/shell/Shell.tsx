import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { fileJobs } from '../../platform/file-jobs-store.ts';
import { useKeys } from '../../platform/keys.ts';
import { useMaybeUser } from '../../platform/session.ts';
import { cameraOpen, offerCamera } from '../../platform/scan-camera/camera-there.ts';
import { useScanGuard } from '../../platform/scanner.ts';
import { readText, writeText } from '../../platform/storage.ts';
import { CONTENT } from '../../ui/free-hand.ts';
import { useStore } from '../../ui/store.ts';
import { Loading } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { Footer } from './Footer.tsx';
import { useFreshUser } from './fresh-user.ts';
import { Header } from './Header.tsx';
import { openKeyHelp } from './KeyHelp.tsx';
import { Live } from './Live.tsx';
import { MenuVeil } from './MenuVeil.tsx';
import { PageGate } from './PageGate.tsx';
import { usePending } from './pending.ts';
import css from './shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { beginTyping } from './typed-ahead.ts';

const Spotlight = lazy(() => import('./Spotlight.tsx').then((module) => ({ default: module.Spotlight })));
const FileJobs = lazy(() => import('../../platform/FileJobs.tsx').then((module) => ({ default: module.FileJobs })));
const ScanCamera = lazy(() =>
  import('../../platform/scan-camera/ScanCamera.tsx').then((module) => ({ default: module.ScanCamera })),
);
const MINI = 'sidebar-mini';

function Layout() {
  const t = useT();
  const [mini, setMini] = useState(() => readText(MINI) === 'ya');
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const pending = usePending();
  const search = () => {
    // The search comes with its first use; the hand does not wait for it.
    if (!searching) beginTyping();
    setSearching(true);
  };
  const known = useFreshUser();
  useScanGuard();
  useKeys([
    { key: 'Ctrl+K', label: t('shell.cari_apa_saja'), run: search },
    { key: '?', label: t('shell.papan_ketik'), run: openKeyHelp },
    { key: 'F1', label: t('shell.papan_ketik'), run: openKeyHelp },
  ]);
  const toggleMini = () => {
    writeText(MINI, mini ? 'tidak' : 'ya');
    setMini(!mini);
  };
  return (
    <div className={css.app} data-mini={mini ? true : undefined}>
      <a className={css.skip} href={`#${CONTENT}`}>
        {t('shell.lewati_menu')}
      </a>
      {menuOpen ? <MenuVeil onClose={closeMenu} /> : null}
      <Sidebar mini={mini && !menuOpen} open={menuOpen} pending={pending} onMini={toggleMini} onLeave={closeMenu} />
      <Header pending={pending} onSearch={search} onMenu={() => setMenuOpen(true)} />
      <main className={css.main} id={CONTENT} tabIndex={-1}>
        <Camera />
        {known ? <PageGate /> : <Loading />}
      </main>
      <Footer onHelp={openKeyHelp} />
      <Live />
      <Files />
      {searching ? (
        <Suspense>
          <Spotlight onClose={() => setSearching(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The files that are being made, from the first one on: most days of a till have none. */
function Files() {
  const some = useStore(fileJobs).length > 0;
  const [begun, setBegun] = useState(some);
  if (some && !begun) setBegun(true);
  return begun ? (
    <Suspense>
      <FileJobs />
    </Suspense>
  ) : null;
}

/** The camera that reads codes; what it needs is fetched when it is opened. */
function Camera() {
  const open = useStore(cameraOpen);
  useEffect(offerCamera, []);
  useEffect(() => () => cameraOpen.set(false), []);
  return open ? (
    <Suspense>
      <ScanCamera onClose={() => cameraOpen.set(false)} />
    </Suspense>
  ) : null;
}

/** The full layout of a login: header, sidebar, content, footer. When the login ends elsewhere, it goes. */
export function Shell() {
  const user = useMaybeUser();
  const navigate = useNavigate();
  const gone = user === undefined;
  useEffect(() => {
    if (gone) void navigate({ to: '/' });
  }, [gone, navigate]);
  return gone ? null : <Layout />;
}
