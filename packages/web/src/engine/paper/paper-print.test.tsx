import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { onPhone } from '../../testing/phone.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs, leavePage, onThisPage } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { downloadPaper, previewPaper, printPaper } from '../../platform/print.tsx';
import { queryClient } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { paperChoices } from './paper-choices.ts';
import { papersKey } from './paper-keys.ts';
import { bringPrint, showPrint } from './paper-print.ts';

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

  it('has the document and its lists, which say how often it was printed, read again', async () => {
    const mine = [...papersKey(penjualan), 'one', 'KL-FJ-1'];
    const others = [...papersKey(pindahBarang), 'one', 'KL-PB-1'];
    for (const key of [mine, others]) queryClient.setQueryData(key, { cetak: 0 });
    const old = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ-1');
    const print = await screen.findByRole('button', { name: /^Cetak/ });
    expect(old(mine)).toBe(false);
    await userEvent.click(print);
    await waitFor(() => expect(old(mine)).toBe(true));
    expect(old(others)).toBe(false);
    queryClient.clear();
  });

  it('is laid over no page but its own: who has gone on is told that it is there, and may look', async () => {
    const answered = fetch;
    let coming: () => void = () => undefined;
    const come = new Promise<void>((resolve) => {
      coming = resolve;
    });
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => come.then(() => answered(...call)));
    const shown = showPrint(penjualan, 'KL-FJ-1');
    leavePage();
    coming();
    await shown;
    // Saved here, and answered when the page was left: the same.
    const here = onThisPage();
    leavePage();
    await bringPrint(penjualan, 'KL-FJ-2', here);
    expect(dialogs.get()).toEqual([]);
    expect(toasts.get().map(({ message }) => message)).toEqual(['KL-FJ-1 siap dilihat', 'KL-FJ-2 siap dilihat']);
    toasts.get()[0]?.way?.run();
    expect(dialogs.get().map(({ title }) => title)).toEqual(['KL-FJ-1']);
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

/** Logged in to a shop with these parameters. */
const shopWith = (modules: readonly { readonly key: string; readonly value: string }[]) => {
  session.close();
  session.open({ ...testUser(), modules });
};
const PATH = '/api/v1/penjualan/KL-FJ-1';

describe('the papers of a sale', () => {
  it('begin with the nota; the slip is a key away, and Enter prints what is shown', async () => {
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ-1');
    const slip = await screen.findByRole('radio', { name: 'Slip' });
    expect(screen.queryByRole('radio', { name: 'Printer struk' })).toBeNull();
    const print = screen.getByRole('button', { name: /^Cetak/ });
    await waitFor(() => expect(document.activeElement).toBe(print));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'GET', url: `${PATH}/slip.pdf` }));
    expect(slip).toHaveProperty('checked', true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.slice(2)).toEqual([{ method: 'POST', url: `${PATH}/cetak`, body: { bentuk: 'slip.pdf' } }]);
  });

  it('have the whole screen of a phone, and are enlarged there', async () => {
    onPhone();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF')));
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ-1');
    const large = await screen.findByRole('button', { name: 'Perbesar' });
    expect(large.closest('[data-full-screen]')).not.toBeNull();
    await userEvent.click(large);
    expect(large.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Slip' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Perbesar' })).toBeNull());
  });

  it('print from the choice itself too', async () => {
    await renderUi(<DialogHost />);
    await showPrint(penjualan, 'KL-FJ-1');
    await userEvent.click(await screen.findByRole('radio', { name: 'Slip' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.slice(2)).toMatchObject([{ method: 'POST', body: { bentuk: 'slip.pdf' } }]));
  });

  it.each([
    ['SLIP', '', ['Slip', 'Nota'], 'slip.pdf'],
    ['STRUK', '', ['Slip', 'Nota'], 'slip.pdf'],
    ['STRUK', 'ESC/POS', ['Printer struk', 'Nota', 'Slip'], 'nota.escpos'],
    ['STRUK', 'TEKS', ['Printer struk', 'Nota', 'Slip'], 'slip.txt'],
    ['NOTA', 'USB', ['Nota', 'Slip', 'Printer struk'], 'nota.pdf'],
  ])(
    'begin with what the shop chose: %s, and a receipt printer that takes %s',
    async (kertas, struk, names, bentuk) => {
      shopWith([
        { key: 'KERTAS_AWAL', value: kertas },
        { key: 'PRINTER_STRUK', value: struk },
      ]);
      await renderUi(<DialogHost />);
      await showPrint(penjualan, 'KL-FJ-1');
      const radios = await screen.findAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual(
        names.map((name, index) => [name, index === 0]),
      );
      expect(asked).toMatchObject([{ method: 'GET', url: `${PATH}/${names[0] === 'Nota' ? 'nota' : 'slip'}.pdf` }]);
      const print = screen.getByRole('button', { name: /^Cetak/ });
      await waitFor(() => expect(document.activeElement).toBe(print));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(asked.slice(1)).toMatchObject([{ method: 'POST', body: { bentuk } }]);
      expect(saved[0]?.name.split('.').at(-1)).toBe(bentuk.split('.').at(-1));
    },
  );

  it('are the one form of a kind that has none of the usual', () => {
    expect(paperChoices({ prints: ['surat.pdf', 'surat.xlsx'] }, () => undefined)).toEqual([
      { bentuk: 'surat.pdf', pratinjau: 'surat.pdf', label: 'Nota' },
    ]);
    expect(paperChoices({}, () => undefined)).toEqual([]);
  });

  it('are one where a kind has one: nothing is asked', async () => {
    await renderUi(<DialogHost />);
    await showPrint(pindahBarang, 'KL-PB-1');
    await screen.findByRole('button', { name: /^Cetak/ });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a paper that is not printed again unasked', () => {
  it('is asked for once more with the approval that was given, under the same job, and not printed without', async () => {
    vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
      const sent = JSON.parse(body ?? '{}') as { readonly otorisasi?: string };
      asked.push({ method: 'POST', url, body: sent });
      const params = { kategori: 'CETAK ULANG PESANAN', dokumen: 'PS1', nilai: '{"bentuk":"nota.pdf","ke":2}' };
      return Promise.resolve(
        sent.otorisasi === undefined
          ? Response.json({ code: 'otorisasi_diperlukan', message: 'Perlu otorisasi', params }, { status: 422 })
          : new Response('%PDF'),
      );
    });
    const paper = { path: 'pesanan/PS1', bentuk: 'nota.pdf', name: 'PS1', tugas: 'T1' } as const;
    const wanted: string[] = [];
    await printPaper({
      ...paper,
      setuju: ({ params }) => Promise.resolve(`izin ${wanted.push(String(params['kategori']))}`),
    });
    expect(saved).toHaveLength(1);
    expect(wanted).toEqual(['CETAK ULANG PESANAN']);
    const once = { method: 'POST', url: '/api/v1/pesanan/PS1/cetak' };
    const body = { bentuk: 'nota.pdf', tugas: 'T1' };
    expect(asked).toEqual([
      { ...once, body },
      { ...once, body: { ...body, otorisasi: 'izin 1' } },
    ]);
    await printPaper({ ...paper, setuju: () => Promise.resolve(undefined) });
    expect(asked).toHaveLength(3);
    expect(saved).toHaveLength(1);
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
