import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { DataTable } from './DataTable.tsx';

/** jsdom lays nothing out: six columns of 100 pixels, in a place as wide as `place`. */
const COLUMNS = 6;
const WIDTH = 100;
let place = 0;
let at = 0;
const scrolled = vi.fn();

const box = (left: number, width: number) => new DOMRect(left, 0, width, 20);
beforeEach(() => {
  at = 0;
  scrolled.mockClear();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => place);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => COLUMNS * WIDTH);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    const head = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.tagName === 'TH' ? box(head * WIDTH - at, WIDTH) : box(0, place);
  });
  Element.prototype.scrollBy = function by(this: Element, options?: ScrollToOptions | number) {
    const way = typeof options === 'object' ? (options.left ?? 0) : 0;
    at = Math.max(0, Math.min(COLUMNS * WIDTH - place, at + way));
    scrolled(at);
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const columns = Array.from({ length: COLUMNS }, (_, index) => ({
  key: `k${index}`,
  title: `Kolom ${index}`,
  text: (row: string) => `${row}${index}`,
}));
const show = () => renderUi(<DataTable label="Lebar" columns={columns} rows={['a', 'b']} rowKey={(row) => row} />);
const button = (name: RegExp) => screen.queryByRole('button', { name });
const told = () => [/di kiri/, /di kanan/].map((name) => button(name)?.textContent);

it('a table that fits says nothing of further columns', async () => {
  place = COLUMNS * WIDTH;
  await show();
  expect(told()).toEqual([undefined, undefined]);
});

it('counts as out of sight what lies below the deeds at the right edge of its rows', async () => {
  place = 350;
  await renderUi(
    <DataTable
      label="Lebar"
      columns={columns.slice(1)}
      rows={['a', 'b']}
      rowKey={(row) => row}
      renderActions={(row) => <button type="button">{row}</button>}
    />,
  );
  // Three hundred and fifty pixels, a hundred of which the deeds take: two columns and a half.
  expect(told()).toEqual(['←0 kolom di kiri', '3 kolom lagi di kanan→']);
  const right = button(/di kanan/);
  if (right) fireEvent.click(right);
  expect(scrolled).toHaveBeenLastCalledWith(200);
});

it('a table that is wider than its place says how many columns stand beyond its edges, and turns to them', async () => {
  place = 350;
  await show();
  // The fourth column is cut off, so it counts.
  expect(told()).toEqual(['←0 kolom di kiri', '3 kolom lagi di kanan→']);
  expect(button(/di kiri/)?.getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('[data-right="true"]:not([data-left="true"])')).not.toBeNull();

  const right = button(/di kanan/);
  right?.focus();
  if (right) fireEvent.click(right);
  // The cut column comes first, as far as the table goes.
  expect(scrolled).toHaveBeenLastCalledWith(250);
  expect(told()).toEqual(['←3 kolom di kiri', '0 kolom lagi di kanan→']);
  expect(document.activeElement).toBe(right);

  if (right) fireEvent.click(right);
  expect(scrolled).toHaveBeenCalledOnce();
  const left = button(/di kiri/);
  if (left) fireEvent.click(left);
  expect(told()).toEqual(['←0 kolom di kiri', '3 kolom lagi di kanan→']);
});
