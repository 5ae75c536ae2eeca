import { adaIsian, ambilIsian } from '../../../trade/isian/ambil-isian.ts';
import type { UbahLayar } from './layar.ts';

type Buka = Extract<UbahLayar, { readonly type: 'edit' }>;

/**
 * Opens a line once what is typed of another one is taken over: then behind the hand, which goes back from there to
 * the field for codes a moment later.
 */
export function bukaBaris(onScreen: (ubah: UbahLayar) => void, buka: Omit<Buka, 'type'>): void {
  const tertinggal = adaIsian();
  if (!ambilIsian()) return;
  const lanjut = () => onScreen({ type: 'edit', ...buka });
  if (tertinggal) requestAnimationFrame(lanjut);
  else lanjut();
}
