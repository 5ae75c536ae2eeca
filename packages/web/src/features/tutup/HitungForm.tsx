import { choice, money, text } from '@kilau/contract/core/field.ts';
import { hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { KnownMakeForm } from '../../engine/paper/KnownMakeForm.tsx';
import { useT } from '../../ui/text.ts';

/** What is asked of whoever counts: the books are not told here, so that what lies there is counted. */
const FIELDS = {
  dihitung: money({ required: true, min: 0 }),
  beban: choice(['TOKO', 'KASIR'], { default: 'TOKO', optionLabel: 'pilihan.beban_selisih' }),
  keterangan: text({ max: 200 }),
} as const;

interface HitungFormProps {
  readonly laci: string;
  readonly onDone: () => void;
}

/** Counts a drawer; a difference to the books is approved by exactly what it is. */
export function HitungForm({ laci, onDone }: HitungFormProps) {
  const title = useT()('tutup.hitung_laci', { laci });
  return <KnownMakeForm kind={hitungLaci} title={title} fields={FIELDS} known={{ laci }} onDone={onDone} />;
}
