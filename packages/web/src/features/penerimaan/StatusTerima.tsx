import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { PenerimaanRingkas } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

type Keadaan = PenerimaanRingkas['proses'] | 'CANC';
const KATA = {
  BUKA: 'pilihan.proses_terima.BUKA',
  HABIS: 'pilihan.proses_terima.HABIS',
  SELESAI: 'pilihan.proses_terima.SELESAI',
  CANC: 'terima.batal',
} as const satisfies Record<Keadaan, LocaleKey>;
const TONES: Readonly<Record<Keadaan, Tone>> = { BUKA: 'info', HABIS: 'warn', SELESAI: 'good', CANC: 'bad' };

const keadaanOf = ({ status, proses }: Pick<PenerimaanRingkas, 'status' | 'proses'>): Keadaan =>
  status === 'CANC' ? 'CANC' : proses;
/** What a receipt's state is called. */
export const kataStatus = (row: Pick<PenerimaanRingkas, 'status' | 'proses'>): LocaleKey => KATA[keadaanOf(row)];

export function StatusTerima({ row }: { readonly row: Pick<PenerimaanRingkas, 'status' | 'proses'> }) {
  const t = useT();
  return <Chip tone={TONES[keadaanOf(row)]}>{t(kataStatus(row))}</Chip>;
}
