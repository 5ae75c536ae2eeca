import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { MenuGate } from '../../features/sistem/hak/MenuGate.tsx';
import { useStepTaken } from '../../platform/first-steps.ts';
import { pageAt } from '../../platform/pages.ts';
import { useDenial, useShopHere, useUser } from '../../platform/session.ts';
import { Loading } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { pageTitle } from '../menu.ts';

const Denied = lazy(() => import('./Denied.tsx').then((module) => ({ default: module.Denied })));

const LangkahBar = lazy(() =>
  import('../../features/sistem/beranda/LangkahBar.tsx').then((module) => ({ default: module.LangkahBar })),
);

const CHANGE_PASSWORD = '/ganti-password';

/** The page, or why it cannot be had. The server decides again with every call. */
function Guarded({ page }: { readonly page: Page }) {
  const t = useT();
  const denied = useDenial(pageRequirement(page));
  const title = pageTitle(t, page);
  const step = useStepTaken();
  // What is typed is of the shop that it was begun in: in another one the page begins with what was left there.
  const here = useShopHere();
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  if (denied === undefined) {
    return (
      <MenuGate path={page.path} title={title}>
        {step?.page === page.path ? (
          <Suspense>
            <LangkahBar step={step} />
          </Suspense>
        ) : null}
        <Fragment key={here}>
          <Outlet />
        </Fragment>
      </MenuGate>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <Denied page={page} denied={denied} />
    </Suspense>
  );
}

/** Stands between the layout and the page of the address. */
export function PageGate() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const navigate = useNavigate();
  const page = pageAt(path);
  // A password that somebody else set is changed before anything else.
  const elsewhere = useUser().wajib_ganti_password === true && path !== CHANGE_PASSWORD;
  useEffect(() => {
    if (elsewhere) void navigate({ to: CHANGE_PASSWORD, replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere) return null;
  return page ? <Guarded page={page} /> : <Outlet />;
}
