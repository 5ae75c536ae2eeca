import type { Page } from 'playwright-core';

const KINDS = ['script', 'style', 'texts', 'font', 'data'] as const;
type Kind = (typeof KINDS)[number];

interface Carried {
  readonly path: string;
  readonly kind: Kind;
  /** Body and head, as the wire carries them. */
  readonly bytes: number;
}
export interface OverWire {
  readonly total: Readonly<Record<Kind, number>>;
  readonly files: readonly Carried[];
}

function kindOf(path: string): Kind {
  if (path.startsWith('/assets/texts/')) return 'texts';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return path.endsWith('.woff2') ? 'font' : 'data';
}

/** Counts what a page fetches from now on, with nothing in its cache and gzip as the only packing it takes. */
export async function watchWire(page: Page): Promise<() => OverWire> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const paths = new Map<string, string>();
  const files: Carried[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = paths.get(requestId);
    if (path !== undefined) files.push({ path, kind: kindOf(path), bytes });
  });
  return () => {
    const total: Record<Kind, number> = { script: 0, style: 0, texts: 0, font: 0, data: 0 };
    for (const { kind, bytes } of files) total[kind] += bytes;
    return { total, files: files.toSorted((a, b) => b.bytes - a.bytes) };
  };
}
