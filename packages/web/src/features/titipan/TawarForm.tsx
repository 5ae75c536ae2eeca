import { useState } from 'react';
import { MoneyInput } from '../../ui/inputs/NumberInputs.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import css from './titipan.module.css';
import { hargaGram, type BarangDraft, type Tawar } from '../../trade/harga/barang-harga.ts';
import { tawarDari } from './tawar.ts';

interface TawarFormProps {
  readonly barang: BarangDraft;
  readonly onSelesai: (tawar: Tawar | undefined) => void;
}

/** What is agreed on of a piece: rupiah per gram, unless it has a price of its own, and what is taken off. */
export function TawarForm({ barang, onSelesai }: TawarFormProps) {
  const t = useT();
  const [harga, setHarga] = useState(hargaGram(barang).toString());
  const [diskon, setDiskon] = useState(barang.tawar?.diskon ?? '');
  const perGram = barang.harga.harga_tetap === null;
  return (
    <EnterForm
      className={css.tawar}
      label={t('titipan.tawar')}
      onSubmit={() => onSelesai(tawarDari(barang, perGram ? harga : '', diskon))}
    >
      <p className="muted">{t('titipan.tawar_penjelasan')}</p>
      {perGram ? <MoneyInput label={t('field.harga_gram')} value={harga} onChange={setHarga} data-autofocus /> : null}
      <MoneyInput
        label={t('field.diskon')}
        value={diskon}
        onChange={setDiskon}
        data-autofocus={!perGram || undefined}
      />
      <SaveButton type="submit" saving={false} keyless>
        {t('umum.simpan')}
      </SaveButton>
    </EnterForm>
  );
}
