import { useState } from 'react';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';

/** The payment that is open, '' for a new one, which may begin in a way of its own. */
export function useBayar(keIsian: () => void) {
  const [dibuka, setDibuka] = useState<{ readonly id: string; readonly cara?: JenisBayar | undefined }>();
  return {
    dibuka,
    buka: (id = '', cara?: JenisBayar) => setDibuka({ id, cara }),
    tutup: () => {
      setDibuka(undefined);
      keIsian();
    },
  };
}
