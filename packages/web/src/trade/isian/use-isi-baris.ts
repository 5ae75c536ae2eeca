import { useState } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { kataSalah } from '../dokumen/kata-salah.ts';
import type { Rusak, Salah } from '../dokumen/salah.ts';

/** The fields of one line as they are typed, and what is wrong with them. @param fields what they are called. */
export function useIsiBaris<I extends object>(awal: I, fields: Fields) {
  const [isi, setIsi] = useState(awal);
  const [salah, setSalah] = useState<Salah>({});
  const set = (part: Partial<I>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  return {
    isi,
    salah,
    set,
    setIsi,
    setSalah,
    /** Says what the line lacks, or takes it. @param terima takes it, and answers what the next one begins with. */
    pakai: (rusak: Rusak, terima: () => I) => {
      setSalah(kataSalah(rusak, fields));
      if (Object.keys(rusak).length === 0) setIsi(terima());
    },
  };
}
