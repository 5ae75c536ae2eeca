import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { Sidebar } from './Sidebar.tsx';

let seen: (string | null)[];

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  seen = [];
  Element.prototype.scrollIntoView = function seeing(this: Element) {
    seen.push(this.getAttribute('href'));
  };
});
afterEach(() => {
  cleanup();
  session.close();
  Element.prototype.scrollIntoView = () => undefined;
});

it('brings the entry of a page into sight that stands in a section which opens only with it', async () => {
  const nothing = vi.fn<() => void>();
  const draw = () => <Sidebar mini={false} open={false} pending={[]} onMini={nothing} onLeave={nothing} />;
  const router = await openPage(draw, '/data-barang');
  await waitFor(() => expect(seen.at(-1)).toBe('/data-barang'));
  await act(() => router.navigate({ to: '/uang-kas' }));
  await screen.findByRole('link', { current: 'page' });
  await waitFor(() => expect(seen.at(-1)).toBe('/uang-kas'));
});
