import { kataHasil, type Temuan } from '@kilau/contract/features/opname/kata.ts';
import type { HasilOpname } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

const TONES: Readonly<Record<HasilOpname | 'GANDA', Tone>> = {
  KETEMU: 'good',
  MASUK: 'info',
  GANDA: 'warn',
  BAKI_LAIN: 'warn',
  AKSESORIS: 'info',
  BUKAN_BARANG: 'warn',
  TERJUAL: 'bad',
  HANCUR: 'bad',
  DIKIRIM: 'bad',
  KELUAR: 'bad',
  LEPAS: 'bad',
  TOKO_LAIN: 'bad',
  TIDAK_DIKENAL: 'bad',
  HILANG: 'bad',
};
/** Red for loss and for what must not be here, green for found. */
export const toneHasil = (hasil: HasilOpname | 'GANDA'): Tone => TONES[hasil];

/** What a scan or a result means, in words that name the tray or the document. */
export function KataHasil({ berjalan = false, ...temuan }: Temuan & { readonly berjalan?: boolean }) {
  const t = useT();
  return kataHasil(t, temuan, berjalan);
}
