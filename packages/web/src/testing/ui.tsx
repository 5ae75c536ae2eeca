import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { theme } from '../ui/theme.ts';
import { addTexts } from '../ui/words.ts';

/** What the kit asks of a browser and jsdom does not have. */
function completeBrowser(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe(): void {
      /* jsdom has no layout that could change */
    }
    unobserve(): void {
      /* nothing was observed */
    }
    disconnect(): void {
      /* nothing was observed */
    }
  };
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {
      /* jsdom has no sight that could change */
    }
    unobserve(): void {
      /* nothing was observed */
    }
    disconnect(): void {
      /* nothing was observed */
    }
    takeRecords = () => [];
  };
  // Fields that grow with their text listen for fonts that come late.
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

/** Draws a component as the program does: with the theme, in Indonesian. */
export async function renderUi(node: ReactNode) {
  completeBrowser();
  addTexts('id', texts);
  return render(
    <MantineProvider theme={theme} env="test">
      {node}
    </MantineProvider>,
  );
}
