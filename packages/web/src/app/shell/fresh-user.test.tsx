import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { sessionName, writeText } from '../../platform/storage.ts';
import { testUser } from '../../testing/user.ts';
import { useFreshUser } from './fresh-user.ts';

let answer: () => Response;
beforeEach(() => {
  localStorage.clear();
  session.open(testUser({ modules: [{ key: 'MEMBER_MODULE', value: 'true' }] }));
  answer = () => Response.json(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});
const open = () =>
  renderHook(useFreshUser, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });

it('draws the page at once with the login that this program wrote down', () => {
  expect(open().result.current).toBe(true);
});

it('lets the page wait for what the program before did not know of the login', async () => {
  writeText(sessionName('program'), '/assets/an-older-one.js');
  const { result } = open();
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(session.actor()?.modules.get('PEMBULATAN')).toBe('500');
  // From now on it is this one's.
  cleanup();
  expect(open().result.current).toBe(true);
});

it('draws it as it is remembered where the server gives none', async () => {
  answer = () => Response.json({ code: 'menu_tidak_berhak', message: '' }, { status: 403 });
  writeText(sessionName('program'), '/assets/an-older-one.js');
  const { result } = open();
  await waitFor(() => expect(result.current).toBe(true));
});
