import { choice, money, text } from '@kilau/contract/core/field.ts';
import { DI_BAWAH_NOL, hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { KnownMakeForm } from '../../engine/paper/KnownMakeForm.tsx';
import { useT } from '../../ui/text.ts';

/** What is asked of whoever counts: the books are not told here, so that what lies there is counted. */
const FIELDS = {
  dihitung: money({ required: true, min: 0 }),
  beban: choice(['TOKO', 'KASIR'], { default: 'TOKO', optionLabel: 'pilihan.beban_selisih' }),
  keterangan: text({ max: 200 }),
} as const;
/** The same of a drawer whose books are below zero. */
const FIELDS_DI_BAWAH_NOL = { dihitung: FIELDS.dihitung, ...DI_BAWAH_NOL, keterangan: FIELDS.keterangan } as const;

interface HitungFormProps {
  readonly laci: string;
  /** Its books are below zero: it is told so, since there is no such cash to count. */
  readonly kurang: boolean;
  readonly onDone: () => void;
}

/** Counts a drawer; a difference to the books is approved by exactly what it is. */
export function HitungForm({ laci, kurang, onDone }: HitungFormProps) {
  const t = useT();
  return (
    <KnownMakeForm
      kind={hitungLaci}
      title={t('tutup.hitung_laci', { laci })}
      fields={kurang ? FIELDS_DI_BAWAH_NOL : FIELDS}
      known={{ laci }}
      onDone={onDone}
    >
      {kurang ? <p>{t('tutup.di_bawah_nol')}</p> : null}
    </KnownMakeForm>
  );
}
