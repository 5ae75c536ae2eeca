import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogs } from '../ui/dialog/dialogs.ts';
import { testUser } from '../testing/user.ts';
import { api, callUrl, newKey } from './api.ts';
import { session } from './session.ts';

describe('callUrl', () => {
  it('stands below the base and leaves empty filters out', () =>
    expect(callUrl('penjualan', { tgl_from: '2026-11-01', kode_sales: '', q: null, status: undefined, limit: 0 })).toBe(
      '/api/v1/penjualan?tgl_from=2026-11-01&limit=0',
    ));
  it('takes a path with a slash in front, and escapes values', () =>
    expect(callUrl('/pesanan/batal-reports', { q: 'a&b c' })).toBe('/api/v1/pesanan/batal-reports?q=a%26b+c'));
});

describe('newKey', () => {
  it('is long, plain, and different every time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(new Set(keys).size).toBe(200);
    expect(keys.every((key) => /^[A-Za-z2-9]{24}$/.test(key))).toBe(true);
  });
});

describe('the shop of a call', () => {
  const shops: (string | null)[] = [];
  let answer = () => Response.json({});
  beforeEach(() => {
    session.open(testUser({ proteksi: [{ path: '/laporan-stok', berlaku_menit: 0, dibuka: true, sampai: null }] }));
    shops.length = 0;
    vi.stubGlobal(
      'fetch',
      vi.fn((_url: string, init: RequestInit) => {
        shops.push(new Headers(init.headers).get('x-kode-toko'));
        return Promise.resolve(answer());
      }),
    );
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  it('is the one chosen in the header, unless the call names another', async () => {
    await api.get('hari');
    session.chooseBranch('KL01');
    await api.get('hari');
    await api.blob('laporan/stok.pdf', {}, { toko: 'KL02' });
    await api.get('hari');
    expect(shops).toEqual([null, 'KL01', 'KL02', 'KL01']);
  });

  it.each(['di_luar_jam_akses', 'ganti_password_wajib'])(
    'leaves the login alone where %s is said of a supervisor who was to approve',
    async (code) => {
      answer = () => Response.json({ code, message: '', fields: { username: 'dia' } }, { status: 403 });
      await expect(api.post('authorization/manual', {})).rejects.toMatchObject({ code });
      expect(session.get()?.wajib_ganti_password ?? false).toBe(false);
      expect(session.get()).toBeTruthy();
    },
  );

  it('closes no page that the shop worked in has opened', async () => {
    answer = () =>
      Response.json(
        { code: 'otorisasi_menu_diperlukan', message: '', params: { halaman: '/laporan-stok' } },
        { status: 403 },
      );
    const isOpen = () => session.get()?.proteksi?.[0]?.dibuka;
    await expect(api.get('laporan/stok', {}, { toko: 'KL02' })).rejects.toMatchObject({
      code: 'otorisasi_menu_diperlukan',
    });
    expect(isOpen()).toBe(true);
    await expect(api.get('laporan/stok')).rejects.toMatchObject({ code: 'otorisasi_menu_diperlukan' });
    expect(isOpen()).toBe(false);
  });
});

describe('what the server finds odd', () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal(
      'fetch',
      vi.fn((_url: string, init: RequestInit) => {
        const body = JSON.parse(String(init.body)) as { readonly konfirmasi?: readonly string[] };
        sent.push(body);
        const asked = ['tunai:9', 'kadar:700:42'][body.konfirmasi?.length ?? 0];
        if (asked === undefined) return Promise.resolve(Response.json({ ok: true }));
        const problem = { code: 'tunai_tidak_wajar', message: `odd ${asked}`, params: { konfirmasi: asked } };
        return Promise.resolve(Response.json(problem, { status: 422 }));
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  const answer = async (yes: boolean) => {
    await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1));
    const { question } = dialogs.get()[0] ?? {};
    // The harmless button has the focus: the Enter of a scanner corrects, it does not confirm.
    expect(question).toMatchObject({ danger: true, message: expect.stringContaining('odd') as string });
    question?.answer(yes);
  };

  it('is asked, one after the other, and sent again with what was confirmed', async () => {
    const call = api.post('penjualan', { jumlah: 9 });
    await answer(true);
    await answer(true);
    expect(await call).toEqual({ ok: true });
    expect(sent).toEqual([
      { jumlah: 9 },
      { jumlah: 9, konfirmasi: ['tunai:9'] },
      { jumlah: 9, konfirmasi: ['tunai:9', 'kadar:700:42'] },
    ]);
  });

  it('is refused as it is when it is to be corrected', async () => {
    const call = api.post('penjualan', { jumlah: 9 });
    await Promise.all([answer(false), expect(call).rejects.toMatchObject({ code: 'tunai_tidak_wajar' })]);
    expect(sent).toHaveLength(1);
  });
});

describe('sealed fields', () => {
  const asked: string[] = [];
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  it('agree on a new key, once, when the server knows nothing of the one that was kept', async () => {
    const modules = [{ key: 'PAYLOAD_ENCRYPTION_MODULE', value: 'true' }];
    session.open(testUser({ modules }));
    const { x: kunci } = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' });
    const refusal = { code: 'kunci_muatan', message: 'no key' };
    const answers = [{ kunci }, refusal, { kunci }, { nama: 'A' }, { nama: 'B' }];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const enc = new Headers(init.headers).get('enc');
      asked.push(`${url.replace('/api/v1/', '')}${enc === '1' ? ' enc' : ''}`);
      const answer = answers.shift();
      return Promise.resolve(Response.json(answer, { status: answer === refusal ? 409 : 200 }));
    });
    expect(await api.get('banks')).toEqual({ nama: 'A' });
    expect(await api.get('banks')).toEqual({ nama: 'B' });
    expect(asked).toEqual(['users/kunci', 'banks enc', 'users/kunci', 'banks enc', 'banks enc']);
  });
});
