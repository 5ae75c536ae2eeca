import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import { bank } from '@kilau/contract/features/master/bank.resource.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { progress } from '../../../ui/dialog/progress.ts';
import { ProgressDialog } from '../../../ui/dialog/ProgressDialog.tsx';
import { toasts } from '../../../ui/dialog/toasts.ts';
import { ResourceImport } from './ResourceImport.tsx';

const clean: ImportResult = {
  baris: 12_000,
  baru: 11_999,
  berubah: 1,
  sama: 0,
  ditolak: 0,
  kesalahan: [],
  kolom: ['kode_bank'],
  kolom_dilewati: [],
};
const bad: ImportResult = {
  baris: 3,
  baru: 1,
  berubah: 0,
  sama: 0,
  ditolak: 2,
  kolom: ['kode_bank', 'nama_bank'],
  kolom_dilewati: ['Catatan'],
  kesalahan: [
    { baris: 2, kode: 'BCA', field: 'nama_bank', pesan: 'Tidak Boleh Kosong' },
    { baris: 4, kode: 'BRI', field: '', pesan: 'Ada isi di kolom tanpa judul' },
  ],
};

interface Call {
  readonly url: string;
  readonly key: string | null;
  readonly file: string;
  readonly signal: AbortSignal;
}
let calls: Call[];
/** What the server says to each call: lines at once, or one by one as the test wants. */
let answers: ((call: Call) => Response)[];

const lines = (...told: readonly object[]): Response =>
  new Response(told.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });
const ended =
  (jawaban: unknown, status = 200) =>
  () =>
    lines({ tahap: 'baca', selesai: 0, jumlah: 3 }, { status, jawaban });

/** Goes on for as long as nobody gives up. */
function endless({ signal }: Call): Response {
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      out.enqueue(new TextEncoder().encode(`${JSON.stringify({ tahap: 'simpan', selesai: 500, jumlah: 12_000 })}\n`));
      signal.addEventListener('abort', () => out.error(new DOMException('given up', 'AbortError')));
    },
  });
  return new Response(body);
}

const onClose = vi.fn();
const csv = new File(['kode_bank\nBCA'], 'bank.csv', { type: 'text/csv' });

async function draw(): Promise<HTMLElement> {
  const { container } = await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <ResourceImport resource={bank} onClose={onClose} />
      </main>
      <ProgressDialog />
    </QueryClientProvider>,
  );
  return container;
}
async function choose(container: HTMLElement, file = csv): Promise<void> {
  const input = container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen');
  await userEvent.upload(input, file);
}

beforeEach(() => {
  calls = [];
  answers = [];
  onClose.mockReset();
  toasts.set([]);
  vi.stubGlobal(
    'fetch',
    async (url: string, init: RequestInit & { readonly headers: Headers; readonly body: FormData }) => {
      const file = init.body.get('file');
      const call: Call = {
        url,
        key: init.headers.get('idempotency-key'),
        file: file instanceof File ? `${file.name}: ${await file.text()}` : '',
        signal: init.signal as AbortSignal,
      };
      calls.push(call);
      const answer = answers.shift();
      if (!answer) throw new Error('nothing more was to be asked');
      return answer(call);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the import of a master', () => {
  it('tells what a file would do, imports it, and says so', async () => {
    answers.push(ended(clean), ended(clean));
    const container = await draw();
    await choose(container);
    await userEvent.click(await screen.findByRole('button', { name: /Impor 12,000 Baris/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.map(({ url, file }) => [url, file])).toEqual([
      ['/api/v1/banks/import?coba=true', 'bank.csv: kode_bank\nBCA'],
      ['/api/v1/banks/import?coba=false', 'bank.csv: kode_bank\nBCA'],
    ]);
    expect([calls[0]?.key, calls[1]?.key?.length]).toEqual([null, 24]);
    expect(toasts.get().map(({ message }) => message)).toEqual(['12,000 Data Berhasil Diimpor']);
    expect(progress.get()).toBeUndefined();
  });

  it('by keys alone', async () => {
    answers.push(ended(clean), ended(clean));
    const container = await draw();
    await choose(container);
    const button = await screen.findByRole('button', { name: /Impor 12,000 Baris/ });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('names the rows that are wrong, and imports nothing', async () => {
    answers.push(ended(bad));
    const container = await draw();
    await choose(container);
    expect(await screen.findByRole('heading', { name: 'Baris yang Ditolak' })).toBeTruthy();
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['2', 'BCA', 'Nama Bank', 'Tidak Boleh Kosong'],
      ['4', 'BRI', '', 'Ada isi di kolom tanpa judul'],
    ]);
    expect(screen.getByText('Kolom yang tidak diambil: Catatan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Impor \d/ })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pilih File Lain' })));
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('says why a file as a whole cannot be taken', async () => {
    answers.push(ended({ code: 'impor_kolom_tidak_ada', message: 'Kolom Kode Bank tidak ada di file.' }, 422));
    const container = await draw();
    await choose(container);
    expect((await screen.findByRole('alert')).textContent).toBe('Kolom Kode Bank tidak ada di file.');
    await choose(container, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'besar.csv', { type: 'text/csv' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('File lebih besar dari 10 MB. Bagi menjadi beberapa file.'),
    );
    expect(calls).toHaveLength(1);
  });

  it('is given up on the way, and looks again at what stands', async () => {
    answers.push(ended(clean), endless, ended(clean));
    const container = await draw();
    await choose(container);
    await userEvent.click(await screen.findByRole('button', { name: /Impor 12,000 Baris/ }));
    await waitFor(() => expect(progress.get()).toMatchObject({ done: 500, total: 12_000, current: 'Menyimpan' }));
    expect(await screen.findByText('500 dari 12,000')).toBeTruthy();
    progress.get()?.cancel();
    await waitFor(() =>
      expect(toasts.get().map(({ message }) => message)).toEqual(['Impor dibatalkan, tidak ada yang disimpan']),
    );
    expect(calls.map(({ url }) => url.split('=')[1])).toEqual(['true', 'false', 'true']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('given up too late is told as done', async () => {
    answers.push(ended(clean), endless, ended({ ...clean, baru: 0, berubah: 0, sama: 12_000 }));
    const container = await draw();
    await choose(container);
    await userEvent.click(await screen.findByRole('button', { name: /Impor 12,000 Baris/ }));
    await waitFor(() => expect(progress.get()).toMatchObject({ done: 500 }));
    progress.get()?.cancel();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toasts.get().map(({ message }) => message)).toEqual(['12,000 Data Berhasil Diimpor']);
  });

  it('keeps its key when the line breaks, so that nothing comes twice', async () => {
    answers.push(ended(clean), () => lines({ tahap: 'simpan', selesai: 1, jumlah: 2 }), ended(clean));
    const container = await draw();
    await choose(container);
    await userEvent.click(await screen.findByRole('button', { name: /Impor 12,000 Baris/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Koneksi Bermasalah');
    await userEvent.click(screen.getByRole('button', { name: /Impor 12,000 Baris/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls[2]?.key).toBe(calls[1]?.key);
  });
});
