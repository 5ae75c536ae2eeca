import { useCallback, useEffect, useMemo, useRef } from 'react';
import { firstError, focusField } from '../../ui/form/enter-next.ts';
import type { Salah } from '../dokumen/salah.ts';

const TANPA_SALAH: Salah = {};

/**
 * Where the hand is led: to the sales person when the page opens without one, else to the field where goods are
 * entered, and back to that field after every saving, or to what was refused of it.
 */
export function useTangan(mulaiDiSales: boolean, sibuk: boolean, salah = TANPA_SALAH) {
  const isian = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const member = useRef<HTMLInputElement>(null);
  const awal = useRef<'sales' | 'isian' | undefined>(mulaiDiSales ? 'sales' : 'isian');
  // Pickers are fetched when they are first needed: the first focus waits until its field is there.
  const tiba = useCallback((tempat: 'sales' | 'isian', field: HTMLInputElement | null) => {
    (tempat === 'sales' ? sales : isian).current = field;
    if (field === null || awal.current !== tempat) return;
    awal.current = undefined;
    field.focus();
  }, []);
  const tangan = useMemo(() => {
    const ke = (field: () => HTMLElement | null) => void requestAnimationFrame(() => focusField(field() ?? undefined));
    return {
      ke,
      isianRef: (field: HTMLInputElement | null) => tiba('isian', field),
      salesRef: (field: HTMLInputElement | null) => tiba('sales', field),
      memberRef: member,
      keIsian: () => ke(() => isian.current),
      keSales: () => ke(() => sales.current),
      keMember: () => ke(() => member.current),
      /** To what keeps it from being saved. Goods that are missing are entered where goods are. */
      keSalah: (yang: Salah) =>
        ke(() => (Object.keys(yang)[0] === 'barang' ? undefined : firstError(document.body)) ?? isian.current),
    };
  }, [tiba]);
  const { keIsian, keSalah } = tangan;
  const mengirim = useRef(false);
  useEffect(() => {
    if (mengirim.current && !sibuk) {
      if (Object.keys(salah).length > 0) keSalah(salah);
      else keIsian();
    }
    mengirim.current = sibuk;
  }, [sibuk, salah, keIsian, keSalah]);
  return tangan;
}

export type Tangan = ReturnType<typeof useTangan>;
