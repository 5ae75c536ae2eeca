import { SegmentedControl } from '@mantine/core';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { useT } from '../../../ui/text.ts';

interface SaringKeadaanProps<Keadaan extends string> {
  readonly semua: readonly Keadaan[];
  /** Family of the words of these states: `keadaan_kiriman`. */
  readonly kata: 'keadaan_kiriman' | 'keadaan_masuk';
  readonly jumlah: Readonly<Record<Keadaan, number>> | undefined;
  /** Absent: every state. */
  readonly keadaan: Keadaan | undefined;
  readonly onChange: (keadaan: Keadaan | undefined) => void;
}

const ALL = 'SEMUA';

/** Which state to look at, each with how many there are. */
export function SaringKeadaan<Keadaan extends string>(props: SaringKeadaanProps<Keadaan>) {
  const { semua, kata, jumlah, keadaan, onChange } = props;
  const t = useT();
  const data: { value: string; label: string }[] = [
    { value: ALL, label: t('umum.semua') },
    ...semua.map((value) => ({
      value,
      label: `${t.of(`${kata}.${value}`)}${jumlah ? ` (${formatNumber(jumlah[value])})` : ''}`,
    })),
  ];
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('antrean.keadaan')}
      data={data}
      value={keadaan ?? ALL}
      onChange={(value) => onChange(semua.find((one) => one === value))}
    />
  );
}
