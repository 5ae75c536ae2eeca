import { modulesWith } from '@kilau/contract/modules.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { can, moduleOn } from '@kilau/contract/core/permission.ts';
import { testUser } from '../testing/user.ts';
import { session } from './session.ts';
import { readText, writeText } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.open(testUser());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('session', () => {
  it('knows what the menu tree shows, whatever its depth', () => {
    const actor = session.actor();
    expect(actor && [...actor.akses]).toEqual(['/transaksi-penjualan']);
    expect(actor && can(actor, { pages: ['/lihat-penjualan'] })).toBe(false);
  });

  it('merges changed settings by key and keeps the others', () => {
    session.mergeModules([
      { key: 'PEMBULATAN', value: '1000' },
      { key: 'BERLIAN_MODULE', value: 'true' },
    ]);
    expect(Object.fromEntries(session.actor()?.modules ?? [])).toEqual({
      ...Object.fromEntries(modulesWith()),
      MEMBER_MODULE: 'true',
      PEMBULATAN: '1000',
      BERLIAN_MODULE: 'true',
    });
  });

  it("clears the login and says so, but leaves drafts, unsent documents and the device's choices", () => {
    writeText('draf.KASIR1.KL01.penjualan', '{}');
    writeText('bahasa', 'en');
    session.close();
    expect(session.get()).toBeUndefined();
    expect(session.token()).toBeUndefined();
    expect(readText('sesi.login')).toBe('false');
    expect(readText('sesi.user')).toBeUndefined();
    expect(readText('draf.KASIR1.KL01.penjualan')).toBe('{}');
    expect(readText('bahasa')).toBe('en');
  });

  it('takes over newer data without a needless change', () => {
    const before = session.get();
    session.update({ tgl_system: '2026-11-21' });
    expect(session.get()).toBe(before);
    session.update({ tgl_system: '2026-11-22' });
    expect(session.get()?.tgl_system).toBe('2026-11-22');
  });
});

/** What another tab of the same browser writes, and this one is told of. */
function elsewhere(name: string, value: string): void {
  writeText(`sesi.${name}`, value);
  dispatchEvent(new StorageEvent('storage', { key: `kilau.sesi.${name}` }));
}

describe('a login that another tab ends', () => {
  const another = (user_id: string): void => {
    writeText('sesi.user', JSON.stringify(testUser({ user_id })));
    elsewhere('login', 'kilau-3');
  };
  /** The page that begins anew. */
  function reloading() {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    return reload;
  }

  it('takes all along that was asked for here: the page begins anew', () => {
    const reload = reloading();
    elsewhere('login', 'false');
    expect(reload).toHaveBeenCalled();
    reload.mockClear();
    another('KASIR2');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does so too where the next user is there before this tab hears of it, and not for the same one', () => {
    const reload = reloading();
    another(testUser().user_id);
    expect(reload).not.toHaveBeenCalled();
    another('KASIR2');
    expect(reload).toHaveBeenCalled();
  });
});

describe('a page that another tab has opened by an approval', () => {
  const locked = { path: '/laporan-stok', berlaku_menit: 5, dibuka: false, sampai: null };
  const open = { ...locked, dibuka: true, sampai: '2026-11-21T03:05:00Z' };
  beforeEach(() => session.open(testUser({ proteksi: [locked] })));
  const written = (toko: string): void => {
    writeText('sesi.user-di', toko);
    elsewhere('user', JSON.stringify(testUser({ proteksi: [open] })));
  };

  it('is open here too, and nothing else is taken over', () => {
    session.update({ tgl_system: '2026-11-22' });
    written('');
    expect(session.get()?.proteksi).toEqual([open]);
    expect(session.get()?.tgl_system).toBe('2026-11-22');
  });

  it('is not, where that tab works in another shop', () => {
    written('KL02');
    expect(session.get()?.proteksi).toEqual([locked]);
  });
});

describe('the shop that a tab works in', () => {
  /** The same tab after its reload. */
  async function reloaded() {
    vi.resetModules();
    return (await import('./session.ts')).session;
  }

  it('stays its own through a reload, whatever was chosen in another one since', async () => {
    elsewhere('toko', 'KL02');
    expect((await reloaded()).branch()).toBeUndefined();
    session.chooseBranch('KL03');
    elsewhere('toko', 'KL02');
    const again = await reloaded();
    expect(again.branch()).toBe('KL03');
    // What holds there has to be asked for: the other tab may have written down what holds in its shop.
    expect(again.isWhole()).toBe(false);
    again.renew(testUser());
    expect((await reloaded()).isWhole()).toBe(true);
  });

  it('is where its user is at work, for what a parameter lists shops for', () => {
    expect(session.actor()?.di_toko).toBeUndefined();
    session.chooseBranch('KL02');
    expect(session.actor()).toMatchObject({ kode_toko: 'KL01', di_toko: 'KL02' });
    session.chooseBranch(undefined);
    expect(session.actor()?.di_toko).toBeUndefined();
  });

  it('is the last that was chosen, where the tab is new', async () => {
    session.chooseBranch('KL02');
    sessionStorage.clear();
    expect((await reloaded()).branch()).toBe('KL02');
  });

  it('is the one that a parameter lists, or does not', () => {
    session.mergeModules([{ key: 'LAPORAN_KHUSUS_TOKO', value: 'KL02' }]);
    const listed = () => {
      const actor = session.actor();
      return actor && moduleOn(actor, 'LAPORAN_KHUSUS_TOKO@toko');
    };
    expect(listed()).toBe(false);
    session.chooseBranch('KL02');
    expect(listed()).toBe(true);
    session.chooseBranch(undefined);
    expect(listed()).toBe(false);
  });

  it('goes with the login, also with one that another tab ends', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    session.chooseBranch('KL02');
    writeText('sesi.toko', '');
    elsewhere('login', 'false');
    expect(session.branch()).toBeUndefined();
    writeText('sesi.user', JSON.stringify(testUser({ user_id: 'KASIR2' })));
    elsewhere('login', 'kilau-3');
    expect([session.get()?.user_id, session.branch()]).toEqual(['KASIR2', undefined]);
    session.close();
    session.open(testUser());
    expect((await reloaded()).branch()).toBeUndefined();
  });
});
