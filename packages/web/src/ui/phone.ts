import { useSyncExternalStore } from 'react';

/** As wide as a phone held upright; the styles say the same. */
const PHONE = '(max-width: 599px)';

function subscribe(told: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
}

/** Whether the screen is a phone's: rows are cards, filters fold, the deed stands at the thumb. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
