import { useState } from 'react';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';

/** The payment that is open, '' for a new one, which may begin in a way of its own. */
export function useBayar(keIsian: () => void) {
  const [dibuka, setDibuka] = useState<{ readonly id: string; readonly cara?: JenisBayar | undefined }>();
  return {
    dibuka,
    // Behind the hand, which goes from a line that was taken over back to the fields in the next frame: it would take
    // itself out of the dialog again.
    buka: (id = '', cara?: JenisBayar): void => {
      requestAnimationFrame(() => setDibuka({ id, cara }));
    },
    tutup: () => {
      setDibuka(undefined);
      keIsian();
    },
  };
}
