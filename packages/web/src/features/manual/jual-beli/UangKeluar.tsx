import type { ReactNode } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { kataCara } from '../../../trade/bayar/kata-cara.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import type { DraftBeli } from './isi.ts';
import css from './jual-beli.module.css';

interface UangKeluarProps {
  readonly draft: DraftBeli;
  readonly total: Dec;
  readonly salah: Salah;
  readonly sibuk: boolean;
  readonly validasi: boolean;
  readonly onUbah: (part: Partial<DraftBeli>) => void;
  readonly onSimpan: () => void;
  /** What was saved last. */
  /** What was saved last and is done next, while there is nothing to save. */
  readonly terakhir: ReactNode;
}

const { no_rekening, no_rekening_customer, cara_bayar } = pembelianManual.header;

/** How the seller is paid, what it comes to, and the one primary action. */
export function UangKeluar({ draft, total, salah, sibuk, validasi, onUbah, onSimpan, terakhir }: UangKeluarProps) {
  const t = useT();
  return (
    <div className={css.side}>
      <Card padded className={css.side} aria-label={t('penjualan.pembayaran')}>
        <div className={css.total} role="status">
          <span>{t('jual_beli.dibayarkan')}</span>
          <strong>{formatRupiah(total)}</strong>
        </div>
        <SelectField
          label={t('field.cara_bayar')}
          options={cara_bayar.options.map((value) => ({ value, label: kataCara(t, value) }))}
          value={draft.cara_bayar}
          onChange={(value) => onUbah({ cara_bayar: value === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
        />
        {draft.cara_bayar === 'TRANSFER' ? (
          <>
            <FieldInput
              name="no_rekening"
              label={t('jual_beli.dari_rekening')}
              field={no_rekening}
              value={draft.no_rekening}
              error={salah['no_rekening']}
              onChange={(value) => onUbah({ no_rekening: String(value ?? '') })}
            />
            <FieldInput
              name="no_rekening_customer"
              field={no_rekening_customer}
              value={draft.no_rekening_customer}
              onChange={(value) => onUbah({ no_rekening_customer: String(value ?? '') })}
            />
          </>
        ) : (
          <p className="muted">{t('jual_beli.dari_laci')}</p>
        )}
        {terakhir ? null : <SaveButton size="lg" fullWidth onClick={onSimpan} saving={sibuk} />}
        <p className="muted" role="status">
          {t(sibuk ? 'penjualan.sedang_dikirim' : validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota')}
        </p>
      </Card>
      {terakhir}
    </div>
  );
}
