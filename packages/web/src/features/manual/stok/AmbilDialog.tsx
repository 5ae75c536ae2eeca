import { formatNumber } from '@kilau/contract/core/format.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { useIsiBaris } from '../../../trade/isian/use-isi-baris.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { FIELDS, periksaAmbil, type Isi } from './ambil.ts';
import css from './manual.module.css';
import { letakStok } from './panggilan.ts';
import type { BarisAmbil } from './use-ambil.ts';

interface AmbilProps {
  readonly stok: StokManual;
  /** What was taken of it before; all that is free unless there is. */
  readonly lama: Pick<BarisAmbil, 'qty' | 'berat'> | undefined;
  readonly onAmbil: (baris: BarisAmbil) => void;
}

function AmbilForm({ stok, lama, onAmbil }: AmbilProps) {
  const t = useT();
  const { isi, salah, set, pakai } = useIsiBaris<Isi>(
    { qty: String(lama?.qty ?? stok.bebas_qty), berat: lama?.berat ?? String(stok.bebas_berat) },
    FIELDS,
  );
  const ambil = () =>
    pakai(periksaAmbil(isi, stok), () => {
      const { kode_gudang, kode_baki, kode_group, kode_dept, nama_dept, kadar } = stok;
      const dari = { kode_gudang, kode_baki, kode_group, kode_dept, nama_dept, kadar };
      onAmbil({ ...dari, qty: Number.parseInt(isi.qty, 10), berat: isi.berat });
      return isi;
    });
  return (
    <EnterForm className={css.isian} label={t('manual.ambil', { letak: letakStok(stok) })} onSubmit={ambil}>
      <p className="muted">
        {t('manual.ambil_bebas', { qty: formatNumber(stok.bebas_qty), berat: formatNumber(stok.bebas_berat, 3) })}
      </p>
      <FieldInputs fields={FIELDS} values={isi} errors={salah} first="qty" onChange={set} />
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
