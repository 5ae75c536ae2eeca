import { SegmentedControl } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { hintKey } from '@kilau/contract/core/page.ts';
import { TRANSAKSI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useT } from '../../../ui/text.ts';
import { BeliForm } from './BeliForm.tsx';
import css from './jual-beli.module.css';
import { JualForm } from './JualForm.tsx';

const ARAH = ['JUAL', 'BELI'] as const;

/**
 * Sale and purchase of goods without barcodes on one page; F6 goes from one to the other, and both keep what was begun.
 */
export function TransaksiJualBeliPage() {
  const t = useT();
  const { arah: asked }: { readonly arah?: unknown } = useSearch({ strict: false });
  const [arah, setArah] = useState<(typeof ARAH)[number]>(asked === 'BELI' ? 'BELI' : 'JUAL');
  const Form = arah === 'JUAL' ? JualForm : BeliForm;
  return (
    <Form
      catatan={t.of(hintKey(TRANSAKSI_MANUAL))}
      onGanti={() => setArah(arah === 'JUAL' ? 'BELI' : 'JUAL')}
      pilihan={
        <div className={css.tombol}>
          <SegmentedControl
            aria-label={t('jual_beli.arah')}
            data={ARAH.map((value) => ({ value, label: t(`jual_beli.${value}`) }))}
            value={arah}
            onChange={setArah}
          />
          <Kbd>F6</Kbd>
        </div>
      }
    />
  );
}
