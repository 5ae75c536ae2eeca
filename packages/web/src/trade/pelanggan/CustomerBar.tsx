import { memo, type Ref } from 'react';
import { KODE_SALES } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { RefField } from '../../engine/resource/RefField.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { CustomerField } from './CustomerField.tsx';
import type { PelangganDraft, UbahPelanggan } from './pelanggan-draft.ts';
import css from './pelanggan.module.css';

interface CustomerBarProps {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly ketik: string;
  readonly salah: Salah;
  readonly aturan: AturanJual;
  readonly onChange: (ubah: UbahPelanggan) => void;
  /** Enter on the last field: on to the goods. */
  readonly onDone: () => void;
  readonly salesRef: Ref<HTMLInputElement>;
  readonly memberRef: Ref<HTMLInputElement>;
}

/** Who sells and who buys. Enter goes through it and on to the goods. */
export const CustomerBar = memo(function CustomerBar(props: CustomerBarProps) {
  const { kode_sales, pelanggan, ketik, salah, aturan, onChange, onDone, salesRef, memberRef } = props;
  const t = useT();
  return (
    <Card aria-label={t('penjualan.pelanggan')}>
      <EnterForm className={css.customer} label={t('penjualan.pelanggan')} onSubmit={onDone}>
        <RefField
          name="kode_sales"
          label={t('penjualan.sales')}
          field={KODE_SALES}
          value={kode_sales}
          error={salah['kode_sales']}
          inputRef={salesRef}
          onChange={(kode) => onChange({ type: 'sales', kode_sales: kode })}
        />
        <CustomerField
          pelanggan={pelanggan}
          ketik={ketik}
          salah={salah}
          aturan={aturan}
          onChange={(baru) => onChange({ type: 'customer', pelanggan: baru })}
          onKetik={(baru) => onChange({ type: 'typed', ketik: baru })}
          onDone={onDone}
          inputRef={memberRef}
        />
      </EnterForm>
    </Card>
  );
});
