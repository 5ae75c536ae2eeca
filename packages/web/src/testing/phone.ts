import { vi } from 'vitest';

const onlyMatching = (matching: string): void =>
  void vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === matching,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** From here on the screen is a phone's, until `vi.unstubAllGlobals()`. */
export const onPhone = (): void => onlyMatching('(max-width: 599px)');

/** From here on there is a mouse, and with it keys, until `vi.unstubAllGlobals()`. */
export const withKeys = (): void => onlyMatching('(pointer: fine)');
