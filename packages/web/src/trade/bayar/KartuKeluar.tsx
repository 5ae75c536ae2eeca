import { useId, type ReactNode } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Field } from '@kilau/contract/core/field.ts';
import { CARA_BELI } from '@kilau/contract/trade/beli/cara-beli.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import type { Salah } from '../dokumen/salah.ts';
import css from './keluar.module.css';
import { kataCara } from './kata-cara.ts';
import type { KeluarDraft } from './keluar-draft.ts';

interface CaraKeluarProps {
  readonly draft: KeluarDraft;
  readonly salah: Salah;
  /** Which account it leaves from, and which it goes to. */
  readonly fields: Readonly<Record<Exclude<keyof KeluarDraft, 'cara'>, Field>>;
  readonly onUbah: (part: Partial<KeluarDraft>) => void;
}

/** How somebody is paid. */
export function CaraKeluar({ draft, salah, fields, onUbah }: CaraKeluarProps) {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('field.cara_bayar')}
        options={CARA_BELI.map((value) => ({ value, label: kataCara(t, value) }))}
        value={draft.cara}
        onChange={(cara) => onUbah({ cara: cara === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
      />
      {draft.cara === 'TRANSFER' ? (
        <FieldInputs fields={fields} values={draft} errors={salah} onChange={onUbah} />
      ) : null}
    </>
  );
}

interface KartuKeluarProps {
  readonly label: string;
  /** What is paid out. */
  readonly nilai: Dec;
  readonly halaman: {
    readonly form: { readonly sibuk: boolean };
    /** A saved one waits for validation. */
    readonly aturan: { readonly validasi: boolean };
    readonly simpan: () => void;
  };
  /** What was saved last and is done next, while there is nothing to save. */
  readonly terakhir: ReactNode;
  readonly children: ReactNode;
}

/** What is paid out, and the one primary action. */
export function KartuKeluar({ label, nilai, halaman: { form, aturan, simpan }, terakhir, children }: KartuKeluarProps) {
  const t = useT();
  const id = useId();
  const { here, thumb } = useThumb(
    terakhir ? null : <SaveButton size="lg" fullWidth type="submit" form={id} worth={nilai} saving={form.sibuk} />,
  );
  const nanti = aturan.validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota';
  return (
    <>
      <div className={css.side}>
        <Card padded aria-label={label}>
          <EnterForm id={id} className={css.side} onSubmit={simpan}>
            {children}
            {here}
            <p className="muted" role="status">
              {t(form.sibuk ? 'penjualan.sedang_dikirim' : nanti)}
            </p>
          </EnterForm>
        </Card>
        {terakhir}
      </div>
      {thumb}
    </>
  );
}

/** What it comes to. */
export function JumlahKeluar({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className={css.total} role="status">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
