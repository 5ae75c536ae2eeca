import { useState } from 'react';

/**
 * The count that was open last: back on the list, the hand is on its row. @param nomor the one that is open; empty: the
 * list is.
 */
export function useTerakhir(nomor: string): string {
  const [terakhir, setTerakhir] = useState(nomor);
  if (nomor !== '' && nomor !== terakhir) setTerakhir(nomor);
  return terakhir;
}
