import { vi, type Mock } from 'vitest';

const SIZE_PX = 600;
let measured: Mock[] = [];

/** A list draws the rows that are in sight. Nothing has a size in jsdom: from here on, until `noLayout`, all has. */
export function laidOut(): void {
  measured = (['offsetHeight', 'offsetWidth'] as const).map((side) =>
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(SIZE_PX),
  );
}

/** Called behind each test, so that the next file finds the page as it is without. */
export function noLayout(): void {
  for (const one of measured) one.mockRestore();
  measured = [];
}
