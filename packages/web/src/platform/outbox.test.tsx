import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../ui/dialog/toasts.ts';
import { testUser } from '../testing/user.ts';
import { startI18n } from './i18n.ts';
import { deliver, resumeOutbox } from './outbox.ts';
import { session } from './session.ts';
import { readJson } from './storage.ts';

interface Heard {
  readonly key: string | undefined;
  /** Shop that it is for, where that is not the user's own. */
  readonly toko?: string | undefined;
  readonly body: unknown;
}
type Answer = (
  heard: Heard,
  count: number,
) => { readonly status: number; readonly body?: unknown } | 'hang up' | 'break off';

beforeAll(startI18n);

let server: Server;
let heard: Heard[];
let answer: Answer;

/** The outside world: a server that answers as a test wants, over a real line. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const piece of request) text += String(piece);
  const { 'idempotency-key': key, 'x-kode-toko': toko } = request.headers;
  const call = {
    key: Array.isArray(key) ? key[0] : key,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    ...(toko !== undefined && { toko: String(toko) }),
  };
  heard.push(call);
  const reply = answer(call, heard.length);
  if (reply === 'hang up') {
    request.socket.destroy();
    return;
  }
  if (reply === 'break off') {
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"nomor":', () => request.socket.destroy());
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body ?? {}));
}

const realFetch = fetch;
const waiting = (): readonly unknown[] => readJson<unknown[]>('kiriman') ?? [];

beforeEach(async () => {
  heard = [];
  localStorage.clear();
  server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // The page's own addresses have no host here; they lead to the server of the test.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  session.open(testUser());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.close();
  await once(server, 'close');
});

/** The line is back: the outbox need not wait for its next turn. */
function lineIsBack(): void {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}
const sale = (key: string) => ({ key, path: 'penjualan', body: { barang: [1] }, label: 'Penjualan' });

describe('deliver', () => {
  it('answers what the server answered, with the key and body it was given, and keeps nothing', async () => {
    answer = () => ({ status: 201, body: { no_faktur_group: 'KL-FJ-261121-0001' } });
    await expect(deliver(sale('kunci-satu-0001'))).resolves.toEqual({ no_faktur_group: 'KL-FJ-261121-0001' });
    expect(heard).toEqual([{ key: 'kunci-satu-0001', body: { barang: [1] } }]);
    expect(waiting()).toEqual([]);
  });

  it('sends to the shop that it was sent off in, wherever its user looks meanwhile', async () => {
    answer = (_call, count) => (count % 2 === 1 ? 'hang up' : { status: 201, body: {} });
    const walk = async (from: string | undefined, to: string | undefined, key: string) => {
      session.chooseBranch(from);
      const sent = deliver(sale(key));
      // What a reload takes up again says so too: absent, it would go where the user looks then.
      const toko = from ?? testUser().kode_toko;
      await vi.waitFor(() => expect(waiting()).toMatchObject([{ state: 'waiting', toko }]));
      session.chooseBranch(to);
      lineIsBack();
      await sent;
    };
    await walk('KL02', undefined, 'kunci-cabang-0001');
    await walk(undefined, 'KL02', 'kunci-cabang-0002');
    const own = testUser().kode_toko;
    expect(heard.map(({ toko }) => toko)).toEqual(['KL02', 'KL02', undefined, own]);
    session.chooseBranch(undefined);
  });

  it('sends the same key again when the line broke after the server had done the work', async () => {
    answer = (_call, count) => (count === 1 ? 'hang up' : { status: 200, body: { nomor: 'sama' } });
    const saved = deliver(sale('kunci-dua-00001'));
    await vi.waitFor(() => expect(waiting()).toMatchObject([{ key: 'kunci-dua-00001', state: 'waiting' }]));
    lineIsBack();
    await expect(saved).resolves.toEqual({ nomor: 'sama' });
    expect(heard.map((call) => call.key)).toEqual(['kunci-dua-00001', 'kunci-dua-00001']);
    expect(waiting()).toEqual([]);
  });

  it('sends the same key again when the line broke while the answer came in', async () => {
    answer = (_call, count) => (count === 1 ? 'break off' : { status: 200, body: { nomor: 'sama' } });
    const saved = deliver(sale('kunci-putus-0001'));
    await vi.waitFor(() => expect(waiting()).toMatchObject([{ key: 'kunci-putus-0001', state: 'waiting' }]));
    lineIsBack();
    await expect(saved).resolves.toEqual({ nomor: 'sama' });
    expect(heard.map((call) => call.key)).toEqual(['kunci-putus-0001', 'kunci-putus-0001']);
  });

  it('waits for a server that is not ready yet', async () => {
    answer = (_call, count) =>
      count === 1 ? { status: 503, body: { code: 'layanan_belum_siap', message: 'Sebentar' } } : { status: 200 };
    const saved = deliver(sale('kunci-tiga-0001'));
    await vi.waitFor(() => expect(waiting()).toMatchObject([{ state: 'waiting' }]));
    lineIsBack();
    await saved;
    expect(heard).toHaveLength(2);
  });

  it('gives a refusal back at once and forgets the parcel: the form has its draft', async () => {
    answer = () => ({
      status: 409,
      body: {
        code: 'barang_sudah_terjual',
        message: 'Sudah terjual di KL-FJ-1',
        fields: { 'barang.0.kode_barcode': 'Sudah terjual' },
      },
    });
    await expect(deliver(sale('kunci-empat-001'))).rejects.toMatchObject({
      code: 'barang_sudah_terjual',
      fields: { 'barang.0.kode_barcode': 'Sudah terjual' },
    });
    expect(waiting()).toEqual([]);
  });

  it('sends a parcel once though it is handed in twice', async () => {
    answer = () => ({ status: 200, body: { nomor: 1 } });
    const twice = await Promise.all([deliver(sale('kunci-lima-0001')), deliver(sale('kunci-lima-0001'))]);
    expect(twice).toEqual([{ nomor: 1 }, { nomor: 1 }]);
    expect(heard).toHaveLength(1);
  });
});

describe('two tabs of a device', () => {
  /** What another tab has written down since this one last looked. */
  const other = { ...sale('kunci-tab-lain-1'), user_id: 'KASIR1', toko: 'KL01', method: 'POST', state: 'waiting' };

  it('keep what each of them sends, though neither hears of the other', async () => {
    answer = (_call, count) => (count === 1 ? 'hang up' : { status: 201 });
    const saved = deliver(sale('kunci-tab-ini-01'));
    await vi.waitFor(() => expect(waiting()).toMatchObject([{ state: 'waiting' }]));
    localStorage.setItem('kilau.kiriman', JSON.stringify([...waiting(), other]));
    lineIsBack();
    await saved;
    expect(waiting()).toEqual([other]);
  });
});

describe('resumeOutbox', () => {
  const left = { ...sale('kunci-enam-0001'), user_id: 'KASIR1', method: 'POST', state: 'waiting' };

  it('takes up what an earlier page left unsent', async () => {
    localStorage.setItem('kilau.kiriman', JSON.stringify([left]));
    answer = () => ({ status: 200 });
    resumeOutbox();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(heard).toEqual([{ key: 'kunci-enam-0001', body: { barang: [1] } }]);
  });

  it('says whose refusal it is in the popup of all refusals', async () => {
    toasts.set([]);
    localStorage.setItem('kilau.kiriman', JSON.stringify([{ ...left, key: 'kunci-lima-0001' }]));
    answer = () => ({ status: 409, body: { code: 'barang_sudah_terjual', message: 'Barang sudah terjual' } });
    resumeOutbox();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    await vi.waitFor(() =>
      expect(toasts.get()).toMatchObject([{ title: 'Oopss!!', message: `${left.label}: Barang sudah terjual` }]),
    );
  });

  it("leaves another user's parcel to that user", async () => {
    localStorage.setItem('kilau.kiriman', JSON.stringify([{ ...left, key: 'kunci-tujuh-001', user_id: 'KASIR2' }]));
    answer = () => ({ status: 200 });
    resumeOutbox();
    await deliver(sale('kunci-delapan-1'));
    expect(heard.map((call) => call.key)).toEqual(['kunci-delapan-1']);
    expect(waiting()).toMatchObject([{ key: 'kunci-tujuh-001' }]);
  });
});
