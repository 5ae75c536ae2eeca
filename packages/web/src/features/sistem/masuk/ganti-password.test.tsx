import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { GantiPasswordPage } from './GantiPasswordPage.tsx';

afterEach(() => {
  cleanup();
  session.close();
});

it('begins in the password of now', async () => {
  session.open(testUser());
  await openPage(GantiPasswordPage, '/ganti-password');
  const lama = await screen.findByLabelText(/Lama/);
  expect(document.activeElement).toBe(lama);
});
