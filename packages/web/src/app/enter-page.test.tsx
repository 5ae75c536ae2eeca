import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPage, goOnHere } from './enter-page.ts';

const at = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <nav><a id="entri" href="#x">Lihat Penjualan</a></nav>
    <main id="isi" tabindex="-1"><input id="cari"></main>
    <div role="dialog"><input id="tanya"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the hand on a page that was opened', () => {
  it('comes along from the entry of the menu that led here', () => {
    at('entri').focus();
    enterPage();
    expect(document.activeElement).toBe(at('isi'));
  });

  it('comes along when nothing has it, and when a dialog that led here has given it back to the menu', () => {
    enterPage();
    expect(document.activeElement).toBe(at('isi'));
    at('entri').focus();
    vi.runAllTimers();
    expect(document.activeElement).toBe(at('isi'));
  });

  it.each(['cari', 'tanya'])('stays where the page or a dialog has led it: %s', (id) => {
    at(id).focus();
    enterPage();
    vi.runAllTimers();
    expect(document.activeElement).toBe(at(id));
  });
});

describe('the hand on a page that shows something else', () => {
  it('is on its content where what was pressed has gone', () => {
    at('cari').focus();
    at('cari').remove();
    goOnHere();
    vi.runAllTimers();
    expect(document.activeElement).toBe(at('isi'));
  });

  it.each(['entri', 'cari', 'tanya'])('stays where it is: %s', (id) => {
    at(id).focus();
    goOnHere();
    vi.runAllTimers();
    expect(document.activeElement).toBe(at(id));
  });
});
