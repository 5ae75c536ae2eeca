import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/ui.tsx';
import { toasts } from '../ui/dialog/toasts.ts';
import { makeFile } from './file-jobs.ts';
import { fileJobs } from './file-jobs-store.ts';
import { FileJobs } from './FileJobs.tsx';

const encoder = new TextEncoder();
let out: ReadableStreamDefaultController<Uint8Array>;
let signals: AbortSignal[];

beforeEach(() => {
  signals = [];
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  });
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const say = (line: object) => out.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
const ending = { status: 200, jawaban: null, berkas: { jenis: 'text/csv', nama: 'a.csv' } };
const make = (name = 'Laporan.csv') => makeFile({ path: 'laporan/barang-detail.csv', query: {}, name });
/** The clock of the panel: a file that is there at once is not worth a word. */
const shown = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 3000 });

describe('a file that is being made', () => {
  it('comes in parts between lines, wherever the line cuts them', async () => {
    const file = make();
    await waitFor(() => expect(signals).toHaveLength(1));
    const bytes = encoder.encode('a\n{"b":1}\né');
    const all = new Uint8Array([
      ...encoder.encode(`{"tahap":"baca","selesai":1,"jumlah":0}\n{"bagian":${bytes.length}}\n`),
      ...bytes,
      ...encoder.encode(`{"bagian":${bytes.length}}\n`),
      ...bytes,
      ...encoder.encode(`${JSON.stringify(ending)}\n`),
    ]);
    for (const byte of all) out.enqueue(new Uint8Array([byte]));
    out.close();
    const blob = await file;
    expect(blob?.type).toBe('text/csv');
    expect(await blob?.text()).toBe('a\n{"b":1}\néa\n{"b":1}\né');
  });

  it('shows its place in the queue, the rows that are read, and how much is written', async () => {
    const { container } = await renderUi(<FileJobs />);
    const file = make();
    await shown('Laporan.csv');
    say({ tahap: 'antre', selesai: 2, jumlah: 3 });
    await shown('Menunggu giliran, nomor 2');
    say({ tahap: 'baca', selesai: 12_000, jumlah: 0 });
    await shown('12,000 baris dibaca');
    say({ tahap: 'tulis', selesai: 30, jumlah: 40 });
    await shown('Menulis file, 75%');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByRole('status').textContent).toContain('Laporan.csv');
    expect((await axe.run(container)).violations).toEqual([]);
    say(ending);
    out.close();
    expect((await file)?.size).toBe(0);
    await waitFor(() => expect(screen.queryByText('Laporan.csv')).toBeNull());
    expect(toasts.get()).toEqual([]);
  });

  it('is given up by its button, the newest by Escape, and says so', async () => {
    await renderUi(<FileJobs />);
    const [one, two] = [make('Satu.pdf'), make('Dua.xlsx')];
    await shown('Dua.xlsx');
    await userEvent.keyboard('{Escape}');
    expect(await two).toBeUndefined();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Batal Satu.pdf' }));
    expect(await one).toBeUndefined();
    expect(toasts.get().map(({ message }) => message)).toEqual(['Dua.xlsx dibatalkan.', 'Satu.pdf dibatalkan.']);
    expect(fileJobs.get()).toEqual([]);
  });

  it('says why it was refused at its end, and when the line broke before', async () => {
    const refused = make();
    await waitFor(() => expect(signals).toHaveLength(1));
    say({ status: 422, jawaban: { code: 'laporan_terlalu_besar', message: 'Laporan ini lebih dari 100,000 baris.' } });
    out.close();
    expect(await refused).toBeUndefined();
    expect(toasts.get().at(-1)?.message).toContain('100,000 baris');
    const broken = make();
    await waitFor(() => expect(signals).toHaveLength(2));
    say({ bagian: 100 });
    out.close();
    expect(await broken).toBeUndefined();
    expect(toasts.get()).toHaveLength(2);
  });
});
