import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBridge, type Bridge } from '../../../../bridge/src/bridge.ts';
import { TestPrinter } from '../../../../bridge/src/testing/printer.ts';
import { lookAtJob } from '../../platform/bridge/bridge-calls.ts';
import { lookAfter, printOnBridge } from '../../platform/bridge/bridge-print.ts';
import { bridgeSettings, heldJobs, releaseJob, setBridge } from '../../platform/bridge/bridge-store.ts';
import { HeldJobs } from '../../platform/bridge/HeldJobs.tsx';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { text } from '../../ui/text.ts';
import { bringPrint, showPrint } from './paper-print.ts';

const ORIGIN = 'http://kasir.toko.test';
/** What reaches the printer: the bytes of the receipt, whatever they are. */
const RECEIPT = '\x1b@NOTA\n\x1dV';

let directory: string;
let bridge: Bridge;
let printer: TestPrinter;
let asked: { method: string | undefined; path: string; body: unknown }[];
let saved: string[];

const printed = (): readonly string[] => printer.pages.map((page) => page.toString('latin1'));

async function beginBridge(at = 0): Promise<void> {
  const printers = new Map([['struk', { kind: 'tcp', host: '127.0.0.1', port: printer.port } as const]]);
  const times = { retry: 30, linger: 40, answer: 10_000 };
  bridge = await startBridge({ directory, port: at, origins: [ORIGIN], printers, giveUpMinutes: 1 }, times);
}
const pair = (kode = bridge.code, langsung = true) =>
  setBridge({ alamat: `http://127.0.0.1:${bridge.port}`, kode, struk: 'struk', label: '', langsung });

beforeEach(async () => {
  session.open(testUser());
  [asked, saved] = [[], []];
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    // A browser says by itself which page asks.
    if (url.startsWith('http:')) {
      return network(url, { ...init, headers: { ...(init.headers as Record<string, string>), origin: ORIGIN } });
    }
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { bentuk: string }) : undefined;
    asked.push({ method: init.method, path: url.split('/').at(-1) ?? '', body });
    return Promise.resolve(new Response(body?.bentuk === 'nota.escpos' ? RECEIPT : '%PDF'));
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  // A page without a viewer hands what it prints over as a file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saveFile(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  directory = await mkdtemp(join(tmpdir(), 'kilau-web-bridge-'));
  printer = new TestPrinter();
  await printer.plugIn();
  await beginBridge();
  pair();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setBridge(undefined);
  for (const { id } of heldJobs()) releaseJob(id);
  await bridge.close();
  await printer.close();
  await rm(directory, { recursive: true, force: true });
  session.close();
  dialogs.set([]);
  toasts.set([]);
});

const job = { bentuk: 'nota.escpos', tugas: expect.stringMatching(/^\w{16}$/) as string };

describe('a receipt of a device with a bridge', () => {
  it('comes out of its printer without a dialog, byte for byte, counted once', async () => {
    await bringPrint(penjualan, 'KL-FJ-1');
    expect(printed()).toEqual([RECEIPT]);
    expect(asked).toEqual([{ method: 'POST', path: 'cetak', body: job }]);
    expect([dialogs.get(), saved, heldJobs()]).toEqual([[], [], []]);
  });

  it('is shown first where the device wants that, or somebody asks to see it, as one of its papers', async () => {
    pair(bridge.code, false);
    await bringPrint(penjualan, 'KL-FJ-1');
    await showPrint(penjualan, 'KL-FJ-1');
    expect(dialogs.get()).toHaveLength(2);
    expect([printed(), asked.map(({ method }) => method)]).toEqual([[], ['GET', 'GET']]);
  });

  it('goes to the browser where no bridge answers: once, saying so', async () => {
    await bridge.close();
    await bringPrint(penjualan, 'KL-FJ-1');
    expect(asked).toEqual([{ method: 'POST', path: 'cetak', body: { ...job, bentuk: 'slip.pdf' } }]);
    expect(saved).toEqual(['KL-FJ-1.pdf']);
    expect(toasts.get().map(({ message }) => message)).toContain(text('jembatan.diam'));
  });

  it('goes to the browser where the pairing code is wrong, saying that', async () => {
    pair('NOT-THE-CODE');
    await bringPrint(penjualan, 'KL-FJ-1');
    expect(asked.map(({ body }) => body)).toMatchObject([{ bentuk: 'slip.pdf' }]);
    expect(toasts.get().map(({ message }) => message)).toContain(text('jembatan.kode_salah'));
    expect(printed()).toEqual([]);
  });
});

it('a bridge that ends while it is brought a receipt is asked about it once it is there again', async () => {
  const { code, port: at } = bridge;
  const bytes = new Blob([RECEIPT]);
  const settings = bridgeSettings();
  if (!settings) throw new Error('no bridge is paired');
  const told = await printOnBridge(settings, 'struk', {
    id: 'tugas-terputus-1',
    name: 'KL-FJ-1',
    paper: { path: 'penjualan/KL-FJ-1', bentuk: 'slip.pdf' },
    fetchBytes: async () => {
      await bridge.close();
      return bytes;
    },
  });
  // It may lie there: printed elsewhere, it would come out twice.
  expect([told, heldJobs(), saved]).toMatchObject(['held', [{ id: 'tugas-terputus-1', state: 'waiting' }], []]);
  await beginBridge(at);
  expect(bridge.code).toBe(code);
  await lookAfter();
  expect(heldJobs()).toMatchObject([{ id: 'tugas-terputus-1', state: 'failed', reason: 'lost' }]);
});

describe('a printer that is off', () => {
  beforeEach(async () => {
    await printer.plugOut();
    await bringPrint(penjualan, 'KL-FJ-1');
  });

  it('holds the receipt at the bridge, and it comes out by itself when it is on again', async () => {
    expect(heldJobs()).toMatchObject([{ name: 'KL-FJ-1', state: 'waiting', reason: 'unreachable' }]);
    expect(toasts.get().map(({ message }) => message)).toContain(text('jembatan.menunggu_nama', { nama: 'KL-FJ-1' }));
    expect([asked.length, saved]).toEqual([1, []]);
    await printer.plugIn();
    await waitFor(() => expect(printed()).toEqual([RECEIPT]));
    await waitFor(async () => {
      await lookAfter();
      expect(heldJobs()).toEqual([]);
    });
    expect(asked).toHaveLength(1);
  });

  describe('of a kind that is not printed again unasked, an hour later', () => {
    const params = { kategori: 'CETAK ULANG PESANAN', dokumen: 'KL-FJ-1', nilai: '{"bentuk":"slip.pdf","ke":2}' };
    let given: string | undefined;
    let before: () => Promise<unknown>;
    const byBrowser = async () => {
      const setuju = async () => {
        await before();
        return given;
      };
      await renderUi(<HeldJobs setuju={setuju} />);
      await userEvent.click(screen.getByRole('button', { name: text('jembatan.lewat_browser') }));
      await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    };
    beforeEach(() => {
      [given, before] = [undefined, () => Promise.resolve()];
      const answering = globalThis.fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as { otorisasi?: string }) : undefined;
        if (url.startsWith('http:') || sent?.otorisasi !== undefined) return answering(url, init);
        asked.push({ method: init.method, path: 'cetak', body: sent });
        const refusal = { code: 'otorisasi_diperlukan', message: 'Perlu otorisasi', params };
        return Promise.resolve(Response.json(refusal, { status: 422 }));
      });
    });

    it('stays at the bridge where no approval is given, and comes out there', async () => {
      await byBrowser();
      await waitFor(() => {
        expect(screen.getByRole<HTMLButtonElement>('button', { name: text('jembatan.buang') }).disabled).toBe(false);
      });
      expect([heldJobs().map(({ name }) => name), saved]).toEqual([['KL-FJ-1'], []]);
      await printer.plugIn();
      await waitFor(() => expect(printed()).toEqual([RECEIPT]));
    });

    it('is printed by the browser with what was given, and by the bridge no more', async () => {
      given = 'izin';
      const [held] = heldJobs();
      await byBrowser();
      await waitFor(() => expect(saved).toEqual(['KL-FJ-1.pdf']));
      expect(asked.at(-1)?.body).toMatchObject({ bentuk: 'slip.pdf', otorisasi: 'izin' });
      expect(heldJobs()).toEqual([]);
      const settings = bridgeSettings();
      if (!held || !settings) throw new Error('nothing was held');
      expect(await lookAtJob(settings, held.id)).toMatchObject({ state: 'cancelled' });
    });

    it('is not printed once more where the printer took it while the approval was asked for', async () => {
      given = 'izin';
      before = async () => {
        await printer.plugIn();
        await waitFor(() => expect(printed()).toEqual([RECEIPT]));
      };
      await byBrowser();
      await waitFor(() => expect(heldJobs()).toEqual([]));
      expect([printed(), saved]).toEqual([[RECEIPT], []]);
    });
  });

  it('keeps it where the bridge is silent, which would print it once it is there again, and counts nothing', async () => {
    await bridge.close();
    await renderUi(<HeldJobs setuju={() => Promise.resolve(undefined)} />);
    for (const name of ['jembatan.lewat_browser', 'jembatan.buang'] as const) {
      toasts.set([]);
      await userEvent.click(screen.getByRole('button', { name: text(name) }));
      await waitFor(() => expect(toasts.get()).toHaveLength(1));
    }
    expect(dialogs.get()).toEqual([]);
    expect([heldJobs().length, asked.length, saved]).toEqual([1, 1, []]);
  });

  it('keeps it where the bridge was asked for it back, and goes on trying', async () => {
    const answering = globalThis.fetch;
    // As where somebody else, who has ceased waiting, asked first.
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init.method === 'DELETE' ? answering(url, { ...init, method: 'GET' }) : answering(url, init),
    );
    await renderUi(<HeldJobs setuju={() => Promise.resolve(undefined)} />);
    await userEvent.click(screen.getByRole('button', { name: text('jembatan.lewat_browser') }));
    const told = text('jembatan.sedang_dicetak', { nama: 'KL-FJ-1' });
    await waitFor(() => expect(toasts.get().map(({ message }) => message)).toContain(told));
    expect([heldJobs().map(({ name }) => name), saved]).toEqual([['KL-FJ-1'], []]);
  });

  it('lets the browser print it instead, under the same job, and keeps silent afterwards', async () => {
    await renderUi(<HeldJobs setuju={() => Promise.resolve(undefined)} />);
    const held = heldJobs()[0];
    await userEvent.click(screen.getByRole('button', { name: text('jembatan.lewat_browser') }));
    await waitFor(() => expect(saved).toEqual(['KL-FJ-1.pdf']));
    expect(asked.at(-1)).toEqual({ method: 'POST', path: 'cetak', body: { bentuk: 'slip.pdf', tugas: held?.id } });
    await printer.plugIn();
    // The next one comes out alone.
    await bringPrint(penjualan, 'KL-FJ-2');
    expect(printed()).toEqual([RECEIPT]);
    expect(heldJobs()).toEqual([]);
  });
});

it('a printer that is cut off in the midst is for a person to look at, who has it printed again uncounted', async () => {
  printer.behave = (socket) => void socket.once('data', () => socket.resetAndDestroy());
  await bringPrint(penjualan, 'KL-FJ-1');
  expect(heldJobs()).toMatchObject([{ state: 'failed', reason: 'cut' }]);
  expect(toasts.get().map(({ message }) => message)).toContain(text('jembatan.terputus'));
  printer.behave = (socket) => printer.reads(socket);
  await renderUi(<HeldJobs setuju={() => Promise.resolve(undefined)} />);
  await userEvent.click(screen.getByRole('button', { name: text('jembatan.ulangi') }));
  await waitFor(() => expect(heldJobs()).toEqual([]));
  expect([printed(), asked.length]).toEqual([[RECEIPT], 1]);
});
