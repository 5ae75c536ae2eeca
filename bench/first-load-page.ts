import type { BrowserContext, Page } from 'playwright-core';

/** What runs inside the page, by the page's own clock: what waits in its queue counts, what we need to ask does not. */
interface Watched {
  clicked: number;
  enter: number;
  ready: number | undefined;
}
declare global {
  interface Window {
    bench?: Watched;
  }
}

/** Notes the time of the last click and of the last Enter, and when the sale's first field has the hand. */
export async function watchPage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched: Watched = { clicked: 0, enter: 0, ready: undefined };
    window.bench = watched;
    addEventListener(
      'click',
      (event) => {
        watched.clicked = event.timeStamp;
        watched.ready = undefined;
      },
      true,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') watched.enter = event.timeStamp;
      },
      true,
    );
    const look = (): void => {
      const there = document.activeElement?.getAttribute('name') === 'kode_sales';
      if (!there) watched.ready = undefined;
      else watched.ready ??= performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const ready = async (page: Page): Promise<{ readonly clicked: number; readonly ready: number }> => {
  await page.waitForFunction(() => window.bench?.ready !== undefined);
  return page.evaluate(() => ({ clicked: window.bench?.clicked ?? 0, ready: window.bench?.ready ?? 0 }));
};

/** Milliseconds from the start of the navigation. */
export const readyAfterReload = async (page: Page): Promise<number> => (await ready(page)).ready;

/** Milliseconds from the click on the link. */
export async function readyAfterClick(page: Page): Promise<number> {
  const times = await ready(page);
  return times.ready - times.clicked;
}

/** Milliseconds from the scanner's Enter to the frame that shows the piece's row with its price. */
export const rowAfterScan = (page: Page, code: string): Promise<number> =>
  page.evaluate(
    (barcode) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${barcode} has no row`)), 10_000);
        const look = (): void => {
          if (!document.querySelector(`tr[data-kode="${barcode}"]`)) return;
          watch.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (window.bench?.enter ?? 0))));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    code,
  );
