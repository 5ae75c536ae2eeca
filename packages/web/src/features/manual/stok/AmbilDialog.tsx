import { useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { barisManualFields } from '@kilau/contract/features/manual/baris.fields.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { periksaAmbil, type Isi } from './ambil.ts';
import css from './manual.module.css';
import { letakStok } from './panggilan.ts';
import type { BarisAmbil } from './use-ambil.ts';

const FIELDS = { qty: barisManualFields.qty, berat: barisManualFields.berat } as const;

interface AmbilProps {
  readonly stok: StokManual;
  /** What was taken of it before; all that is free unless there is. */
  readonly lama: Pick<BarisAmbil, 'qty' | 'berat'> | undefined;
  readonly onAmbil: (baris: BarisAmbil) => void;
}

function AmbilForm({ stok, lama, onAmbil }: AmbilProps) {
  const t = useT();
  const [isi, setIsi] = useState<Isi>({
    qty: String(lama?.qty ?? stok.bebas_qty),
    berat: lama?.berat ?? String(stok.bebas_berat),
  });
  const [diperiksa, setDiperiksa] = useState(false);
  const salah = diperiksa ? periksaAmbil(isi, stok) : {};
  const kata = (name: keyof Isi) => salah[name] && t(salah[name], { label: t(`field.${name}`) });
  const ambil = () => {
    setDiperiksa(true);
    if (Object.keys(periksaAmbil(isi, stok)).length > 0) return;
    const { kode_gudang, kode_baki, kode_group, kode_dept, nama_dept, kadar } = stok;
    onAmbil({
      kode_gudang,
      kode_baki,
      kode_group,
      kode_dept,
      nama_dept,
      kadar,
      qty: Number.parseInt(isi.qty, 10),
      berat: isi.berat,
    });
  };
  return (
    <EnterForm className={css.isian} label={t('manual.ambil', { letak: letakStok(stok) })} onSubmit={ambil}>
      <p className="muted">
        {t('manual.ambil_bebas', { qty: formatNumber(stok.bebas_qty), berat: formatNumber(stok.bebas_berat, 3) })}
      </p>
      <FieldInputs
        fields={FIELDS}
        values={isi}
        errors={{ qty: kata('qty'), berat: kata('berat') }}
        first="qty"
        onChange={(part) => setIsi((now) => ({ ...now, ...part }))}
      />
      <ActionButton primary type="submit">
        {t('manual.ke_daftar')}
      </ActionButton>
    </EnterForm>
  );
}

/** How much of a stock row is taken: all that is free, unless told. */
export function AmbilDialog({
  stok,
  onTutup,
  ...rest
}: Omit<AmbilProps, 'stok'> & { readonly stok: StokManual | undefined; readonly onTutup: () => void }) {
  const t = useT();
  return (
    <Dialog
      opened={stok !== undefined}
      onClose={onTutup}
      title={stok ? t('manual.ambil', { letak: letakStok(stok) }) : ''}
    >
      {stok ? <AmbilForm stok={stok} {...rest} /> : null}
    </Dialog>
  );
}
