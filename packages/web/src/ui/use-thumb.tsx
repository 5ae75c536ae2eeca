import type { ReactNode } from 'react';
import { usePhone } from './phone.ts';
import { ThumbBar } from './ThumbBar.tsx';

/** Where the deed of a page stands: one of both is nothing. */
interface Placed {
  /** In its place, beside what it is about. */
  readonly here: ReactNode;
  /** On a phone at the thumb, whatever has been scrolled to: belongs behind all that the page shows. */
  readonly thumb: ReactNode;
}

export function useThumb(deed: ReactNode): Placed {
  const phone = usePhone();
  if (!phone) return { here: deed, thumb: null };
  return { here: null, thumb: deed && <ThumbBar>{deed}</ThumbBar> };
}
