import { choice, money, text } from '@kilau/contract/core/field.ts';
import { cekNonCash, SEBAB_SELISIH } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { KnownMakeForm } from '../../../engine/paper/KnownMakeForm.tsx';
import { BlockFact } from '../../../ui/Block.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import type { Baris } from './panggilan.ts';

const FIELDS = {
  jumlah_masuk: money({ required: true, min: 0 }),
  sebab: choice(SEBAB_SELISIH, { required: true, default: 'FEE', optionLabel: 'pilihan.sebab_non_cash' }),
  keterangan: text({ max: 200, upper: true }),
} as const;

interface SelisihFormProps {
  readonly baris: Baris;
  readonly onDone: () => void;
}

/** What the bank shows instead of what was booked; approved by exactly what it is. */
export function SelisihForm({ baris, onDone }: SelisihFormProps) {
  const { jenis_dokumen, no_dokumen, ke_bayar, baris_bayar } = baris;
  const t = useT();
  const title = t('non_cash.selisih_judul', { nomor: no_dokumen });
  return (
    <KnownMakeForm
      kind={cekNonCash}
      title={title}
      fields={FIELDS}
      known={{ jenis_dokumen, no_dokumen, ke_bayar, baris_bayar, hasil: 'SELISIH' }}
      onDone={onDone}
    >
      <BlockFact
        label={`${t.of(`pilihan.jenis_bayar.${baris.cara}`)} · ${baris.no_rekening}`}
        value={signed(baris.seharusnya)}
      />
    </KnownMakeForm>
  );
}
