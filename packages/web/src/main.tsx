import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/kit.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { provideRefInputs } from './engine/inputs/ref-slot.ts';
import { startI18n } from './platform/i18n.ts';
import { askOtherTabs } from './platform/other-tabs.ts';
import { queryClient } from './platform/query.ts';
import { UiProvider } from './ui/UiProvider.tsx';
import { router } from './app/router.tsx';

provideRefInputs({
  one: lazy(() => import('./engine/resource/RefPicker.tsx').then((module) => ({ default: module.RefPicker }))),
  many: lazy(() => import('./engine/resource/RefsPicker.tsx').then((module) => ({ default: module.RefsPicker }))),
  suggested: lazy(() =>
    import('./engine/resource/SuggestInput.tsx').then((module) => ({ default: module.SuggestInput })),
  ),
});

async function start(): Promise<void> {
  // They have answered long before a page looks for its draft.
  askOtherTabs();
  // The page of the address is fetched beside the texts, not behind them.
  router.preloadRoute({ to: location.pathname }).catch(() => undefined);
  await startI18n();
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
