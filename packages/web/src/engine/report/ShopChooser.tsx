import { useEffect, useRef } from 'react';
import { shopText } from '../../platform/shops.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';
import css from './report.module.css';
import type { ShopChoice } from './shop-choice.ts';

interface ShopChooserProps {
  readonly choice: ShopChoice;
  readonly onChoose: (kode_toko: string) => void;
}

/** The first of the filters: which shop the report is of. */
export function ShopChooser({ choice: { shops, picked, kept }, onChoose }: ShopChooserProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const chosen = kept !== undefined;
  // Choosing draws the bar anew, whose first field takes the focus: the hand stays where it was.
  useEffect(() => {
    if (chosen) queueMicrotask(() => input.current?.focus());
  }, [chosen]);
  return (
    <div className={css.filter} data-kind="toko">
      <SelectField
        ref={input}
        label={t('laporan.toko')}
        options={shops.map((shop) => ({ value: shop.kode_toko, label: shopText(shop) }))}
        value={picked}
        onChange={onChoose}
      />
    </div>
  );
}
