import { useCallback, useEffect, useRef } from 'react';
import { focusField } from '../../../ui/form/enter-next.ts';

/**
 * Where the hand is led: to the sales person when the page opens without one, else to the first field of a line, and
 * back to that field after every saving.
 */
export function useTangan(kode_sales: string, sibuk: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const awal = useRef<'sales' | 'isian' | undefined>(kode_sales === '' ? 'sales' : 'isian');
  // Pickers are fetched when they are first needed: the first focus waits until its field is there.
  const tiba = useCallback((tempat: 'sales' | 'isian', input: HTMLInputElement | null) => {
    (tempat === 'sales' ? sales : field).current = input;
    if (input === null || awal.current !== tempat) return;
    awal.current = undefined;
    input.focus();
  }, []);
  const salesRef = useCallback((input: HTMLInputElement | null) => tiba('sales', input), [tiba]);
  const fieldRef = useCallback((input: HTMLInputElement | null) => tiba('isian', input), [tiba]);
  const keIsian = useCallback(() => void requestAnimationFrame(() => focusField(field.current ?? undefined)), []);
  const mengirim = useRef(false);
  useEffect(() => {
    if (mengirim.current && !sibuk) keIsian();
    mengirim.current = sibuk;
  }, [sibuk, keIsian]);
  return { salesRef, fieldRef, keIsian };
}
