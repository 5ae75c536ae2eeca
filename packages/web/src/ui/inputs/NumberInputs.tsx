import { NumberField, type NumberFieldProps } from './NumberField.tsx';

type Preset = Omit<NumberFieldProps, 'scale' | 'prefix' | 'suffix' | 'grouped'>;

/** Whole rupiah, masked `Rp. 1,500,000 ,-` (specification, section 5). */
export function MoneyInput(props: Preset) {
  return <NumberField {...props} prefix="Rp. " suffix=" ,-" />;
}

/** A whole number. */
export function IntegerInput(props: Preset) {
  return <NumberField {...props} />;
}

/** Percent or purity, up to 3 decimals. */
export function PercentInput(props: Preset) {
  return <NumberField {...props} scale={3} suffix=" %" />;
}
