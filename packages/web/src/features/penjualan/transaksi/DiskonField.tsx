import type { KeyboardEvent, Ref } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { persenDiskon } from '@kilau/contract/trade/harga/diskon.calc.ts';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { useT } from '../../../ui/text.ts';
import type { IsiBaris } from './draft.ts';
import css from './editor.module.css';

type Cara = IsiBaris['cara_diskon'];

interface DiskonFieldProps {
  readonly isi: Pick<IsiBaris, 'diskon' | 'cara_diskon'>;
  /** What the line costs before it, and what it comes to in rupiah. */
  readonly dasar: Dec;
  readonly diskon: Dec;
  readonly error: string | undefined;
  readonly onChange: (isi: Partial<IsiBaris>) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

const CARA = [
  ['RP', 'Rp'],
  ['PERSEN', '%'],
] as const satisfies readonly (readonly [Cara, string])[];
const TERTINGGI = 100;

/** What was typed, in the other unit: the same figures where they make sense there, `2 %` being typed as it is said. */
export function gantiSatuan({ diskon }: Pick<IsiBaris, 'diskon'>, cara_diskon: Cara): Partial<IsiBaris> {
  const muat = cara_diskon === 'PERSEN' ? Number(diskon) <= TERTINGGI : !diskon.includes('.');
  return { cara_diskon, diskon: muat ? diskon : '' };
}

/** Rupiah or percent: which is chosen is always in sight, and what it is in the other one stands in the field. */
export function DiskonField({ isi, dasar, diskon, error, onChange, inputRef }: DiskonFieldProps) {
  const t = useT();
  const persen = isi.cara_diskon === 'PERSEN';
  const pilih = (cara: Cara) => cara !== isi.cara_diskon && onChange(gantiSatuan(isi, cara));
  const onKeyDown = (event: KeyboardEvent) => {
    const cara = event.key === '%' ? (persen ? 'RP' : 'PERSEN') : event.key.toLowerCase() === 'r' ? 'RP' : undefined;
    if (cara === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    pilih(cara);
  };
  return (
    <div className={css.diskon}>
      <div className={css.satuan} role="radiogroup" aria-label={t('penjualan.satuan_diskon')}>
        {CARA.map(([cara, kata]) => (
          <button
            key={cara}
            type="button"
            role="radio"
            aria-checked={cara === isi.cara_diskon}
            tabIndex={-1}
            onClick={() => pilih(cara)}
          >
            {kata}
          </button>
        ))}
      </div>
      <NumberField
        ref={inputRef}
        label={t('field.diskon')}
        value={isi.diskon}
        scale={persen ? 3 : 0}
        prefix={persen ? '' : 'Rp. '}
        suffix={persen ? ' %' : ''}
        error={error}
        onChange={(nilai) => onChange({ diskon: nilai })}
        onKeyDown={onKeyDown}
        rightSectionWidth={persen ? 122 : 84}
        rightSection={
          <span className={css.sama}>
            {`= ${persen ? formatRupiah(diskon) : `${formatPlain(persenDiskon(dasar, diskon))} %`}`}
          </span>
        }
      />
    </div>
  );
}
