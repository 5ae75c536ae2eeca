import { titleKey } from '@kilau/contract/core/page.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import type { Page } from 'playwright-core';
import type { Server } from './server.ts';
import { quiet } from './traffic.ts';

/** Password of every user of the demo chain. */
const DEMO_PASSWORD = 'demo-kilau';

/** Logs in with the keyboard, as a cashier does, and waits for the home page. */
export async function login(page: Page, user: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('User ID').fill(user);
  await page.keyboard.press('Enter');
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.getByRole('main').waitFor();
}

const titles: Readonly<Record<string, string>> = texts;

/** Goes to a page inside the program, as a click in the menu does, and waits until it is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const heading = document.querySelector('h1')?.innerText;
    history.pushState({}, '', to);
    return heading;
  }, path);
  const title = titles[titleKey(path.replace(/\?.*/, ''))] ?? '';
  await page
    .waitForFunction(
      ([wanted, old]) => {
        const now = document.querySelector('h1')?.innerText;
        return document.title === `${wanted} · Kilau` && now !== undefined && (now === wanted || now !== old);
      },
      [title, before] as const,
    )
    .catch((error: unknown) => {
      throw new Error('does not say what it is', { cause: error });
    });
  await settled(page);
}

/**
 * Opens a page of the program and waits until nothing is loading: inside the program where another page of it is open,
 * as a click in the menu does, else by its address, which costs the program's start each time.
 */
export async function open(page: Page, server: Server, path: string): Promise<void> {
  const at = new URL(page.url());
  const another = at.origin === server.url && at.pathname !== path.replace(/\?.*/, '');
  if (another && (await page.getByRole('main').count()) > 0) return goTo(page, path);
  await page.goto(`${server.url}${path}`);
  await settled(page);
}

/** Waits until the page has its heading and nothing of it says that it is loading: the rows of a list, a field. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await quiet(page);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const COUNTER = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Looks at what is open on the counter's screen and on a phone: axe finds nothing, and nothing is wider than it. */
export async function bothWidths(page: Page, accessible: () => Promise<void>): Promise<void> {
  await accessible();
  await page.setViewportSize(PHONE);
  await accessible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider > 1) throw new Error(`${page.url()} is ${wider} px wider than a phone`);
  await page.setViewportSize(COUNTER);
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Calls the API beside the browser, as another program of the shop would. */
export async function call<T>(
  server: Server,
  method: string,
  path: string,
  options: { readonly token?: string; readonly body?: unknown; readonly key?: string } = {},
): Promise<Answer<T>> {
  const response = await fetch(`${server.url}/api/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token && { 'x-auth-token': options.token }),
      ...(options.key && { 'idempotency-key': options.key }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

const issued = new Map<Server, { readonly token: string; readonly user_id: string }[]>();

/** Ends the sessions of all tokens that journeys took on a server, so that the next one may be the same person. */
export async function returnTokens(server: Server): Promise<void> {
  for (const { token: mine, user_id } of issued.get(server)?.splice(0) ?? []) {
    await call(server, 'POST', 'users/logout', { token: mine, body: { user_id } });
  }
}

/**
 * A token beside the browser's, good until the journey ends. Use a user that no browser is logged in with: one device
 * per user.
 */
export async function token(server: Server, user: string): Promise<string> {
  const { status, body } = await call<{ token: string }>(server, 'POST', 'users/login', {
    body: { user_id: user, password: DEMO_PASSWORD },
  });
  if (status >= 300) throw new Error(`${user} cannot log in: ${JSON.stringify(body)}`);
  issued.set(server, [...(issued.get(server) ?? []), { token: body.token, user_id: user }]);
  return body.token;
}
