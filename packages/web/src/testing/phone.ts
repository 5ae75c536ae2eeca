import { vi } from 'vitest';

/** From here on the screen is a phone's, until `vi.unstubAllGlobals()`. */
export const onPhone = (): void =>
  void vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(max-width: 599px)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
