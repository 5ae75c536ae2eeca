import type { HasilOpname, HasilScan } from '@kilau/contract/features/opname/opname.wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

const TONES: Readonly<Record<HasilOpname | 'GANDA', Tone>> = {
  KETEMU: 'good', MASUK: 'info', GANDA: 'warn', BAKI_LAIN: 'warn', TERJUAL: 'bad', HANCUR: 'bad', TOKO_LAIN: 'bad', TIDAK_DIKENAL: 'bad', HILANG: 'bad',
};
const KATA = {
  KETEMU: 'opname.kata.KETEMU', MASUK: 'opname.kata.MASUK', GANDA: 'opname.kata.GANDA', BAKI_LAIN: 'opname.kata.BAKI_LAIN', TERJUAL: 'opname.kata.TERJUAL', HANCUR: 'opname.kata.HANCUR',
  TOKO_LAIN: 'opname.kata.TOKO_LAIN', TIDAK_DIKENAL: 'opname.kata.TIDAK_DIKENAL', HILANG: 'opname.kata.HILANG',
} as const satisfies Record<HasilOpname | 'GANDA', LocaleKey>;
/** Red for loss and for what must not be here, green for found. */
export const toneHasil = (hasil: HasilOpname | 'GANDA'): Tone => TONES[hasil];

interface KataHasilProps {
  readonly hasil: HasilOpname | HasilScan;
  readonly di_baki: string;
  readonly nomor: string;
  readonly oleh: string;
}

/** What a scan or a result means, in words that name the tray or the document. */
export function KataHasil({ hasil, di_baki, nomor, oleh }: KataHasilProps) {
  const t = useT();
  if (hasil === 'BAKI_LAIN' && nomor !== '') return t('opname.dipindah', { baki: di_baki, nomor });
  if ((hasil === 'KETEMU' || hasil === 'HILANG') && nomor !== '') return `${t(KATA[hasil])} · ${t('opname.dipegang', { nomor })}`;
  return t(KATA[hasil], { baki: di_baki, nomor, oleh });
}
