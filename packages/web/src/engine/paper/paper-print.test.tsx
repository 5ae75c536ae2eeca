import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { downloadPaper, previewPaper, printPaper } from '../../platform/print.tsx';
import { session } from '../../platform/session.ts';
import { showPrint } from './paper-print.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string;
  readonly body: unknown;
}
let asked: Asked[];
let saved: { readonly name: string; readonly text: Promise<string> }[];

beforeEach(() => {
  session.open(testUser());
  asked = [];
  saved = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: { method?: string; body?: string }) => {
    asked.push({ method, url, body: body === undefined ? undefined : JSON.parse(body) });
    return Promise.resolve(new Response(`%PDF by ${method}`, { headers: { 'content-type': 'application/pdf' } }));
  });
  // A page without layout has no printer and no viewer: what is printed is handed over as a file.
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saveFile(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => {
  session.close();
  dialogs.set([]);
  toasts.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a paper whose printings are counted', () => {
  it('is looked at by GET and printed by POST, with the key that the dialog waits for', async () => {
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ/1');
    expect(asked).toEqual([{ method: 'GET', url: '/api/v1/penjualan/KL-FJ%2F1/nota.pdf', body: undefined }]);
    const print = await screen.findByRole('button', { name: /^Cetak/ });
    await waitFor(() => expect(document.activeElement).toBe(print));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.slice(1)).toEqual([
      { method: 'POST', url: '/api/v1/penjualan/KL-FJ%2F1/cetak', body: { bentuk: 'nota.pdf' } },
    ]);
    // What reaches the printer is what the POST answered, not the preview.
    expect(await saved[0]?.text).toBe('%PDF by POST');
  });

  it('is kept from the preview as the preview that it is', async () => {
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ-1');
    await userEvent.click(await screen.findByRole('button', { name: /^Unduh/ }));
    expect(await saved[0]?.text).toBe('%PDF by GET');
    expect(asked).toHaveLength(1);
  });

  it('counts as a sheet too', async () => {
    await downloadPaper({ path: 'pindah-barang/P1', bentuk: 'tanda-terima.xlsx', name: 'P1.xlsx' });
    expect(asked).toEqual([
      { method: 'POST', url: '/api/v1/pindah-barang/P1/cetak', body: { bentuk: 'tanda-terima.xlsx' } },
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['P1.xlsx']);
  });
});

describe('a paper that is not counted', () => {
  it('is asked for by its own address, to look at and to print', async () => {
    await renderUi(<DialogHost />);
    const paper = { path: 'stock-opname/SO1/hasil.pdf', query: { a: 1 }, name: 'SO1' };
    await previewPaper(paper);
    await printPaper(paper);
    const once = { method: 'GET', url: '/api/v1/stock-opname/SO1/hasil.pdf?a=1', body: undefined };
    expect(asked).toEqual([once, once]);
  });
});
