import { CARA_NON_CASH, KEADAAN_NON_CASH, NON_CASH_FIELDS } from '@kilau/contract/features/uang/non-cash.wire.ts';
import type { FilterChip } from '../../../engine/filter/FilterChips.tsx';
import { Filters } from '../../../engine/filter/Filters.tsx';
import { rentangText } from '../../../engine/filter/hari.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { RentangTgl } from '../../../engine/paper/RentangTgl.tsx';
import { useUser } from '../../../platform/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import { SARINGAN_AWAL, type Saringan } from './panggilan.ts';

const SEMUA = 'SEMUA';
const { no_rekening } = NON_CASH_FIELDS;

interface SaringanProps {
  readonly saringan: Saringan;
  readonly onChange: (part: Partial<Saringan>) => void;
  /** How many payments it leaves, as soon as that is known. */
  readonly jumlah: number | undefined;
}

type Pilihan = 'cara' | 'keadaan';
const labelOf = (t: Translate, name: Pilihan): string => t(name === 'cara' ? 'field.cara_bayar' : 'field.keadaan');
/** What a choice may be, in words. */
const optionsOf = (t: Translate, name: Pilihan) =>
  name === 'cara'
    ? CARA_NON_CASH.map((value) => ({ value, label: t(`pilihan.jenis_bayar.${value}`) }))
    : KEADAAN_NON_CASH.map((value) => ({ value, label: t(`pilihan.keadaan_non_cash.${value}`) }));

/** The same in words, for the chips of a phone. */
function useChips({ saringan, onChange }: SaringanProps): readonly FilterChip[] {
  const t = useT();
  const { tgl_system } = useUser();
  const { tgl_from, tgl_to } = saringan;
  const hari = tgl_from !== '' || tgl_to !== '';
  const chip = (name: Pilihan | 'no_rekening', label: string, word: string): FilterChip => ({
    key: name,
    text: saringan[name] === '' ? t('saring.semua', { nama: label }) : word,
    set: saringan[name] !== '',
    onClear: () => onChange({ [name]: '' }),
  });
  return [
    {
      key: 'tgl',
      text: hari ? rentangText(t, { tgl_from, tgl_to }, tgl_system) : t('non_cash.sebulan_terakhir'),
      set: hari,
      onClear: () => onChange({ tgl_from: '', tgl_to: '' }),
    },
    ...(['keadaan', 'cara'] as const).map((name) =>
      chip(name, labelOf(t, name), optionsOf(t, name).find(({ value }) => value === saringan[name])?.label ?? ''),
    ),
    chip('no_rekening', t('field.no_rekening'), saringan.no_rekening),
  ];
}

/** Days, account, way and state. */
function Isian({ saringan, onChange }: SaringanProps) {
  const t = useT();
  const pilih = (name: Pilihan) => (
    <SelectField
      label={labelOf(t, name)}
      value={saringan[name] || SEMUA}
      onChange={(value) => onChange({ [name]: value === SEMUA ? '' : (value ?? '') })}
      options={[{ value: SEMUA, label: t('umum.semua') }, ...optionsOf(t, name)]}
    />
  );
  return (
    <>
      <RentangTgl rentang={saringan} onChange={onChange} />
      <FieldInput
        name="no_rekening"
        field={no_rekening}
        value={saringan.no_rekening}
        onChange={(value: unknown) => onChange({ no_rekening: String(value ?? '') })}
      />
      {pilih('cara')}
      {pilih('keadaan')}
    </>
  );
}

/** What the list is narrowed by: fields above it, on a phone chips with a sheet behind them. */
export function SaringanNonCash(props: SaringanProps) {
  const t = useT();
  const { onChange, jumlah } = props;
  const isian = <Isian {...props} />;
  return (
    <Filters
      label={t('penjualan.filter')}
      chips={useChips(props)}
      count={jumlah === undefined ? undefined : String(jumlah)}
      onReset={() => onChange(SARINGAN_AWAL)}
      wide={
        <Card padded>
          <FilterRow>{isian}</FilterRow>
        </Card>
      }
    >
      {isian}
    </Filters>
  );
}
