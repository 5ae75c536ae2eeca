import { modulesWith } from '@kilau/contract/modules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '@kilau/contract/core/permission.ts';
import { testUser } from '../testing/user.ts';
import { session } from './session.ts';
import { readText, writeText } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  session.open(testUser());
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
