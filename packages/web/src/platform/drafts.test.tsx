import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { testUser } from '../testing/user.ts';
import { addTexts } from '../ui/words.ts';
import { besideDraft, useDraft } from './drafts.ts';
import { isElsewhere } from './other-tabs.ts';
import { ProblemError } from './problem-error.ts';
import { session } from './session.ts';
import { readOfTab, readText, writeJson, writeOfTab, writeText } from './storage.ts';

interface Form {
  readonly berat: string;
}
const open = () => renderHook(() => useDraft<Form>('transaksi-penjualan'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  session.open(testUser());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Another tab of the browser: it knows what is kept on the device, and nothing that is one tab's own. */
function inTab<T>(tab: Map<string, string>, work: () => T): T {
  const here = Object.entries(sessionStorage);
  const fill = (names: Iterable<readonly [string, unknown]>) => {
    sessionStorage.clear();
    for (const [name, value] of names) sessionStorage.setItem(name, String(value));
  };
  fill(tab);
  const answer = work();
  tab.clear();
  for (const [name, value] of Object.entries(sessionStorage)) tab.set(name, String(value));
  fill(here);
  return answer;
}

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

  it('is the own one of each of two tabs that were open before either was typed in, to its end', () => {
    const other = new Map<string, string>();
    const here = open();
    const there = inTab(other, open);
    act(() => here.result.current.keep({ berat: '1' }));
    act(() => void vi.advanceTimersByTime(300));
    inTab(other, () => {
      act(() => there.result.current.keep({ berat: '2' }));
      act(() => void vi.advanceTimersByTime(300));
    });
    const { key, name } = here.result.current;
    writeText(besideDraft(name, 'barang'), '{}');
    const again = open();
    expect([again.result.current.found?.value, again.result.current.key]).toEqual([{ berat: '1' }, key]);
    expect(inTab(other, open).result.current.found?.value).toEqual({ berat: '2' });
    // The other one is saved: what stands beside this one stays with it, and that tab does not take it over.
    inTab(other, () => act(() => there.result.current.clear()));
    expect(open().result.current.found?.value).toEqual({ berat: '1' });
    expect(readText(besideDraft(name, 'barang'))).toBe('{}');
    expect(inTab(other, open).result.current.found).toBeUndefined();
    act(() => again.result.current.clear());
    expect(readText(besideDraft(name, 'barang'))).toBeUndefined();
    expect(inTab(new Map(), open).result.current.found).toBeUndefined();
  });

  it('is taken up by a new tab, the one that was written last, with its key', () => {
    for (const berat of ['1', '2']) {
      inTab(new Map(), () => {
        const page = open();
        act(() => page.result.current.keep({ berat }));
        act(() => void vi.advanceTimersByTime(300));
      });
    }
    const { found, key } = open().result.current;
    expect(found?.value).toEqual({ berat: '2' });
    expect(found?.key).toBe(key);
  });

  it('is taken up by a tab that has had the page open where the tab that it was typed in is closed', () => {
    const here = open();
    const other = new Map<string, string>();
    inTab(other, () => {
      const page = open();
      act(() => page.result.current.keep({ berat: '3' }));
      act(() => void vi.advanceTimersByTime(300));
    });
    here.unmount();
    const still = open();
    expect(still.result.current.found).toBeUndefined();
    still.unmount();
    inTab(other, () => void dispatchEvent(new Event('pagehide')));
    expect(open().result.current.found?.value).toEqual({ berat: '3' });
  });

  describe('of a tab that is still there', () => {
    const PAGE = 'draf.KASIR1.KL01.transaksi-titipan';
    const there = (key: string) => writeJson(`${PAGE}#${key}`, { value: { berat: '5' }, savedAt: '2026', key });
    const openThere = () => renderHook(() => useDraft<Form>('transaksi-titipan')).result.current;
    /** Another tab says what it has, and is heard. */
    async function told(has: readonly string[], heard: () => boolean): Promise<void> {
      vi.useRealTimers();
      const tab = new BroadcastChannel('kilau.draf');
      tab.postMessage({ from: 'another tab', has });
      await vi.waitFor(() => expect(heard()).toBe(true));
      tab.close();
    }

    it('stays there: a tab that is opened beside it begins empty, and finds it once that one is gone', async () => {
      there('k'.repeat(24));
      await told(['k'.repeat(24)], () => isElsewhere(PAGE, 'k'.repeat(24)));
      const beside = inTab(new Map(), openThere);
      expect([beside.found, beside.key === 'k'.repeat(24)]).toEqual([undefined, false]);
      await told([], () => !isElsewhere(PAGE, 'k'.repeat(24)));
      expect(inTab(new Map(), openThere).found?.value).toEqual({ berat: '5' });
    });

    it('is not that of its duplicate, which begins with all that the tab itself remembers', async () => {
      // Of this page nothing was taken in hand since it was loaded.
      const page = `${PAGE}-lain`;
      const key = 'd'.repeat(24);
      writeJson(`${page}#${key}`, { value: { berat: '6' }, savedAt: '2026', key });
      writeOfTab(page, key);
      await told([key], () => readOfTab(page) === undefined);
      const duplicate = renderHook(() => useDraft<Form>('transaksi-titipan-lain')).result.current;
      expect([duplicate.found, duplicate.key === key]).toEqual([undefined, false]);
      await told([], () => !isElsewhere(page, key));
    });
  });

  it('stays with a tab that is loaded anew', () => {
    const page = open();
    act(() => page.result.current.keep({ berat: '4' }));
    act(() => void dispatchEvent(new Event('pagehide')));
    page.unmount();
    const other = new Map([['kilau.draf.KASIR1.KL01.transaksi-penjualan', 'a key of its own']]);
    const again = open();
    expect(again.result.current.found?.value).toEqual({ berat: '4' });
    expect(inTab(other, open).result.current.found).toBeUndefined();
  });

  it('is found where a program before this one kept it, once', () => {
    const place = 'draf.KASIR1.KL01.transaksi-penjualan';
    writeJson(place, { value: { berat: '7' }, savedAt: '2026-11-21T01:00:00.000Z', key: 'k'.repeat(24) });
    const page = open();
    expect(page.result.current.found?.value).toEqual({ berat: '7' });
    act(() => page.result.current.clear());
    expect(readText(place)).toBeUndefined();
  });
});
