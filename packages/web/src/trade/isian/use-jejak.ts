import { useCallback, useState } from 'react';

/** What became of a code that was scanned. */
export interface Jejak {
  readonly kode: string;
  /** What it is, or why it was not taken. */
  readonly hasil: string;
  readonly ditolak: boolean;
  readonly pukul: Date;
}

/** So many of the last stay in sight: enough to see which of a handful was not taken. */
const TAMPIL = 3;

/** The trail of what was scanned on a page, the last one first. */
export function useJejak() {
  const [jejak, setJejak] = useState<readonly Jejak[]>([]);
  const catat = useCallback(
    (kode: string, hasil: string, ditolak = false) =>
      setJejak((list) => [{ kode, hasil, ditolak, pukul: new Date() }, ...list].slice(0, TAMPIL)),
    [],
  );
  return { jejak, catat };
}
