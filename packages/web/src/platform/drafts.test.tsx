import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { testUser } from '../testing/user.ts';
import { addTexts } from '../ui/words.ts';
import { useDraft } from './drafts.ts';
import { ProblemError } from './problem-error.ts';
import { session } from './session.ts';

interface Form {
  readonly berat: string;
}
const open = () => renderHook(() => useDraft<Form>('transaksi-penjualan'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  session.open(testUser());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useDraft', () => {
  it('finds after a reload what was typed before it, with the same idempotency key', () => {
    const first = open();
    act(() => first.result.current.keep({ berat: '3.450' }));
    act(() => void vi.advanceTimersByTime(300));
    const { key } = first.result.current;
    first.unmount();
    const second = open();
    expect(second.result.current.found?.value).toEqual({ berat: '3.450' });
    expect(second.result.current.key).toBe(key);
    expect(second.result.current.savedAt).toBeDefined();
  });

  it('is of the shop that head office works in', () => {
    const own = open();
    act(() => own.result.current.keep({ berat: '1' }));
    own.unmount();
    session.chooseBranch('KL02');
    const there = open();
    expect(there.result.current.found).toBeUndefined();
    act(() => there.result.current.keep({ berat: '2' }));
    there.unmount();
    session.chooseBranch(undefined);
    expect(open().result.current.found?.value).toEqual({ berat: '1' });
  });

  it('writes at once when the page goes away, without waiting for the pause', () => {
    const page = open();
    act(() => page.result.current.keep({ berat: '1' }));
    act(() => void dispatchEvent(new Event('pagehide')));
    page.unmount();
    expect(open().result.current.found?.value).toEqual({ berat: '1' });
  });

  it('is never more than a second behind a hand that does not rest: a tab that is killed says no farewell', () => {
    const page = open();
    // 90 ms a key, as a hand types: a pause of 250 ms never comes.
    for (let key = 1; key <= 30; key += 1) {
      act(() => page.result.current.keep({ berat: String(key) }));
      act(() => void vi.advanceTimersByTime(90));
    }
    // Another tab looks; this one was never left.
    expect(Number(open().result.current.found?.value.berat ?? 0)).toBeGreaterThanOrEqual(30 - 12);
  });

  it('keeps the last of many changes', () => {
    const page = open();
    act(() => {
      for (const berat of ['1', '1.2', '1.25']) page.result.current.keep({ berat });
      vi.advanceTimersByTime(300);
    });
    expect(open().result.current.found?.value).toEqual({ berat: '1.25' });
  });

  it('is kept under another key where the server knows the one it had with something else, and only then', () => {
    const page = open();
    act(() => page.result.current.keep({ berat: '1' }));
    const { key } = page.result.current;
    addTexts('id', texts);
    let params = {};
    const refused = (code: string) => {
      let told = '';
      act(() => {
        told = page.result.current.refused(new ProblemError(409, { code, message: '', params, fields: {} })).message;
      });
      return told;
    };
    expect(refused('stok_tidak_cukup')).toBe('');
    expect(page.result.current.key).toBe(key);
    expect(refused('kunci_dipakai_isi_lain')).toBe(texts['dialog.draf_tersimpan']);
    expect(page.result.current.key).not.toBe(key);
    const again = open().result.current;
    expect([again.key, again.found?.value]).toEqual([page.result.current.key, { berat: '1' }]);
    params = { nomor: 'KL-FJ-261121-0007' };
    expect(refused('kunci_dipakai_isi_lain')).toContain('dari tab lain: KL-FJ-261121-0007.');
  });

  it('is gone once the document is saved, and the next one has a key of its own', () => {
    const page = open();
    act(() => page.result.current.keep({ berat: '1' }));
    const { key } = page.result.current;
    act(() => page.result.current.clear());
    act(() => void vi.advanceTimersByTime(300));
    expect(page.result.current.key).not.toBe(key);
    expect(page.result.current.savedAt).toBeUndefined();
    expect(open().result.current.found).toBeUndefined();
  });

  it("is the user's own: another user of the same till finds nothing, and the first one finds it again", () => {
    const page = open();
    act(() => page.result.current.keep({ berat: '1' }));
    page.unmount();
    session.close();
    session.open(testUser({ user_id: 'KASIR2' }));
    expect(open().result.current.found).toBeUndefined();
    cleanup();
    session.close();
    session.open(testUser());
    expect(open().result.current.found?.value).toEqual({ berat: '1' });
  });

  it('makes keys long enough for the server', () =>
    expect(open().result.current.key.length).toBeGreaterThanOrEqual(16));
});
