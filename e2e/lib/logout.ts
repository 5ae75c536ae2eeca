import type { Page } from 'playwright-core';

/** Ends the session of a till, if it has one. */
export async function logout(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const token = localStorage.getItem('kilau.sesi.token');
      if (token) {
        await fetch('/api/v1/users/logout', {
          method: 'POST',
          headers: { 'x-auth-token': token, 'content-type': 'application/json' },
          body: JSON.stringify({ user_id: '-' }),
        });
      }
    })
    .catch(() => undefined);
}
