import type { Page } from 'playwright-core';
import type { Server } from './server.ts';
import { login } from './steps.ts';

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

/** Somebody else sits down at a till: who was there is gone from it whole, as one device per user wants it. */
export async function nextAtTill(page: Page, server: Server, user: string): Promise<void> {
  await page.context().clearCookies();
  // Off its pages first: as it hears that its session is over, the program goes to its first page by itself, which
  // would cut off the way there.
  await page.goto(`${server.url}/api/v1/health`);
  await logout(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(server.url);
  await login(page, user);
}
