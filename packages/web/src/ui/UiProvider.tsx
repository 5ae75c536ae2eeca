import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogHost } from './dialog/DialogHost.tsx';
import { Toasts } from './dialog/Toasts.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/** `public/scheme.js` reads the same key before the first paint. */
const schemes = localStorageColorSchemeManager({ key: 'kilau.scheme' });

/** The look, and the places where dialogs and toasts appear. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemes}
      defaultColorScheme="light"
    >
      {children}
      <DialogHost />
      <Toasts />
    </MantineProvider>
  );
}
