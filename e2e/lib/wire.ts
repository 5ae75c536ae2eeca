import type { Page } from 'playwright-core';

const KINDS = ['script', 'style', 'texts', 'font', 'data'] as const;
type Kind = (typeof KINDS)[number];

interface Carried {
  readonly path: string;
  readonly kind: Kind;
  /** The body, as the wire carries it. */
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
  const bodies = new Map<string, number>();
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  );
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const path = paths.get(requestId);
    if (path !== undefined) files.push({ path, kind: kindOf(path), bytes: bodies.get(requestId) ?? 0 });
  });
  return () => {
    const total: Record<Kind, number> = { script: 0, style: 0, texts: 0, font: 0, data: 0 };
    for (const { kind, bytes } of files) total[kind] += bytes;
    return { total, files: files.toSorted((a, b) => b.bytes - a.bytes) };
  };
}
